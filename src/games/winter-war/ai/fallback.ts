import { check, legalActions, type Action, type State } from '#engine/winter-war';
import { END } from './sketch.ts';

/** Looked at, at most, where legal actions come by the million. */
const MAX_TRIED = 2000;

/** Something legal, whatever the position: the end of the phase, else the first thing that may be done. */
export function fallbackAction(state: State): Action {
  if (!check(state, END)) return END;
  let tried = 0;
  let first: Action | null = null;
  for (const action of legalActions(state)) {
    first ??= action;
    // Taking things back leads nowhere.
    if (!undoesAction(action)) return action;
    if (++tried > MAX_TRIED) break;
  }
  return first ?? END;
}

const undoesAction = (action: Action): boolean =>
  ((action.type === 'place' || action.type === 'arrive' || action.type === 'plan') && action.hex === null) ||
  action.type === 'administer';
