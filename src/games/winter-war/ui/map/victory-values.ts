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

/** Discs and shields stand at the foot of a hex, side by side where there are both. */
export const FOOT = { aside: 14, below: 26 } as const;

const VIIPURI_ROW = ['1206', '1106', '1006', '0906', '0806'];

interface ValueSpot {
  readonly value: number;
  /** The middle of the shield. */
  readonly x: number;
  readonly y: number;
}

const spotIn = (hex: Hex, value: number, aside: number): ValueSpot => {
  const [x, y] = hexCentre(hex);
  return { value, x: x + aside, y: y + FOOT.below };
};

/** What is printed where: at the foot of the hex, clear of the counter, beside the capacity if there is one. */
export const valueSpots: readonly ValueSpot[] = [
  ...board.places.flatMap((place) => {
    const value = BY_NAME[place.name];
    return value === undefined
      ? []
      : [spotIn(place.hex, value, place.capacity === undefined ? 0 : FOOT.aside)];
  }),
  ...VIIPURI_ROW.map((name) => spotIn(board.hexByName(name), WORTH.viipuriRow, 0)),
];
