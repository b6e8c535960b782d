import data from './board.json' with { type: 'json' };
import { TERRAIN, type BoardFile, type PlaceEntry } from './format.ts';
import {
  COLUMNS,
  distance,
  HEX_COUNT,
  hexByName,
  HEXSIDE_COUNT,
  hexesOf,
  hexName,
  hexside,
  hexsideTable,
  neighbours,
  neighbourTable,
  ROWS,
  rowOf,
  type Hex,
  type Hexside,
} from './grid.ts';
import { hexAt } from './projection.ts';

const file: BoardFile = data as BoardFile;

export const LAND_CODES = { clear: 0, swamp: 1, mountain: 2, minorLake: 3, water: 4, ice: 5 } as const;
export type TerrainName = keyof typeof LAND_CODES;
const TERRAIN_NAMES = Object.keys(LAND_CODES) as TerrainName[];

export const COUNTRY_CODES = { none: 0, finland: 1, ussr: 2, sweden: 3, norway: 4, estonia: 5 } as const;
export type CountryName = keyof typeof COUNTRY_CODES;
const COUNTRY_NAMES = Object.keys(COUNTRY_CODES) as CountryName[];

export const HEXSIDE = { river: 1, lake: 2, road: 4, rail: 8, frontier: 16, blocked: 32 } as const;
const HEXSIDE_KINDS = Object.keys(HEXSIDE) as (keyof typeof HEXSIDE)[];

const TERRAIN_OF_LETTER: Record<string, TerrainName> = {
  [TERRAIN.clear]: 'clear',
  [TERRAIN.swamp]: 'swamp',
  [TERRAIN.mountain]: 'mountain',
  [TERRAIN.lake]: 'minorLake',
  [TERRAIN.water]: 'water',
  [TERRAIN.ice]: 'ice',
};
const COUNTRY_OF_LETTER: Record<string, CountryName> = {
  F: 'finland',
  U: 'ussr',
  S: 'sweden',
  N: 'norway',
  E: 'estonia',
  '-': 'none',
};

function readCells<T extends string>(
  rows: readonly string[],
  names: Record<string, T>,
  codes: Record<T, number>,
): Uint8Array {
  const table = new Uint8Array(HEX_COUNT);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const letter = rows[Math.floor(hex / COLUMNS)]?.[hex % COLUMNS] ?? '';
    const name = names[letter];
    if (!name) throw new Error(`The board has "${letter}" at ${hexName(hex)}`);
    table[hex] = codes[name];
  }
  return table;
}

/** Per hex: a code of LAND_CODES. */
export const terrainTable = readCells(file.terrain, TERRAIN_OF_LETTER, LAND_CODES);
/** Per hex: a code of COUNTRY_CODES. */
export const countryTable = readCells(file.country, COUNTRY_OF_LETTER, COUNTRY_CODES);

/** Per hexside: bits of HEXSIDE. */
export const hexsideFlags: Uint8Array = (() => {
  const flags = new Uint8Array(HEXSIDE_COUNT);
  for (const kind of ['river', 'lake', 'road', 'rail'] as const)
    for (const side of file[kind]) flags[side] = flags[side]! | HEXSIDE[kind];
  // Hexsides of an ice hex are never blocked: no unit can be in that hex before it freezes.
  for (const side of file.blocked)
    if (!hexesOf(side).some((hex) => terrainTable[hex] === LAND_CODES.ice))
      flags[side] = flags[side]! | HEXSIDE.blocked;
  for (let side = 0; side < HEXSIDE_COUNT; side++) {
    const [a, b] = hexesOf(side);
    if (b < 0) continue;
    const [one, other] = [countryTable[a]!, countryTable[b]!];
    if (one !== other && one > 0 && other > 0) flags[side] = flags[side]! | HEXSIDE.frontier;
  }
  return flags;
})();

/** Per hex: 1 when a railway runs in it. */
export const railHex: Uint8Array = (() => {
  const table = new Uint8Array(HEX_COUNT);
  for (const side of file.rail) for (const hex of hexesOf(side)) table[hex] = 1;
  return table;
})();

export interface Place extends Omit<PlaceEntry, 'hex'> {
  hex: Hex;
}

export const places: readonly Place[] = file.places.map((p) => ({ ...p, hex: hexByName(p.hex) }));

const placesOf = (kind: PlaceEntry['kind']): Place[] => places.filter((p) => p.kind === kind);

