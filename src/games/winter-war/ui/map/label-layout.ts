import { board, type Hex } from '../../../../engine/winter-war/index.ts';
import { placeText } from '../words/names.ts';
import { lineLettering } from './fortification-lines.ts';
import { nodeOf } from './ways.ts';
import { valueSpots } from './victory-values.ts';
import type { ZoomLevel } from '../../../../kit/panzoom/zoom-level.ts';
import { hexCentre, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './projection.ts';
import { rowALetters } from './row-a.ts';

export interface TownLabel {
  readonly text: string;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
}

export interface TownDot {
  readonly x: number;
  readonly y: number;
  readonly rank: number;
}

type Town = (typeof board.places)[number];
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Type size by rank, in map units: at least 12 px where the level begins; null: not named. */
const SIZES: Record<ZoomLevel, readonly (number | null)[]> = {
  far: [54, null, null, null],
  mid: [30, 27, null, null],
  near: [17, 15, 14, 13.7],
  close: [12, 10.5, 9.2, 8],
};

const EM_WIDTH = [0.56, 0.5, 0.48, 0.48];
/** Half the width of a counter as drawn at each level (Counter and Stacks styles), with a little air. */
const HALF_COUNTER: Record<ZoomLevel, number> = { far: 30, mid: 26, near: 22, close: 20 };
/** Half width and half height of a victory value as drawn at each level; far shows none. */
const HALF_VALUE: Record<ZoomLevel, readonly [number, number] | null> = {
  far: null,
  mid: [22, 13],
  near: [13, 7],
  close: [13, 7],
};

/** Half the length of a line's name at each level; the two nearest ones alone show it. */
const HALF_LINE_NAME: Record<ZoomLevel, number | null> = { far: null, mid: null, near: 76, close: 60 };

/** Half the width of the discs at the ends of row A. */
const HALF_ROW_LETTER: Record<ZoomLevel, number> = { far: 42, mid: 21, near: 11, close: 11 };

const towns: readonly Town[] = board.places.filter(
  (p) => p.kind !== 'fortification' && p.kind !== 'swedish-entry',
);

/** Where a town's dot lies: on the lines that pass through it. */
export const dotOf = (town: Town): readonly [number, number] =>
  town.rank === 1 || board.placeNameOf(town.hex) === town.name ? nodeOf(town.hex) : mapPoint(...town.at);

export const townDots: readonly TownDot[] = towns
  .filter((town) => town.kind === 'town')
  .map((town) => {
    const [x, y] = dotOf(town);
    return { x, y, rank: town.rank };
  });

/** How much of a box the others cover, in square map units. */
const coveredBy = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Unit steps from the dot to the middle of the text, best first. */
const SPOTS: readonly (readonly [dx: number, dy: number, anchor: TownLabel['anchor'], cost: number])[] = [
  [1, 0, 'start', 0],
  [-1, 0, 'end', 1],
  [0, -1, 'middle', 2],
  [0, 1, 'middle', 2],
  [0.75, -0.85, 'start', 3],
  [0.75, 0.85, 'start', 3],
  [-0.75, -0.85, 'end', 4],
  [-0.75, 0.85, 'end', 4],
];

const CANDIDATES = SPOTS.flatMap((spot) => [[...spot, false] as const, [...spot, true] as const]);

function boxOf(x: number, y: number, width: number, height: number, anchor: TownLabel['anchor']): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - height / 2, left + width, y + height / 2];
}

/** A text beside a dot that a counter would hide begins at the counter's edge. */
function clearOf(
  hex: number,
  dot: readonly [number, number],
  at: readonly [number, number],
  half: number,
  height: number,
  anchor: TownLabel['anchor'],
): readonly [number, number] {
  const [cx, cy] = hexCentre(hex);
  if (Math.abs(dot[0] - cx) > half || Math.abs(dot[1] - cy) > half) return at;
  if (anchor === 'start') return [Math.max(at[0], cx + half), at[1]];
  if (anchor === 'end') return [Math.min(at[0], cx - half), at[1]];
  return at[1] < dot[1]
    ? [at[0], Math.min(at[1], cy - half - height / 2)]
    : [at[0], Math.max(at[1], cy + half + height / 2)];
}

