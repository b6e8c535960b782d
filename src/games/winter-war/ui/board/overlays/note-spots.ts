import type { Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { touch, upright, type Box } from '../boxes.ts';
import { counterIn } from '../counter-scale.ts';
import { areaNames, townNamesBeside } from '../names.ts';
import { hexCentre } from '../projection.ts';

/** Type size at each level, in map units (the same as in overlays.module.css). */
export const NOTE_SIZES: Readonly<Record<ZoomLevel, number>> = {
  far: 27,
  mid: 27,
  near: 17,
  close: 14,
  closest: 11,
};

/** Half the width and half the height of a digit in em; rim in map units. */
const HALF_FIGURE = 0.3;
const HALF_HEIGHT = 0.37;
const RIM = 1.5;

/** Offset from the hex centre, in map units. */
type Spot = readonly [dx: number, dy: number];

const SPOTS: readonly Spot[] = [
  [0, 0],
  [0, 13],
  [-13, 3],
  [13, 3],
  [-13, 13],
  [13, 13],
  [0, -9],
  [0, 19],
  [-17, 0],
  [17, 0],
  [-17, 9],
  [17, 9],
  [-15, -8],
  [15, -8],
  [0, 25],
  [0, 28],
];

/** Further spots at levels where no hex number is printed above the centre. */
const ABOVE: readonly Spot[] = [
  [0, -13],
  [0, -19],
  [-13, -13],
  [13, -13],
  [0, -25],
  [0, -28],
];

const NUMBERED: ReadonlySet<ZoomLevel> = new Set(['near', 'close', 'closest']);

/**
 * Place for the note of a hex: in the middle, or beside a name printed there, clear of the counters around.
 * If all is taken, it covers the wide letters of a water or country rather than those of a town.
 */
export function noteSpots(level: ZoomLevel, occupied: readonly Hex[]) {
  const towns = townNamesBeside(level, occupied).map(({ box }) => box);
  const areas = areaNames(level).map(({ box }) => box);
  const spots = NUMBERED.has(level) ? SPOTS : [...SPOTS, ...ABOVE];
  const counters = occupied.map((other) => counterIn(other, level));
  const size = NOTE_SIZES[level];
  return (hex: Hex, text: string): readonly [number, number] => {
    const [x, y] = hexCentre(hex);
    const room = upright(x, y, 45, 45);
    const near = (boxes: readonly Box[]): Box[] => boxes.filter((box) => touch(box, room));
    const names = near(towns);
    const taken = [...names, ...near(counters.filter((_, i) => occupied[i] !== hex))];
    const written = near(areas);
    const isClear = ([dx, dy]: Spot, of: readonly Box[]): boolean => {
      const box = upright(x + dx, y + dy, text.length * size * HALF_FIGURE + RIM, size * HALF_HEIGHT + RIM);
      return of.every((other) => !touch(other, box));
    };
    const [dx, dy] =
      spots.find((spot) => isClear(spot, [...taken, ...written])) ??
      spots.find((spot) => isClear(spot, taken)) ??
      spots.find((spot) => isClear(spot, names)) ??
      SPOTS[0]!;
    return [x + dx, y + dy];
  };
}
