import {
  COUNTRY_CODES,
  countryTable,
  FIRST_ICE_TURN,
  fortification,
  HEXSIDE,
  hexsideFlags,
  LAND_CODES,
  LAST_ICE_TURN,
  southOfRowA,
  terrainTable,
} from '../board/board.ts';
import {
  columnOf,
  HEX_COUNT,
  HEXSIDE_COUNT,
  hexName,
  hexsideTable,
  neighbourTable,
  rowOf,
  type Hex,
} from '../board/grid.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { IS_NKVD, ROSTER, unitLabel, type UnitId } from '../units/roster.ts';

const CLASSES = ['finn', 'finn-south', 'soviet', 'soviet-south', 'soviet-heavy', 'nkvd'] as const;
type EntryClass = (typeof CLASSES)[number];

/** True for Finland and the USSR; neutral countries are closed in the Standard Game (Movement.K1). */
export const openCountry = (hex: Hex): boolean => {
  const country = countryTable[hex]!;
  return country === COUNTRY_CODES.finland || country === COUNTRY_CODES.ussr;
};

/** Why no unit of a class may be in a hex, or null (Movement.K, Movement.N, Terrain.Chart). */
function entryProblem(entryClass: EntryClass, hex: Hex, ice: boolean): EntryProblem | null {
  const terrain = terrainTable[hex]!;
  if (terrain === LAND_CODES.water) return 'water';
  if (terrain === LAND_CODES.ice) {
    if (!ice) return 'no-ice';
    if (entryClass === 'soviet-heavy') return 'heavy-ice';
  } else if (!openCountry(hex)) return 'closed-country';
  if (terrain === LAND_CODES.minorLake) return 'minor-lake';
  if (terrain === LAND_CODES.mountain) return 'mountain';
  if (entryClass === 'nkvd' && countryTable[hex] !== COUNTRY_CODES.ussr) return 'nkvd';
  return entryClass.endsWith('-south') && !southOfRowA[hex] ? 'row-a' : null;
}

type EntryProblem = Extract<
  RefusalKey,
  'water' | 'no-ice' | 'heavy-ice' | 'closed-country' | 'minor-lake' | 'mountain' | 'nkvd' | 'row-a'
>;

/** True if the terrain is open to any class of units: land of an open country, or frozen ice. */
export const passable = (hex: Hex, ice: boolean): boolean => !entryProblem('soviet', hex, ice);

/** True for a hex in play; false only outside the area of a short game (Victory.Short). */
export function isInPlay({ goal }: Pick<State, 'goal'>, hex: Hex): boolean {
  if (!goal?.area) return true;
  const { west, east, south, north } = goal.area;
  const [column, row] = [columnOf(hex), rowOf(hex)];
  return column >= west && column <= east && row >= south && row <= north;
}

/** A table by hex, with 0 outside the area of a short game. */
export const onlyInPlay = (state: Pick<State, 'goal'>, table: Uint8Array): Uint8Array =>
  state.goal?.area ? table.map((value, hex) => (isInPlay(state, hex) ? value : 0)) : table;

/** Movement Points to enter a hex, 0 when the class may never enter. */
function entryCost(entryClass: EntryClass, hex: Hex, ice: boolean): number {
  if (entryProblem(entryClass, hex, ice)) return 0;
  const terrain = terrainTable[hex]!;
  if (terrain === LAND_CODES.ice) return 2;
  if (terrain !== LAND_CODES.swamp || fortification[hex]) return 1;
  return entryClass.startsWith('finn') && countryTable[hex] !== COUNTRY_CODES.ussr ? 1 : 2;
}

export const CROSSING = { blocked: 0, plain: 1, water: 2, road: 3 } as const;

/** Per hexside, how it is crossed: blocked, plain, over river or minor lake (+1 MP), by road (1 MP in all). */
export const crossing: Uint8Array = Uint8Array.from({ length: HEXSIDE_COUNT }, (_, side) => {
  const flags = hexsideFlags[side]!;
  if (flags & HEXSIDE.blocked) return CROSSING.blocked;
  if (flags & HEXSIDE.road) return CROSSING.road;
  return flags & (HEXSIDE.river | HEXSIDE.lake) ? CROSSING.water : CROSSING.plain;
});

