import {
  COUNTRY_CODES,
  countryTable,
  formerFortification,
  fortification,
  SWEDISH_ENTRY,
  UNFINISHED_FORT,
} from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import type { Occupancy } from '../state/occupancy.ts';
import { MARK, OWNER, type Owner, type State, type UnitState } from '../state/state.ts';
import { IS_BLANK, IS_HQ, IS_LIGHT, IS_NKVD, IS_SOVIET, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { landNext } from './terrain.ts';

/** Whether a unit exerts a ZOC at all (ZoneOfControl.G and H, Z2, Option.D2). */
export function exertsZone(unit: UnitId, { at, cut, marks }: UnitState): boolean {
  if (at < 0 || cut || IS_HQ[unit] || IS_BLANK[unit] || marks & MARK.disrupted) return false;
  return !(IS_LIGHT[unit] && countryTable[at] === COUNTRY_CODES.ussr);
}

type FortContext = Pick<State, 'options' | 'turn' | 'phasing' | 'board'>;

export type ZoneContext = FortContext & Pick<State, 'units' | 'owner'>;

/** True while one fort of the Mannerheim Line is unfinished: in the Soviet Player-Turn of Game-Turn 0 (Option.H). */
export const fortUnfinished = ({
  options,
  turn,
  phasing,
}: Pick<State, 'options' | 'turn' | 'phasing'>): boolean =>
  options.earlierStart && turn === 0 && phasing === 'soviet';

/** The first edition of the board on which the Ladoga Defence Line lies on the frontier. */
const FRONTIER_LINE = 3;

/** Per hex: 1 on the present Fortifications. */
export function fortsNow(state: FortContext): Uint8Array {
  const { whole, unfinished } = (state.board ?? FRONTIER_LINE) < FRONTIER_LINE ? FORMER_FORTS : FORTS;
  return fortUnfinished(state) ? unfinished : whole;
}

function fortTables(whole: Uint8Array) {
  const unfinished = whole.slice();
  unfinished[UNFINISHED_FORT] = 0;
  return { whole, unfinished };
}
const FORTS = fortTables(fortification);
const FORMER_FORTS = fortTables(formerFortification);

/** False in hexes free of a unit's ZOC: for Soviets, forts that Finns hold or held last (Z3). */
function zoneEnters(unit: UnitId, hex: Hex, owner: readonly Owner[], forts: Uint8Array): boolean {
  if (!IS_SOVIET[unit]) return true;
  if (IS_NKVD[unit] && countryTable[hex] === COUNTRY_CODES.finland) return false;
  return !(forts[hex] && owner[hex] === OWNER.finn) && hex !== SWEDISH_ENTRY;
}

function addZone(zone: Uint8Array, unit: UnitId, at: Hex, owner: readonly Owner[], forts: Uint8Array): void {
  for (let d = at * 6, end = d + 6; d < end; d++) {
    const hex = landNext[d]!;
    if (hex >= 0 && zoneEnters(unit, hex, owner, forts)) zone[hex] = 1;
  }
}

/** Per hex: 1 in the side's ZOC. */
export function zoneTable(
  context: ZoneContext,
  side: Side,
  zone: Uint8Array = new Uint8Array(HEX_COUNT),
): Uint8Array {
  const { units, owner } = context;
  const forts = fortsNow(context);
  const soviet = side === 'soviet' ? 1 : 0;
  for (let id = 0; id < units.length; id++) {
    if (IS_SOVIET[id] === soviet && exertsZone(id, units[id]!))
      addZone(zone, id, units[id]!.at, owner, forts);
  }
  return zone;
}

const scratch = new Uint8Array(HEX_COUNT);

/** `zoneTable` for immediate use: the next call overwrites the result. */
export const zoneNow = (context: ZoneContext, side: Side): Uint8Array =>
  zoneTable(context, side, scratch.fill(0));

/** True when no other unit of its side exerts a ZOC in a hex next to this unit. */
export function aloneInZone(
  context: ZoneContext,
  { first, next }: Occupancy,
  unit: UnitId,
  hex: Hex,
): boolean {
  const { units, owner } = context;
  const forts = fortsNow(context);
  if (!zoneEnters(unit, hex, owner, forts)) return false;
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const at = landNext[d]!;
    if (at < 0) continue;
    for (let id = first[at]!; id >= 0; id = next[id]!)
      if (id !== unit && IS_SOVIET[id] === IS_SOVIET[unit] && exertsZone(id, units[id]!))
        if (zoneEnters(id, hex, owner, forts)) return false;
  }
  return true;
}

/** As `zoneTable`, but every counter on the map exerts a ZOC, even blanks: the check at set-up (S2). */
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
