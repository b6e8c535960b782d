/** Finds places for the names of waters, countries and fortified lines at each zoom level. */
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { COLUMNS, hexAtCell, ROWS } from '#games/winter-war/ui/board/board-extent.ts';
import { everyHex } from '#games/winter-war/ui/board/chunks.ts';
import { touch, upright, within, type Box } from '#games/winter-war/ui/board/boxes.ts';
import {
  enemyOf,
  FORTIFIED_LINES,
  fortificationsOf,
} from '#games/winter-war/ui/board/fortification-lines.ts';
import { isIce, isWater, playableHexes } from '#games/winter-war/ui/board/ground.ts';
import { areaBox } from '#games/winter-war/ui/board/names.ts';
import type { AreaEntry, AreaKind } from '#games/winter-war/ui/board/names-format.ts';
import { hexCentre, HEX_WIDTH, MAP_HEIGHT, MAP_WIDTH } from '#games/winter-war/ui/board/projection.ts';
import { lettering } from './lettering.ts';
import { printedBoxes } from './printed-boxes.ts';
import { LEAST } from './town-names.ts';
import type { Words } from './words.ts';

interface Wanted {
  readonly kind: AreaKind;
  readonly name: string;
  /** In the language with the widest name. */
  readonly text: string;
  readonly home: readonly [x: number, y: number];
  readonly size: number;
  readonly turns: readonly number[];
  /** How far from home it may be placed, in map units. */
  readonly stray: number;
  /** The fortified line it names: placed behind that, instead of near its home. */
  readonly line?: Line;
}

/** Centres of the hexes of a fortified line, and of the enemy city that it faces. */
interface Line {
  readonly hexes: readonly (readonly [x: number, y: number])[];
  readonly enemy: readonly [x: number, y: number];
}

/** Factor on a name's size at each level: letters grow with the root of the scale; null: not shown. */
const SIZES: Readonly<Record<AreaKind | 'greatLake', Readonly<Record<ZoomLevel, number | null>>>> = {
  water: { far: 1.8, mid: 1, near: 0.95, close: 0.75, closest: 0.58 },
  greatLake: { far: 1.6, mid: 1, near: 0.95, close: 0.75, closest: 0.58 },
  lake: { far: null, mid: null, near: 1, close: 0.8, closest: 0.6 },
  country: { far: 1.3, mid: 1, near: 0.75, close: 0.5, closest: 0.36 },
  line: { far: null, mid: null, near: 0.95, close: 0.68, closest: 0.5 },
};

/** Lakes with larger lettering than this are named from afar. */
const GREAT = 20;
const LINE_SIZE = 14;

/** Spacing of the letters in em, the widest first. */
const SPACINGS: Readonly<Record<AreaKind, readonly number[]>> = {
  water: [0.06],
  lake: [0.02],
  country: [0.5, 0.3, 0.15, 0.05],
  line: [0.4, 0.25, 0.12, 0.04],
};

/** Shares of the size tried before a name is dropped. */
const SHARES = [1, 0.9, 0.8, 0.7];
const TURNS = [0, 8, -8, 16, -16];

/** Distances from the neat line, and from whatever else is printed, in map units. */
const EDGE = 8;
const GAP = 3;

function lineNames(words: Words): Wanted[] {
  return FORTIFIED_LINES.map((line) => {
    const hexes = fortificationsOf(line).map(hexCentre);
    const [xs, ys] = [hexes.map(([x]) => x), hexes.map(([, y]) => y)];
    return {
      kind: 'line',
      name: line,
      text: words.widestArea('line', line),
      home: [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2],
      size: LINE_SIZE,
      turns: [0, 6, -6, 12, -12, 20, -20, 28, -28],
      stray: HEX_WIDTH * 4,
      line: { hexes, enemy: hexCentre(enemyOf(line)) },
    };
  });
}

function wanted(words: Words): Wanted[] {
  const areas = lettering.map(({ kind, text, x, y, rotate, size }): Wanted => ({
    kind,
    name: text,
    text: words.widestArea(kind, text),
    home: [x, y],
    size,
    turns: [...TURNS.map((turn) => rotate + turn), ...(kind === 'lake' ? [0, rotate / 2] : [])],
    stray: kind === 'lake' ? (size > GREAT ? 90 : 55) : kind === 'water' ? 150 : 220,
  }));
  return [
    ...areas.filter(({ kind }) => kind !== 'country'),
    ...lineNames(words),
    ...areas.filter(({ kind }) => kind === 'country'),
  ];
}

const isGreat = ({ kind, size }: Wanted): boolean => kind === 'lake' && size > GREAT;

