import {
  at,
  decider,
  openView,
  present,
  type Seats,
  type State,
  type Timeline,
} from '../../engine/winter-war/index.ts';
import { eyesOf } from '../store/eyes.ts';
import type { TableKind } from '../store/library.ts';
import { PEOPLE } from '../store/seats.ts';
import * as ask from '../../games/winter-war/ui/hand/queries.ts';
import { situationOf } from '../../games/winter-war/ui/hand/situation.ts';
import type { Shown } from '../seen/shown.ts';
import type { Position } from '../seen/position.ts';

/**
 * A past position as it may be seen. While the game goes on, by the eyes of the one who is to decide in it now:
 * what was hidden from him then stays hidden; a person who plays the computer has eyes of his own. In solo practice,
 * in a game of two computer players, and when the game is over, all of it.
 */
function positionAt(state: State, now: State, table: TableKind, seats: Seats): Position {
  const situation = situationOf(state);
  const eyes = table === 'solo' || now.phase === 'over' ? 'all' : eyesOf(now, seats);
  if (eyes === 'finn' || eyes === 'soviet')
    return { state, viewer: eyes, seen: ask.view(state, eyes), situation };
  // Nothing lies face down for the Finns.
  const viewer = state.phase === 'set-up' ? 'finn' : decider(state);
  return { state, viewer, seen: eyes === 'both' ? openView(state) : state, situation };
}

/** What a replay shows at a step of a game, all steps of which are done. */
export const shownAt = (game: Timeline, step: number, table: TableKind, seats: Seats = PEOPLE): Shown => ({
  timeline: { ...game, cursor: step },
  position: positionAt(at(game, step), present(game), table, seats),
});
