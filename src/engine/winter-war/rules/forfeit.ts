import { changeDecision, eliminate, popDecision, pushDecision, setUnit, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import { OFF_MAP, type Decision, type State } from '../state/state.ts';
import { ATTACK, IS_SOVIET, unitLabel, type UnitId } from '../units/roster.ts';

/** Attack Strength Points lost to the cold (Event.L). */
export const CLIMATE_POINTS = 4;
/** Attack Strength Points sent south in Scenario E (X3). */
export const RECALLED_POINTS = 12;

type Forfeit = Decision & { readonly kind: 'forfeit' };

const attackers = (state: Pick<State, 'units'>): UnitId[] =>
  state.units.flatMap(({ at }, id) => (at >= 0 && IS_SOVIET[id] && ATTACK[id] ? [id] : []));

/**
 * The smallest sum of attack points, at least `points`, that whole units can make; the sum of all units when they do
 * not reach it.
 */
function leastSum(units: readonly UnitId[], points: number): number {
  const all = units.reduce((sum, id) => sum + ATTACK[id]!, 0);
  if (all <= points || points <= 0) return points <= 0 ? 0 : all;
  const reached = new Uint8Array(all + 1);
  reached[0] = 1;
  let most = 0;
  for (const id of units) {
    for (let sum = most; sum >= 0; sum--) if (reached[sum]) reached[sum + ATTACK[id]!] = 1;
    most += ATTACK[id]!;
  }
  return reached.indexOf(1, points);
}

/** Units that may be given up next so that the rest can still be met as exactly as before (X4). */
function fitting(units: readonly UnitId[], points: number): UnitId[] {
  const least = leastSum(units, points);
  /** By strength: whether such a unit fits. */
  const fits = new Map<number, boolean>();
  return units.filter((id) => {
    const strength = ATTACK[id]!;
    let fit = fits.get(strength);
    if (fit === undefined) {
      const others = units.filter((other) => other !== id);
      fits.set(strength, (fit = strength + leastSum(others, points - strength) === least));
    }
    return fit;
  });
}

/**
 * Soviet units from which the next one is chosen: exactly the points are given up if whole units can make them, else as
 * few more as possible; in the cold, isolated ones go first (X4, Scenario.E).
 */
export function forfeitable(
  state: Pick<State, 'units'>,
  { cause, points }: Pick<Forfeit, 'cause' | 'points'>,
): UnitId[] {
  const open = fitting(attackers(state), points);
  const isolated = cause === 'climate' ? open.filter((id) => state.units[id]!.cut) : [];
  return isolated.length ? isolated : open;
}

/** Asks a player to give up Attack Strength Points of Soviet units, if there are any (Event.L, Scenario.E). */
export function askForfeit(draft: Draft, cause: Forfeit['cause'], points: number): void {
  const side = cause === 'climate' ? 'finn' : 'soviet';
  if (attackers(draft.state).length) pushDecision(draft, { kind: 'forfeit', side, cause, points });
}

export function checkForfeit(state: State, decision: Forfeit, units: readonly UnitId[]): Refusal | null {
  const { points } = decision;
  const [unit] = units;
  const recall = decision.cause === 'recall';
  if (unit === undefined || units.length > 1) return refuse(recall ? 'recall-one' : 'forfeit-one');
  if (forfeitable(state, decision).includes(unit)) return null;
  const all = attackers(state);
  if (!all.includes(unit)) return refuse(recall ? 'recall-unit' : 'forfeit-unit');
  return fitting(all, points).includes(unit)
    ? refuse('forfeit-isolated')
    : refuse('forfeit-exact', { unit: unitLabel(unit), points: leastSum(all, points) });
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
  if (points > 0 && attackers(draft.state).length) changeDecision(draft, { ...decision, points });
  else popDecision(draft);
}
