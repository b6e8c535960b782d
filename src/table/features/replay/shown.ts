import type { Seats } from '#engine/core/seats.ts';
import { at, present } from '#engine/core/timeline.ts';
import type { Line, State, Position } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import type { Shown } from '../../view/shown.ts';
import { BOTH_SIDES, viewerOf } from '../../store/game.ts';
import type { TableKind } from '../../store/kept-games.ts';
import { PEOPLE } from '../../store/seats.ts';

/**
 * A past position as it may be seen. While the game goes on, by the eyes of the one who is to decide in it now:
 * what was hidden from him then stays hidden; a person who plays the computer has eyes of his own. In solo practice,
 * in a game of two computer players, and when the game is over, all of it.
 */
function positionAt(state: State, now: State, table: TableKind, seats: Seats): Position {
  const { rules } = activeGame();
  const eyes = table === 'solo' || rules.isOver(now) ? null : viewerOf(now, seats);
  if (eyes !== null && eyes !== BOTH_SIDES) return { state, viewer: eyes, seen: rules.view(state, eyes) };
  return { state, viewer: rules.onlooker(state), seen: eyes === BOTH_SIDES ? rules.openView(state) : state };
}

/** What a replay shows at a step of a game, all steps of which are done. */
export const shownAt = (line: Line, step: number, table: TableKind, seats: Seats = PEOPLE): Shown => ({
  timeline: { ...line, cursor: step },
  position: positionAt(at(line, step), present(line), table, seats),
});
