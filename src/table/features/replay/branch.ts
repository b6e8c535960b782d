import type { Seats } from '#engine/core/seats.ts';
import { variationsUpTo } from '#engine/core/variations.ts';
import type { Line } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { openGame, type Failure } from '../../store/open-game.ts';
import type { TableKind } from '../../store/kept-games.ts';

/**
 * Another game out of a moment of this one: the same start and steps, but other dice to come, as those of the
 * first game are known. The recorded dice stay as they fell.
 */
export function branchOf(line: Line, step: number): Line {
  const { id: _id, variations, ...others } = line.about ?? {};
  const about = { ...others, ...(variations && { variations: variationsUpTo(variations, step) }) };
  return activeGame().rules.withoutGenerator({
    ...line,
    steps: line.steps.slice(0, step),
    cursor: step,
    about,
  });
}

/** Puts such a game on the table, in a place of its own among the kept games; the other stays in its own. */
export const playOnFrom = (
  line: Line,
  step: number,
  table: TableKind,
  seats: Seats,
): Promise<Failure | null> => openGame({ from: 'incoming', table, seats, timeline: branchOf(line, step) });
