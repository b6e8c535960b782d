import type { State, UnitId } from '#engine/winter-war';
import type { Wish } from '../analysis/planning/index.ts';
import { whims } from './chance.ts';
import type { Mind } from './contract.ts';
import { STRONGHOLDS } from './ground.ts';
import type { Weights } from './weights.ts';

/** What a player looks for in attacks. */
export interface Taste {
  readonly wishes: readonly Wish[];
  /** Plans weighed for each wish. */
  readonly plans: number;
  readonly weights: Weights;
  /** Units that attack only when they must. */
  staysIn(state: State, unit: UnitId): boolean;
  /** Those take part all the same when nothing can go wrong. */
  readonly sorties: boolean;
}

const nobody = (): boolean => false;
const garrison = (state: State, unit: UnitId): boolean => STRONGHOLDS.has(state.units[unit]!.at);

/**
 * Officers and generals weigh several plans, and their garrisons do not risk the line. A recruit wants the one
 * thing or the other, today this and tomorrow that, and is fond of a risk.
 */
export function tasteOf(mind: Mind, state: State): Taste {
  const { weights } = mind;
  if (mind.level !== 'recruit')
    return mind.side === 'soviet'
      ? { wishes: ['losses', 'ground'], plans: 4, weights, staysIn: nobody, sorties: false }
      : { wishes: ['losses'], plans: 3, weights, staysIn: garrison, sorties: mind.plan.finn.sorties };
  const wish: Wish = whims(mind, state)() < 0.5 ? 'ground' : 'losses';
  return { wishes: [wish], plans: 1, weights, staysIn: nobody, sorties: false };
}
