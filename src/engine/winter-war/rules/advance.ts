import { COUNTRY_CODES, countryTable } from '../board/board.ts';
import { directionTo, HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { hasMark, popDecision, pushDecision, refreshSupply, standIn, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { MARK, type State } from '../state/state.ts';
import { counter, IS_HQ, IS_NKVD, unitLabel, type UnitId } from '../units/roster.ts';
import { enemyOf } from '../units/unit-types.ts';
import { hasCapacity } from './stacking.ts';
import { entryTable, explainStep } from './terrain.ts';

type AdvanceAction = Action & { readonly type: 'advance' };

type StepProblem = 'advance-not-adjacent' | 'terrain' | 'enemy-there' | 'advance-full';

/** Why a unit may not step into a neighbouring hex in combat, or null: as in movement, but ignoring ZOC (C12, C14). */
function stepProblem(state: State, unit: UnitId, hex: Hex): StepProblem | null {
  const from = state.units[unit]!.at;
  const direction = from < 0 || IS_HQ[unit] ? -1 : directionTo(from, hex);
  if (direction < 0) return 'advance-not-adjacent';
  if (!entryTable(state, unit).step[from * 6 + direction]) return 'terrain';
  const { occupancy } = factsOf(state);
  if (occupancy[enemyOf(counter(unit).side)][hex]) return 'enemy-there';
  return hasCapacity(occupancy, hex, unit) ? null : 'advance-full';
}

/** Hexes into which a unit may advance now, before or after combat (Combat.B, C12, C13). */
export function advanceHexes(state: State, unit: UnitId): Hex[] {
  if (counter(unit).side !== state.phasing) return [];
  const decision = state.decisions.at(-1);
  if (decision)
    return decision.kind === 'advance' && decision.units.includes(unit)
      ? decision.hexes.filter((hex) => !stepProblem(state, unit, hex))
      : [];
  if (state.phase !== 'advance-before' || !state.combat || hasMark(state, unit, MARK.advanced)) return [];
  return state.combat.vacated.filter((hex) => !stepProblem(state, unit, hex));
}

export function advancers(state: State): UnitId[] {
  const decision = state.decisions.at(-1);
  if (decision)
    return decision.kind === 'advance' ? decision.units.filter((id) => advanceHexes(state, id).length) : [];
  if (!state.combat?.vacated.length) return [];
  return state.units.flatMap(({ at }, id) => (at >= 0 && advanceHexes(state, id).length ? [id] : []));
}

export const advanceActions = (state: State): AdvanceAction[] =>
  advancers(state).flatMap((unit) => advanceHexes(state, unit).map((to) => ({ type: 'advance', unit, to })));

export function checkAdvance(state: State, { unit, to }: AdvanceAction): Refusal | null {
  if (!state.units[unit]) return refuse('no-such-unit');
  if (advanceHexes(state, unit).includes(to)) return null;
  const label = { unit: unitLabel(unit), hex: to >= 0 && to < HEX_COUNT ? hexName(to) : '?' };
  const problem = advanceProblem(state, unit, to);
  if (problem)
    return refuse(
      problem,
      label,
      [to].filter((hex) => hex >= 0 && hex < HEX_COUNT),
    );
  const step = stepProblem(state, unit, to);
  if (step === 'terrain' || step === null) {
    if (IS_NKVD[unit] && countryTable[to] === COUNTRY_CODES.finland)
      return refuse('advance-nkvd', label, [to]);
    return explainStep(state, unit, state.units[unit]!.at, to);
  }
  return refuse(step, label, [to]);
}

/** Why a unit cannot take part in the current advances, or not in that hex; null when only the step is barred. */
function advanceProblem(state: State, unit: UnitId, to: Hex): RefusalKey | null {
  if (counter(unit).side !== state.phasing) return 'advance-side';
  if (state.units[unit]!.at < 0) return 'not-on-map';
  if (IS_HQ[unit]) return 'advance-hq';
  const decision = state.decisions.at(-1);
  if (decision?.kind === 'advance') {
    if (!decision.hexes.includes(to)) return 'advance-hex';
    // Attackers that cannot step into any of the hexes are not part of the decision either.
    const near = directionTo(state.units[unit]!.at, to) >= 0;
    return near && stepProblem(state, unit, to) ? null : 'advance-bystander';
  }
  if (hasMark(state, unit, MARK.advanced)) return 'advance-again';
  return state.combat?.vacated.includes(to) ? null : 'advance-vacated';
}

export function applyAdvance(draft: Draft, { unit, to }: AdvanceAction): void {
  const { state } = draft;
  const from = state.units[unit]!.at;
  const before = state.decisions.length === 0;
  standIn(draft, unit, to, before ? MARK.advanced : MARK.spentOut);
  draft.events.push({ type: 'advanced', unit, from, to, before });
  if (!before) popDecision(draft);
  else if (state.combat)
    state.combat = { ...state.combat, vacated: state.combat.vacated.filter((hex) => hex !== to) };
  refreshSupply(draft);
}

/** Offers one surviving attacker an advance into one vacated hex, if any may (C12). */
export function offerAdvance(draft: Draft, attackers: readonly UnitId[], hexes: readonly Hex[]): void {
  const state: State = { ...draft.state, units: draft.state.units.slice() };
  const units = attackers.filter((id) => hexes.some((hex) => !stepProblem(state, id, hex)));
  if (units.length) pushDecision(draft, { kind: 'advance', side: state.phasing, units, hexes });
}

/** After losses: removes eliminated units from a pending advance, and the advance when none is left. */
export function pruneAdvance(draft: Draft): void {
  const decision = draft.state.decisions.at(-1);
  if (decision?.kind !== 'advance') return;
  const units = decision.units.filter((id) => draft.state.units[id]!.at >= 0);
  popDecision(draft);
  if (units.length) pushDecision(draft, { ...decision, units });
}
