import { board, type Hex } from '#engine/winter-war';
import { chunked, once } from '../chunks.ts';
import { isNeutral } from '../ground.ts';
import { hexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './layers.module.css';
import { Paths } from './MapLines.tsx';

const has = (kind: ReturnType<typeof board.terrainOf>) => (hex: Hex) =>
  board.terrainOf(hex) === kind && !isNeutral(hex);

// Grown slightly, so that no seam shows between two hexes.
const tint = (kind: ReturnType<typeof board.terrainOf>): string[] =>
  chunked((hex) => (has(kind)(hex) ? hexPath(hex, 0.2) : ''));

/** Offset of a symbol from the hex centre, and its size. */
type Spot = readonly [dx: number, dy: number, size: number];
type Draw = (x: number, y: number, size: number) => string;

/** Kept clear of the centre, where counters lie, and of the hexsides. */
const TUFTS: readonly Spot[] = [
  [-19, -11, 1],
  [19, -11, 1],
  [-23, 2, 1],
  [22, 3, 1],
  [-15, 18, 1],
  [2, 25, 1],
  [16, 18, 1],
  [-3, -8, 1],
  [6, 7, 1],
  [-10, 6, 1],
];

const tuft: Draw = (x, y) =>
  `M${x - 5.5} ${y + 3}h11M${x} ${y + 1}v-6.5M${x - 2.4} ${y + 1}l-2-5M${x + 2.4} ${y + 1}l2-5`;

const PEAKS: readonly Spot[] = [
  [-11, -7, 13],
  [9, -9, 15],
  [-3, 9, 16],
  [17, 10, 11],
  [-19, 13, 9],
];

/** A peak with its shaded side hatched. */
const peak: Draw = (x, y, h) =>
  `M${x - h * 0.72} ${y + h * 0.5}L${x} ${y - h * 0.5}L${x + h * 0.72} ${y + h * 0.5}` +
  `M${x + h * 0.1} ${y - h * 0.2}v${h * 0.55}M${x + h * 0.3} ${y + h * 0.02}v${h * 0.4}M${x + h * 0.5} ${y + h * 0.3}v${h * 0.18}`;

const WAVES: readonly Spot[] = [
  [-10, -14, 1],
  [8, -3, 1],
  [-12, 8, 1],
  [6, 18, 1],
];
const wave: Draw = (x, y) => `M${x - 9} ${y}q4.5-5 9 0t9 0`;

function symbolsIn(hex: Hex, spots: readonly Spot[], draw: Draw): string {
  const [x, y] = hexCentre(hex).map(Math.round) as [number, number];
  return spots.map(([dx, dy, size]) => draw(x + dx, y + dy, size)).join('');
}

const symbols = (kind: ReturnType<typeof board.terrainOf>, spots: readonly Spot[], draw: Draw): string[] =>
  chunked((hex) => (has(kind)(hex) ? symbolsIn(hex, spots, draw) : ''));

const DRAWN = {
  swamp: { tint: css.swampTint, symbols: css.tufts, spots: TUFTS, draw: tuft },
  mountain: { tint: css.mountainTint, symbols: css.peaks, spots: PEAKS, draw: peak },
  minorLake: { tint: css.lakeTint, symbols: css.waves, spots: WAVES, draw: wave },
} as const;

/** The terrain of one hex, for the key. */
export function TerrainOf({ hex, kind }: { readonly hex: Hex; readonly kind: keyof typeof DRAWN }) {
  const { tint: under, symbols: over, spots, draw } = DRAWN[kind];
  return (
    <>
      <path className={under} d={hexPath(hex)} />
      <path className={over} d={symbolsIn(hex, spots, draw)} />
    </>
  );
}

const drawing = once(() => ({
  swamp: { tint: tint('swamp'), symbols: symbols('swamp', TUFTS, tuft) },
  mountain: { tint: tint('mountain'), symbols: symbols('mountain', PEAKS, peak) },
  lake: { tint: tint('minorLake'), symbols: symbols('minorLake', WAVES, wave) },
}));

/** Terrain from the engine's table: swamp, mountain, lake. */
export function Terrain() {
  const { swamp, mountain, lake } = drawing();
  return (
    <g>
      <Paths d={swamp.tint} className={css.swampTint} />
      <Paths d={mountain.tint} className={css.mountainTint} />
      <Paths d={lake.tint} className={css.lakeTint} />
      <Paths d={swamp.symbols} className={css.tufts} />
      <Paths d={mountain.symbols} className={css.peaks} />
      <Paths d={lake.symbols} className={css.waves} />
    </g>
  );
}
