import { COUNTRY_CODES, countryTable, southOfRowA } from '../board/board.ts';
import { directionTo, hexName, neighbourTable, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import {
  changeDecision,
  eliminate,
  hasMark,
  popDecision,
  refreshSupply,
  standIn,
  type Draft,
} from './draft.ts';
import { factsOf } from './facts.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { MARK, type State } from '../state/state.ts';
import { counter, IS_HQ, IS_LIGHT, IS_SOVIET, ROSTER, unitLabel, type UnitId } from '../units/roster.ts';
import { enemyOf } from '../units/unit-types.ts';
import { hasCapacity } from './stacking.ts';
import { besideAny, entryTable, explainStep } from './terrain.ts';

type RetreatAction = Action & { readonly type: 'retreat' };

type RetreatProblem = 'retreat-hex' | 'terrain' | 'enemy-there' | 'retreat-zone' | 'retreat-stacking';

/** Returns a check for one unit: why it may not retreat to a hex, or null (C9, Combat.A1 to A3, ZoneOfControl.D). */
function retreatRule(state: State, unit: UnitId): (to: Hex) => RetreatProblem | null {
  const from = state.units[unit]!.at;
  const { side } = counter(unit);
  const facts = factsOf(state);
  const { occupancy } = facts;
  const enemies = occupancy[enemyOf(side)];
  const enemyZone = facts.zone(enemyOf(side));
  const { step } = entryTable(state, unit);
  return (to) => {
    const direction = directionTo(from, to);
    if (direction < 0) return 'retreat-hex';
    if (!step[from * 6 + direction]) return 'terrain';
    if (enemies[to]) return 'enemy-there';
    if (enemyZone[to] && !occupancy[side][to]) return 'retreat-zone';
    return hasCapacity(occupancy, to, unit) ? null : 'retreat-stacking';
  };
}

/** Hexes to which a unit may retreat one hex, before or after combat. */
export function retreatHexes(state: State, unit: UnitId): Hex[] {
  const problem = retreatRule(state, unit);
  const { at } = state.units[unit]!;
  const open: Hex[] = [];
  for (let d = at * 6, end = d + 6; d < end; d++) {
    const to = neighbourTable[d]!;
    if (to >= 0 && !problem(to)) open.push(to);
  }
  return open;
}

/** Why a unit may not retreat to a hex, or null. */
function checkRetreatHex(state: State, unit: UnitId, to: Hex): Refusal | null {
  const problem = retreatRule(state, unit)(to);
  if (!problem) return null;
  if (problem === 'terrain') return explainStep(state, unit, state.units[unit]!.at, to);
  return refuse(problem, { unit: unitLabel(unit), hex: hexName(to) }, [to]);
}

/** Why a unit may not retreat before combat at all, or null (Combat.A, C13, C17). */
function problemBefore(state: State, unit: UnitId): RefusalKey | null {
  const { at } = state.units[unit]!;
  if (counter(unit).side === state.phasing) return 'retreat-side';
  if (at < 0) return 'not-on-map';
  if (IS_SOVIET[unit] ? !IS_HQ[unit] : !IS_LIGHT[unit]) return 'retreat-type';
  if (hasMark(state, unit, MARK.fled)) return 'retreat-again';
  if (!IS_SOVIET[unit]) {
    if (southOfRowA[at] || countryTable[at] !== COUNTRY_CODES.finland) return 'retreat-place';
    if (state.combat?.lineLost) return 'retreat-line-lost';
  }
  return besideAny(at, factsOf(state).occupancy[state.phasing]) ? null : 'retreat-not-adjacent';
}

/** Units that may retreat before combat now and have a hex to go to. */
export const retreatersBefore = (state: State): UnitId[] =>
  GIVING_WAY.filter((id) => !problemBefore(state, id) && retreatHexes(state, id).length);

const GIVING_WAY = ROSTER.flatMap(({ id }) => (IS_HQ[id] || IS_LIGHT[id] ? [id] : []));

export function checkRetreat(state: State, { unit, to }: RetreatAction): Refusal | null {
  if (!state.units[unit]) return refuse('no-such-unit');
  const decision = state.decisions.at(-1);
  if (decision) {
    if (decision.kind !== 'retreat' && decision.kind !== 'withdraw') return refuse('decide-first');
    const withdraws = decision.kind === 'withdraw';
    const label = { unit: unitLabel(unit) };
    if (!decision.units.includes(unit))
      return refuse(withdraws ? 'withdraw-not-due' : 'retreat-not-due', label);
    if (to !== null) return checkRetreatHex(state, unit, to);
    if (retreatHexes(state, unit).length) return refuse(withdraws ? 'withdraw-open' : 'retreat-open', label);
    return withdraws ? refuse('withdraw-hex', label) : null;
  }
  const problem = problemBefore(state, unit);
  if (!problem && to !== null) return checkRetreatHex(state, unit, to);
  const { at } = state.units[unit]!;
  return refuse(problem ?? 'retreat-voluntary', { unit: unitLabel(unit) }, at < 0 ? [] : [at]);
}

/** Every retreat possible now, before combat or by a result. */
export function retreatActions(state: State): RetreatAction[] {
  const decision = state.decisions.at(-1);
  const owed = decision?.kind === 'retreat' || decision?.kind === 'withdraw' ? decision : null;
  const units = owed?.units ?? retreatersBefore(state);
  return units.flatMap((unit): RetreatAction[] => {
    const hexes = retreatHexes(state, unit);
    if (!hexes.length) return owed?.kind === 'retreat' ? [{ type: 'retreat', unit, to: null }] : [];
    return hexes.map((to) => ({ type: 'retreat', unit, to }));
  });
}

/** Carries a retreat out; in the end, units that must retreat but have no hex left are eliminated. */
export function applyRetreat(draft: Draft, { unit, to }: RetreatAction): void {
  const before = draft.state.phase === 'retreat-before' && draft.state.decisions.length === 0;
  const from = draft.state.units[unit]!.at;
  if (to === null) eliminate(draft, unit, 'no-retreat');
  else {
    standIn(draft, unit, to, MARK.fled);
    draft.events.push({ type: 'retreated', unit, from, to, before });
  }
  if (before) noteVacated(draft, from);
  else if (draft.state.decisions.at(-1)?.kind === 'retreat') settleRetreats(draft, unit);
  refreshSupply(draft);
}

function noteVacated(draft: Draft, hex: Hex): void {
  const { state } = draft;
  const emptied = state.units.every(({ at }) => at !== hex);
  if (emptied && state.combat && !state.combat.vacated.includes(hex))
    state.combat = { ...state.combat, vacated: [...state.combat.vacated, hex] };
}

function settleRetreats(draft: Draft, done: UnitId): void {
  const decision = draft.state.decisions.at(-1);
  if (decision?.kind !== 'retreat') return;
  const left = decision.units.filter((id) => id !== done);
  if (left.length) changeDecision(draft, { ...decision, units: left });
  else popDecision(draft);
  eliminateStranded(draft);
}

/** When none of the units that must retreat has a hex to go to, all are eliminated (C9). */
export function eliminateStranded(draft: Draft): void {
  const decision = draft.state.decisions.at(-1);
  if (decision?.kind !== 'retreat') return;
  const state: State = { ...draft.state, units: draft.state.units.slice() };
  if (decision.units.some((id) => retreatHexes(state, id).length)) return;
  for (const id of decision.units) eliminate(draft, id, 'no-retreat');
  popDecision(draft);
}
