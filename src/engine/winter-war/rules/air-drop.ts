import {
  COUNTRY_CODES,
  countryTable,
  finnishCityHex,
  LAND_CODES,
  LENINGRAD,
  terrainTable,
} from '../board/board.ts';
import { distance, HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import {
  eliminate,
  passThrough,
  refreshSupply,
  rollDie,
  setCourse,
  setUnit,
  standIn,
  type Draft,
} from './draft.ts';
import type { DropModifier, DropResult } from '../state/events.ts';
import { factsOf } from './facts.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { LASTING_MARKS, MARK, type State } from '../state/state.ts';
import { PARATROOPS, unitLabel } from '../units/roster.ts';
import { firstTurn } from './reinforcement.ts';
import { hasCapacity } from './stacking.ts';
import { passable } from './terrain.ts';
import { fortsNow } from './zones-of-control.ts';

type PlanAction = Action & { readonly type: 'plan' };
type DropAction = Action & { readonly type: 'drop' };

/** Range from Leningrad in hexes: by plan (Option.D) and by Special Event F. */
const PLANNED_RANGE = 12;
const EVENT_RANGE = 6;

/** Open land of Finland within a range of Leningrad. */
function landingGround(range: number): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (
      countryTable[hex] === COUNTRY_CODES.finland &&
      passable(hex, false) &&
      distance(hex, LENINGRAD) <= range
    )
      found.push(hex);
  return found;
}
const PLANNED_GROUND = landingGround(PLANNED_RANGE);
const EVENT_GROUND = landingGround(EVENT_RANGE);

/** True for a hex that can be planned for a landing (Option.D3). */
export const isLandingGround = (hex: Hex): boolean => PLANNED_GROUND.includes(hex);

const inLeningrad = (state: State): boolean => state.units[PARATROOPS]!.at === LENINGRAD;
const stoodStill = (state: State): boolean =>
  inLeningrad(state) && !(state.units[PARATROOPS]!.marks & MARK.moved);

/** True when Leningrad is in Finnish ZOC, so that the paratroops cannot get ready (Option.D3). */
const pressed = (state: State): boolean => factsOf(state).zone('finn')[LENINGRAD] === 1;

/** Why no landing can be planned for the next Game-Turn, or null (Option.D3). */
function planProblem(state: State): RefusalKey | null {
  const { options, phase, phasing } = state;
  if (!options.airborne || phasing !== 'soviet') return 'when-plan';
  if (!inLeningrad(state)) return 'plan-not-here';
  if (phase === 'set-up') return options.sovietPreparedness ? null : 'when-plan';
  if (phase !== 'reinforcement') return 'when-plan';
  return pressed(state) ? 'plan-zone' : null;
}

/** True when the Soviet player may plan a landing for the next Game-Turn. */
export const mayPlan = (state: State): boolean => !planProblem(state);

export function checkPlan(state: State, { hex }: PlanAction): Refusal | null {
  const problem = planProblem(state);
  if (problem) return refuse(problem);
  if (hex === null || PLANNED_GROUND.includes(hex)) return null;
  const name = Number.isInteger(hex) && hex >= 0 && hex < HEX_COUNT ? hexName(hex) : '?';
  return refuse('plan-hex', { hex: name, range: PLANNED_RANGE });
}

/** Hexes that may be planned now; empty when no plan may be made. */
export const planHexes = (state: State): readonly Hex[] => (mayPlan(state) ? PLANNED_GROUND : []);

export const planActions = (state: State): PlanAction[] => [
  ...planHexes(state).map((hex): PlanAction => ({ type: 'plan', hex })),
  ...(mayPlan(state) && state.course.plan ? [{ type: 'plan', hex: null } as const] : []),
];

export function applyPlan(draft: Draft, { hex }: PlanAction): void {
  const { turn, phase, options } = draft.state;
  const when = phase === 'set-up' ? firstTurn(options) : turn + 1;
  setCourse(draft, { plan: hex === null ? null : { hex, turn: when } });
  draft.events.push({ type: 'planned' });
}

/** Why the paratroops cannot land in a hex now, or null. */
function checkLanding(state: State, hex: Hex): Refusal | null {
  const label = { unit: unitLabel(PARATROOPS), hex: hexName(hex) };
  const facts = factsOf(state);
  if (facts.occupancy.finn[hex]) return refuse('enemy-there', label, [hex]);
  if (state.phase === 'event-drop' && facts.zone('finn')[hex]) return refuse('drop-zone', label, [hex]);
  return hasCapacity(facts.occupancy, hex, PARATROOPS) ? null : refuse('drop-full', label, [hex]);
}