/** Offsets from home, the nearest first, as shares of the greatest one allowed. */
const STEPS: readonly (readonly [dx: number, dy: number, far: number])[] = (() => {
  const steps: [number, number, number][] = [[0, 0, 0]];
  for (let ring = 1; ring <= 6; ring++)
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6;
      steps.push([(Math.cos(angle) * ring) / 6, (Math.sin(angle) * ring) / 6, ring / 6]);
    }
  return steps;
})();

interface Spot {
  readonly cost: number;
  readonly at: (typeof STEPS)[number];
  /** Index into the turns of a name. */
  readonly turn: number;
  readonly share: number;
  readonly spacing: number;
}

const counted = (length: number): number[] => Array.from({ length }, (_, i) => i);

const spots = new Map<string, readonly Spot[]>();

/** Spots to try for names of a kind with this many turns, best first; shared by all of them. */
function spotsOf({ kind, turns }: Wanted): readonly Spot[] {
  const key = `${kind} ${turns.length}`;
  const before = spots.get(key);
  if (before) return before;
  const found = SHARES.flatMap((share) =>
    SPACINGS[kind].flatMap((spacing, closer) =>
      counted(turns.length).flatMap((turn) =>
        STEPS.map((at) => ({
          cost: (1 - share) * 3.2 + closer * 0.4 + turn * 0.16 + at[2],
          at,
          turn,
          share,
          spacing,
        })),
      ),
    ),
  ).sort((one, other) => one.cost - other.cost);
  spots.set(key, found);
  return found;
}

const [FIRST_X, LAST_Y] = hexCentre(hexAtCell(1, 1));
const ROW_STEP = (LAST_Y - hexCentre(hexAtCell(1, ROWS))[1]) / (ROWS - 1);

/** Uses rows of bricks instead of hexes: accurate enough for lettering, and called thousands of times. */
function isWet(x: number, y: number): boolean {
  const row = 1 + Math.round((LAST_Y - y) / ROW_STEP);
  const column = 1 + Math.round((x - FIRST_X) / HEX_WIDTH - (row % 2 === 0 ? 0.5 : 0));
  if (row < 1 || row > ROWS || column < 1 || column > COLUMNS) return false;
  const hex = hexAtCell(column, row);
  return wet[hex] === 1;
}

const wet = Uint8Array.from(everyHex(), (hex) => Number(isWater(hex) || isIce(hex)));

/** The name of a sea should be on water, a country's on land. */
function liesWell({ kind, size }: Wanted, box: Box): boolean {
  if (kind === 'line' || (kind === 'lake' && size <= GREAT)) return true;
  const onWater = kind !== 'country';
  const angle = (box.turn * Math.PI) / 180;
  for (let i = -4; i <= 4; i++) {
    const along = (i / 4) * box.across;
    if (isWet(box.x + along * Math.cos(angle), box.y + along * Math.sin(angle)) !== onWater) return false;
  }
  return true;
}

/** A name at a possible place. */
interface Tried {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly share: number;
  readonly spacing: number;
}

const entryOf = ({ kind, name }: Wanted, size: number, spot: Tried): AreaEntry => [
  kind,
  name,
  tenth(spot.x),
  tenth(spot.y),
  tenth(spot.turn),
  size,
  spot.spacing,
];

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Places around its home, best first. */
const aroundHome = (name: Wanted): Tried[] =>
  spotsOf(name).map(({ at, turn, share, spacing }) => ({
    x: name.home[0] + at[0] * name.stray,
    y: name.home[1] + at[1] * name.stray,
    turn: name.turns[turn]!,
    share,
    spacing,
  }));

/** Steps along a line and away from it, and distance of the first one, in map units. */
const LINE_STEP = 6;
const LINE_GAP = 30;
const ALONG = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];
const AWAY = counted(14);

/** The middle of a line of hexes, and its direction in degrees from -90 to 90. */
function axisOf(points: readonly (readonly [x: number, y: number])[]): {
  middle: [number, number];
  turn: number;
} {
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const middle: [number, number] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const [xx, yy, xy] = points.reduce(
    ([a, b, c], [x, y]) => {
      const [dx, dy] = [x - middle[0], y - middle[1]];
      return [a + dx * dx, b + dy * dy, c + dx * dy];
    },
    [0, 0, 0],
  );
  return { middle, turn: (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI) };
}

/** Costs of placing a line's name: on water (negative: on land, which is full there); hidden by counters. */
const WET: Readonly<Record<string, number>> = { 'Mannerheim Line': 60, 'Ladoga Defence Line': -20 };
const HIDDEN = 12;

/** Half the box around the centre of a hex that a counter certainly hides. */
const MIDDLE = 5;

/** Share of a name that is on water, 0 to 1. */
function wetShare({ x, y, across, turn }: Box): number {
  const angle = (turn * Math.PI) / 180;
  const points = counted(9).map((i) => ((i - 4) / 4) * across);
  const wet = points.filter((along) => isWet(x + along * Math.cos(angle), y + along * Math.sin(angle)));
  return wet.length / points.length;
}

