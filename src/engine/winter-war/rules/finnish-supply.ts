import { COUNTRY_CODES, countryTable, SWEDISH_ENTRY } from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import type { UnitState } from '../state/state.ts';
import { IS_SOVIET, ROSTER, UNIT_COUNT } from '../units/roster.ts';
import type { SupplyContext } from './soviet-supply.ts';
import { supplyGround, UNREACHED, walk, walked } from './supply-ground.ts';

/** True for a Finnish or Allied unit on the map that needs supply: outside Finland and Sweden (Supply.G, X2). */
export const abroad = (unit: number, { at }: UnitState): boolean =>
  at >= 0 && !IS_SOVIET[unit] && countryTable[at] !== COUNTRY_CODES.finland && at !== SWEDISH_ENTRY;

const steps = new Uint8Array(HEX_COUNT);

const FINLAND = Uint8Array.from(countryTable, (country) => (country === COUNTRY_CODES.finland ? 1 : 0));

/** Walks from a hex abroad to the nearest hexes of Finland; returns the number of hexes reached. */
const walkHome = (from: Hex, open: Uint8Array, touched?: Uint8Array, cameFrom?: Int16Array): number =>
  walk(from, UNREACHED - 1, open, steps, { touched, cameFrom, goal: FINLAND, atLeast: 0 });

/** The last hex of Finland among the first `count` reached; -1 when there is none. */
function homeAmong(count: number): Hex {
  for (let i = count - 1; i >= 0; i--) if (FINLAND[walked(i)]) return walked(i);
  return -1;
}

/**
 * The nearest hex of Finland, free of Soviet units and ZOC, with a path from a hex abroad (Supply.G, U6); -1 without
 * one.
 */
export const wayHome = (from: Hex, open: Uint8Array, cameFrom?: Int16Array): Hex =>
  homeAmong(walkHome(from, open, undefined, cameFrom));

const ground = new Uint8Array(HEX_COUNT);
/** Per hex: the answer of the walks so far for a unit there. */
const found = new Uint8Array(HEX_COUNT);
const FOUND = { nothing: 0, home: 1, cut: 2 } as const;

const NOBODY = new Uint8Array(UNIT_COUNT);
const FINNS = ROSTER.filter((c) => c.side === 'finn').map((c) => c.id);

export function anyAbroad(units: readonly UnitState[]): boolean {
  for (const id of FINNS) if (abroad(id, units[id]!)) return true;
  return false;
}

/** Isolation of the Finnish and Allied units, by unit; `touched` marks the hexes that the answer depends on. */
export function finnishIsolation(
  { units, occupancy, turn }: Pick<SupplyContext, 'units' | 'occupancy' | 'turn'>,
  sovietZone: () => Uint8Array,
  touched?: Uint8Array,
): Uint8Array {
  let open: Uint8Array | null = null;
  let cut: Uint8Array | null = null;
  for (const id of FINNS) {
    if (!abroad(id, units[id]!)) continue;
    if (!open) {
      open = supplyGround('finn', occupancy, sovietZone(), turn, ground);
      found.fill(FOUND.nothing);
    }
    cut ??= new Uint8Array(UNIT_COUNT);
    const { at } = units[id]!;
    if (!found[at]) lookFrom(at, open, touched);
    if (found[at] === FOUND.cut) cut[id] = 1;
  }
  return cut ?? NOBODY;
}

/** Searches for a way home. The answer holds for every hex reached, unless no path may run through the first. */
function lookFrom(from: Hex, open: Uint8Array, touched: Uint8Array | undefined): void {
  const count = walkHome(from, open, touched);
  const answer = homeAmong(count) < 0 ? FOUND.cut : FOUND.home;
  for (let i = open[from] ? count - 1 : 0; i >= 0; i--) found[walked(i)] = answer;
}
