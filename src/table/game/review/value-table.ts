/** A trained evaluation as data: for each stage of a game a linear function of named features. */

interface StageTable {
  /** By pairing. */
  readonly constants: readonly number[];
  /** By feature, in the order in which the game lists them. */
  readonly weights: readonly number[];
  /** Upper bound of the mean's standard error; includes effects of dice that no feature measures. */
  readonly error: number;
  /** Standard deviation of the actual result around the value. */
  readonly spread: number;
  /** By threshold: the mean at which half of the games reach it, and the scale of the logistic curve around that. */
  readonly chances: readonly (readonly [middle: number, scale: number])[];
}

export interface ValueTable {
  /** "officer v general", the Soviets first. */
  readonly pairings: readonly string[];
  /** Results that separate the levels of victory, the lowest first. */
  readonly thresholds: readonly number[];
  /** By the number of player turns left, 0 within the last one. */
  readonly stages: readonly StageTable[];
  /** By pairing: the factor for the change in value by a die, where positions are played on. */
  readonly ahead?: readonly number[];
}

export interface Figures {
  readonly features: readonly number[];
  /** Points that are already certain and in no feature. */
  readonly sure: number;
  readonly turnsLeft: number;
}

export interface Value {
  /** Expected result. */
  readonly mean: number;
  /** Upper bound of the mean's standard error. */
  readonly error: number;
  /** Standard deviation of the result around the mean. */
  readonly spread: number;
  /** Probability of each level of victory, the best for the Finns first; the sum is 1. */
  readonly levels: readonly number[];
}

/**
 * The pairing of two levels, the Soviets first. A person (null) is rated as the computer player opposite, but at least as
 * an Officer.
 */
export function pairingOf(soviet: string | null, finn: string | null): string {
  const levelOf = (own: string | null, other: string | null): string =>
    own ?? (other === null ? 'general' : other === 'recruit' ? 'officer' : other);
  return `${levelOf(soviet, finn)} v ${levelOf(finn, soviet)}`;
}

const stageOf = ({ stages }: ValueTable, turnsLeft: number): StageTable =>
  stages[Math.min(Math.max(turnsLeft, 0), stages.length - 1)]!;

/** The expected result. `scale`: factor for the sum of the features, usually 1. */
export function meanOf(table: ValueTable, figures: Figures, pairing: string, scale = 1): number {
  const { constants, weights } = stageOf(table, figures.turnsLeft);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * figures.features[i]!;
  return (constants[table.pairings.indexOf(pairing)] ?? 0) + scale * sum + figures.sure;
}

/** Factor for the change in value by a die, where positions are played on. */
export const scaleAhead = ({ ahead, pairings }: ValueTable, pairing: string): number =>
  ahead?.[pairings.indexOf(pairing)] ?? 1;

const chanceAt = (z: number): number => 1 / (1 + Math.exp(-z));

export function valueFrom(table: ValueTable, figures: Figures, pairing: string, scale = 1): Value {
  const mean = meanOf(table, figures, pairing, scale);
  const { error, spread, chances } = stageOf(table, figures.turnsLeft);
  let least = 1;
  // The probability of reaching a threshold never rises with it.
  const reached = chances.map(
    ([middle, scale]) => (least = Math.min(least, chanceAt((mean - middle) / scale))),
  );
  return { mean, error, spread, levels: [1, ...reached].map((chance, i) => chance - (reached[i] ?? 0)) };
}

/** The value of a position with a known result. */
export const valueOfResult = (table: ValueTable, result: number): Value => ({
  mean: result,
  error: 0,
  spread: 0,
  levels: [-Infinity, ...table.thresholds].map((least, i) =>
    result >= least && result < (table.thresholds[i] ?? Infinity) ? 1 : 0,
  ),
});
