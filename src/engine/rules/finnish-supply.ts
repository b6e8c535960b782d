import { COUNTRY_CODES, countryTable } from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import type { Isolation, UnitState } from '../game/state.ts';
import { IS_SOVIET, UNIT_COUNT } from '../units/roster.ts';
import type { SupplyContext } from './soviet-supply.ts';
import { supplyGround, UNREACHED, walk, walked } from './supply-ground.ts';

/** True for a Finnish or Allied unit on the map but outside Finland: it needs supply (Supply.G). */
export const abroad = (unit: number, { at }: UnitState): boolean =>
  at >= 0 && !IS_SOVIET[unit] && countryTable[at] !== COUNTRY_CODES.finland;

const steps = new Uint8Array(HEX_COUNT);

/**
 * The nearest hex of Finland, free of Soviet units and ZOC, to which a path leads from a hex (Supply.G, U6);
 * -1 when there is none. `cameFrom` receives the path.
 */
export function wayHome(from: Hex, open: Uint8Array, cameFrom?: Int16Array): Hex {
  const count = walk(from, UNREACHED - 1, open, steps, undefined, cameFrom);
  for (let i = 1; i < count; i++) if (countryTable[walked(i)] === COUNTRY_CODES.finland) return walked(i);
  return -1;
}

const NOBODY: readonly Isolation[] = Array.from({ length: UNIT_COUNT }, () => 0);

/** Isolation of the Finnish and Allied units, by unit. */
export function finnishIsolation(
  { units, occupancy, turn }: SupplyContext,
  sovietZone: () => Uint8Array,
): readonly Isolation[] {
  let open: Uint8Array | null = null;
  let cut: Isolation[] | null = null;
  for (let id = 0; id < UNIT_COUNT; id++) {
    if (!abroad(id, units[id]!)) continue;
    open ??= supplyGround('finn', occupancy, sovietZone(), turn);
    cut ??= NOBODY.slice();
    if (wayHome(units[id]!.at, open) < 0) cut[id] = 1;
  }
  return cut ?? NOBODY;
}
