/** The learnt value of a position: the Victory Points that are to be expected. */
import type { Side, State } from '#engine/winter-war';
import {
  meanOf,
  pairingOf,
  scaleAhead,
  valueFrom,
  valueOfResult,
  type Value,
  type ValueTable,
} from '#table/game';
import type { PlayerLevel } from '../ai/ai-context.ts';
import { figuresOf } from './features.ts';
import data from './table.json' with { type: 'json' };

const TABLE = data as unknown as ValueTable;

/** Who plays; null for a person. */
export type Players = Readonly<Record<Side, PlayerLevel | null>>;

/** Soviet Recruits make of a good position less than others do: about a third (measured). */
const RECRUIT_SCALE = 0.3;
export const scaleOf = (soviet: string | null): number => (soviet === 'recruit' ? RECRUIT_SCALE : 1);

export const PEOPLE: Players = { soviet: null, finn: null };

/**
 * What a position is worth, with its standard error and the chance of each level of victory. It looks at no more than
 * lies open to both sides, so that each side's view has the same value.
 */
export function value(view: State, players: Players = PEOPLE): Value {
  if (view.outcome) return valueOfResult(TABLE, view.outcome.points);
  return valueFrom(TABLE, figuresOf(view), pairingOf(players.soviet, players.finn), scaleOf(players.soviet));
}

/** The points alone, faster. */
export function expectedPoints(state: State, players: Players = PEOPLE): number {
  if (state.outcome) return state.outcome.points;
  return meanOf(TABLE, figuresOf(state), pairingOf(players.soviet, players.finn), scaleOf(players.soviet));
}

/**
 * By what a position differs from another that a die could have brought: the mean of its points and of those that come of
 * it at each later moment (`positionsAhead`), so far as they come true between such players.
 */
export function pointsAhead(moments: readonly (readonly State[])[], players: Players): number {
  const means = moments.map(
    (states) => states.reduce((sum, state) => sum + expectedPoints(state, players), 0) / states.length,
  );
  const scale = scaleAhead(TABLE, pairingOf(players.soviet, players.finn));
  return (scale * means.reduce((sum, points) => sum + points, 0)) / means.length;
}
