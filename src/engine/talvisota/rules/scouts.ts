import type { State } from '../state/state.ts';

/** SCT that no strategy has engaged in this turn (N41). */
export const freeScouts = ({ finnish }: State): number =>
  finnish.plans.reduce((free, plan) => free - (plan?.units.SCT ?? 0), finnish.pool.SCT);
