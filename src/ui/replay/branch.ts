import { newGame, restore, serialise, type Seats, type Timeline } from '../../engine/index.ts';
import { open, type Failure } from '../../store/game.ts';
import type { TableKind } from '../../store/library.ts';
import { freshSeed } from '../../store/scripted-dice.ts';

/**
 * Another game out of a moment of this one: the same start and steps, but other dice to come, as those of the
 * first game are known. The recorded dice stay as they fell.
 */
export function branchOf({ start, steps }: Timeline, step: number, seed: number): Timeline {
  const { random } = newGame(start.options, seed);
  const record = serialise({ start: { ...start, random }, steps: steps.slice(0, step), cursor: step });
  const restored = restore(record);
  if (!restored.ok) throw new Error(restored.error.text);
  return restored.timeline;
}

/** Puts such a game on the table, in a place of its own among the kept games; the other stays in its own. */
export const playOnFrom = (
  game: Timeline,
  step: number,
  table: TableKind,
  seats: Seats,
): Promise<Failure | null> =>
  open({ from: 'incoming', table, seats, timeline: branchOf(game, step, freshSeed()) });
