import { language } from '#kit/i18n/language.ts';

/** "3", "2½" */
export const halves = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n) || ''}½`);

/** "+5", "−3", "0" */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** "5", "−3" */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A probability from 0 to 1: "58 %" */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** One decimal: "1.3" */
export const decimal = (n: number): string =>
  Number(n.toFixed(1)).toLocaleString(language(), { useGrouping: false });

/** One decimal with its sign, unless it rounds to zero. */
export function signedDecimal(n: number): string {
  const size = decimal(Math.abs(n));
  return Number(Math.abs(n).toFixed(1)) === 0 ? size : `${n > 0 ? '+' : '−'}${size}`;
}
