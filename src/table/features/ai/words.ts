import type { Trouble } from './mind.ts';
import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';

/** What it does, how it is stopped, what went wrong. */
export interface RivalWords {
  /** What the table says while a computer player decides. */
  readonly todo: (name: string) => string;
  readonly title: (name: string) => string;
  readonly thinking: string;
  readonly paused: string;
  readonly hidden: string;
  readonly pause: string;
  readonly goOn: string;
  readonly step: string;
  readonly faster: string;
  readonly slower: string;
  readonly skip: string;
  readonly skipTurn: string;
  readonly takeOver: string;
  readonly undoHint: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [string, string])[];
  readonly yourTurn: (name: string, moved: number, battles: number) => string;
  readonly yourWord: string;
  readonly notNow: string;
  readonly trouble: Readonly<Record<Trouble | 'illegal', string>>;
  readonly safe: string;
  readonly retry: string;
}

/** The computer player at the table. */
export const rivalWords = words<RivalWords>('table/rival', {
  todo: (name) => `The ${name} is playing.`,
  title: (name) => `The ${name}`,
  thinking: 'Thinking',
  paused: 'Paused',
  hidden: 'Sets up face down.',
  pause: 'Pause',
  goOn: 'Go on',
  step: 'One action',
  faster: 'The computer acts faster',
  slower: 'The computer acts slower',
  skip: 'Skip to my turn',
  skipTurn: 'Skip this Player-Turn',
  takeOver: 'Take over this side',
  undoHint:
    'Undo takes what the computer did back together with your own last action, as long as no die was rolled and nothing was revealed since.',
  keys: 'Keys',
  keyList: [
    ['K', 'Pause and go on'],
    ['.', 'One action'],
    ['< >', 'Slower, faster'],
    ['E', 'Skip'],
  ],
  yourTurn: (name, moved, battles) =>
    `The ${name} has moved ${moved ? plural(moved, 'unit') : 'no unit'} and fought ${battles ? plural(battles, 'battle') : 'no battle'}. Your turn.`,
  yourWord: 'It is your decision.',
  notNow: 'No computer player is playing now.',
  trouble: {
    died: 'The computer player has broken down.',
    garbled: 'What the computer player answered makes no sense.',
    slow: 'Nothing has been heard of the computer player for twenty seconds.',
    illegal: 'The computer player found no legal action.',
  },
  safe: 'The game is as it was. Let it try again, or play this side yourself.',
  retry: 'Try again',
});
