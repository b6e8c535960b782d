import type { Barrier } from '../../../../engine/winter-war/index.ts';
import { words } from '../../../../kit/language/words.ts';

export interface WhyWords {
  readonly command: string;
  /** The paragraph beside the map. */
  readonly paragraph: string;
  readonly close: string;
  readonly inBook: string;
  readonly opening: string;
  /** Nothing is in the way there. */
  readonly allowed: (hex: string) => string;
  /** Nothing is chosen that a reason could be given for. */
  readonly nowhere: string;
  readonly key: string;
  /** A button without a better reason. */
  readonly notNow: string;
  /** Of a replay, of the rulebook, of a lesson. */
  readonly atStart: string;
  readonly atEnd: string;
  readonly noBattle: string;
  readonly noBattleBefore: string;
  readonly noPage: string;
  readonly openNow: string;
  readonly waiting: string;
  readonly nothingYet: string;
  /** Why nothing is taken back any more. */
  readonly bar: Readonly<Record<Barrier | 'hand-over' | 'lesson' | 'rival', string>>;
}

/** Why not: the words around the engine's reason. */
export const whyWords = words<WhyWords>('winter-war/why', {
  command: 'Why not? At the cursor',
  paragraph: 'The paragraph',
  close: 'Close the paragraph',
  inBook: 'In the rulebook',
  opening: 'Opening the rulebook …',
  allowed: (hex) => `${hex}: no rule is in the way.`,
  nowhere: 'Point at a hex first, or go there with the arrow keys.',
  key: 'W: the paragraph',
  notNow: 'Not now.',
  atStart: 'This is the start of the game.',
  atEnd: 'This is as far as the game goes.',
  noBattle: 'No battle comes after this.',
  noBattleBefore: 'No battle comes before this.',
  noPage: 'No page was read there.',
  openNow: 'The contents are open.',
  waiting: 'The other side is at it.',
  nothingYet: 'Nothing has been done yet.',
  bar: {
    die: 'A die was rolled: nothing is taken back over it.',
    'set-up': 'The counters were revealed: nothing is taken back over that.',
    'touch-move': 'Touch-move: what has been done stands.',
    'hand-over':
      'The other player had the screen then, with something on it that is still secret: nothing is taken back over that.',
    lesson: 'In a lesson, go back step by step.',
    rival:
      'The computer player decides there: what it did goes back together with your own action before it.',
  },
});