/** `landNext[hex * 6 + direction]`: the neighbour across a hexside that is not all sea, or -1. */
export const landNext: Int16Array = neighbourTable.map((to, i) =>
  to >= 0 && crossing[hexsideTable[i]!] !== CROSSING.blocked ? to : -1,
);

/** True when two hexes share a hexside that is not all sea, as attacks, retreats and advances require. */
export function adjacentByLand(a: Hex, b: Hex): boolean {
  for (let d = a * 6, end = d + 6; d < end; d++) if (landNext[d] === b) return true;
  return false;
}

/** True when a neighbouring hex, not across sea, is marked in a table. */
export function besideAny(hex: Hex, marked: Uint8Array): boolean {
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const to = landNext[d]!;
    if (to >= 0 && marked[to]) return true;
  }
  return false;
}

/** Per hexside: 1 for a minor lake without a road: closed to heavy tanks (Designer.A1). */
export const lakeSide: Uint8Array = Uint8Array.from({ length: HEXSIDE_COUNT }, (_, side) => {
  const flags = hexsideFlags[side]!;
  return flags & HEXSIDE.lake && !(flags & HEXSIDE.road) ? 1 : 0;
});

/** Terrain Effects Chart for one class of unit (Movement.K, Terrain.Chart). */
export interface EntryTable {
  /** Per hex: Movement Points to enter, 0 when the class may never enter. */
  readonly enter: Uint8Array;
  /** `step[hex * 6 + direction]`: Movement Points to leave a hex in that direction, 0 when impossible. */
  readonly step: Uint8Array;
  /** `step` without zeros: the ways out of hex h are `ways[i]` for i from `wayStart[h]` to before `wayStart[h + 1]`. */
  readonly ways: Uint16Array;
  readonly wayStart: Uint16Array;
}

/** A way holds the next hex in its low bits, and the cost above them. */
const WAY_BITS = 12;
export const wayTo = (way: number): Hex => way & ((1 << WAY_BITS) - 1);
export const wayCost = (way: number): number => way >> WAY_BITS;

function entryTableOf(entryClass: EntryClass, ice: boolean, limits: Pick<State, 'goal'>): EntryTable {
  const open = new Uint8Array(HEX_COUNT);
  for (let hex = 0; hex < HEX_COUNT; hex++) open[hex] = entryCost(entryClass, hex, ice);
  const enter = onlyInPlay(limits, open);
  const step = new Uint8Array(landNext.length);
  for (let i = 0; i < step.length; i++) {
    const to = landNext[i]!;
    const entry = to >= 0 ? enter[to]! : 0;
    if (!entry || (entryClass === 'soviet-heavy' && lakeSide[hexsideTable[i]!])) continue;
    const way = crossing[hexsideTable[i]!];
    step[i] = way === CROSSING.road ? 1 : way === CROSSING.water ? entry + 1 : entry;
  }
  return { enter, step, ...waysOf(step) };
}

function waysOf(step: Uint8Array): Pick<EntryTable, 'ways' | 'wayStart'> {
  const ways: number[] = [];
  const wayStart = new Uint16Array(HEX_COUNT + 1);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    for (let d = hex * 6, end = d + 6; d < end; d++)
      if (step[d]) ways.push((step[d]! << WAY_BITS) | neighbourTable[d]!);
    wayStart[hex + 1] = ways.length;
  }
  return { ways: Uint16Array.from(ways), wayStart };
}

type EntryTables = Readonly<Record<EntryClass, EntryTable>>;

const tables = (ice: boolean, limits: Pick<State, 'goal'> = {}): EntryTables =>
  Object.fromEntries(
    CLASSES.map((entryClass) => [entryClass, entryTableOf(entryClass, ice, limits)]),
  ) as EntryTables;