export const finnishCities: readonly Place[] = placesOf('finnish-city');
/** Leningrad first. */
export const supplyCities: readonly Place[] = placesOf('supply-city').sort(
  (a, b) => (b.capacity ?? 0) - (a.capacity ?? 0),
);

const hexOf = (name: string): Hex => {
  const place = places.find((p) => p.name === name);
  if (!place) throw new Error(`The board has no ${name}`);
  return place.hex;
};

export const LENINGRAD = hexOf('Leningrad');
export const MURMANSK = hexOf('Murmansk');
export const VIIPURI = hexOf('Viipuri');
export const OULU = hexOf('Oulu');
export const PETSAMO = hexOf('Petsamo');
export const HELSINKI = hexOf('Helsinki');
/** The Swedish hex marked R, where the Allies of Scenario B arrive. */
export const SWEDISH_ENTRY: Hex = placesOf('swedish-entry')[0]!.hex;

const named = (...names: string[]): Hex[] => names.map(hexByName);
export const MANNERHEIM_LINE: readonly Hex[] = named('1405', '1406', '1506', '1606');
export const LADOGA_LINE: readonly Hex[] = named('1910', '2011', '2012', '2113');
/** Not a Fortification during the first Soviet Player-Turn of an earlier start: the second from the west (Option.H). */
export const UNFINISHED_FORT: Hex = hexByName('1406');
/** The hexes of the USSR east of Lake Ladoga, from row 5 to Row A (U2). */
export const LADOGA_FRONT: readonly Hex[] = file.regions
  .find((r) => r.name === 'Ladoga front')!
  .hexes.map(hexByName);
/** The row west of Viipuri: +5 Victory Points each. */
export const VIIPURI_ROW: readonly Hex[] = named('1206', '1106', '1006', '0906', '0806');

const marked = (hexes: readonly Hex[]): Uint8Array => {
  const table = new Uint8Array(HEX_COUNT);
  for (const hex of hexes) table[hex] = 1;
  return table;
};

/** Per hex: 1 on the eight Fortification hexes. */
export const fortification = marked([...MANNERHEIM_LINE, ...LADOGA_LINE]);
/** The same on the board of the first two editions, for records of their games. */
export const formerFortification = marked([...MANNERHEIM_LINE, ...named('1910', '1911', '1912', '1913')]);
/** Per hex: 1 on the Ladoga front. */
export const ladogaFront = marked(LADOGA_FRONT);
export const finnishCityHex = marked(finnishCities.map((p) => p.hex));
export const supplyCityHex = marked(supplyCities.map((p) => p.hex));

/** Row A: limit of the southern stacking and of the heavy units. */
export const ROW_A = 13;
/** Per hex: 1 on or south of Row A. */
export const southOfRowA = Uint8Array.from({ length: HEX_COUNT }, (_, hex) => (rowOf(hex) <= ROW_A ? 1 : 0));

/** First and last Game-Turn in which units may cross the Gulf; the last only with a variable length (Option.E). */
export const FIRST_ICE_TURN = 8;
export const LAST_ICE_TURN = 12;

export const placeNameOf = (hex: Hex): string | undefined =>
  places.filter((p) => p.hex === hex && p.kind !== 'fortification').sort((a, b) => a.rank - b.rank)[0]?.name;

/** Public data of the board: names, places, terrain, neighbours. */
export const board = {
  columns: COLUMNS,
  rows: ROWS,
  places,
  /** Typed arrays by hex or hexside number; codes as in LAND_CODES, COUNTRY_CODES, HEXSIDE. */
  tables: {
    terrain: terrainTable,
    country: countryTable,
    hexsides: hexsideFlags,
    neighbours: neighbourTable,
    hexsideOf: hexsideTable,
  },
  hexAt,
  hexByName,
  hexName,
  neighbours,
  hexside,
  distance,
  terrainOf: (hex: Hex): TerrainName => TERRAIN_NAMES[terrainTable[hex]!]!,
  countryOf: (hex: Hex): CountryName => COUNTRY_NAMES[countryTable[hex]!]!,
  hexsideKinds: (side: Hexside): (keyof typeof HEXSIDE)[] =>
    HEXSIDE_KINDS.filter((kind) => hexsideFlags[side]! & HEXSIDE[kind]),
  isRail: (hex: Hex): boolean => railHex[hex] === 1,
  isFortification: (hex: Hex): boolean => fortification[hex] === 1,
  placeNameOf,
} as const;
