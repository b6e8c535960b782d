import { isFinnish, SPACES } from '../board/board.ts';
import { isSpace } from '../rules/control.ts';
import {
  FINNISH_START,
  finns,
  holds,
  JANUARY_ARRIVALS,
  plus,
  size,
  SOVIET_START,
  type SovietForce,
} from '../units/forces.ts';
import { JANUARY } from '../units/strategies.ts';
import type { Decision, PhaseName, State } from '../state/state.ts';

/** Decisions that are made in the midst of a combat. */
const IN_COMBAT: readonly Decision['kind'][] = [
  'employ',
  'mannerheim',
  'roll',
  'losses',
  'fight-on',
  'occupy',
  'pursue',
  'retreat',
];

/** All Soviet units that a game has had so far: those of January come when the Events die has been rolled (2.2). */
export const sovietsBy = (turn: number, phase: PhaseName): SovietForce =>
  turn > JANUARY || (turn === JANUARY && phase !== 'event')
    ? plus(SOVIET_START, JANUARY_ARRIVALS)
    : SOVIET_START;

/** True when no counter is there twice. */
function countersFit({ soviet, finnish, turn, phase }: State): boolean {
  const { LAP, LAD, KAR } = soviet.boxes;
  const all = [soviet.waiting, LAP, LAD, KAR, soviet.losses, soviet.reinforcements, ...soviet.map].reduce(
    plus,
  );
  const scouts = finns({ SCT: finnish.scouts.reduce((a, b) => a + b, 0) });
  const army = [finnish.pool, finnish.losses, finnish.reinforcements, scouts].reduce(plus);
  return holds(sovietsBy(turn, phase), all) && holds(FINNISH_START, army);
}

const spacesFit = (state: State): boolean =>
  SPACES.every((_, space) => {
    const { soviet, finnish } = state;
    const empty = size(soviet.map[space]!) === 0 && finnish.scouts[space] === 0;
    const foreign = isFinnish(space) && isSpace(state, space);
    return (
      holds(soviet.map[space]!, soviet.used[space]!) &&
      (foreign || (finnish.scouts[space] === 0 && !soviet.markers.includes(space))) &&
      (empty || isSpace(state, space))
    );
  }) && new Set(state.soviet.markers).size === state.soviet.markers.length;

const plansFit = ({ soviet, finnish }: State): boolean =>
  soviet.plans.every(
    (plan) =>
      !plan ||
      (plan.strategy !== null &&
        (plan.stage === 'box' || (plan.from !== null && plan.target !== null)) &&
        (plan.answer === null || !!finnish.plans[plan.answer]) &&
        (size(plan.units) === 0 || plan.from !== null)),
  ) && finnish.plans.every((plan) => !plan || (plan.strategy !== null && holds(finnish.pool, plan.units)));

function combatFits({ combat, decisions, soviet, phase }: State): boolean {
  if (!combat) return !decisions.some(({ kind }) => IN_COMBAT.includes(kind));
  const plan = soviet.plans[combat.slot];
  // Before a second attack the force stands in the space that it has just taken.
  const stands = decisions.at(-1)?.kind === 'pursue' ? combat.target : combat.from;
  return (
    phase === 'combat' &&
    plan?.stage === 'open' &&
    combat.answer === plan.answer &&
    holds(soviet.map[stands]!, combat.units) &&
    decisions.every(({ kind }) => IN_COMBAT.includes(kind)) &&
    decisions.some(({ kind }) => kind === 'losses') === (combat.result !== null)
  );
}

/** True for a position whose parts agree, so that the rules can go on from it. */
export const isConsistent = (state: State): boolean =>
  countersFit(state) &&
  spacesFit(state) &&
  plansFit(state) &&
  combatFits(state) &&
  (state.phase === 'deployment' || !state.decisions.some(({ kind }) => kind === 'answer')) &&
  (state.phase === 'over') === (state.outcome !== null);
