/** Short games: positions with a goal of their own, written in the published notation (docs/notation.md). */
import { readPosition, type Timeline } from '#engine/winter-war';
import games from './short-games.json' with { type: 'json' };

/** By name, in the order in which they are offered. */
export const SHORT_GAMES: readonly string[] = games.map(({ name }) => name);

/** Timeline at the start of a short game; throws a RangeError for an unknown name. */
export function shortGame(name: string): Timeline {
  const found = games.find((game) => game.name === name);
  const read = found && readPosition(found.position);
  if (!read?.ok)
    throw new RangeError(`There is no short game "${name}"${read ? `: ${read.refusal.text}` : ''}`);
  return read.timeline;
}