/** What else is printed at a level: victory values, the names of the fortified lines, the letters of row A. */
function printedBoxes(level: ZoomLevel): Box[] {
  const around = (x: number, y: number, across: number, up: number): Box => [
    x - across,
    y - up,
    x + across,
    y + up,
  ];
  const size = HALF_VALUE[level];
  const values = size ? valueSpots.map(({ x, y }) => around(x, y, size[0], size[1])) : [];
  const half = HALF_LINE_NAME[level];
  const lines = half
    ? Object.values(lineLettering).map(({ at: [x, y], rotate }) =>
        rotate === 0 ? around(x, y, half, 7) : around(x, y, 7, half),
      )
    : [];
  const letters = rowALetters.map(([x, y]) => around(x, y, HALF_ROW_LETTER[level], HALF_ROW_LETTER[level]));
  return [...values, ...lines, ...letters];
}

/**
 * Places the names of one level one after another, the larger towns first; small ones without room are left out.
 * Names keep clear of the counters in the towns themselves, and of those in the occupied hexes given.
 */
export function layOutLabels(level: ZoomLevel, occupied: readonly Hex[] = []): TownLabel[] {
  const sizes = SIZES[level];
  const half = HALF_COUNTER[level];
  const taken: Box[] = [];
  const shown = towns.filter((town) => sizes[town.rank - 1] != null).toSorted((a, b) => a.rank - b.rank);
  const dots = shown.map((town): Box => {
    const [x, y] = dotOf(town);
    const reach = (sizes[town.rank - 1] ?? 0) * (town.rank === 1 ? 0.42 : 0.22);
    return [x - reach, y - reach, x + reach, y + reach];
  });
  const counterIn = (hex: Hex): Box => {
    const [x, y] = hexCentre(hex);
    return [x - half, y - half, x + half, y + half];
  };
  const counters = shown.map((town) => counterIn(town.hex));
  const armies = occupied.filter((hex) => shown.every((town) => town.hex !== hex)).map(counterIn);
  const printed = printedBoxes(level);
  const labels: TownLabel[] = [];
  for (const town of shown) {
    const size = sizes[town.rank - 1]!;
    const [x, y] = dotOf(town);
    const text = placeText(town.name);
    const width = text.length * size * EM_WIDTH[town.rank - 1]!;
    const height = size * 0.9;
    const gap = size * (town.rank === 1 ? 0.62 : 0.38);
    // Whatever stands further off is in the way of no place for the name.
    const [across, up] = [width + gap + 2 * half, height + gap + 2 * half];
    const room: Box = [x - across, y - up, x + across, y + up];
    const close = (boxes: readonly Box[]): Box[] => boxes.filter((box) => overlap(box, room) > 0);
    const marks = [...close(taken), ...close(dots), ...close(printed)];
    const pieces = [...close(counters), ...close(armies)];
    let best: { label: TownLabel; box: Box; cost: number; clash: number } | undefined;
    for (const [dx, dy, anchor, preference, aside] of CANDIDATES) {
      const beside = [x + dx * gap, y + dy * (gap + height / 2) * (anchor === 'middle' ? 1 : 0.8)] as const;
      const at = aside ? clearOf(town.hex, [x, y], beside, half, height, anchor) : beside;
      // A name above or below a town at the edge slides inward.
      const inward =
        anchor === 'middle'
          ? ([Math.min(Math.max(at[0], width / 2 + 6), MAP_WIDTH - width / 2 - 6), at[1]] as const)
          : at;
      const moved = Math.hypot(at[0] - beside[0], at[1] - beside[1]) / size;
      const box = boxOf(inward[0], inward[1], width, height, anchor);
      const outside = box[0] < 4 || box[1] < 4 || box[2] > MAP_WIDTH - 4 || box[3] > MAP_HEIGHT - 4;
      const area = width * height;
      const clash = coveredBy(box, marks) / area;
      const covered = coveredBy(box, pieces) / area;
      const cost =
        (outside ? 1000 : 0) +
        clash * 100 +
        covered * (town.rank === 1 ? 30 : 8) +
        moved * (town.rank === 1 ? 2 : 7) +
        preference;
      if (!best || cost < best.cost)
        best = {
          label: { text, rank: town.rank, x: inward[0], y: inward[1], anchor, size },
          box,
          cost,
          clash,
        };
    }
    if (!best || (town.rank > 1 && best.clash > 0.12) || best.cost >= 1000) continue;
    taken.push(best.box);
    labels.push(best.label);
  }
  return labels;
}
