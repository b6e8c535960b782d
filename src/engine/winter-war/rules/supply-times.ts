import { MARK, type State } from '../state/state.ts';
import type { Side } from '../units/unit-types.ts';

/** When supply is judged: as a Movement Phase begins, as a Combat Phase begins, or in the course of either. */
export type SupplyTime = 'movement-start' | 'combat-start' | 'during';

type Situation = Pick<State, 'options' | 'phasing' | 'combat'>;

/** True where nobody becomes isolated in the midst of a march, and only relief acts at once: as printed (U5). */
export const reliefOnly = ({ options, phase }: Pick<State, 'options' | 'phase'>): boolean =>
  phase === 'movement' && !options.clar1;

/**
 * True when a Soviet unit left out by an overloaded city stays so, whatever its city could do for it now:
 * from its own Combat Phase until its next Movement Phase (CL4), and all through the Finnish Player-Turn (CL6).
 */
export function overloadLasts({ options, phasing, combat }: Situation, time: SupplyTime = 'during'): boolean {
  if (phasing === 'finn') return options.clar4 || options.clar6;
  return options.clar4 && combat !== null && time === 'during';
}

/** True when a side's supply stands as it was judged when its Combat Phase began (CL2). */
export const settledForCombat = ({ options, phasing, combat }: Situation, side: Side): boolean =>
  options.clar2 && combat !== null && side === phasing;

/**
 * True while a side's supply is what was judged, not what the position alone gives: in a Combat Phase, in the enemy's
 * Movement Phase, and in its own until the first move, after which a report tells what is to come.
 */
export function judgementStands({ phase, phasing, combat, units }: State, side: Side): boolean {
  if (phase !== 'movement') return combat !== null;
  return side !== phasing || !units.some(({ marks }) => marks & MARK.moved);
}
