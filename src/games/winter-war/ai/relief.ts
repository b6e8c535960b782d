import { OFF_MAP, unitWith, type Hex, type State } from '#engine/winter-war';
import { inUssr, stacksOf } from './ground.ts';
import { findVitalRails } from './rail-raid.ts';
import { projectedSupplyPenalty } from './soviet-supply.ts';

/** Worth of those who could eat again below which nobody is called out. */
const MIN_RELIEF = 6;

/**
 * What it is worth that a Finn in the USSR is driven off, by his hex: those who could eat again. Where several cut
 * the railway what they cost together is shared among them. Empty where it is worth little.
 */
export function raiderReliefValues(state: State): Map<Hex, number> {
  const raiders = [...stacksOf(state, 'finn').keys()].filter(inUssr);
  const found = new Map<Hex, number>();
  if (!raiders.length) return found;
  const now = projectedSupplyPenalty(state);
  const without = (hexes: readonly Hex[]): number =>
    projectedSupplyPenalty({
      ...state,
      units: state.units.map((unit) =>
        hexes.includes(unit.at) ? unitWith(unit, { at: OFF_MAP.unused }) : unit,
      ),
    }) - now;
  const all = without(raiders);
  if (all < MIN_RELIEF) return found;
  const onRails = new Set(findVitalRails());
  const cutters = raiders.filter((hex) => onRails.has(hex));
  for (const hex of raiders)
    found.set(hex, Math.max(without([hex]), onRails.has(hex) ? all / cutters.length : 0));
  return found;
}
