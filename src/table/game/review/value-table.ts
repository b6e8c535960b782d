/** A learnt value of positions as data: for each stage of a game a line through named features. */

/** One stage of a game. */
interface StageTable {
  /** By pairing. */
  readonly constants: readonly number[];
  /** By feature, in the order in which the game lists them. */
  readonly weights: readonly number[];
  /** Standard error of the mean, at the most: it holds what dice do that no feature sees. */
  readonly error: number;
  /** Standard deviation of the result around the value: what is still open. */
  readonly spread: number;
  /** By threshold: the mean at which it is reached in half of the games, and on which scale that changes. */
  readonly chances: readonly (readonly [middle: number, scale: number])[];
}

export interface ValueTable {
  /** "officer v general", the Soviets first. */
  readonly pairings: readonly string[];
  /** Results that divide the levels of victory, the lowest first. */
  readonly thresholds: readonly number[];
  /** By the number of player turns still to come, 0 within the last one. */
  readonly stages: readonly StageTable[];
  /** By pairing: how much comes true of what a die changes, where it is played on. */
  readonly ahead?: readonly number[];
}

/** Figures of a position. */
export interface Figures {
  readonly features: readonly number[];
  /** What counts in the result whatever comes, and is in no feature. */
  readonly sure: number;
  readonly turnsLeft: number;
}

/** What a position is worth. */
export interface Value {
  /** The result to be expected. */
  readonly mean: number;
  /** Standard error of the mean, at the most. */
  readonly error: number;
  /** Standard deviation of the result around the mean. */
  readonly spread: number;
  /** Chance of each level of victory, the best for the Finns first; together 1. */
  readonly levels: readonly number[];
}

/**
 * The pairing of two levels, the Soviets first. A person (null) is taken for as good as the computer player opposite, and
 * for no worse than an Officer.
 */
export function pairingOf(soviet: string | null, finn: string | null): string {
  const levelOf = (own: string | null, other: string | null): string =>
    own ?? (other === null ? 'general' : other === 'recruit' ? 'officer' : other);
  return `${levelOf(soviet, finn)} v ${levelOf(finn, soviet)}`;
}

const stageOf = ({ stages }: ValueTable, turnsLeft: number): StageTable =>
  stages[Math.min(Math.max(turnsLeft, 0), stages.length - 1)]!;

/** The result to be expected. `scale`: how much of what the features promise these players make of it, 1 as usual. */
export function meanOf(table: ValueTable, figures: Figures, pairing: string, scale = 1): number {
  const { constants, weights } = stageOf(table, figures.turnsLeft);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * figures.features[i]!;
  return (constants[table.pairings.indexOf(pairing)] ?? 0) + scale * sum + figures.sure;
}

/** How much comes true of what a die changes, where it is played on. */
export const scaleAhead = ({ ahead, pairings }: ValueTable, pairing: string): number =>
  ahead?.[pairings.indexOf(pairing)] ?? 1;

const chanceAt = (z: number): number => 1 / (1 + Math.exp(-z));

export function valueFrom(table: ValueTable, figures: Figures, pairing: string, scale = 1): Value {
  const mean = meanOf(table, figures, pairing, scale);
  const { error, spread, chances } = stageOf(table, figures.turnsLeft);
  let least = 1;
  // The chance to come so far never rises with the threshold.
  const reached = chances.map(
    ([middle, scale]) => (least = Math.min(least, chanceAt((mean - middle) / scale))),
  );
  return { mean, error, spread, levels: [1, ...reached].map((chance, i) => chance - (reached[i] ?? 0)) };
}

/** The value of a position whose result is known. */
export const valueOfResult = (table: ValueTable, result: number): Value => ({
  mean: result,
  error: 0,
  spread: 0,
  levels: [-Infinity, ...table.thresholds].map((least, i) =>
    result >= least && result < (table.thresholds[i] ?? Infinity) ? 1 : 0,
  ),
});
