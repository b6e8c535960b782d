import { board, WORTH, type Hex } from '#engine/winter-war';
import { hexCentre } from './projection.ts';

/** Printed beside the objectives (Victory Point Schedule): Soviet points for a capture, Finnish negative. */
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

/** Offset of disc and shield below the hex centre in map units: between the numbers of the hexes below. */
export const FOOT = { disc: 28, shield: 26, both: 47 } as const;

/** Victory Points for the capture of a place, by its name on the board; undefined for most. */
export const worthOf = (name: string): number | undefined => BY_NAME[name];

const VIIPURI_ROW = ['1206', '1106', '1006', '0906', '0806'];

interface ValueSpot {
  readonly value: number;
  /** Centre of the shield. */
  readonly x: number;
  readonly y: number;
}

const spotIn = (hex: Hex, value: number, below: number = FOOT.shield): ValueSpot => {
  const [x, y] = hexCentre(hex);
  return { value, x, y: y + below };
};

/** Printed values: at the foot of the hex, clear of the counter, below the capacity if there is one. */
export const valueSpots: readonly ValueSpot[] = [
  ...board.places.flatMap((place) => {
    const value = BY_NAME[place.name];
    return value === undefined
      ? []
      : [spotIn(place.hex, value, place.capacity === undefined ? FOOT.shield : FOOT.both)];
  }),
  // At the end of the lettering of the Line.
  spotIn(board.hexByName('1607'), WORTH.mannerheimLine, 8),
  ...VIIPURI_ROW.map((name) => spotIn(board.hexByName(name), WORTH.viipuriRow)),
];

interface CapacitySpot {
  readonly name: string;
  readonly capacity: number;
  /** Centre of the disc. */
  readonly x: number;
  readonly y: number;
}

/** Supply capacities: in a disc at the foot of the city's hex. */
export const capacitySpots: readonly CapacitySpot[] = board.places.flatMap(({ name, hex, capacity }) => {
  const [x, y] = hexCentre(hex);
  return capacity === undefined ? [] : [{ name, capacity, x, y: y + FOOT.disc }];
});