/** The hexes where the paratroops may be dropped now: the planned one, or those of Special Event F. */
export function dropHexes(state: State): Hex[] {
  if (state.phasing !== 'soviet' || !stoodStill(state)) return [];
  const { plan } = state.course;
  if (state.phase === 'planned-drop')
    return plan?.turn === state.turn && !pressed(state) && !checkLanding(state, plan.hex) ? [plan.hex] : [];
  if (state.phase !== 'event-drop' || state.options.airborne) return [];
  return EVENT_GROUND.filter((hex) => !checkLanding(state, hex));
}

export const dropActions = (state: State): DropAction[] =>
  dropHexes(state).map((hex) => ({ type: 'drop', hex }));

export function checkDrop(state: State, { hex }: DropAction): Refusal | null {
  if (dropHexes(state).includes(hex)) return null;
  const planned = state.phase === 'planned-drop';
  if (!inLeningrad(state)) return refuse(planned ? 'plan-not-here' : 'drop-not-here');
  if (planned && state.course.plan?.hex !== hex) return refuse('drop-plan');
  if (!planned && !EVENT_GROUND.includes(hex))
    return refuse('drop-hex', { hex: hex >= 0 && hex < HEX_COUNT ? hexName(hex) : '?', range: EVENT_RANGE });
  return checkLanding(state, hex) ?? refuse(planned ? 'drop-void' : 'drop-moved');
}

/** Modifiers of a drop in a hex; each takes 1 off the die (Option.D1). */
export function dropModifiers(state: State, hex: Hex): DropModifier[] {
  const found: DropModifier[] = ['weather'];
  const open = terrainTable[hex] === LAND_CODES.clear && !fortsNow(state)[hex] && !finnishCityHex[hex];
  if (!open) found.push('terrain');
  if (finnishCityHex[hex]) found.push('city');
  if (factsOf(state).zone('finn')[hex]) found.push('zone');
  for (let far = distance(hex, LENINGRAD); far > 0; far -= EVENT_RANGE) found.push('distance');
  return found;
}

/** The result of a drop for the die minus its modifiers (Option.D1). */
export function dropResult(net: number): DropResult {
  if (net >= 2) return 'fine';
  if (net >= 0) return 'halved';
  return net >= -2 ? 'stunned' : 'eliminated';
}

const MARKS_OF: Readonly<Record<DropResult, number>> = {
  fine: MARK.dropped,
  halved: MARK.dropped | MARK.disrupted,
  stunned: MARK.dropped | MARK.disrupted | MARK.stunned,
  eliminated: 0,
};

/** Drops the paratroops: by plan with a die, capturing nothing yet; by Special Event F like any unit. */
export function applyDrop(draft: Draft, before: State, { hex }: DropAction): void {
  const unit = PARATROOPS;
  if (before.phase === 'event-drop') {
    standIn(draft, unit, hex, MARK.moved);
    draft.events.push({ type: 'dropped', unit, hex, die: null, modifiers: [], result: 'fine' });
  } else {
    const modifiers = dropModifiers(before, hex);
    const die = rollDie(draft);
    const result = dropResult(die - modifiers.length);
    setUnit(draft, unit, { at: hex, marks: draft.state.units[unit]!.marks | MARK.moved | MARKS_OF[result] });
    draft.events.push({ type: 'dropped', unit, hex, die, modifiers, result });
    if (result === 'eliminated') eliminate(draft, unit, 'drop');
    setCourse(draft, { plan: null });
  }
  refreshSupply(draft);
}

/** A brigade that has fought since the plan was made cannot be dropped (Option.D3). */
export function battleSpoilsPlan(draft: Draft): void {
  const { units, course } = draft.state;
  if (course.plan && units[PARATROOPS]!.marks & MARK.fought) setCourse(draft, { plan: null });
}

/** At the end of the Soviet drop phase, an unused plan for this Game-Turn lapses. */
export function dropPlanLapses(draft: Draft): void {
  const { plan } = draft.state.course;
  if (plan && draft.state.phasing === 'soviet' && plan.turn <= draft.state.turn)
    setCourse(draft, { plan: null });
}

/** At the start of the next Soviet Player-Turn the paratroops capture their hex and recover (Option.D1, D2). */
export function gatherParatroops(draft: Draft): void {
  const { at, marks } = draft.state.units[PARATROOPS]!;
  if (draft.state.phasing !== 'soviet' || !(marks & LASTING_MARKS)) return;
  setUnit(draft, PARATROOPS, { marks: marks & ~LASTING_MARKS });
  passThrough(draft, PARATROOPS, at);
}
