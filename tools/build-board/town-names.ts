/** Finds one place for the name of every town at every zoom level, independent of the units on the map. */
import { board, type Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { touch, upright, within, type Box } from '#games/winter-war/ui/board/boxes.ts';
import { counterIn, HALF_COUNTER } from '#games/winter-war/ui/board/counter-scale.ts';
import { isInPlay, playableHexes } from '#games/winter-war/ui/board/ground.ts';
import { townBox } from '#games/winter-war/ui/board/names.ts';
import type { Anchor, TownEntry } from '#games/winter-war/ui/board/names-format.ts';
import { hexCentre, MAP_HEIGHT, MAP_WIDTH } from '#games/winter-war/ui/board/projection.ts';
import { dotOf, dotRadius, towns, type Town } from '#games/winter-war/ui/board/town-dots.ts';
import { worthOf } from '#games/winter-war/ui/board/victory-values.ts';
import { printedBoxes } from './printed-boxes.ts';
import type { Words } from './words.ts';

/** Type size by rank, in map units: at least 12 px at the start of the level; null: not named. */
const SIZES: Record<ZoomLevel, readonly (number | null)[]> = {
  far: [56, null, null, null],
  mid: [31, 28, null, null],
  near: [17, 15, 13.4, 12.8],
  close: [12, 10.5, 9.2, 8],
  closest: [9.2, 8.2, 7.2, 6.2],
};

/** A long name without room is reduced before it is dropped. */
const SHARES = [1, 0.9, 0.84];

/** Smallest type size: 12 px at the start of a level. */
export const LEAST: Readonly<Record<ZoomLevel, number>> = {
  far: 52,
  mid: 28,
  near: 12.6,
  close: 7.8,
  closest: 5.2,
};

/** Enlargement of the cities' signs (`mark` in layers.module.css). */
const SIGN_SCALE: Readonly<Record<ZoomLevel, number>> = {
  far: 2.4,
  mid: 1.7,
  near: 1,
  close: 1,
  closest: 0.8,
};
const SIGN_RADIUS = { 'finnish-city': 8, 'supply-city': 10.5 } as const;

/** Distance from a ring to its name, in map units; and how much farther it may be to avoid a counter. */
const CLEAR = 3;
const FARTHEST = { city: 18, town: 9 } as const;

/** Distances from the neat line, from other names, and around the centre of a hex. */
const EDGE = 6;
const GAP = 1.5;
const MIDDLE = 3;

/** Costs in map units of distance: for the share hidden by a counter in its own hex, and in others. */
const HIDDEN = 150;
const HIDDEN_BY_OTHERS = 22;

/** Sides of cities where armies gather least. */
const QUIET_SIDES: Readonly<Record<string, Anchor>> = {
  Viipuri: 'end',
  Leningrad: 'end',
  Helsinki: 'start',
  Petsamo: 'end',
  Oulu: 'end',
  Petrozavodsk: 'start',
  Kem: 'start',
  Kandalaksha: 'start',
  Murmansk: 'start',
};
/** From afar the name of the Gulf is there. */
const quietSide = ({ name }: Town, level: ZoomLevel): Anchor | undefined =>
  level === 'far' && name === 'Leningrad' ? 'middle' : QUIET_SIDES[name];
const QUIET = 60;

const frontierHexes: readonly Hex[] = playableHexes.filter((hex) =>
  board
    .neighbours(hex)
    .some(
      (other) =>
        [hex, other].every(isInPlay) && board.hexsideKinds(board.hexside(hex, other)).includes('frontier'),
    ),
);

/** Weight of counters in a hex relative to the rear: most are near the frontier. */
const crowding: ReadonlyMap<Hex, number> = new Map(
  playableHexes.map((hex) => {
    const away = Math.min(...frontierHexes.map((other) => board.distance(hex, other)));
    return [hex, away <= 3 ? 2.5 : 1];
  }),
);

/** Half the height of a line of type around its middle, in em. */
const HALF_HEIGHT = 0.49;

const radiusOf = (town: Town, level: ZoomLevel): number => {
  const sign = SIGN_RADIUS[town.kind as keyof typeof SIGN_RADIUS];
  return sign === undefined ? dotRadius(town.rank) : sign * SIGN_SCALE[level];
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly cost: number;
}

/** The four sides of a dot, also slightly shifted, and clear of a counter in the hex if that is near. */
function placesOf(town: Town, level: ZoomLevel, size: number): Place[] {
  const [x, y] = dotOf(town);
  const [cx, cy] = hexCentre(town.hex);
  const gap = radiusOf(town, level) + CLEAR;
  const half = HALF_COUNTER[level] + 1;
  const farthest = FARTHEST[town.rank === 1 ? 'city' : 'town'];
  const up = size * HALF_HEIGHT;
  const places: Place[] = [];
  const add = (place: Omit<Place, 'cost'>, cost: number): void => void places.push({ ...place, cost });
  for (const [side, anchor, preference] of [
    [1, 'start', 0],
    [-1, 'end', 1],
  ] as const)
    for (const shift of [0, -0.35, 0.35, -0.7, 0.7]) {
      const near = x + side * gap;
      const clear = cx + side * half;
      const cost = preference + Math.abs(shift) * 4;
      const at = y + shift * 2 * up;
      add({ x: near, y: at, anchor }, cost);
      const aside = (clear - near) * side;
      if (aside > 0 && aside <= farthest) add({ x: clear, y: at, anchor }, cost + aside);
    }
  for (const [side, preference] of [
    [1, 2],
    [-1, 2.5],
  ] as const)
    for (const shift of [0, -0.2, 0.2]) {
      const near = y + side * (gap + up);
      const clear = cy + side * (half + up);
      const cost = preference + Math.abs(shift) * 10;
      const at = x + shift * size * 4;
      add({ x: at, y: near, anchor: 'middle' }, cost);
      const aside = (clear - near) * side;
      if (aside > 0 && aside <= farthest) add({ x: at, y: clear, anchor: 'middle' }, cost + aside);
    }
  return places;
}

/** Share of a box that another one covers, 0 to 1. */
function covered(box: Box, other: Box): number {
  const width =
    Math.min(box.x + box.across, other.x + other.across) -
    Math.max(box.x - box.across, other.x - other.across);
  const height = Math.min(box.y + box.up, other.y + other.up) - Math.max(box.y - box.up, other.y - other.up);
  return width > 0 && height > 0 ? (width * height) / (4 * box.across * box.up) : 0;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

interface Found {
  readonly entry: TownEntry;
  readonly box: Box;
}

/** Places the names one after another, larger towns first; names without room are left out. */
export function placeTowns(level: ZoomLevel, taken: readonly Box[], words: Words, ranks = 4): Found[] {
  const sizes = SIZES[level];
  const shown = towns
    .filter(({ rank }) => sizes[rank - 1] != null && rank <= ranks)
    .toSorted((a, b) => a.rank - b.rank);
  const dots = shown.map((town) => {
    const radius = radiusOf(town, level);
    return { town, box: upright(...dotOf(town), radius, radius) };
  });
  const barred = [...printedBoxes(level), ...taken];
  const found: Found[] = [];

  /** `crossing`: the name may cover the centre of another hex. */
  function best(
    town: Town,
    size: number,
    worth: number | undefined,
    crossing: boolean,
  ): (Found & { cost: number }) | undefined {
    const text = words.widestTown(town, worth);
    const room = upright(...dotOf(town), 8 * size + 60, 3 * size + 60);
    const marks = [
      ...barred,
      // A city's name may cover the dot of a village.
      ...dots
        .filter((dot) => dot.town !== town && (town.rank > 1 || dot.town.rank <= 2))
        .map(({ box }) => box),
    ].filter((box) => touch(box, room));
    const names = found.filter(({ box }) => touch(box, room));
    const hexes = playableHexes.filter((hex) => touch(counterIn(hex, level), room));
    const kept = crossing ? [town.hex] : hexes;
    const middles = kept.map((hex) => upright(...hexCentre(hex), MIDDLE, MIDDLE));
    let chosen: (Found & { cost: number }) | undefined;
    for (const place of placesOf(town, level, size)) {
      const entry: TownEntry = [
        town.name,
        tenth(place.x),
        tenth(place.y),
        place.anchor,
        tenth(size),
        ...(worth === undefined ? ([] as const) : ([true] as const)),
      ];
      const box = townBox(text, town.rank, entry);
      if (!within(box, MAP_WIDTH, MAP_HEIGHT, EDGE)) continue;
      if (marks.some((mark) => touch(box, mark, 0.5)) || names.some((other) => touch(box, other.box, GAP)))
        continue;
      if (middles.some((middle) => touch(box, middle))) continue;
      const hidden = hexes.reduce(
        (sum, hex) =>
          sum +
          covered(box, counterIn(hex, level)) *
            (hex === town.hex ? HIDDEN : HIDDEN_BY_OTHERS * crowding.get(hex)!),
        0,
      );
      const cost = place.cost + hidden - (quietSide(town, level) === place.anchor ? QUIET : 0);
      if (!chosen || cost < chosen.cost) chosen = { entry, box, cost };
    }
    return chosen;
  }

  for (const town of shown) {
    const full = sizes[town.rank - 1]!;
    const worth = level === 'far' ? worthOf(town.name) : undefined;
    // Names of cities mainly avoid their own counters. Otherwise only a larger town's may cross a hex centre.
    const crossings = town.rank === 1 ? [true] : town.rank === 2 ? [false, true] : [false];
    const tries = crossings.flatMap((crossing) =>
      (town.rank <= 2 ? SHARES : [1]).flatMap((share) =>
        (worth === undefined ? [undefined] : [worth, undefined]).map(
          (value) => [full * share, value, crossing] as const,
        ),
      ),
    );
    for (const [size, value, crossing] of tries) {
      if (size < LEAST[level]) continue;
      const placed = best(town, size, value, crossing);
      if (!placed) continue;
      found.push(placed);
      break;
    }
  }
  return found;
}

/** Signs of cities, which names of waters and countries avoid. */
export const citySigns = (level: ZoomLevel): Box[] =>
  towns
    .filter(({ rank }) => rank === 1)
    .map((town) => {
      const radius = radiusOf(town, level);
      return upright(...dotOf(town), radius, radius);
    });
