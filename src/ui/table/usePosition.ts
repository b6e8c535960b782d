import { decider, present, type Seats, type Side, type State } from '../../engine/index.ts';
import { useGame } from '../../store/game.ts';
import { computerSides, onlyHuman } from '../../store/seats.ts';
import * as ask from './queries.ts';
import { useShown } from './shown.ts';
import { situationOf, type Situation } from './situation.ts';

export interface Position {
  readonly state: State;
  /** Whose eyes the screen shows. */
  readonly viewer: Side;
  /** The position as the viewer may see it. Everything on screen comes from here. */
  readonly seen: State;
  readonly situation: Situation;
}

/**
 * By the eyes of the one who decides. Against the computer a person keeps his own; whoever watches two computer
 * players sees everything, by Finnish eyes while the sides set up: for them nothing lies face down.
 */
function positionFor(state: State, seats: Seats): Position {
  const situation = situationOf(state);
  if (computerSides(seats).length === 2) {
    const viewer = state.phase === 'set-up' ? 'finn' : decider(state);
    return { state, viewer, seen: state, situation };
  }
  const viewer = onlyHuman(seats) ?? decider(state);
  return { state, viewer, seen: ask.view(state, viewer), situation };
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
