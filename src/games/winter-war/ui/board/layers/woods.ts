/** Woods, drifting snow and hills: scenery that no rule uses, so it ignores the grid and is drawn faintly. */
import { randomSource } from '#engine/core/random.ts';
import { board, type Hex } from '#engine/winter-war';
import { unpackLines } from '#kit/drawing/packed-lines.ts';
import { rowOf } from '../board-extent.ts';
import { chunked, once } from '../chunks.ts';
import { isInPlay } from '../ground.ts';
import { linePath, pointText, type XY } from '../hex-shape.ts';
import { hexAtPoint, hexCentre, MAP_HEIGHT, MAP_WIDTH } from '../projection.ts';
import { geography } from './geography.ts';

/** Size of a block in map units: points are scattered block by block to be compared with few others. */
const BLOCK = 420;

const STEPS = 2 ** 24;

/** Pseudo-random numbers from 0 to 1, the same at every start. */
function sequence(seed: number): () => number {
  const draw = randomSource(seed);
  return () => draw(STEPS) / STEPS;
}

/** The hex at a point on clear terrain of the two countries; null elsewhere. */
function hexOfOpen([x, y]: XY): Hex | null {
  const hex = hexAtPoint(x, y);
  return hex !== null && isInPlay(hex) && board.terrainOf(hex) === 'clear' ? hex : null;
}

/** Is the point where the number of the hex is written? */
function isAtNumber([x, y]: XY, hex: Hex): boolean {
  const [cx, cy] = hexCentre(hex);
  return Math.abs(x - cx) < 15 && y - cy < -12;
}

interface Scatter {
  readonly seed: number;
  /** Number of clumps in a block. */
  readonly clumps: number;
  /** Most members of a clump, and their spread around its centre, in map units. */
  readonly members: number;
  readonly spread: number;
  /** Least distance between two points, in map units. */
  readonly apart: number;
}

/** Scatters points in clumps over the whole map. */
function scattered({ seed, clumps, members, spread, apart }: Scatter): XY[] {
  const next = sequence(seed);
  const stray = (span: number): number => (next() + next() + next() - 1.5) * span;
  const points: XY[] = [];
  for (let left = 0; left < MAP_WIDTH; left += BLOCK)
    for (let top = 0; top < MAP_HEIGHT; top += BLOCK) {
      const first = points.length;
      for (let clump = 0; clump < clumps; clump++) {
        const [x, y] = [left + next() * BLOCK, top + next() * BLOCK];
        for (let member = 1 + Math.floor(next() * members); member > 0; member--) {
          const at: XY = [x + stray(spread), y + stray(spread * 0.7)];
          if (points.slice(first).every(([px, py]) => Math.hypot(px - at[0], py - at[1]) >= apart))
            points.push(at);
        }
      }
    }
  return points;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Trees become sparse from the second of these rows to the first. */
const TREE_LINE = [55, 45] as const;

const thinned = (points: readonly XY[], seed: number): XY[] => {
  const next = sequence(seed);
  return points.filter(([x, y]) => {
    const hex = hexAtPoint(x, y);
    return hex !== null && next() < (TREE_LINE[0] - rowOf(hex)) / (TREE_LINE[0] - TREE_LINE[1]);
  });
};

type Figure = (at: XY) => string;

/** A spruce of this height around its centre, and its snow-covered side. */
function spruce(height: number): { whole: Figure; laden: Figure } {
  const [half, skirt, trunk] = [height * 0.34, height * 0.8, height * 0.1].map(tenth) as [
    number,
    number,
    number,
  ];
  const eave = tenth(trunk - half);
  const foot = `v${tenth(height - skirt)}h${tenth(-2 * trunk)}v${tenth(skirt - height)}`;
  const draw =
    (figure: string): Figure =>
    ([x, y]) =>
      `M${pointText([x, y - height / 2])}${figure}z`;
  return {
    whole: draw(`l${half} ${skirt}h${eave}${foot}h${eave}`),
    laden: draw(`l${-half} ${skirt}h${tenth(half * 0.75)}`),
  };
}

type IsLand = (x: number, y: number) => boolean;

/** Corners of the outline of a wood, and how much wider than high it is. */
const CORNERS = 9;
const WIDER = 1.4;

/** A wood with a soft, irregular outline that stays on land. */
function wood(next: () => number, isLand: IsLand): Figure {
  return ([x, y]) => {
    const radius = 10 + next() * 15;
    const corners = Array.from({ length: CORNERS }, (_, i): XY => {
      const angle = ((i + next() * 0.5) / CORNERS) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle) * radius * WIDER, Math.sin(angle) * radius];
      const reach =
        [0.8 + next() * 0.4, 0.6, 0.3].find((share) => isLand(x + dx * share, y + dy * share)) ?? 0;
      return [x + dx * reach, y + dy * reach];
    });
    const middle = (i: number): string => {
      const [[ax, ay], [bx, by]] = [corners[i % CORNERS]!, corners[(i + 1) % CORNERS]!];
      return pointText([(ax + bx) / 2, (ay + by) / 2]);
    };
    const curves = corners.map((_, i) => `Q${pointText(corners[(i + 1) % CORNERS]!)} ${middle(i + 1)}`);
    return `M${middle(0)}${curves.join('')}Z`;
  };
}

