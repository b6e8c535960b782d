import { withoutGenerator, type Seats, type Timeline } from '../../engine/winter-war/index.ts';
import { open, type Failure } from '../store/game.ts';
import type { TableKind } from '../store/library.ts';

/**
 * Another game out of a moment of this one: the same start and steps, but other dice to come, as those of the
 * first game are known. The recorded dice stay as they fell.
 */
export function branchOf(game: Timeline, step: number): Timeline {
  const { id: _id, reopened: _reopened, looks: _looks, ...about } = game.about ?? {};
  return withoutGenerator({ ...game, steps: game.steps.slice(0, step), cursor: step, about });
}

/** Puts such a game on the table, in a place of its own among the kept games; the other stays in its own. */
export const playOnFrom = (
  game: Timeline,
  step: number,
  table: TableKind,
  seats: Seats,
): Promise<Failure | null> => open({ from: 'incoming', table, seats, timeline: branchOf(game, step) });
