/** The learnt value of a position: the expected Victory Points. */
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

/** Level of each side's player; null for a person. */
export type Players = Readonly<Record<Side, PlayerLevel | null>>;

/** Soviet Recruits make less of a good position than others: about a third (measured). */
const RECRUIT_SCALE = 0.3;
export const scaleOf = (soviet: string | null): number => (soviet === 'recruit' ? RECRUIT_SCALE : 1);

/** The table was learnt from games of three levels: a Sergeant is nearer to the Officer than to the Recruit. */
const learntLevel = (level: PlayerLevel | null): PlayerLevel | null =>
  level === 'sergeant' ? 'officer' : level;
const pairOf = ({ soviet, finn }: Players): string => pairingOf(learntLevel(soviet), learntLevel(finn));

export const PEOPLE: Players = { soviet: null, finn: null };

/**
 * Value of a position, with its standard error and the chance of each level of victory. It uses only what
 * both sides can see, so that each side's view has the same value.
 */
export function value(view: State, players: Players = PEOPLE): Value {
  if (view.outcome) return valueOfResult(TABLE, view.outcome.points);
  return valueFrom(TABLE, figuresOf(view), pairOf(players), scaleOf(players.soviet));
}

/** The points alone, which is faster. */
export function expectedPoints(state: State, players: Players = PEOPLE): number {
  if (state.outcome) return state.outcome.points;
  return meanOf(TABLE, figuresOf(state), pairOf(players), scaleOf(players.soviet));
}

/**
 * Value for comparing a position with others that a die could have caused: the mean of its points and of
 * those at each later moment (`positionsAhead`), scaled by how far they come true between such players.
 */
export function pointsAhead(moments: readonly (readonly State[])[], players: Players): number {
  const means = moments.map(
    (states) => states.reduce((sum, state) => sum + expectedPoints(state, players), 0) / states.length,
  );
  const scale = scaleAhead(TABLE, pairOf(players));
  return (scale * means.reduce((sum, points) => sum + points, 0)) / means.length;
}
