import { decider, present, type Side, type State } from '../../engine/index.ts';
import { useGame } from '../../store/game.ts';
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

export function positionOf(state: State): Position {
  const viewer = decider(state);
  return { state, viewer, seen: ask.view(state, viewer), situation: situationOf(state) };
}

const known = new WeakMap<State, Position>();

/** The position on show, for components below the table screen. */
export function usePosition(): Position {
  const shown = useShown();
  const state = useGame(({ timeline }) => present(timeline!));
  if (shown) return shown.position;
  let found = known.get(state);
  if (!found) known.set(state, (found = positionOf(state)));
  return found;
}
