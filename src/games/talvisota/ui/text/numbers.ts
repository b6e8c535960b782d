/** "2", "−1", "0" */
export const figure = (n: number): string => String(n).replace('-', '−');

/** "+2", "−1", "0" */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));

/** Rounding error of a sum of many chances. */
const SURE = 1e-9;

/** "63 %"; "> 99 %" and "< 1 %" for nearly certain results, so that 100 and 0 are exact. */
export function percentOf(chance: number): string {
  if (chance > 0.995 && chance < 1 - SURE) return '>\u00A099\u00A0%';
  if (chance > SURE && chance < 0.005) return '<\u00A01\u00A0%';
  return `${Math.round(chance * 100)}\u00A0%`;
}
