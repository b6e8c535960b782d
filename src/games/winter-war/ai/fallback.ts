import { check, legalActions, type Action, type State } from '#engine/winter-war';
import { END } from './sketch.ts';

/** Looked at, at most, where legal actions come by the million. */
const MOST = 2000;

/** Something legal, whatever the position: the end of the phase, else the first thing that may be done. */
export function anyAction(state: State): Action {
  if (!check(state, END)) return END;
  let looked = 0;
  let first: Action | null = null;
  for (const action of legalActions(state)) {
    first ??= action;
    // Taking things back leads nowhere.
    if (!isTakenBack(action)) return action;
    if (++looked > MOST) break;
  }
  return first ?? END;
}

const isTakenBack = (action: Action): boolean =>
  ((action.type === 'place' || action.type === 'arrive' || action.type === 'plan') && action.hex === null) ||
  action.type === 'administer';
