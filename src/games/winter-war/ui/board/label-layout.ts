import { signed } from '../text/numbers.ts';
import { board, type Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/zoom-level.ts';
import { placeText } from '../text/names.ts';
import { layOutAreas, type AreaName } from './area-names.ts';
import { touch, upright, within, type Box } from './boxes.ts';
import { printedBoxes } from './printed-boxes.ts';
import { hexCentre, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './projection.ts';
import { emsOf, type Face } from './text-width.ts';
import { worthOf } from './victory-values.ts';
import { belowNumber, nodeOf } from './railways-and-roads.ts';

export interface TownLabel {
  readonly text: string;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  /** What its capture is worth, written after the name where there is no shield. */
  readonly worth?: number;
  readonly box: Box;
}

export interface TownDot {
  readonly x: number;
  readonly y: number;
  readonly rank: number;
}

type Town = (typeof board.places)[number];

/** Type size by rank, in map units: at least 12 px where the level begins; null: not named. */
const SIZES: Record<ZoomLevel, readonly (number | null)[]> = {
  far: [54, null, null, null],
  mid: [30, 28, null, null],
  near: [17, 15, 13.4, 12.8],
  close: [12, 10.5, 9.2, 8],
  closest: [9.2, 8.2, 7.2, 6.2],
};

const FACE: readonly Face[] = ['town1', 'town2', 'town', 'town'];

/** Half the width of a counter as drawn at each level (Counter and Stacks styles), with a little air. */
const HALF_COUNTER: Record<ZoomLevel, number> = { far: 30, mid: 26, near: 21.5, close: 21.5, closest: 21.5 };

/** Half the height of a line of type, accents and tails with it, and how far its middle lies below the text's, in em. */
const HALF_HEIGHT = 0.49;
const BELOW = 0.05;

/** What it costs a name to stand aside from its dot, for each height of its line. */
const FAR = 1.6;

/** From this cost on the name of a city stands badly; how much of its size it has then. */
const ASTRAY = 4;
const SMALLER = 0.84;

/** From the neat line, and from other names. */
const EDGE = 6;
const GAP = 1.5;

const towns: readonly Town[] = board.places.filter(
  (p) => p.kind !== 'fortification' && p.kind !== 'swedish-entry',
);

/** Of the ring that is drawn for a town, with its line, in map units. */
export const dotRadius = (rank: number): number => (rank === 2 ? 4 : 3);

/** From the ring to the name beside it. */
const CLEAR = 3.2;

/** Where a town's dot lies: on the lines that pass through it. */
export const dotOf = (town: Town): readonly [number, number] =>
  town.rank === 1 || board.placeNameOf(town.hex) === town.name
    ? nodeOf(town.hex)
    : belowNumber(town.hex, mapPoint(...town.at));

export const townDots: readonly TownDot[] = towns
  .filter((town) => town.kind === 'town')
  .map((town) => {
    const [x, y] = dotOf(town);
    return { x, y, rank: town.rank };
  });

/** Where a name may stand: beside the dot and a little higher or lower, or above and below it and a little aside. */
interface Spot {
  readonly anchor: TownLabel['anchor'];
  /** -1 before or above the dot, 1 after or below it. */
  readonly side: -1 | 1;
  /** In heights of the line beside the dot, in widths of the name above and below it. */
  readonly shift: number;
  readonly cost: number;
}

const SPOTS: readonly Spot[] = [
  ...[0, -0.35, 0.35, -0.7, 0.7, -1.05, 1.05, -1.4, 1.4].flatMap((shift): Spot[] => [
    { anchor: 'start', side: 1, shift, cost: Math.abs(shift) * 3 },
    { anchor: 'end', side: -1, shift, cost: 1 + Math.abs(shift) * 3 },
  ]),
  ...[0, -0.25, 0.25, -0.5, 0.5].flatMap((shift): Spot[] => [
    { anchor: 'middle', side: -1, shift, cost: 2 + Math.abs(shift) * 4 },
    { anchor: 'middle', side: 1, shift, cost: 2 + Math.abs(shift) * 4 },
  ]),
].toSorted((a, b) => a.cost - b.cost);

/** How much of a box another one covers, 0 to 1. */
function covered(box: Box, other: Box): number {
  const width =
    Math.min(box.x + box.across, other.x + other.across) -
    Math.max(box.x - box.across, other.x - other.across);
  const height = Math.min(box.y + box.up, other.y + other.up) - Math.max(box.y - box.up, other.y - other.up);
  return width > 0 && height > 0 ? (width * height) / (4 * box.across * box.up) : 0;
}

/** How much of a town's name may lie beneath counters, 0 to 1. */
const MOST_HIDDEN = 0.03;
/** The same where it ends in what the town is worth: half a figure tells something else. */
const NONE_HIDDEN = 0.02;

interface Layout {
  readonly level: ZoomLevel;
  /** Hexes with counters, which names step aside for. */
  readonly occupied: readonly Hex[];
  /** What else no name may touch. */
  readonly taken: readonly Box[];
  /** The least important rank that is named. */
  readonly to: number;
}

/** What a counter in a hex takes. */
export const counterIn = (hex: Hex, level: ZoomLevel): Box =>
  upright(...hexCentre(hex), HALF_COUNTER[level], HALF_COUNTER[level]);

function layOutTowns({ level, occupied, taken, to }: Layout): TownLabel[] {
  const sizes = SIZES[level];
  const half = HALF_COUNTER[level];
  const shown = towns
    .filter(({ rank }) => sizes[rank - 1] != null && rank <= to)
    .toSorted((a, b) => a.rank - b.rank);
  const dots = shown.map((town) => {
    const reach = sizes[town.rank - 1]! * (town.rank === 1 ? 0.42 : 0.22);
    return { rank: town.rank, box: upright(...dotOf(town), reach, reach) };
  });
  const counters = [...new Set([...shown.map(({ hex }) => hex), ...occupied])].map((hex) => ({
    hex,
    box: counterIn(hex, level),
    there: occupied.includes(hex),
  }));
  const barred: Box[] = [...printedBoxes(level), ...taken];
  const labels: TownLabel[] = [];

  /** The best place for a name, with or without what the town is worth. */
  function placed(town: Town, worth: number | undefined, ofSize = 1): Placed | undefined {
    const size = sizes[town.rank - 1]! * ofSize;
    const dot = dotOf(town);
    const text = placeText(town.name);
    const name = worth === undefined ? text : `${text} ${signed(worth)}`;
    const width = emsOf(name, FACE[town.rank - 1]!) * size;
    const up = size * HALF_HEIGHT;
    const gap = town.rank === 1 ? size * 0.62 : dotRadius(town.rank) + CLEAR;
    // Whatever stands further off is in the way of no place for the name.
    const room = upright(...dot, width + gap + 4 * half, 5 * up + gap + 4 * half);
    const marks = [
      ...barred.filter((box) => touch(box, room)),
      // A city goes before the dot of a village.
      ...dots
        .filter(({ rank, box }) => (town.rank > 1 || rank <= 2) && touch(box, room))
        .map(({ box }) => box),
    ];
    const names = labels.filter(({ box }) => touch(box, room));
    const pieces = counters.filter(({ box }) => touch(box, room));
    const own = pieces.filter(({ hex }) => hex === town.hex);
    const asides =
      town.rank === 1 ? [0, half, 2 * half, 2.6 * half] : occupied.includes(town.hex) ? [0, half] : [0];
    // Beside the dot of another place, the name of a city would be taken for that one's.
    const others = dots.filter(({ box }) => touch(box, room) && !touch(box, upright(...dot, 1, 1)));

    const share = (box: Box, lying: typeof counters, lies: boolean): number =>
      lying.reduce((sum, { box: piece, there }) => (there === lies ? sum + covered(box, piece) : sum), 0);

    function best(lying: typeof counters): Placed | undefined {
      let found: Placed | undefined;
      for (const { anchor, side, shift, cost: preference } of SPOTS) {
        if (found && found.cost <= preference) break;
        for (const aside of asides) {
          const [x, y] = uprightBox(town, dot, { anchor, side, shift }, { width, up, gap, aside });
          const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
          const box = upright(left + width / 2, y + size * BELOW, width / 2, up);
          if (!within(box, MAP_WIDTH, MAP_HEIGHT, EDGE)) continue;
          if (marks.some((mark) => touch(box, mark, 0.5))) continue;
          if (aside > half && others.some((other) => touch(box, other.box, size))) continue;
          if (names.some((other) => touch(box, other.box, GAP))) continue;
          const hidden = share(box, lying, true);
          // A name half hidden tells nothing; that of a city is seen again as soon as the army moves on.
          if (town.rank > 1 && hidden > MOST_HIDDEN) continue;
          const moved = aside ? (Math.hypot(x - dot[0], y - dot[1]) / size) * FAR : 0;
          // Where a counter may come to lie, too.
          const cost = preference + (hidden + share(box, lying, false) * 0.3) * 60 + moved;
          const label = {
            text,
            rank: town.rank,
            x,
            y,
            anchor,
            size,
            box,
            ...(worth !== undefined && { worth }),
          };
          if (!found || cost < found.cost) found = { label, cost, hidden };
        }
      }
      return found;
    }

    // Where it stands when nothing lies around it, it stays for as long as nothing covers it there.
    const home = best(own);
    const hidden = home ? share(home.label.box, pieces, true) : 1;
    const found = home && hidden <= MOST_HIDDEN ? { ...home, hidden } : best(pieces);
    // A long name that finds no room by its star gets smaller sooner than that it goes elsewhere.
    if (town.rank > 1 || ofSize < 1 || (found && found.cost < ASTRAY)) return found;
    const smaller = placed(town, worth, SMALLER);
    return smaller && (!found || smaller.cost < found.cost - ASTRAY / 2) ? smaller : found;
  }

  for (const town of shown) {
    const worth = level === 'far' ? worthOf(town.name) : undefined;
    const full = placed(town, worth);
    const best = worth === undefined || (full && full.hidden <= NONE_HIDDEN) ? full : placed(town, undefined);
    if (best) labels.push(best.label);
  }
  return labels;
}

interface Placed {
  readonly label: TownLabel;
  readonly cost: number;
  readonly hidden: number;
}

interface Measures {
  readonly width: number;
  readonly up: number;
  readonly gap: number;
  /** Half of the counter that the name keeps clear of; 0: of none. */
  readonly aside: number;
}

/** Where the text is anchored. A text beside a dot that a counter would hide begins at the counter's edge. */
function uprightBox(
  { hex }: Town,
  [x, y]: readonly [number, number],
  { anchor, side, shift }: Pick<Spot, 'anchor' | 'side' | 'shift'>,
  { width, up, gap, aside }: Measures,
): readonly [number, number] {
  const [cx, cy] = hexCentre(hex);
  const hiding = aside > 0 && Math.abs(x - cx) <= aside && Math.abs(y - cy) <= aside;
  if (anchor === 'middle') {
    const beyond = y + side * (gap + up);
    const clear = cy + side * (aside + up);
    return [
      x + shift * width,
      hiding ? (side < 0 ? Math.min(beyond, clear) : Math.max(beyond, clear)) : beyond,
    ];
  }
  const beside = x + side * gap * (Math.abs(shift) > 0.8 ? 0.3 : 1);
  const clear = cx + side * aside;
  return [
    hiding ? (side < 0 ? Math.min(beside, clear) : Math.max(beside, clear)) : beside,
    y + shift * 2 * up,
  ];
}

/** Cities alone, on an empty board: their names come before those of the waters. */
const cities = (level: ZoomLevel): readonly Box[] =>
  layOutTowns({ level, occupied: [], taken: [], to: 1 }).map(({ box }) => box);

const cityDots = (level: ZoomLevel): Box[] =>
  towns
    .filter(({ rank }) => rank === 1)
    .map((town) => {
      const reach = SIZES[level][0]! * 0.42;
      return upright(...dotOf(town), reach, reach);
    });

/** The names of waters, lines and countries at one level: clear of the cities, of hex numbers and of one another. */
export const layOutAreaNames = (level: ZoomLevel): readonly AreaName[] =>
  layOutAreas(level, () => [...cities(level), ...cityDots(level)]);

const NOWHERE: readonly Hex[] = [];

/** What was asked for last: the names themselves, and what steps aside for them. Areas differ by level and language. */
let latest: {
  readonly areas: readonly AreaName[];
  readonly occupied: readonly Hex[];
  readonly labels: readonly TownLabel[];
} | null = null;

/**
 * Places the names of the towns of one level one after another, the larger towns first; what has no room is left out.
 * No name touches another, a hex number or the neat line. Names keep clear of the counters in the towns themselves,
 * and of those in the occupied hexes given.
 */
export function layOutLabels(level: ZoomLevel, occupied: readonly Hex[] = NOWHERE): readonly TownLabel[] {
  const areas = layOutAreaNames(level);
  if (latest?.areas !== areas || latest.occupied !== occupied) {
    const taken = areas.map(({ box }) => box);
    latest = { areas, occupied, labels: layOutTowns({ level, occupied, taken, to: 4 }) };
  }
  return latest.labels;
}
