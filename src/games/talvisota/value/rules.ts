/** What a review of Talvisota asks of rules, players and the learnt value. */
import { apply, decider, type Action, type State } from '#engine/talvisota';
import type { ReviewRules } from '#table/game';
import { chooseActions } from '../ai/choose.ts';
import { expectedPoints, type Players } from './value.ts';

/** More decisions than one die ever brings. */
const MOST_DECISIONS = 20;
/** A position of a finished game has no generator: it is seen by these that a die would fall. */
const ANY_DICE = [1, 1, 1, 1, 1, 1, 1, 1];

/** Losses, conquest, retreats and second attacks as the General decides them, who goes by odds alone there. */
export function settle(start: State): State {
  let state = start;
  for (let n = 0; n < MOST_DECISIONS && state.decisions.length; n++) {
    const [answer] = chooseActions(state, decider(state), 'general', 0);
    const applied = answer && apply(state, answer, ANY_DICE);
    // A decision with a die of its own is left open.
    if (!applied?.ok || applied.dice.length) break;
    ({ state } = applied);
  }
  return state;
}

export const reviewRules = (players?: Players): ReviewRules<State, Action> => ({
  apply,
  settle,
  valueOf: (state) => expectedPoints(state, players),
});
