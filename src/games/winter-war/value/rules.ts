/** Rules, players and learnt value for reviews of Winter War. */
import { apply, decider, type Action, type State } from '#engine/winter-war';
import { settleDecisions, type ReviewRules } from '#table/game';
import type { PlayerLevel } from '../ai/ai-context.ts';
import { chooseActions } from '../ai/choose.ts';
import { positionsAhead } from './look-ahead.ts';
import { expectedPoints, PEOPLE, pointsAhead, type Players } from './value.ts';

/** Applies retreats, exchanges and advances as a computer player decides them. */
export const settle = (start: State, level: PlayerLevel): State =>
  settleDecisions(apply, start, (now) => chooseActions(now, decider(now), level, 0));

/** Values dice at once. */
export const quickRules = (players: Players = PEOPLE): ReviewRules<State, Action> => ({
  apply,
  settle: (state) => settle(state, 'recruit'),
  valueOf: (state) => expectedPoints(state, players),
});

/** Plays dice on before valuing them. */
export const reviewRules = (players: Players = PEOPLE): ReviewRules<State, Action> => ({
  ...quickRules(players),
  valueAhead: (state) => pointsAhead(positionsAhead(state, players), players),
});
