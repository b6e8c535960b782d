import { changeDecision, eliminate, popDecision, pushDecision, setUnit, type Draft } from '../game/draft.ts';
import { refuse, type Refusal } from '../game/refusals.ts';
import { OFF_MAP, type Decision, type State } from '../game/state.ts';
import { ATTACK, IS_SOVIET, type UnitId } from '../units/roster.ts';

type Forfeit = Decision & { readonly kind: 'forfeit' };

/** Soviet units among which the next one is chosen: any with attack points; in the cold, isolated ones first (X4). */
export function forfeitable(state: Pick<State, 'units'>, cause: Forfeit['cause']): UnitId[] {
  const all = state.units.flatMap(({ at }, id) => (at >= 0 && IS_SOVIET[id] && ATTACK[id] ? [id] : []));
  const isolated = cause === 'climate' ? all.filter((id) => state.units[id]!.cut) : [];
  return isolated.length ? isolated : all;
}

/** Asks a player for so many Attack Strength Points of Soviet units, if there are any (Event.L, Scenario.E). */
export function askForfeit(draft: Draft, cause: Forfeit['cause'], points: number): void {
  const side = cause === 'climate' ? 'finn' : 'soviet';
  if (forfeitable(draft.state, cause).length) pushDecision(draft, { kind: 'forfeit', side, cause, points });
}

export function checkForfeit(state: State, { cause }: Forfeit, units: readonly UnitId[]): Refusal | null {
  const [unit] = units;
  const recall = cause === 'recall';
  if (unit === undefined || units.length > 1) return refuse(recall ? 'recall-one' : 'forfeit-one');
  if (forfeitable(state, cause).includes(unit)) return null;
  if (recall) return refuse('recall-unit');
  const { at, cut } = state.units[unit] ?? { at: -1, cut: 0 };
  return at >= 0 && IS_SOVIET[unit] && ATTACK[unit] && !cut
    ? refuse('forfeit-isolated')
    : refuse('forfeit-unit');
}

export function applyForfeit(draft: Draft, decision: Forfeit, unit: UnitId): void {
  const { cause } = decision;
  const { at } = draft.state.units[unit]!;
  if (cause === 'climate') eliminate(draft, unit, 'climate');
  else {
    setUnit(draft, unit, { at: OFF_MAP.unused, cut: 0, marks: 0 });
    draft.events.push({ type: 'recalled', unit, hex: at });
  }
  const points = decision.points - ATTACK[unit]!;
  if (points > 0 && forfeitable(draft.state, cause).length) changeDecision(draft, { ...decision, points });
  else popDecision(draft);
}