/** The ice tables are built when the Gulf first freezes, so that loading the engine does not wait for them. */
const seasons: { readonly open: EntryTables; ice?: EntryTables } = { open: tables(false) };

/** The tables for areas of short games, built when first needed. */
const limited = new Map<string, EntryTables>();

function tablesWithin(limits: Pick<State, 'goal'>, ice: boolean): EntryTables {
  const key = `${ice} ${JSON.stringify(limits.goal?.area)}`;
  const found = limited.get(key) ?? tables(ice, limits);
  limited.set(key, found);
  return found;
}

const CLASS_OF: readonly EntryClass[] = ROSTER.map(({ side, type }, id) =>
  IS_NKVD[id] ? 'nkvd' : (`${side}${type.southOnly ? '-south' : ''}` as EntryClass),
);

/** True in the Game-Turns when units may cross the Gulf (Movement.N, Option.E). */
export const frozen = (turn: number): boolean => turn >= FIRST_ICE_TURN && turn <= LAST_ICE_TURN;

/** True for a tank regiment that is too heavy for frozen lakes in this game (Designer.A1). */
export const isHeavy = ({ course }: Pick<State, 'course'>, unit: UnitId): boolean =>
  course.heavy.length > 0 && course.heavy.includes(unit);

const entryClassOf = (state: Pick<State, 'course'>, unit: UnitId): EntryClass =>
  isHeavy(state, unit) ? 'soviet-heavy' : CLASS_OF[unit]!;

export function entryTable(state: Pick<State, 'turn' | 'course' | 'goal'>, unit: UnitId): EntryTable {
  const ice = frozen(state.turn);
  const whole = ice ? (seasons.ice ??= tables(true)) : seasons.open;
  return (state.goal?.area ? tablesWithin(state, ice) : whole)[entryClassOf(state, unit)];
}

const NEUTRALS = new Map<number, string>([
  [COUNTRY_CODES.sweden, 'Sweden'],
  [COUNTRY_CODES.norway, 'Norway'],
  [COUNTRY_CODES.estonia, 'Estonia'],
]);

/** Why terrain, or the area of a short game, bars a unit from a hex now, or null. */
export function checkEntry(state: State, unit: UnitId, hex: Hex): Refusal | null {
  if (!isInPlay(state, hex)) return refuse('out-of-play', { hex: hexName(hex) }, [hex]);
  const problem = entryProblem(entryClassOf(state, unit), hex, frozen(state.turn));
  if (!problem) return null;
  const country = NEUTRALS.get(countryTable[hex]!) ?? '';
  return refuse(problem, { unit: unitLabel(unit), hex: hexName(hex), country }, [hex]);
}

/** Why a unit may not step into a neighbouring hex, when its `entryTable` has a 0. */
export function explainStep(state: State, unit: UnitId, from: Hex, to: Hex): Refusal {
  const label = { unit: unitLabel(unit), from: hexName(from), hex: hexName(to) };
  const entry = checkEntry(state, unit, to);
  if (entry) return entry;
  return refuse(adjacentByLand(from, to) ? 'heavy-lake' : 'blocked-side', label, [from, to]);
}

/** Per hex: 1 where a supply path may run, ignoring the limits of single units (U1). */
const supplyGround = (ice: boolean): Uint8Array =>
  Uint8Array.from({ length: HEX_COUNT }, (_, hex) => (passable(hex, ice) ? 1 : 0));
const SUPPLY_OPEN = supplyGround(false);
const SUPPLY_FROZEN = supplyGround(true);
export const supplyTable = (turn: number): Uint8Array => (frozen(turn) ? SUPPLY_FROZEN : SUPPLY_OPEN);

/** Per hexside: 1 when an attack across it is over a river or minor lake (Combat.S). */
export const waterSide: Uint8Array = Uint8Array.from({ length: HEXSIDE_COUNT }, (_, side) =>
  hexsideFlags[side]! & (HEXSIDE.river | HEXSIDE.lake) ? 1 : 0,
);
