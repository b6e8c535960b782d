import type { Side, State, UnitId } from '../engine/index.ts';
import type { Wish } from '../planning/index.ts';
import { whims } from './chance.ts';
import type { Mind } from './contract.ts';
import { LADOGA, MANNERHEIM, OULU, PETSAMO, VIIPURI } from './ground.ts';

/** What a player looks for in attacks. */
export interface Taste {
  readonly wishes: readonly Wish[];
  /** Plans weighed for each wish. */
  readonly plans: number;
  /** An attack of one's own choice must be worth more. */
  readonly least: number;
  /** Units that attack only when they must. */
  staysIn(state: State, unit: UnitId): boolean;
}

const POSTS = new Set([...MANNERHEIM, ...LADOGA, VIIPURI, OULU, PETSAMO]);
const nobody = (): boolean => false;
const garrison = (state: State, unit: UnitId): boolean => POSTS.has(state.units[unit]!.at);

/** An officer weighs several plans, and his garrisons do not risk the line. */
const OFFICER: Readonly<Record<Side, Taste>> = {
  soviet: { wishes: ['losses', 'ground'], plans: 4, least: 0, staysIn: nobody },
  finn: { wishes: ['losses'], plans: 3, least: 0.5, staysIn: garrison },
};

/** A recruit wants the one thing or the other, today this and tomorrow that, and is fond of a risk. */
export function tasteOf(mind: Mind, state: State): Taste {
  if (mind.level !== 'recruit') return OFFICER[mind.side];
  const wish: Wish = whims(mind, state)() < 0.5 ? 'ground' : 'losses';
  return { wishes: [wish], plans: 1, least: -2, staysIn: nobody };
}
