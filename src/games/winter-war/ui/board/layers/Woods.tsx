/** Woods, drifting snow and hills: no rule knows them, so they keep to no hex and stay quiet. */
import { board } from '#engine/winter-war';
import { unpackLines } from '#kit/drawing/packed-lines.ts';
import { chunked } from '../chunks.ts';
import { isInPlay } from '../ground.ts';
import { linePath, pointText, type XY } from '../hex-shape.ts';
import { HEX_WIDTH, hexAtPoint, hexCentre } from '../projection.ts';
import { geography } from './geography.ts';
import css from './layers.module.css';

/** A tile repeats after so many columns and rows of hexes, so that it keeps its place in them. */
const [COLUMNS, ROWS] = [7, 8];
const TILE_WIDTH = COLUMNS * HEX_WIDTH;
const TILE_HEIGHT = (ROWS * HEX_WIDTH * Math.sqrt(3)) / 2;

/** The same numbers from 0 to 1 at every start (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A hex number is read in this box around the middle of its hex. */
const isNumberRoom = (x: number, y: number): boolean => {
  // Any hex far from the edge of the map will do: the tile repeats.
  const [ax, ay] = [x + TILE_WIDTH, y + TILE_HEIGHT];
  const hex = hexAtPoint(ax, ay);
  if (hex === null) return false;
  const [cx, cy] = hexCentre(hex);
  return Math.abs(ax - cx) < 15 && ay - cy < -12;
};

interface Scatter {
  readonly seed: number;
  readonly clumps: number;
  /** Most members of a clump, and how far they stray from its middle. */
  readonly members: number;
  readonly spread: number;
  /** Least distance between two of them. */
  readonly apart: number;
}

