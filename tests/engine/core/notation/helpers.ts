/** What the tests of the notation ask of a text. */
import type { NotationRead } from '#engine/core/notation-text.ts';

/** The game of a text that must be read. */
export function mustRead<Line, S>(read: NotationRead<Line, S>): Line {
  if (!read.ok) throw new Error(`${read.refusal.line}:${read.refusal.column} ${read.refusal.text}`);
  return read.timeline;
}

/** Where and why a text is refused: "3:12 contradiction". */
export function refusalOf(read: NotationRead<unknown, unknown>): string {
  if (read.ok) return 'read';
  const { line, column, key, params } = read.refusal;
  return [`${line}:${column} ${key}`, ...Object.values(params)].join(' ');
}
