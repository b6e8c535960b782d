import { memo, startTransition, useEffect, useState } from 'react';
import { nextPaint, whenIdle } from '#kit/motion/motion.ts';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { chunked, everyHex, once } from '../chunks.ts';
import { type XY, cornersOf, linePath } from '../hex-shape.ts';
import { geography, type PackedLines } from './geography.ts';
import { isInPlay, isNeutral, isSoviet } from '../ground.ts';
import { MARGINS } from '../board-extent.ts';
import { areaOf, clipToHexes, insideOf, shoreOf, tilesOf } from '../outline.ts';
import { unpackLines } from '#kit/drawing/packed-lines.ts';
import { HEX_AREA, hexAtPoint, MAP_HEIGHT, MAP_WIDTH } from '../projection.ts';
import ground from '#kit/panzoom/ground.module.css';
import css from './layers.module.css';
import { Paths } from './MapLines.tsx';
import { relief, woodsOn } from './woods.ts';

/** Squared distance from a point to a line segment. */
function squaredDistance([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

/** Simplifies a line: drops points within the tolerance of the line through the others (Douglas-Peucker). */
export function generalise(line: readonly XY[], tolerance: number): XY[] {
  const kept = new Set([0, line.length - 1]);
  const stretches: [number, number][] = [[0, line.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    let farthest = -1;
    let worst = tolerance ** 2;
    for (let i = from + 1; i < to; i++) {
      const distance = squaredDistance(line[i]!, line[from]!, line[to]!);
      if (distance > worst) [farthest, worst] = [i, distance];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    stretches.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => kept.has(i));
}

/** From afar: tolerance of lines in map units, and smallest ring and lake drawn, in hexes. */
const AFAR = { tolerance: 2, leastRing: 0.05, leastLake: 0.09 };
const GROUP = 24;

type Shape = readonly (readonly XY[])[];

const shapes = (packed: readonly PackedLines[]): Shape[] => packed.map(unpackLines);

const hexes = (ring: readonly XY[]): number => areaOf(ring) / HEX_AREA;

/** Closes the ring while it is simplified: its first point is also its last. */
const fewer = (ring: readonly XY[]): XY[] => generalise([...ring, ring[0]!], AFAR.tolerance).slice(0, -1);

const fromAfar = (areas: readonly Shape[], least: number): Shape[] =>
  areas
    .filter(([outer]) => hexes(outer!) >= least)
    .map((rings) =>
      rings
        .filter((ring) => hexes(ring) >= AFAR.leastRing)
        .map(fewer)
        .filter((ring) => ring.length > 2),
    );

interface Drawn {
  readonly land: readonly Shape[];
  readonly lakes: readonly Shape[];
  readonly rivers: readonly Shape[];
}

const near = once((): Drawn => ({
  land: shapes(geography.land),
  lakes: shapes(geography.lakes),
  rivers: shapes(geography.rivers),
}));
const afar = once((): Drawn => ({
  land: fromAfar(near().land, AFAR.leastRing),
  lakes: fromAfar(near().lakes, AFAR.leastLake),
  rivers: near().rivers.map((lines) => lines.map((line) => generalise(line, AFAR.tolerance))),
}));

const area = (rings: Shape): string => rings.map((ring) => `${linePath(ring)}Z`).join('');

/** Joins many small outlines, neighbours in the file, into fewer paths. */
function grouped(paths: readonly string[]): string[] {
  const groups: string[] = [];
  for (let i = 0; i < paths.length; i += GROUP) groups.push(paths.slice(i, i + GROUP).join(''));
  return groups;
}

/** Stretches of a river in neutral countries: elsewhere the river is drawn from its hexsides. */
function abroad(line: readonly XY[]): XY[][] {
  const stretches: XY[][] = [];
  let stretch: XY[] = [];
  for (const [x, y] of line) {
    const hex = hexAtPoint(x, y);
    if (hex === null || isNeutral(hex)) stretch.push([x, y]);
    else if (stretch.length) {
      stretches.push(stretch);
      stretch = [];
    }
  }
  return [...stretches, stretch].filter(({ length }) => length > 1);
}

const nearTiles = once(() => tilesOf(near().land.flat()));

const groundOf = ({ drawn, tiles }: { drawn: Drawn; tiles: ReturnType<typeof tilesOf> }) => {
  const rings = drawn.land.flat();
  // Grown slightly, so that no seam shows between two hexes.
  const played = clipToHexes(tiles, [...everyHex()].filter(isInPlay), (hex) => cornersOf(hex, 0.4));
  return {
    land: tiles.map((tile) => tile.d),
    shore: shoreOf(rings),
    finnish: chunked((hex) => (isSoviet(hex) ? '' : (played.get(hex) ?? '')), played.keys()),
    soviet: chunked((hex) => (isSoviet(hex) ? (played.get(hex) ?? '') : ''), played.keys()),
    rivers: drawn.rivers.map((lines) => lines.flatMap(abroad).map(linePath).join('')).filter(Boolean),
    lakes: grouped(drawn.lakes.map(area)),
  };
};

const LEVELS = {
  near: { className: css.fromNear, ground: once(() => groundOf({ drawn: near(), tiles: nearTiles() })) },
  afar: {
    className: css.fromAfar,
    ground: once(() => groundOf({ drawn: afar(), tiles: tilesOf(afar().land.flat()) })),
  },
} as const;
type Level = keyof typeof LEVELS;

const woods = once(() => woodsOn(insideOf(nearTiles())));
/** Always the simplified coast: its lines are too broad to show detail. */
const coast = once(() => shoreOf(afar().land.flat()));

/** How far each layer of the sheet's shadow extends beyond it, in map units. */
const SHADOW = [24, 17, 11, 6];

/** The sheet that the map is printed on. */
export function Sheet() {
  const edge = {
    x: -MARGINS.west,
    y: -MARGINS.north,
    width: MAP_WIDTH + MARGINS.west + MARGINS.east,
    height: MAP_HEIGHT + MARGINS.north + MARGINS.south,
  };
  return (
    <>
      {/* A soft shadow without a filter, which the browser would compute for the whole sheet. */}
      {SHADOW.map((grown) => (
        <rect
          key={grown}
          className={ground.shadow}
          x={edge.x - grown}
          y={edge.y}
          width={edge.width + 2 * grown}
          height={edge.height + grown}
          rx={grown}
        />
      ))}
      <rect className={ground.paper} {...edge} />
    </>
  );
}

export function NeatLine() {
  return <rect className={ground.neatLine} width={MAP_WIDTH} height={MAP_HEIGHT} />;
}

const OTHER = { near: 'afar', afar: 'near' } as const;

/** Number of finished steps that show the land, then woods and slopes; last, the other scale is ready too. */
const [LAND, FIGURES, ALL] = [3, 5, 6];

/** Work of each step, kept short so that the table stays responsive. */
const workOf = (seen: Level): readonly (() => unknown)[] => [
  seen === 'afar' ? afar : nearTiles,
  coast,
  LEVELS[seen].ground,
  () => [relief(), woods().patches(), woods().drifts()],
  () => [woods().woods(), woods().trees()],
  LEVELS[OTHER[seen]].ground,
];

/** Counts the finished steps: the land at once, the others when the page is idle. */
function useSteps(seen: Level): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done === ALL) return undefined;
    let stopped = false;
    const step = (): void => {
      if (stopped) return;
      workOf(seen)[done]!();
      startTransition(() => setDone(done + 1));
    };
    if (done < LAND) void nextPaint().then(step);
    else whenIdle(step);
    return () => void (stopped = true);
  }, [done, seen]);
  return done;
}

