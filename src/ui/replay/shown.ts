import { at, decider, present, type Seats, type State, type Timeline } from '../../engine/index.ts';
import type { TableKind } from '../../store/library.ts';
import { computerSides, onlyHuman, PEOPLE } from '../../store/seats.ts';
import * as ask from '../table/queries.ts';
import { situationOf } from '../table/situation.ts';
import type { Shown } from '../table/shown.ts';
import type { Position } from '../table/usePosition.ts';

/**
 * A past position as it may be seen. While the game goes on, by the eyes of the one who is to decide in it now:
 * what was hidden from him then stays hidden; a person who plays the computer has eyes of his own. In solo practice,
 * in a game of two computer players, and when the game is over, all of it.
 */
function positionAt(state: State, now: State, table: TableKind, seats: Seats): Position {
  const situation = situationOf(state);
  if (table === 'hotseat' && computerSides(seats).length < 2 && now.phase !== 'over') {
    const viewer = onlyHuman(seats) ?? decider(now);
    return { state, viewer, seen: ask.view(state, viewer), situation };
  }
  // Nothing lies face down for the Finns.
  const viewer = state.phase === 'set-up' ? 'finn' : decider(state);
  return { state, viewer, seen: state, situation };
}

/** What a replay shows at a step of a game, all steps of which are done. */
export const shownAt = (game: Timeline, step: number, table: TableKind, seats: Seats = PEOPLE): Shown => ({
  timeline: { ...game, cursor: step },
  position: positionAt(at(game, step), present(game), table, seats),
});