/** Half the width of a counter, less a margin that hides no letter. */
const COUNTER = HEX_WIDTH * 0.3;

/** Share of a name that counters in every hex could hide, 0 to 1; above 1 if it crosses a hex centre. */
function hiddenShare(box: Box): number {
  const near = playableHexes
    .map(hexCentre)
    .filter(([x, y]) => Math.hypot(x - box.x, y - box.y) < box.across + 40);
  if (near.some(([x, y]) => touch(box, upright(x, y, MIDDLE, MIDDLE)))) return 10;
  const angle = (box.turn * Math.PI) / 180;
  const hidden = counted(15).filter((i) => {
    const along = ((i - 7) / 7) * box.across;
    const [px, py] = [box.x + along * Math.cos(angle), box.y + along * Math.sin(angle)];
    return near.some(([x, y]) => Math.abs(px - x) < COUNTER && Math.abs(py - y) < COUNTER);
  });
  return hidden.length / 15;
}

/** Places along a fortified line, on the side away from the enemy, the nearest to it first. */
function behindLine(name: Wanted, { hexes, enemy }: Line, full: number): Tried[] {
  const { kind, turns } = name;
  const { middle, turn } = axisOf(hexes);
  const angle = (turn * Math.PI) / 180;
  const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
  const facing = (enemy[0] - middle[0]) * -ay + (enemy[1] - middle[1]) * ax;
  const [nx, ny] = facing > 0 ? [ay, -ax] : [-ay, ax];
  return SHARES.slice(0, 2)
    .flatMap((share) =>
      SPACINGS[kind].flatMap((spacing, closer) =>
        AWAY.flatMap((away) =>
          ALONG.flatMap((along) =>
            turns.map((more, turned) => {
              const [far, shift] = [LINE_GAP + away * LINE_STEP, along * LINE_STEP];
              const spot: Tried = {
                x: middle[0] + nx * far + ax * shift,
                y: middle[1] + ny * far + ay * shift,
                turn: turn + more,
                share,
                spacing,
              };
              const box = areaBox(name.text, entryOf(name, full * share, spot));
              return {
                spot,
                cost:
                  away +
                  Math.abs(along) * 0.5 +
                  closer * 2 +
                  turned * 0.5 +
                  (1 - share) * 20 +
                  wetShare(box) * WET[name.name]! +
                  hiddenShare(box) * HIDDEN,
              };
            }),
          ),
        ),
      ),
    )
    .sort((one, other) => one.cost - other.cost)
    .map(({ spot }) => spot);
}

function place(
  name: Wanted,
  level: ZoomLevel,
  others: readonly Box[],
): { entry: AreaEntry; box: Box } | null {
  const factor = SIZES[isGreat(name) ? 'greatLake' : name.kind][level];
  if (factor === null) return null;
  const { kind, text, home, stray, line } = name;
  const full = name.size * factor;
  const reach =
    stray +
    2 *
      areaBox(text, entryOf(name, full, { x: 0, y: 0, turn: 0, share: 1, spacing: SPACINGS[kind][0]! }))
        .across;
  const near = others.filter(({ x, y, across }) => Math.hypot(x - home[0], y - home[1]) < reach + across);
  for (const spot of line ? behindLine(name, line, full) : aroundHome(name)) {
    const size = Math.round(full * spot.share * 10) / 10;
    if (size < LEAST[level]) continue;
    const entry = entryOf(name, size, spot);
    const box = areaBox(text, entry);
    if (
      within(box, MAP_WIDTH, MAP_HEIGHT, EDGE) &&
      liesWell(name, box) &&
      near.every((other) => !touch(box, other, GAP + size * 0.06))
    )
      return { entry: isGreat(name) ? (['water', ...entry.slice(1)] as unknown as AreaEntry) : entry, box };
  }
  return null;
}

/** Waters first, then the lines, then the countries, each clear of the others and of reserved boxes. */
export function placeAreas(
  level: ZoomLevel,
  reserved: readonly Box[],
  words: Words,
): { entry: AreaEntry; box: Box }[] {
  const forts = FORTIFIED_LINES.flatMap(fortificationsOf).map((hex) =>
    upright(...hexCentre(hex), HEX_WIDTH * 0.36, HEX_WIDTH * 0.36),
  );
  const taken: Box[] = [...printedBoxes(level), ...reserved];
  const names: { entry: AreaEntry; box: Box }[] = [];
  for (const name of wanted(words)) {
    const placed = place(name, level, name.kind === 'line' ? [...taken, ...forts] : taken);
    if (!placed) continue;
    taken.push(placed.box);
    names.push(placed);
  }
  return names;
}
