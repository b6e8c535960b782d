import { decider, openView, present, type Seats, type State } from '../../engine/winter-war/index.ts';
import { eyesOf } from '../store/eyes.ts';
import { useGame } from '../store/game.ts';
import * as ask from '../../games/winter-war/ui/hand/queries.ts';
import type { Position } from './position.ts';
import { useShown } from './shown.ts';
import { situationOf } from '../../games/winter-war/ui/hand/situation.ts';

/** Whoever watches two computer players does so by Finnish eyes while the sides set up: nothing lies face down. */
function positionFor(state: State, seats: Seats): Position {
  const situation = situationOf(state);
  const eyes = eyesOf(state, seats);
  if (eyes !== 'both') return { state, viewer: eyes, seen: ask.view(state, eyes), situation };
  const viewer = state.phase === 'set-up' ? 'finn' : decider(state);
  return { state, viewer, seen: openView(state), situation };
}

export const positionOf = (state: State): Position => positionFor(state, useGame.getState().seats);

const known = new WeakMap<State, { readonly seats: Seats; readonly position: Position }>();

/** The position on show, for components below the table screen. */
export function usePosition(): Position {
  const shown = useShown();
  const state = useGame(({ timeline }) => present(timeline!));
  const seats = useGame((game) => game.seats);
  if (shown) return shown.position;
  let found = known.get(state);
  if (found?.seats !== seats) known.set(state, (found = { seats, position: positionFor(state, seats) }));
  return found.position;
}
