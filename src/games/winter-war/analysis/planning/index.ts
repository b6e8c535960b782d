/** Public API of the attack planner. */
export { forecast, plannedAttacks } from './values.ts';
export type { Completion, Forecast, Plan, PlannedAttack, Wish } from './values.ts';
export { attackPlans, attackSets, completePlan, markFought, planValue } from './plans.ts';
