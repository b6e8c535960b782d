/** How the notation writes hexes and units: "1405", "6-4-2/18". */
import {
  listOf,
  NOTHING,
  joined,
  refuseAt,
  split,
  type ValueNames,
  type Word,
} from '#engine/core/notation-text.ts';
import { HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import { railStart, railTargets } from '../rules/rail.ts';
import { counter, ROSTER, type Counter, type UnitId } from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import type { State } from '../state/state.ts';

const HEXES: ReadonlyMap<string, Hex> = new Map(
  Array.from({ length: HEX_COUNT }, (_, hex) => [hexName(hex), hex]),
);

export const isHexName = (text: string): boolean => HEXES.has(text);
export const readHex = (word: Word): Hex =>
  HEXES.get(word.text) ?? refuseAt(word, 'expected', { what: 'hex', found: word.text });
export const writeHexOrNone = (hex: Hex | null): string => (hex === null ? NOTHING : hexName(hex));
export const readHexOrNone = (word: Word): Hex | null => (word.text === NOTHING ? null : readHex(word));

/** Per hex: the previous hex on the shortest railway path, the first found of several; -1 without a path. */
function railTree(from: Hex): Int16Array {
  const before = new Int16Array(HEX_COUNT).fill(-1);
  before[from] = from;
  const queue = [from];
  for (const hex of queue)
    for (let i = railStart[hex]!; i < railStart[hex + 1]!; i++) {
      const next = railTargets[i]!;
      if (before[next]! >= 0) continue;
      before[next] = hex;
      queue.push(next);
    }
  return before;
}

/** The least number of hexes that are written as one ride. */
const LEAST_RIDE = 3;

/** `1603-1504-1604=2208`: "-" for each hex, "=" for a ride along the railway. */
export function writeRoute(hexes: readonly Hex[]): string {
  let text = hexName(hexes[0]!);
  for (let i = 0; i < hexes.length - 1;) {
    const before = railTree(hexes[i]!);
    let end = i;
    while (end + 1 < hexes.length && before[hexes[end + 1]!] === hexes[end]) end++;
    const rides = end - i >= LEAST_RIDE;
    i = rides ? end : i + 1;
    text += (rides ? '=' : '-') + hexName(hexes[i]!);
  }
  return text;
}

export const readRoute = (word: Word): Hex[] =>
  split(word, '-').flatMap((part) => {
    const [first, ...stations] = split(part, '=');
    const route = [readHex(first!)];
    for (const station of stations) route.push(...ride(route.at(-1)!, station));
    return route;
  });

/** The hexes of a ride, without the first. */
function ride(from: Hex, station: Word): Hex[] {
  const before = railTree(from);
  const hexes: Hex[] = [];
  for (let hex = readHex(station); hex !== from; hex = before[hex]!) {
    if (before[hex]! < 0) return refuseAt(station, 'no-railway', { found: station.text });
    hexes.unshift(hex);
  }
  return hexes;
}

const labelOf = ({ type }: Counter): string => type.label || 'blank';
const nameOf = ({ name }: Counter): string => name.replace(' ', '');
const codeOf = (one: Counter): string => `${labelOf(one)}/${nameOf(one)}`;
const SIDE_LETTERS = { finn: 'F', soviet: 'S' } as const satisfies Record<Side, string>;

/** Strength and name, with the letter of the side when both sides have such a unit. */
const CODES: readonly string[] = ROSTER.map((one) => {
  const isShared = ROSTER.some((other) => other.side === enemyOf(one.side) && codeOf(other) === codeOf(one));
  return isShared ? SIDE_LETTERS[one.side] + codeOf(one) : codeOf(one);
});
const UNITS: ReadonlyMap<string, UnitId> = new Map(CODES.map((code, id) => [code, id]));

export const writeUnit = (unit: UnitId): string => CODES[counter(unit).id]!;

const isCalled = (unit: UnitId, text: string): boolean => {
  const one = counter(unit);
  return [codeOf(one), labelOf(one), nameOf(one)].includes(text);
};

/** A unit by its code; or by its strength or name alone, if that is unambiguous. */
export function readUnit(word: Word, among: readonly UnitId[]): UnitId {
  const exact = UNITS.get(word.text);
  if (exact !== undefined && among.includes(exact)) return exact;
  const [unit, other] = among.filter((id) => isCalled(id, word.text));
  if (other !== undefined) return refuseAt(word, 'two-units', { found: word.text });
  return unit ?? refuseAt(word, 'no-unit', { found: word.text });
}

export const ALL_UNITS: readonly UnitId[] = ROSTER.map(({ id }) => id);
export const unitsOf = (side: Side): UnitId[] => ALL_UNITS.filter((id) => ROSTER[id]!.side === side);
export const unitsIn = ({ units }: State, side: Side, hex: Hex): UnitId[] =>
  unitsOf(side).filter((id) => units[id]!.at === hex);

export const writeUnits = (units: readonly UnitId[]): string => joined(units.map(writeUnit), '+');
export const readUnits = (word: Word, among: readonly UnitId[]): UnitId[] =>
  listOf(word, '+').map((one) => readUnit(one, among));

const UNIT_KEYS = ['unit', 'hq', 'units[]', 'obligedUnits[]', 'halved[]', 'heavy[]'];
const HEX_KEYS = ['hex', 'city', 'hexes[]', 'vacated[]', 'obligedHexes[]', 'broken[]'];

/** Writes units and hexes in plain data, recognised by their keys. */
export const NAMES: ValueNames = {
  write(key, value) {
    if (typeof value !== 'number') return undefined;
    if (UNIT_KEYS.includes(key)) return writeUnit(value);
    return HEX_KEYS.includes(key) ? hexName(value) : undefined;
  },
  read(key, word) {
    if (UNIT_KEYS.includes(key)) return readUnit(word, ALL_UNITS);
    return HEX_KEYS.includes(key) ? readHex(word) : undefined;
  },
};
