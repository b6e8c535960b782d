/** The learnt value of a position: the Victory Points that are to be expected. */
import type { Side, State } from '#engine/winter-war';
import { meanOf, valueFrom, valueOfResult, type Value, type ValueTable } from '#table/game';
import type { PlayerLevel } from '../ai/ai-context.ts';
import { figuresOf } from './features.ts';
import data from './table.json' with { type: 'json' };

const TABLE = data as unknown as ValueTable;

/** Who plays; null for a person. */
export type Players = Readonly<Record<Side, PlayerLevel | null>>;

/** A person is taken for as good as the computer player opposite, and for no worse than an Officer. */
function levelOf(players: Players, side: Side): PlayerLevel {
  const other = players[side === 'finn' ? 'soviet' : 'finn'];
  return players[side] ?? (other === null ? 'general' : other === 'recruit' ? 'officer' : other);
}

const pairingOf = (players: Players): string => `${levelOf(players, 'soviet')} v ${levelOf(players, 'finn')}`;

/** Soviet Recruits make of a good position less than others do: about a third (measured). */
const RECRUIT_SCALE = 0.3;
export const scaleOf = (soviet: string): number => (soviet === 'recruit' ? RECRUIT_SCALE : 1);

export const PEOPLE: Players = { soviet: null, finn: null };

/**
 * What a position is worth, with its standard error and the chance of each level of victory. It looks at no more than
 * lies open to both sides, so that each side's view has the same value.
 */
export function value(view: State, players: Players = PEOPLE): Value {
  if (view.outcome) return valueOfResult(TABLE, view.outcome.points);
  return valueFrom(TABLE, figuresOf(view), pairingOf(players), scaleOf(levelOf(players, 'soviet')));
}

/** The points alone, faster. */
export function expectedPoints(state: State, players: Players = PEOPLE): number {
  if (state.outcome) return state.outcome.points;
  return meanOf(TABLE, figuresOf(state), pairingOf(players), scaleOf(levelOf(players, 'soviet')));
}