/** A wood in one hex, for the key, and its trees. */
export function woodIn(hex: Hex): { wood: string; trees: string } {
  const [x, y] = hexCentre(hex);
  const spots: XY[] = [
    [x - 9, y - 4],
    [x + 8, y + 6],
  ];
  return {
    wood: spots.map(wood(sequence(12), () => true)).join(''),
    trees: spots.map(spruce(10).whole).join(''),
  };
}

/** A patch of snow with a soft outline, wider than high, as if shaped by the wind. */
function patch(next: () => number): Figure {
  return ([x, y]) => {
    const w = 9 + next() * 17;
    const h = 3 + next() * 4.5;
    const tilt = (next() - 0.5) * 5;
    const [left, right] = [pointText([x - w, y + tilt]), pointText([x + w, y - tilt])];
    return (
      `M${left}C${pointText([x - w * 0.6, y - h])} ${pointText([x - w * 0.4, y - h])} ${pointText([x, y - h])}` +
      `S${pointText([x + w, y - h * 0.6])} ${right}S${pointText([x + w * 0.5, y + h])} ${pointText([x + tilt, y + h])}` +
      `S${pointText([x - w, y + h])} ${left}Z`
    );
  };
}

/** Lee side of a drift: a short curved stroke. */
function drift(next: () => number): Figure {
  return ([x, y]) => {
    const w = 7 + next() * 13;
    return `M${pointText([x - w, y])}q${tenth(w * 0.9)}${tenth(-2 - next() * 2.5)} ${tenth(2 * w)} ${tenth(1 - next() * 2)}`;
  };
}

/** How far a patch extends to either side, in map units: all of it must be on land. */
const PATCH = 26;

type Spot = readonly [hex: Hex, at: XY];

const WOODS: Scatter = { seed: 1939, clumps: 17, members: 8, spread: 52, apart: 15 };

/** Woods and snow in blocks of the board, on land; each is computed on first use. */
export function woodsOn(isLand: IsLand) {
  /** Those points that are on open ground with this much land on either side, from the north. */
  const spotsAt = (points: readonly XY[], reach: number): Spot[] =>
    points
      .toSorted((a, b) => a[1] - b[1])
      .flatMap((at): Spot[] => {
        const hex = hexOfOpen(at);
        return hex !== null && [-reach, 0, reach].every((dx) => isLand(at[0] + dx, at[1])) ? [[hex, at]] : [];
      });
  function drawn(spots: readonly Spot[], figure: Figure): string[] {
    const byHex = new Map<Hex, string>();
    for (const [hex, at] of spots) byHex.set(hex, (byHex.get(hex) ?? '') + figure(at));
    return chunked((hex) => byHex.get(hex)!, byHex.keys());
  }
  const snow = (scatter: Scatter, figure: Figure) =>
    once(() =>
      drawn(
        spotsAt(scattered(scatter), PATCH).filter(([hex, at]) => !isAtNumber(at, hex)),
        figure,
      ),
    );
  const stands = once(() => spotsAt(thinned(scattered(WOODS), WOODS.seed), 3));
  return {
    patches: snow({ seed: 33, clumps: 46, members: 3, spread: 40, apart: 26 }, patch(sequence(7))),
    drifts: snow({ seed: 72, clumps: 40, members: 2, spread: 40, apart: 24 }, drift(sequence(9))),
    woods: once(() => drawn(stands(), wood(sequence(1940), isLand))),
    /** Trees in the woods, for the near levels. */
    trees: once(() => {
      const next = sequence(1939);
      const beside = (span: number): number => (next() - 0.5) * span;
      const spots = stands().flatMap(([, [x, y]]) =>
        spotsAt([[x + beside(26), y + beside(12)]], 3).filter(([hex, at]) => !isAtNumber(at, hex)),
      );
      const { whole, laden } = spruce(8);
      return { whole: drawn(spots, whole), laden: drawn(spots, laden) };
    }),
  };
}

/** Distance between two strokes of a slope, and the longest stroke, in map units. */
const SLOPE_STEP = 3.8;
const SLOPE = 7;

/** Hatches one side of a ridge downhill and leaves the lit side bare; thinner towards the ends. */
function slopes(ridge: readonly XY[], next: () => number): [XY, XY][] {
  const lengths = ridge.slice(1).map(([x, y], i) => Math.hypot(x - ridge[i]![0], y - ridge[i]![1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const strokes: [XY, XY][] = [];
  let passed = 0;
  for (const [i, length] of lengths.entries()) {
    const [[ax, ay], [bx, by]] = [ridge[i]!, ridge[i + 1]!];
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    // The hatched side: south-east of the crest.
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

/** Hatched slopes in blocks of the board, on open ground only. */
export const relief = once((): readonly string[] => {
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
});
