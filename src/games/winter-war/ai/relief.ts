import { OFF_MAP, unitWith, type Hex, type State } from '#engine/winter-war';
import { inUssr, stacks } from './ground.ts';
import { vitalRails } from './rail-raid.ts';
import { hungerToCome } from './soviet-supply.ts';

/** Worth of those who could eat again below which nobody is called out. */
const LEAST = 6;

/**
 * What it is worth that a Finn in the USSR is driven off, by his hex: those who could eat again. Where several cut
 * the railway what they cost together is shared among them. Empty where it is worth little.
 */
export function reliefs(state: State): Map<Hex, number> {
  const raiders = [...stacks(state, 'finn').keys()].filter(inUssr);
  const found = new Map<Hex, number>();
  if (!raiders.length) return found;
  const now = hungerToCome(state);
  const without = (hexes: readonly Hex[]): number =>
    hungerToCome({
      ...state,
      units: state.units.map((unit) =>
        hexes.includes(unit.at) ? unitWith(unit, { at: OFF_MAP.unused }) : unit,
      ),
    }) - now;
  const all = without(raiders);
  if (all < LEAST) return found;
  const onRails = new Set(vitalRails());
  const cutters = raiders.filter((hex) => onRails.has(hex));
  for (const hex of raiders)
    found.set(hex, Math.max(without([hex]), onRails.has(hex) ? all / cutters.length : 0));
  return found;
}
