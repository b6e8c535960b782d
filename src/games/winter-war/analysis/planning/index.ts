/** The public face of the attack planner. */
export { forecast, plannedAttacks } from './forecast.ts';
export type { Completion, Forecast, Plan, PlannedAttack, Wish } from './plan.ts';
export { attackPlans, attackSets, completePlan, planValue } from './plans.ts';
