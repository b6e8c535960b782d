import {
  COUNTRY_CODES,
  countryTable,
  fortification,
  SWEDISH_ENTRY,
  UNFINISHED_FORT,
} from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import { MARK, OWNER, type Owner, type State, type UnitState } from '../state/state.ts';
import { IS_BLANK, IS_HQ, IS_LIGHT, IS_NKVD, IS_SOVIET, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { landNext } from './terrain.ts';

/** Whether a unit on the map exerts a ZOC at all (ZoneOfControl.G and H, Z2, Option.D2). */
export function exertsZone(unit: UnitId, { at, cut, marks }: UnitState): boolean {
  if (at < 0 || cut || IS_HQ[unit] || IS_BLANK[unit] || marks & MARK.disrupted) return false;
  return !(IS_LIGHT[unit] && countryTable[at] === COUNTRY_CODES.ussr);
}

/** What ZOC depend on. */
export type ZoneContext = Pick<State, 'units' | 'owner' | 'options' | 'turn' | 'phasing'>;

/** True while one fort of the Mannerheim Line is not finished: in the Soviet Player-Turn of Game-Turn 0 (Option.H). */
export const fortUnfinished = ({
  options,
  turn,
  phasing,
}: Pick<State, 'options' | 'turn' | 'phasing'>): boolean =>
  options.earlierStart && turn === 0 && phasing === 'soviet';

/** Per hex: 1 on Fortifications as they stand now. */
export const fortsNow = (state: Pick<State, 'options' | 'turn' | 'phasing'>): Uint8Array =>
  fortUnfinished(state) ? WITHOUT_UNFINISHED : fortification;

const WITHOUT_UNFINISHED = fortification.slice();
WITHOUT_UNFINISHED[UNFINISHED_FORT] = 0;

/** Adds one unit's ZOC to a table by hex. Forts that Finns hold, or held last, are free of Soviet ZOC (Z3). */
function addZone(zone: Uint8Array, unit: UnitId, at: Hex, owner: readonly Owner[], forts: Uint8Array): void {
  const soviet = IS_SOVIET[unit];
  const nkvd = IS_NKVD[unit];
  for (let d = at * 6, end = d + 6; d < end; d++) {
    const hex = landNext[d]!;
    if (hex < 0) continue;
    if (nkvd && countryTable[hex] === COUNTRY_CODES.finland) continue;
    if (soviet && ((forts[hex] && owner[hex] === OWNER.finn) || hex === SWEDISH_ENTRY)) continue;
    zone[hex] = 1;
  }
}

/** Per hex: 1 where the side's ZOC extends. */
export function zoneTable(context: ZoneContext, side: Side): Uint8Array {
  const { units, owner } = context;
  const zone = new Uint8Array(HEX_COUNT);
  const forts = fortsNow(context);
  const soviet = side === 'soviet' ? 1 : 0;
  for (let id = 0; id < units.length; id++) {
    if (IS_SOVIET[id] === soviet && exertsZone(id, units[id]!))
      addZone(zone, id, units[id]!.at, owner, forts);
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