const Figures = ({ level }: { readonly level: Level }) => (
  <>
    <Paths d={woods().woods()} className={css.woods} />
    <Paths d={relief()} className={css.relief} />
    <Paths d={woods().patches()} className={css.snowPatches} />
    <Paths d={woods().drifts()} className={css.drifts} />
    {level === 'near' ? (
      <>
        <Paths d={woods().trees().whole} className={css.trees} />
        <Paths d={woods().trees().laden} className={css.ladenTrees} />
      </>
    ) : null}
  </>
);

interface AtLevelProps {
  readonly level: Level;
  readonly figures: boolean;
}

const AtLevel = memo(function AtLevel({ level, figures }: AtLevelProps) {
  const { className, ground: drawing } = LEVELS[level];
  const drawn = drawing();
  return (
    <g className={className}>
      {/* The land covers the inner half of these lines. */}
      <Paths d={coast()} className={css.coast} />
      <Paths d={coast()} className={css.shallows} />
      <Paths d={drawn.land} className={css.neutral} />
      <Paths d={drawn.finnish} className={css.land} />
      <Paths d={drawn.soviet} className={css.landSoviet} />
      {figures ? <Figures level={level} /> : null}
      <Paths d={drawn.rivers} className={css.course} />
      <Paths d={drawn.lakes} className={css.lake} />
      <Paths d={drawn.shore} className={css.shore} />
    </g>
  );
});

/**
 * Sea, land (each country in play in its own shade, others grey), lakes and rivers: the scenery beneath the
 * hexes. Plain white until it is computed.
 */
export function Ground({ zoom }: { readonly zoom: ZoomLevel }) {
  const seen: Level = zoom === 'far' || zoom === 'mid' ? 'afar' : 'near';
  const done = useSteps(seen);
  return (
    <g clipPath="url(#map-edge)">
      <clipPath id="map-edge">
        <rect width={MAP_WIDTH} height={MAP_HEIGHT} />
      </clipPath>
      <rect className={done < LAND ? css.land : ground.sea} width={MAP_WIDTH} height={MAP_HEIGHT} />
      {(['afar', 'near'] as const).map((level) =>
        done === ALL || (level === seen && done >= LAND) ? (
          <AtLevel key={level} level={level} figures={done >= FIGURES} />
        ) : null,
      )}
    </g>
  );
}
