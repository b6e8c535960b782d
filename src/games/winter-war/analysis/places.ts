/** Places of the map that the AI and the analyses refer to, by hex. */
import { board, type Hex } from '#engine/winter-war';

/** Hexes by their printed names, separated by blanks. */
export const hexList = (names: string): Hex[] => names.split(' ').map(board.hexByName);
const cityHex = (name: string): Hex => board.places.find((p) => p.name === name)!.hex;

export const LENINGRAD = cityHex('Leningrad');
export const PETROZAVODSK = cityHex('Petrozavodsk');
export const KEM = cityHex('Kem');
export const KANDALAKSHA = cityHex('Kandalaksha');
export const MURMANSK = cityHex('Murmansk');
/** The five Soviet Supply Cities. */
export const SOVIET_CITIES = [LENINGRAD, PETROZAVODSK, KEM, KANDALAKSHA, MURMANSK];
export const VIIPURI = cityHex('Viipuri');
export const HELSINKI = cityHex('Helsinki');
export const OULU = cityHex('Oulu');
export const PETSAMO = cityHex('Petsamo');
/** The forts of the Mannerheim Line, and those of the Ladoga line. */
export const MANNERHEIM = hexList('1405 1406 1506 1606');
export const LADOGA = hexList('1910 1911 1912 1913');
/** Hexes where Finnish defence is doubled: fortifications and cities that count for victory. */
export const STRONGHOLDS: ReadonlySet<Hex> = new Set([...MANNERHEIM, ...LADOGA, VIIPURI, OULU, PETSAMO]);
/** The row of hexes west of Viipuri, for victory. */
export const VIIPURI_ROW = hexList('1206 1106 1006 0906 0806');

/** The open flank of the Ladoga line, and the coast behind the Mannerheim Line. */
export const LADOGA_FLANK = hexList('1914 1815 1814');
export const COAST = hexList('1305 1206 1106');
/** The railway beside Petrozavodsk: Finns on it isolate everything north of it. */
export const PETROZAVODSK_RAILWAY = hexList('2311 2312');
/** Hexes from Murmansk within which units count for its defence. */
export const MURMANSK_RANGE = 5;
