/** The trained value of a position: expected Soviet minus Finnish morale at the end. */
import type { Side, State } from '#engine/talvisota';
import { meanOf, pairingOf, valueFrom, valueOfResult, type Value, type ValueTable } from '#table/game';
import { rankOf, type PlayerLevel } from '../ai/ai-context.ts';
import { figuresOf, pointsOf } from './features.ts';
import data from './table.json' with { type: 'json' };

const TABLE = data as unknown as ValueTable;

/** Levels of the players; null for a person. */
export type Players = Readonly<Record<Side, PlayerLevel | null>>;

export const PEOPLE: Players = { soviet: null, finn: null };

/** The value was learnt without styles. */
const pairing = ({ soviet, finn }: Players): string =>
  pairingOf(soviet && rankOf(soviet), finn && rankOf(finn));

/**
 * The value of a position in the recommended game, in points of morale, with its standard error and the probabilities of
 * a Finnish victory, a draw and a Soviet victory. It uses only what is open to both sides, so that each side's view has
 * the same value.
 */
export function value(view: State, players: Players = PEOPLE): Value {
  if (view.outcome) return valueOfResult(TABLE, pointsOf(view));
  return valueFrom(TABLE, figuresOf(view), pairing(players));
}

/** Only the points, which is faster. */
export function expectedPoints(state: State, players: Players = PEOPLE): number {
  return state.outcome ? pointsOf(state) : meanOf(TABLE, figuresOf(state), pairing(players));
}
