/** Lighthouse's scoring: log-normal curves for times, weighted means for the rest. */

/** Values at which a curve gives 0.9 and 0.5. */
export interface Curve {
  readonly p10: number;
  readonly median: number;
}

/** The Gauss error function, after Abramowitz and Stegun 7.1.26. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const y = 1 - series.reduce((sum, a) => (sum + a) * t, 0) * Math.exp(-x * x);
  return Math.sign(x) * y;
}

/** The inverse of the complementary error function at 1/5. */
const INVERSE_ERFC_ONE_FIFTH = 0.9061938024368232;

/** Share of pages that are slower than this one. */
export function logNormalScore({ p10, median }: Curve, value: number): number {
  if (value <= 0) return 1;
  const x = (Math.log(value / median) * INVERSE_ERFC_ONE_FIFTH) / -Math.log(p10 / median);
  return (1 - erf(x)) / 2;
}

export interface Scored {
  readonly weight: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** From 0 to 100. */
export function weightedScore(parts: readonly Scored[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((100 * parts.reduce((sum, { weight, score }) => sum + weight * score, 0)) / weights);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Value that a share of the others does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
