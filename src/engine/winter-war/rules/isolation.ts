import type { Isolation, UnitState } from '../state/state.ts';
import { IS_SOVIET } from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import { finnishIsolation } from './finnish-supply.ts';
import { sovietSupply, supplyContext, type SupplyContext } from './soviet-supply.ts';
import { zoneNow } from './zones-of-control.ts';

/** What a judgement may change: end isolation, begin it, or both. */
export type Change = 'end' | 'begin' | 'both';

/** Sets the isolation of one side's units, as far as it may change; returns the same array without a change. */
export function withIsolation(
  units: readonly UnitState[],
  side: Side,
  cut: Uint8Array,
  change: Change = 'both',
): readonly UnitState[] {
  const soviet = side === 'soviet' ? 1 : 0;
  let changed: UnitState[] | null = null;
  for (let id = 0; id < units.length; id++) {
    const unit = units[id]!;
    if (IS_SOVIET[id] !== soviet || unit.cut === cut[id]) continue;
    if (change === 'end' && cut[id] !== 0) continue;
    if (change === 'begin' && unit.cut !== 0) continue;
    changed ??= units.slice();
    changed[id] = { at: unit.at, cut: cut[id]! as Isolation, marks: unit.marks };
  }
  return changed ?? units;
}

/** Isolation of one side's units, by unit, against the enemy's present ZOC. */
function isolationOf(side: Side, context: SupplyContext): Uint8Array {
  return side === 'soviet'
    ? sovietSupply(context, zoneNow(context, 'finn')).cut
    : finnishIsolation(context, () => zoneNow(context, 'soviet'));
}

/** After this many judgements, two armies that isolate each other in turn are taken never to settle (U7). */
const MOST_JUDGEMENTS = 8;

/**
 * Judges both sides' supply. ZOC depends on isolation and isolation on ZOC, so the sides are judged in turn, each from
 * the result of the last judgement, phasing side first, until nothing changes; if that never settles, units without a
 * path under the final zones are isolated (U7). `settled` skips the phasing side (CL2).
 */
export function judgeBoth(context: SupplyContext, phasing: Side, settled: boolean): readonly UnitState[] {
  if (settled) return judgeSide(context, enemyOf(phasing));
  const { occupancy, leftOut } = context;
  let { units } = context;
  let side = phasing;
  for (let i = 0; i < MOST_JUDGEMENTS; i++, side = enemyOf(side)) {
    const before = units;
    units = withIsolation(units, side, isolationOf(side, supplyContext(context, units, occupancy, leftOut)));
    // Each side must have been judged against the final state of the other.
    if (i > 0 && units === before) return units;
  }
  return withoutLines({ ...context, units }, side);
}

/** Isolates units without a path under the present zones, until no more are found; relieves none (U7). */
function withoutLines(context: SupplyContext, first: Side): readonly UnitState[] {
  let { units } = context;
  for (let side = first, settled = 0; settled < 2; side = enemyOf(side)) {
    const before = units;
    const cut = isolationOf(side, { ...context, units, noRelief: true });
    units = withIsolation(units, side, cut, 'begin');
    settled = units === before ? settled + 1 : 0;
  }
  return units;
}

export function judgeSide(context: SupplyContext, side: Side, change: Change = 'both'): readonly UnitState[] {
  return withIsolation(context.units, side, isolationOf(side, context), change);
}
