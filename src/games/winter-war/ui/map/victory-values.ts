import { board, WORTH, type Hex } from '../../../../engine/winter-war/index.ts';
import { hexCentre } from './projection.ts';

/** What the map prints beside the objectives (Victory Point Schedule): Soviet points for a capture, Finnish ones negative. */
const BY_NAME: Readonly<Record<string, number>> = {
  Viipuri: WORTH.viipuri,
  Petsamo: WORTH.petsamo,
  Oulu: WORTH.oulu,
  Leningrad: WORTH.leningradTaken,
  Murmansk: WORTH.murmanskTaken,
  Petrozavodsk: WORTH.supplyCity,
  Kem: WORTH.supplyCity,
  Kandalaksha: WORTH.supplyCity,
};

const VIIPURI_ROW = ['1206', '1106', '1006', '0906', '0806'];

interface ValueSpot {
  readonly value: number;
  /** Middle of the text, on its baseline less a third. */
  readonly x: number;
  readonly y: number;
}

const spotIn = (hex: Hex, value: number, aside: number): ValueSpot => {
  const [x, y] = hexCentre(hex);
  return { value, x: x + aside, y: y - 26.5 };
};

/** What is printed where: near the top of the hex, clear of the counter, beside the capacity if there is one. */
export const valueSpots: readonly ValueSpot[] = [
  ...board.places.flatMap((place) => {
    const value = BY_NAME[place.name];
    return value === undefined ? [] : [spotIn(place.hex, value, place.capacity === undefined ? 0 : 15)];
  }),
  ...VIIPURI_ROW.map((name) => spotIn(board.hexByName(name), WORTH.viipuriRow, 0)),
];

/** Hexes with a value or a capacity at their head. */
export const valuedHexes: ReadonlySet<Hex> = new Set([
  ...board.places
    .filter(({ name, capacity }) => BY_NAME[name] !== undefined || capacity !== undefined)
    .map(({ hex }) => hex),
  ...VIIPURI_ROW.map(board.hexByName),
]);
