/** The public face of the attack planner. */
export { forecast } from './forecast.ts';
export type { Completion, Forecast, Plan, PlannedAttack, Wish } from './plan.ts';
export { attackPlans, completePlan, planValue } from './plans.ts';
