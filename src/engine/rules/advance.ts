import { directionTo, hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../game/actions.ts';
import { hasMark, popDecision, pushDecision, refreshSupply, standIn, type Draft } from '../game/draft.ts';
import { factsOf } from '../game/facts.ts';
import { refuse, type Refusal } from '../game/refusals.ts';
import { MARK, type State } from '../game/state.ts';
import { counter, IS_HQ, unitLabel, type UnitId } from '../units/roster.ts';
import { enemyOf } from '../units/unit-types.ts';
import { hasRoom } from './stacking.ts';
import { entryTable } from './terrain.ts';

type AdvanceAction = Action & { readonly type: 'advance' };

/** True when a unit may step into a neighbouring empty hex in combat: ZOC apart, as it might move (C12, C14). */
function canStepInto(state: State, unit: UnitId, hex: Hex): boolean {
  const from = state.units[unit]!.at;
  const direction = from < 0 || IS_HQ[unit] ? -1 : directionTo(from, hex);
  if (direction < 0 || !entryTable(state, unit).step[from * 6 + direction]) return false;
  const { occupancy } = factsOf(state);
  return !occupancy[enemyOf(counter(unit).side)][hex] && hasRoom(occupancy, hex, unit);
}

/** Hexes into which a unit may advance now, before combat or after it (Combat.B, C12, C13). */
export function advanceHexes(state: State, unit: UnitId): Hex[] {
  if (counter(unit).side !== state.phasing) return [];
  const decision = state.decisions.at(-1);
  if (decision)
    return decision.kind === 'advance' && decision.units.includes(unit)
      ? decision.hexes.filter((hex) => canStepInto(state, unit, hex))
      : [];
  if (state.phase !== 'advance-before' || !state.combat || hasMark(state, unit, MARK.advanced)) return [];
  return state.combat.vacated.filter((hex) => canStepInto(state, unit, hex));
}

/** Units that may advance now. */
export function advancers(state: State): UnitId[] {
  const decision = state.decisions.at(-1);
  if (decision)
    return decision.kind === 'advance' ? decision.units.filter((id) => advanceHexes(state, id).length) : [];
  return state.units.flatMap(({ at }, id) => (at >= 0 && advanceHexes(state, id).length ? [id] : []));
}

export const advanceActions = (state: State): AdvanceAction[] =>
  advancers(state).flatMap((unit) => advanceHexes(state, unit).map((to) => ({ type: 'advance', unit, to })));

export function checkAdvance(state: State, { unit, to }: AdvanceAction): Refusal | null {
  if (!state.units[unit]) return refuse('no-such-unit');
  if (advanceHexes(state, unit).includes(to)) return null;
  const decision = state.decisions.at(-1);
  const label = { unit: unitLabel(unit), hex: Number.isInteger(to) && to >= 0 ? hexName(to) : '?' };
  if (counter(unit).side !== state.phasing) return refuse('not-your-unit', label);
  if (IS_HQ[unit]) return refuse('advance-hq', label);
  const open = decision?.kind === 'advance' ? decision.hexes : (state.combat?.vacated ?? []);
  return open.includes(to) ? refuse('advance-unit', label, [to]) : refuse('advance-hex', label);
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

/** Lets one surviving attacker advance into one vacated hex, if any may (C12). */
export function offerAdvance(draft: Draft, attackers: readonly UnitId[], hexes: readonly Hex[]): void {
  const state: State = { ...draft.state, units: draft.state.units.slice() };
  const units = attackers.filter((id) => hexes.some((hex) => canStepInto(state, id, hex)));
  if (units.length) pushDecision(draft, { kind: 'advance', side: state.phasing, units, hexes });
}

/** After losses: drops those who are gone from a waiting advance, and the advance if nobody is left. */
export function pruneAdvance(draft: Draft): void {
  const decision = draft.state.decisions.at(-1);
  if (decision?.kind !== 'advance') return;
  const units = decision.units.filter((id) => draft.state.units[id]!.at >= 0);
  popDecision(draft);
  if (units.length) pushDecision(draft, { ...decision, units });
}