/** Points in clumps, each repeated beyond the edges of the tile where its figure crosses them; north first. */
function scattered({ seed, clumps, members, spread, apart }: Scatter): XY[] {
  const next = sequence(seed);
  const around = (span: number): number => (next() + next() + next() - 1.5) * span;
  const points: XY[] = [];
  const distance = ([ax, ay]: XY, [bx, by]: XY): number => {
    const dx = Math.abs(ax - bx);
    const dy = Math.abs(ay - by);
    return Math.hypot(Math.min(dx, TILE_WIDTH - dx), Math.min(dy, TILE_HEIGHT - dy));
  };
  for (let clump = 0; clump < clumps; clump++) {
    const [x, y] = [next() * TILE_WIDTH, next() * TILE_HEIGHT];
    for (let member = 1 + Math.floor(next() * members); member > 0; member--) {
      const at: XY = [
        (x + around(spread) + TILE_WIDTH) % TILE_WIDTH,
        (y + around(spread * 0.7) + TILE_HEIGHT) % TILE_HEIGHT,
      ];
      if (!isNumberRoom(...at) && points.every((other) => distance(at, other) >= apart)) points.push(at);
    }
  }
  const shifts = [-1, 0, 1];
  return points
    .flatMap(([x, y]) =>
      shifts.flatMap((right) => shifts.map((down): XY => [x + right * TILE_WIDTH, y + down * TILE_HEIGHT])),
    )
    .filter(([x, y]) => x > -30 && y > -30 && x < TILE_WIDTH + 30 && y < TILE_HEIGHT + 30)
    .toSorted((a, b) => a[1] - b[1]);
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Spruces of this height: all of each, and the side on which snow lies. */
function spruces(points: readonly XY[], height: number): { whole: string; laden: string } {
  const [half, skirt, trunk] = [height * 0.34, height * 0.8, height * 0.1].map(tenth) as [
    number,
    number,
    number,
  ];
  const draw = (figure: string): string =>
    points.map(([x, y]) => `M${pointText([x, y - height / 2])}${figure}z`).join('');
  const eave = tenth(trunk - half);
  const foot = `v${tenth(height - skirt)}h${tenth(-2 * trunk)}v${tenth(skirt - height)}`;
  return {
    whole: draw(`l${half} ${skirt}h${eave}${foot}h${eave}`),
    laden: draw(`l${-half} ${skirt}h${tenth(half * 0.75)}`),
  };
}

/** Patches of snow with soft outlines, wider than high, as the wind leaves them. */
function patches(points: readonly XY[], seed: number): string {
  const next = sequence(seed);
  return points
    .map(([x, y]) => {
      const w = 9 + next() * 17;
      const h = 3 + next() * 4.5;
      const tilt = (next() - 0.5) * 5;
      const [left, right, top, low]: XY[] = [
        [x - w, y + tilt],
        [x + w, y - tilt],
        [x, y - h],
        [x + tilt, y + h],
      ] as [XY, XY, XY, XY];
      return (
        `M${pointText(left!)}C${pointText([x - w * 0.6, y - h])} ${pointText([x - w * 0.4, y - h])} ${pointText(top!)}` +
        `S${pointText([x + w, y - h * 0.6])} ${pointText(right!)}S${pointText([x + w * 0.5, y + h])} ${pointText(low!)}` +
        `S${pointText([x - w, y + h])} ${pointText(left!)}Z`
      );
    })
    .join('');
}

/** The lee of a drift: a short stroke that bends. */
const drifts = (points: readonly XY[], seed: number): string => {
  const next = sequence(seed);
  return points
    .map(([x, y]) => {
      const w = 7 + next() * 13;
      return `M${pointText([x - w, y])}q${tenth(w * 0.9)}${tenth(-2 - next() * 2.5)} ${tenth(2 * w)} ${tenth(1 - next() * 2)}`;
    })
    .join('');
};

const trees = {
  near: spruces(scattered({ seed: 1939, clumps: 64, members: 7, spread: 26, apart: 7 }), 7),
  afar: spruces(scattered({ seed: 1940, clumps: 46, members: 5, spread: 30, apart: 13 }), 12),
};
const snow = {
  patches: patches(scattered({ seed: 33, clumps: 46, members: 3, spread: 40, apart: 26 }), 7),
  drifts: drifts(scattered({ seed: 72, clumps: 40, members: 2, spread: 40, apart: 24 }), 9),
};

/** From near and from afar; there is one map on the page, so plain ids will do. */
export type WoodsLevel = keyof typeof trees;
const LEVELS: readonly WoodsLevel[] = ['near', 'afar'];

const tile = {
  width: TILE_WIDTH,
  height: TILE_HEIGHT,
  patternUnits: 'userSpaceOnUse',
} as const;

export function WoodsPatterns() {
  return (
    <defs>
      {LEVELS.map((level) => (
        <pattern key={level} id={`map-woods-${level}`} {...tile}>
          <path className={css.snowPatches} d={snow.patches} />
          <path className={css.drifts} d={snow.drifts} />
          <path className={css.trees} d={trees[level].whole} />
          <path className={css.ladenTrees} d={trees[level].laden} />
        </pattern>
      ))}
    </defs>
  );
}

/** Between two strokes of a slope, and the longest of them, in map units. */
const SLOPE_STEP = 3.8;
const SLOPE = 7;

/** The lit side of a ridge is bare, the other hatched downhill; the hatching thins out towards the ends. */
function slopes(ridge: readonly XY[], next: () => number): [XY, XY][] {
  const lengths = ridge.slice(1).map(([x, y], i) => Math.hypot(x - ridge[i]![0], y - ridge[i]![1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const strokes: [XY, XY][] = [];
  let passed = 0;
  for (const [i, length] of lengths.entries()) {
    const [[ax, ay], [bx, by]] = [ridge[i]!, ridge[i + 1]!];
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    // To the south-east of the crest.
    const side = -uy + ux > 0 ? 1 : -1;
    for (let along = 0; along < length; along += SLOPE_STEP) {
      const share = (passed + along) / total;
      const sway = Math.sin((passed + along) / 23) * 4 + Math.sin((passed + along) / 61) * 6;
      const long = SLOPE * Math.min(1, 6 * share + 0.3, 6 * (1 - share) + 0.3) * (0.55 + next() * 0.6);
      const x = ax + ux * along - uy * side * sway;
      const y = ay + uy * along + ux * side * sway;
      const lean = (next() - 0.5) * 2.4;
      strokes.push([
        [x, y],
        [x - uy * side * long + ux * lean, y + ux * side * long + uy * lean],
      ]);
    }
    passed += length;
  }
  return strokes;
}

/** Hatched slopes in blocks of the board, on clear ground alone: mountains and swamps have signs of their own. */
export const relief: readonly string[] = (() => {
  const next = sequence(1972);
  const strokes = new Map<number, string>();
  for (const packed of geography.ridges)
    for (const ridge of unpackLines(packed))
      for (const stroke of slopes(ridge, next)) {
        const hex = hexAtPoint(...stroke[0]);
        if (hex === null || !isInPlay(hex) || board.terrainOf(hex) !== 'clear') continue;
        strokes.set(hex, (strokes.get(hex) ?? '') + linePath(stroke));
      }
  return chunked((hex) => strokes.get(hex) ?? '', strokes.keys());
})();
