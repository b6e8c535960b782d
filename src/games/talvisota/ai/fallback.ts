import { check, legalActions, type Action, type State } from '#engine/talvisota';
import { END } from './sketch.ts';

/** Something legal, whatever the position: the end of the phase, else the first thing that may be done. */
export function fallbackAction(state: State): Action {
  if (!check(state, END)) return END;
  for (const action of legalActions(state)) return action;
  return END;
}
