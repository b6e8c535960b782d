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
  hidden: 'Setting up face down.',
  pause: 'Pause',
  goOn: 'Resume',
  step: 'One action',
  faster: 'Speed up the computer player',
  slower: 'Slow down the computer player',
  skip: 'Skip to my turn',
  skipTurn: 'Skip this Player-Turn',
  takeOver: 'Take over this side',
  undoHint:
    'Undo reverts the computer player’s actions together with your own last one, as long as no die has been rolled and nothing has been revealed since.',
  keys: 'Keys',
  keyList: [
    ['K', 'Pause or resume'],
    ['.', 'One action'],
    ['< >', 'Slower or faster'],
    ['E', 'Skip'],
  ],
  yourTurn: (name, moved, battles) =>
    `The ${name} has moved ${moved ? plural(moved, 'unit') : 'no unit'} and fought ${battles ? plural(battles, 'battle') : 'no battle'}. Your turn.`,
  yourWord: 'Your decision.',
  notNow: 'The computer player is not playing now.',
  trouble: {
    died: 'The computer player has crashed.',
    garbled: 'The computer player’s answer could not be understood.',
    slow: 'The computer player has not responded for twenty seconds.',
    illegal: 'The computer player found no legal action.',
  },
  safe: 'The game is unchanged. Let the computer try again, or play this side yourself.',
  retry: 'Try again',
});
