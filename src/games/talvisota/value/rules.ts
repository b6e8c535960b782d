/** Rules, players and trained value of Talvisota for a review. */
import { apply, decider, type Action, type State } from '#engine/talvisota';
import { settleDecisions, type ReviewRules } from '#table/game';
import { chooseActions } from '../ai/choose.ts';
import { expectedPoints, type Players } from './value.ts';

export const reviewRules = (players?: Players): ReviewRules<State, Action> => ({
  apply,
  // Losses, conquest, retreats and second attacks as the General decides them, who uses only odds there.
  settle: (state) => settleDecisions(apply, state, (now) => chooseActions(now, decider(now), 'general', 0)),
  valueOf: (state) => expectedPoints(state, players),
});
