import { COUNTRY_CODES, countryTable, fortification } from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import { OWNER, type Owner, type UnitState } from '../game/state.ts';
import { IS_BLANK, IS_HQ, IS_LIGHT, IS_NKVD, IS_SOVIET, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { landNext } from './terrain.ts';

/** Whether a unit on the map exerts a ZOC at all (ZoneOfControl.G and H, Z2). */
export function exertsZone(unit: UnitId, { at, cut }: UnitState): boolean {
  if (at < 0 || cut || IS_HQ[unit] || IS_BLANK[unit]) return false;
  return !(IS_LIGHT[unit] && countryTable[at] === COUNTRY_CODES.ussr);
}

/** Fortification hexes that Finns hold, or held last, are free of Soviet ZOC (Z3). */
const shielded = (hex: Hex, owner: readonly Owner[]): boolean =>
  fortification[hex] === 1 && owner[hex] === OWNER.finn;

/** Adds one unit's ZOC to a table by hex. */
function addZone(zone: Uint8Array, unit: UnitId, at: Hex, owner: readonly Owner[]): void {
  const soviet = IS_SOVIET[unit];
  const nkvd = IS_NKVD[unit];
  for (let d = at * 6, end = d + 6; d < end; d++) {
    const hex = landNext[d]!;
    if (hex < 0) continue;
    if (nkvd && countryTable[hex] === COUNTRY_CODES.finland) continue;
    if (soviet && shielded(hex, owner)) continue;
    zone[hex] = 1;
  }
}

/** Per hex: 1 where the side's ZOC extends. */
export function zoneTable(units: readonly UnitState[], owner: readonly Owner[], side: Side): Uint8Array {
  const zone = new Uint8Array(HEX_COUNT);
  const soviet = side === 'soviet' ? 1 : 0;
  for (let id = 0; id < units.length; id++) {
    if (IS_SOVIET[id] === soviet && exertsZone(id, units[id]!)) addZone(zone, id, units[id]!.at, owner);
  }
  return zone;
}

/** As `zoneTable`, but every counter on the map exerts a ZOC, blanks too: the test of set-up (S2). */
export function faceDownZone(units: readonly UnitState[], side: Side): Uint8Array {
  const zone = new Uint8Array(HEX_COUNT);
  const soviet = side === 'soviet' ? 1 : 0;
  for (let id = 0; id < units.length; id++) {
    const { at } = units[id]!;
    if (IS_SOVIET[id] !== soviet || at < 0) continue;
    for (let d = at * 6, end = d + 6; d < end; d++) {
      const hex = landNext[d]!;
      if (hex >= 0) zone[hex] = 1;
    }
  }
  return zone;
}
