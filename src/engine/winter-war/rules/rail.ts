import {
  COUNTRY_CODES,
  countryTable,
  finnishCities,
  HEXSIDE,
  hexsideFlags,
  LENINGRAD,
  railHex,
} from '../board/board.ts';
import { HEX_COUNT, hexsideTable, neighbourTable, type Hex } from '../board/grid.ts';
import type { Occupancy } from '../state/occupancy.ts';
import { OWNER, type Course, type Owner, type State } from '../state/state.ts';
import type { Side } from '../units/unit-types.ts';
import { onlyInPlay } from './terrain.ts';

/** `railNext[hex * 6 + direction]`: the next hex along the railway in that direction, or -1. */
export const railNext: Int16Array = (() => {
  const table = new Int16Array(HEX_COUNT * 6).fill(-1);
  for (let i = 0; i < table.length; i++) {
    const side = hexsideTable[i]!;
    if (side >= 0 && hexsideFlags[side]! & HEXSIDE.rail) table[i] = neighbourTable[i]!;
  }
  return table;
})();

/** Next hexes along the railway from hex h: `railTargets[i]` for i from `railStart[h]` to before `railStart[h + 1]`. */
export const railTargets = Int16Array.from(railNext.filter((to) => to >= 0));
export const railStart: Uint16Array = (() => {
  const start = new Uint16Array(HEX_COUNT + 1);
  for (let hex = 0, count = 0; hex <= HEX_COUNT; hex++) {
    start[hex] = count;
    for (let d = hex * 6; d < hex * 6 + 6 && d < railNext.length; d++) if (railNext[d]! >= 0) count++;
  }
  return start;
})();

const homeRail = (country: number): Uint8Array =>
  Uint8Array.from({ length: HEX_COUNT }, (_, hex) => (railHex[hex] && countryTable[hex] === country ? 1 : 0));
const FINNISH_RAIL = homeRail(COUNTRY_CODES.finland);
const SOVIET_RAIL = homeRail(COUNTRY_CODES.ussr);

/** Per hex: 1 on the side's own railways. */
export const homeRailOf = (side: Side): Uint8Array => (side === 'finn' ? FINNISH_RAIL : SOVIET_RAIL);

const queue = new Int16Array(HEX_COUNT);

/** Per hex: 1 where a line of `rail` hexes, unbroken and without enemy units, leads to one of the sources. */
function linkedRail(
  whole: Uint8Array,
  enemies: Uint8Array,
  sources: readonly Hex[],
  broken: readonly Hex[],
): Uint8Array {
  const linked = new Uint8Array(HEX_COUNT);
  const rail = broken.length ? whole.slice() : whole;
  for (const hex of broken) rail[hex] = 0;
  let tail = 0;
  for (const hex of sources)
    if (rail[hex] && !enemies[hex]) {
      linked[hex] = 1;
      queue[tail++] = hex;
    }
  for (let head = 0; head < tail; head++) {
    const from = queue[head]!;
    for (let i = railStart[from]!, end = railStart[from + 1]!; i < end; i++) {
      const hex = railTargets[i]!;
      if (linked[hex] || !rail[hex] || enemies[hex]) continue;
      linked[hex] = 1;
      queue[tail++] = hex;
    }
  }
  return linked;
}

/** Per hex: 1 where the railway has an unbroken link to Leningrad (Supply.F3, Movement.J). */
export const linkedToLeningrad = (finnish: Uint8Array, { broken }: Pick<Course, 'broken'>): Uint8Array =>
  linkedRail(SOVIET_RAIL, finnish, [LENINGRAD], broken);

/** True when the Finns hold the city: they owned it last, and no Soviet unit is in it. */
export const finnishHeld = (hex: Hex, owner: readonly Owner[], occupancy: Occupancy): boolean =>
  owner[hex] === OWNER.finn && !occupancy.soviet[hex];

const NO_RAIL = new Uint8Array(HEX_COUNT);

/** Per hex: 1 on the railways that a side may use now (Movement.J, M3, Event.L, Designer.A2). */
export function usableRail(state: State, side: Side, occupancy: Occupancy): Uint8Array {
  const { turn, phase, owner, course } = state;
  if (course.railsClosedIn === turn || phase === 'exploitation') return NO_RAIL;
  if (side === 'soviet') return onlyInPlay(state, linkedToLeningrad(occupancy.finn, course));
  const held = finnishCities.map((p) => p.hex).filter((hex) => finnishHeld(hex, owner, occupancy));
  return onlyInPlay(state, linkedRail(FINNISH_RAIL, occupancy.soviet, held, course.broken));
}
