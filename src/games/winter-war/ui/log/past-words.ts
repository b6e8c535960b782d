import { words } from '#kit/i18n/words.ts';
import { sentence, type Part, type Sentence } from '#table/words/parts.ts';

/** Sentences of what was done, without what came of it. */
export interface PastWords {
  /** What each edition after the first has changed. */
  readonly rules: Readonly<Record<number, string>>;
  readonly board: Readonly<Record<number, string>>;
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

/** What was done by rules that no longer hold. */
export const pastWords = words<PastWords>('winter-war/past', {
  rules: {
    2: 'Rulings on attacks, supply, captures and scoring have changed since then.',
    3: 'The Special Event F drop now ends its phase automatically.',
  },
  board: { 2: 'On the map, Kem has moved to 2231 and Oulu to 0931.' },
  moved: (unit, to) => sentence`${unit} moves to ${to}.`,
  arrived: (unit, at) => sentence`${unit} arrives at ${at}.`,
  attacked: (units, several, on) => sentence`${units} ${several ? 'attack' : 'attacks'} ${on}.`,
  retreated: (unit, to) => sentence`${unit} retreats to ${to}.`,
  noRetreat: (unit) => `${unit} cannot retreat.`,
  advanced: (unit, to) => sentence`${unit} advances to ${to}.`,
  lose: (units) => `Lost: ${units}.`,
  administered: (unit) => `The supply of ${unit} is assigned.`,
  dropped: (at) => sentence`Paratroops are dropped at ${at}.`,
  demolished: (unit) => `${unit} breaks the railway.`,
  rolled: 'Interphase die roll.',
  accepted: 'An Interphase offer is accepted.',
  declined: 'An advance or an offer is declined.',
  ended: 'The phase ends.',
  dice: (faces) => `${faces.length === 1 ? 'Die' : 'Dice'}: ${faces.join(', ')}.`,
});
