/** What a review of Winter War asks of rules, players and the learnt value. */
import { apply, decider, type Action, type State } from '#engine/winter-war';
import type { ReviewRules } from '#table/game';
import type { PlayerLevel } from '../ai/ai-context.ts';
import { chooseActions } from '../ai/choose.ts';
import { expectedPoints, type Players } from './value.ts';

/** More decisions than one die ever brings. */
const MOST_DECISIONS = 20;

/** Retreats, exchanges and advances as a computer player decides them. */
export function settle(start: State, level: PlayerLevel): State {
  let state = start;
  for (let n = 0; n < MOST_DECISIONS && state.decisions.length; n++) {
    const [answer] = chooseActions(state, decider(state), level, 0);
    const applied = answer && apply(state, answer);
    // A decision with a die of its own is left open.
    if (!applied?.ok || applied.dice.length) break;
    ({ state } = applied);
  }
  return state;
}

export const reviewRules = (players?: Players): ReviewRules<State, Action> => ({
  apply,
  settle: (state) => settle(state, 'recruit'),
  valueOf: (state) => expectedPoints(state, players),
});
