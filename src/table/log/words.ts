import type { Editions } from '../../engine/winter-war/index.ts';
import { words } from '../../kit/language/words.ts';
import { sentence, type Part, type Sentence } from '../words/parts.ts';

export interface PastWords {
  /** Said of a game that today's rules would not lead to where it stands. */
  readonly stood: string;
  /** The same of one that has been followed, as its record told no position. */
  readonly followed: string;
  readonly lost: (steps: number) => string;
  /** What each edition after the first has changed. */
  readonly rules: Readonly<Record<number, string>>;
  readonly board: Readonly<Record<number, string>>;
  readonly changed: string;
  readonly reopened: string;
  readonly title: (steps: number) => string;
  readonly moved: (unit: string, to: Part) => Sentence;
  readonly arrived: (unit: string, at: Part) => Sentence;
  readonly attacked: (units: string, several: boolean, on: Sentence) => Sentence;
  readonly retreated: (unit: string, to: Part) => Sentence;
  readonly noRetreat: (unit: string) => string;
  readonly advanced: (unit: string, to: Part) => Sentence;
  readonly lose: (units: string) => string;
  readonly administered: (unit: string) => string;
  readonly dropped: (at: Part) => Sentence;
  readonly demolished: (unit: string) => string;
  readonly rolled: string;
  readonly accepted: string;
  readonly declined: string;
  readonly ended: string;
  readonly dice: (faces: readonly number[]) => string;
}

export const pastWords = words<PastWords>('table/log', {
  stood:
    'This game began under earlier rules or on an earlier map, and today’s would not lead to where it stands. It goes on from the position as it was saved; what was done before is listed in the log.',
  followed:
    'This game was saved by an earlier version, whose rules or map allowed what today’s do not. What was done has been done again as far as it goes, with the dice as they fell; here and there the position may differ from the one that you left.',
  lost: (steps) =>
    steps === 1 ? 'One of its steps could not be followed.' : `${steps} of its steps could not be followed.`,
  rules: { 2: 'Rulings on attacks, supply, captures and scoring have changed since.' },
  board: { 2: 'On the map Kem has moved to 2231 and Oulu to 0931.' },
  changed:
    'The record of this game was changed outside the game: what it tells of moves and dice may not be what was played.',
  reopened:
    'An earlier state of this game was opened: later dice of it had already been seen on this device.',
  title: (steps) => `What was done before: ${steps === 1 ? 'one step' : `${steps} steps`}`,
  moved: (unit, to) => sentence`${unit} moves to ${to}.`,
  arrived: (unit, at) => sentence`${unit} arrives at ${at}.`,
  attacked: (units, several, on) => sentence`${units} ${several ? 'attack' : 'attacks'} ${on}.`,
  retreated: (unit, to) => sentence`${unit} retreats to ${to}.`,
  noRetreat: (unit) => `${unit} has no way to retreat.`,
  advanced: (unit, to) => sentence`${unit} advances to ${to}.`,
  lose: (units) => `Given up: ${units}.`,
  administered: (unit) => `The supply of ${unit} is ordered.`,
  dropped: (at) => sentence`Paratroops are dropped at ${at}.`,
  demolished: (unit) => `${unit} breaks the railway.`,
  rolled: 'A roll of the Interphase.',
  accepted: 'An offer of the Interphase is taken.',
  declined: 'An advance or an offer is declined.',
  ended: 'The phase ends.',
  dice: (faces) => `${faces.length === 1 ? 'Die' : 'Dice'}: ${faces.join(', ')}.`,
});

/** What has changed since an edition, in the language spoken. */
export function changesSince(by: Editions, now: Editions): string[] {
  const { rules, board } = pastWords();
  const told = (words: Readonly<Record<number, string>>, from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => words[from + i + 1]).filter((text) => text !== undefined);
  return [...told(board, by.board, now.board), ...told(rules, by.rules, now.rules)];
}
