import type { State, UnitId } from '#engine/winter-war';
import type { Wish } from '../analysis/planning/index.ts';
import { seededRandom } from './chance.ts';
import type { AiContext } from './contract.ts';
import { STRONGHOLDS } from './ground.ts';
import type { EvalWeights } from './weights.ts';

/** What a player looks for in attacks. */
export interface AttackPreferences {
  readonly wishes: readonly Wish[];
  /** Plans weighed for each wish. */
  readonly plansPerWish: number;
  readonly weights: EvalWeights;
  /** Units that attack only when they must. */
  avoidsAttacks(state: State, unit: UnitId): boolean;
  /** Those take part all the same when nothing can go wrong. */
  readonly allowsSorties: boolean;
}

const never = (): boolean => false;
const isGarrison = (state: State, unit: UnitId): boolean => STRONGHOLDS.has(state.units[unit]!.at);

/**
 * Officers and generals weigh several plans, and their garrisons do not risk the line. A recruit wants the one
 * thing or the other, today this and tomorrow that, and is fond of a risk.
 */
export function attackPreferences(ai: AiContext, state: State): AttackPreferences {
  const { weights } = ai;
  if (ai.level !== 'recruit')
    return ai.side === 'soviet'
      ? { wishes: ['losses', 'ground'], plansPerWish: 4, weights, avoidsAttacks: never, allowsSorties: false }
      : {
          wishes: ['losses'],
          plansPerWish: 3,
          weights,
          avoidsAttacks: isGarrison,
          allowsSorties: ai.plan.finn.allowsSorties,
        };
  const wish: Wish = seededRandom(ai, state)() < 0.5 ? 'ground' : 'losses';
  return { wishes: [wish], plansPerWish: 1, weights, avoidsAttacks: never, allowsSorties: false };
}
