/** Places of the map that the AI and the analyses refer to, by hex. */
import { board, type Hex, type State } from '#engine/winter-war';
import names from './places.json' with { type: 'json' };

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
export const MANNERHEIM = hexList(names.mannerheim);
export const LADOGA = hexList(names.ladoga);
/** Hexes where Finnish defence is doubled: fortifications and cities that count for victory. */
export const STRONGHOLDS: ReadonlySet<Hex> = new Set([...MANNERHEIM, ...LADOGA, VIIPURI, OULU, PETSAMO]);
/** The row of hexes west of Viipuri that scores Victory Points. */
export const VIIPURI_ROW = hexList(names.viipuriRow);

/** The open flank of the Ladoga line, and the coast behind the Mannerheim Line. */
export const LADOGA_FLANK = hexList(names.ladogaFlank);
export const COAST = hexList(names.coast);
/** The railway beside Petrozavodsk: Finns on it isolate everything north of it. */
export const PETROZAVODSK_RAILWAY = hexList(names.petrozavodskRailway);
/** Hexes where regiments between Petrozavodsk and Kem block the paths to the railway. */
export const RAILWAY_POSTS = hexList(names.railwayPosts);
/** Hexes from Murmansk within which units count for its defence. */
export const MURMANSK_RANGE = 5;

/** Hexes that a short game scores for the Soviets, besides objectives of the whole game. */
export const goalHexes = ({ goal }: Pick<State, 'goal'>): Hex[] =>
  goal?.hexes.flatMap(({ hex, worth }) => (worth > 0 ? [hex] : [])) ?? [];
