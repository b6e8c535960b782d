import { MARK, type State } from '../state/state.ts';
import type { Side } from '../units/unit-types.ts';

/** When supply is judged: at the start of a Movement Phase or of a Combat Phase, or during either. */
export type SupplyTime = 'movement-start' | 'combat-start' | 'during';

type Situation = Pick<State, 'options' | 'phasing' | 'combat'>;

/** True when units can be relieved during a Movement Phase but not become isolated: as printed (U5). */
export const reliefOnly = ({ options, phase }: Pick<State, 'options' | 'phase'>): boolean =>
  phase === 'movement' && !options.clar1;

/**
 * True when a Soviet unit left out by an overloaded city stays so, even if the city has room again: from its own Combat
 * Phase until its next Movement Phase (CL4), and throughout the Finnish Player-Turn (CL6).
 */
export function overloadLasts({ options, phasing, combat }: Situation, time: SupplyTime = 'during'): boolean {
  if (phasing === 'finn') return options.clar4 || options.clar6;
  return options.clar4 && combat !== null && time === 'during';
}

/** True when a side's supply is as judged at the start of its Combat Phase (CL2). */
export const settledForCombat = ({ options, phasing, combat }: Situation, side: Side): boolean =>
  options.clar2 && combat !== null && side === phasing;

/**
 * True while a side's supply is the last judgement, not what the position alone gives: in a Combat Phase, in the
 * enemy's Movement Phase, and in its own until the first move; after that a report shows the next judgement.
 */
export function judgementStands({ phase, phasing, combat, units }: State, side: Side): boolean {
  if (phase !== 'movement') return combat !== null;
  return side !== phasing || !units.some(({ marks }) => marks & MARK.moved);
}
