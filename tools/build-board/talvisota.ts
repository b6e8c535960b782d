/** Map of Talvisota: the same geography, stretched so that every space has room. */
import { intersection, union } from 'polyclip-ts';
import { SPACES } from '#engine/talvisota';
import { KM_PER_COLUMN, KM_PER_ROW, ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';
import type { OutlinesFile } from '#games/talvisota/ui/board/outlines.ts';
import { packLines } from '#kit/drawing/packed-lines.ts';
import { countryAreas } from './countries.ts';
import { generalise } from './draw.ts';
import type { Geodata } from './geodata.ts';
import { boxesMeet, boxOf, boxPolygon, fromDegrees, ringArea } from './plane.ts';
import type { Box, MultiPolygon, Point, Polygon } from './plane.ts';

/** A distance north or east, and the enlargement there. */
type Stretch = readonly [km: number, factor: number];

const km = ([x, y]: Point): Point => [x * KM_PER_COLUMN, (y / ROW_HEIGHT) * KM_PER_ROW];
const at = (lat: number, lon: number): Point => km(fromDegrees([lon, lat]));
const north = (lat: number): number => at(lat, 29)[1];
const east = (lon: number): number => at(60.6, lon)[0];

/** Edges of the sheet on the ground, in km. */
const WEST = at(61, 23.9)[0];
const EAST = at(61.7, 35.6)[0];
const SOUTH = north(59.5);
const NORTH = north(70.02);

/** Vertical enlargement by latitude: the isthmus needs room, Lapland has plenty. */
const HEIGHTS: readonly Stretch[] = [
  [SOUTH, 1],
  [north(59.75), 1.8],
  [north(60.0), 2.5],
  [north(60.9), 2.5],
  [north(61.5), 1.5],
  [north(62.4), 1.05],
  [north(64.2), 0.9],
  [north(65.2), 0.75],
  [NORTH, 0.62],
];
/** Additional width of the isthmus, in full up to the latitude of Käkisalmi. */
const WIDER: readonly Stretch[] = [
  [east(27.9), 0],
  [east(28.5), 1.9],
  [east(30.7), 1.9],
  [east(31.6), 0],
];
const FULL_TO = north(61.1);
const NONE_FROM = north(63.2);

/** Map units per kilometre. */
const UNITS = 1.32;
const STEP = 0.5;

/** Enlarged distance between two kilometres, with factors interpolated linearly. */
function lengthTo(stretches: readonly Stretch[], from: number, to: number): number {
  const factorAt = (where: number): number => {
    const next = stretches.findIndex(([end]) => end > where);
    if (next < 0) return stretches.at(-1)![1];
    if (next === 0) return stretches[0]![1];
    const [a, before] = stretches[next - 1]!;
    const [b, after] = stretches[next]!;
    return before + ((after - before) * (where - a)) / (b - a);
  };
  let length = 0;
  for (let here = from; here < to; here += STEP) length += factorAt(here) * Math.min(STEP, to - here);
  return length;
}

const ISTHMUS = lengthTo(WIDER, WIDER[0]![0], WIDER.at(-1)![0]);

function push(x: number, y: number): number {
  const share = Math.min(1, Math.max(0, (NONE_FROM - y) / (NONE_FROM - FULL_TO)));
  const smooth = share * share * (3 - 2 * share);
  return smooth * (lengthTo(WIDER, WIDER[0]![0], x) - ISTHMUS / 2);
}

const LEFT = WEST - ISTHMUS / 2;
const RIGHT = EAST + ISTHMUS / 2;
const TALL = lengthTo(HEIGHTS, SOUTH, NORTH);

function onSheet(point: Point): Point {
  const [x, y] = km(point);
  const up = y < SOUTH ? (y - SOUTH) * HEIGHTS[0]![1] : lengthTo(HEIGHTS, SOUTH, y);
  return [(x + push(x, y) - LEFT) * UNITS, (TALL - up) * UNITS];
}

/** Offsets of spaces that would be too near to others, in map units. */
const ASIDE: Readonly<Record<string, Point>> = {
  KOL: [-26, 22],
  SUJ: [30, -16],
  TOL: [-16, -10],
  SUM: [44, 42],
  KAM: [2, 0],
  AYR: [12, -2],
  VII: [-16, -10],
  SAL: [14, -4],
  SOD: [-8, -10],
  KJV: [-4, 10],
  TAI: [14, -14],
  RAU: [0, 12],
};

const FRONT_LINES: Readonly<Record<'north' | 'south', readonly (readonly [lat: number, lon: number])[]>> = {
  north: [
    [64.55, 20],
    [64.6, 24],
    [64.75, 26.5],
    [65.42, 28.4],
    [65.6, 30.2],
    [66, 33],
    [66, 42],
  ],
  south: [
    [62.5, 20],
    [62.5, 26],
    [62.25, 28],
    [61.42, 29.4],
    [61.35, 30.3],
    [60.9, 31.2],
    [60.45, 31.9],
    [60.3, 33],
    [60.2, 42],
  ],
};

const lineOf = (name: 'north' | 'south'): Point[] =>
  FRONT_LINES[name].map(([lat, lon]) => fromDegrees([lon, lat]));
const CORNERS: Readonly<Record<'nw' | 'ne' | 'sw' | 'se', Point>> = {
  nw: fromDegrees([16, 71.5]),
  ne: fromDegrees([46, 71.5]),
  sw: fromDegrees([20, 58]),
  se: fromDegrees([42, 58]),
};

const closed = (ring: Point[]): MultiPolygon => [[[...ring, ring[0]!]]];
const FRONT_AREAS = {
  LAP: closed([CORNERS.nw, ...lineOf('north'), CORNERS.ne]),
  LAD: closed([...lineOf('north'), ...lineOf('south').toReversed()]),
  KAR: closed([...lineOf('south'), CORNERS.se, CORNERS.sw]),
};

/** Clipped slightly outside of the sheet, in the grid plane. */
const BOX: Box = {
  left: (LEFT - 60) / KM_PER_COLUMN,
  right: (RIGHT + 60) / KM_PER_COLUMN,
  bottom: ((SOUTH - 30) / KM_PER_ROW) * ROW_HEIGHT,
  top: ((NORTH + 30) / KM_PER_ROW) * ROW_HEIGHT,
};

const onMapBox = (polygons: MultiPolygon): MultiPolygon => {
  const near = polygons.filter((polygon) => boxesMeet(boxOf(polygon), BOX));
  return near.length === 0 ? [] : (intersection(near, boxPolygon(BOX)) as MultiPolygon);
};

const TOLERANCE = 0.9;
/** Smallest area drawn, in square map units. */
const LEAST_AREA = 60;

function outlines(polygons: MultiPolygon, least = LEAST_AREA): string[] {
  return polygons.flatMap((polygon: Polygon) => {
    const rings = polygon
      .map((ring) => ring.map(onSheet))
      .filter((ring) => ringArea(ring) >= least)
      .map((ring) => generalise(ring, TOLERANCE).slice(0, -1))
      .filter((ring) => ring.length >= 3);
    return rings.length === 0 ? [] : [packLines(rings)];
  });
}

const whole = (n: number): number => Math.round(n);

/** Outlines of the map of Talvisota, and the places of its spaces. */
export function drawTalvisota(geodata: Geodata): OutlinesFile {
  const land = union(onMapBox(geodata.land)) as MultiPolygon;
  const { F, U } = countryAreas(geodata.frontiers);
  const within = (area: MultiPolygon, front: MultiPolygon): string[] =>
    outlines(intersection(land, area, front) as MultiPolygon);
  const byFront = (area: MultiPolygon): OutlinesFile['finland'] => ({
    LAP: within(area, FRONT_AREAS.LAP),
    LAD: within(area, FRONT_AREAS.LAD),
    KAR: within(area, FRONT_AREAS.KAR),
  });
  const frontier = geodata.frontiers
    .filter(({ between }) => between.includes('Finland'))
    .map(({ between, line }) => ({
      soviet: between.includes('USSR'),
      line: generalise(line.map(onSheet), 1.2),
    }));
  const lines = (soviet: boolean): string =>
    packLines(frontier.filter((piece) => piece.soviet === soviet).map(({ line }) => line));
  return {
    width: whole((RIGHT - LEFT) * UNITS),
    height: whole(TALL * UNITS),
    land: outlines(land),
    finland: byFront(F),
    soviet: byFront(U),
    lakes: outlines(
      onMapBox([...geodata.majorLakes, ...geodata.minorLakes].flatMap((lake) => lake.polygons)),
      110,
    ),
    frontier: lines(true),
    neutral: lines(false),
    spaces: SPACES.map(({ id, lat, lon }) => {
      const [x, y] = onSheet(fromDegrees([lon, lat]));
      const [dx, dy] = ASIDE[id] ?? [0, 0];
      return [whole(x + dx), whole(y + dy)];
    }),
  };
}
