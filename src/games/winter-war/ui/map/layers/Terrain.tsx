import { board, type Hex } from '../../../../../engine/winter-war/index.ts';
import { chunked } from '../chunks.ts';
import { isNeutral } from '../ground.ts';
import { hexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './layers.module.css';
import { Paths } from './Paths.tsx';

const has = (kind: ReturnType<typeof board.terrainOf>) => (hex: Hex) =>
  board.terrainOf(hex) === kind && !isNeutral(hex);

const tint = (kind: ReturnType<typeof board.terrainOf>): string[] =>
  chunked((hex) => (has(kind)(hex) ? hexPath(hex) : ''));

/** Where a symbol stands in its hex, and its size. */
type Spot = readonly [dx: number, dy: number, size: number];
type Draw = (x: number, y: number, size: number) => string;

/** Tufts stand clear of the middle, where counters lie, and of the hexsides. */
const TUFTS: readonly Spot[] = [
  [-17, -15, 1],
  [1, -23, 1],
  [18, -14, 1],
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
  [-11, -9, 13],
  [9, -13, 15],
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

function symbols(kind: ReturnType<typeof board.terrainOf>, spots: readonly Spot[], draw: Draw): string[] {
  return chunked((hex) => {
    if (!has(kind)(hex)) return '';
    const [x, y] = hexCentre(hex).map(Math.round) as [number, number];
    return spots.map(([dx, dy, size]) => draw(x + dx, y + dy, size)).join('');
  });
}

const swamp = { tint: tint('swamp'), symbols: symbols('swamp', TUFTS, tuft) };
const mountain = { tint: tint('mountain'), symbols: symbols('mountain', PEAKS, peak) };
const lake = { tint: tint('minorLake'), symbols: symbols('minorLake', WAVES, wave) };

/** What the engine's table says of each hex: swamp, mountain, lake. */
export function Terrain() {
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
