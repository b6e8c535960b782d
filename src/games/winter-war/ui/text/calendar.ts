/** The turn track: the dates of every Game-Turn that can be played. */
import { inLanguage, language } from '#kit/i18n/language.ts';

/** The first days of Game-Turns 0 to 13, and the day after them. */
const FIRST_DAYS: readonly number[] = [
  [1939, 11, 20],
  [1939, 11, 30],
  [1939, 12, 10],
  [1939, 12, 20],
  [1939, 12, 30],
  [1940, 1, 10],
  [1940, 1, 20],
  [1940, 1, 30],
  [1940, 2, 10],
  [1940, 2, 20],
  [1940, 3, 2],
  [1940, 3, 13],
  [1940, 3, 23],
  [1940, 4, 2],
  [1940, 4, 12],
].map(([year, month, day]) => Date.UTC(year!, month! - 1, day));

const DAY = 86_400_000;

const day = { timeZone: 'UTC', day: 'numeric' } as const;
const FORMATS: Readonly<Record<'en' | 'fi', Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { ...day, month: 'short' }),
  fi: new Intl.DateTimeFormat('fi-FI', { ...day, month: 'numeric' }),
};

/** A year that changes on the way is not said. */
const BETWEEN: Readonly<Record<'en' | 'fi', string>> = { en: '\u2009–\u2009', fi: '–' };

const written = new Map<string, string>();

export function datesOf(turn: number): string {
  const key = `${language()} ${turn}`;
  const dates = written.get(key) ?? writtenOut(turn);
  written.set(key, dates);
  return dates;
}

/** Slow enough to be felt when every redraw of the table asks for it. */
function writtenOut(turn: number): string {
  const [first, next] = FIRST_DAYS.slice(turn, turn + 2);
  if (first === undefined || next === undefined) return '';
  const [format, last] = [inLanguage(FORMATS), next - DAY];
  return new Date(first).getUTCFullYear() === new Date(last).getUTCFullYear()
    ? format.formatRange(first, last)
    : [format.format(first), format.format(last)].join(inLanguage(BETWEEN));
}
