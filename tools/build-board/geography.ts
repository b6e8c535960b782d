import { intersection, union } from 'polyclip-ts';
import type {
  Course,
  Detail,
  FrontierLine,
  GeographyFile,
  Outline,
} from '../../src/ui/map/geography-format.ts';
import { generalise, onMap, pathThrough, smooth } from './draw.ts';
import type { Frontier, Geodata, Lake, River } from './geodata.ts';
import { MAP_BOX } from './layer.ts';
import { lettering } from './lettering.ts';
import { boxesMeet, boxOf, boxPolygon, centreOf, HEX_AREA, polygonArea, ringArea } from './plane.ts';
import type { MultiPolygon, Point, Polygon } from './plane.ts';
import type { Stretch } from './routes.ts';
import { isLarge } from './sides.ts';

/** How far a drawn line may stray from the true one, in map units, and the least area drawn, in hexes. */
const LEVELS: Record<Detail, { tolerance: number; leastArea: number }> = {
  1: { tolerance: 2.4, leastArea: 0.05 },
  2: { tolerance: 0.7, leastArea: 0.008 },
};
const DETAILS: Detail[] = [1, 2];

const onMapBox = (polygons: MultiPolygon): MultiPolygon => {
  const near = polygons.filter((polygon) => boxesMeet(boxOf(polygon), MAP_BOX));
  return near.length === 0 ? [] : (intersection(near, boxPolygon(MAP_BOX)) as MultiPolygon);
};

function outline(polygon: Polygon, detail: Detail): Outline | undefined {
  const { tolerance, leastArea } = LEVELS[detail];
  const size = polygonArea(polygon) / HEX_AREA;
  if (size < leastArea) return undefined;
  const d = polygon
    .filter((ring) => ringArea(ring) / HEX_AREA >= leastArea)
    .map((ring) => generalise(ring.map(onMap), tolerance))
    .filter((ring) => ring.length >= 4)
    .map((ring) => pathThrough(ring, true))
    .join('');
  return d === '' ? undefined : { d, detail, area: Math.round(size * 1000) / 1000 };
}

const outlines = (polygons: MultiPolygon): Outline[] =>
  DETAILS.flatMap((detail) =>
    polygons.map((polygon) => outline(polygon, detail)).filter((o) => o !== undefined),
  );

const lakeOutlines = (lakes: Lake[]): Outline[] => outlines(onMapBox(lakes.flatMap((lake) => lake.polygons)));

const nearMap = (line: Point[]): boolean => boxesMeet(boxOf([line]), MAP_BOX);

function courses(rivers: River[]): Course[] {
  return DETAILS.flatMap((detail) =>
    rivers.filter(isLarge).flatMap(({ name, lines }) => {
      const near = lines.filter((line) => line.length > 1 && nearMap(line));
      const d = near.map((line) => pathThrough(generalise(line.map(onMap), LEVELS[detail].tolerance), false));
      return d.length === 0 ? [] : [{ d: d.join(''), detail, name }];
    }),
  );
}

/** A stretch of railway or road, drawn from town to town through the hexsides that it crosses. */
function ways(stretches: Stretch[]): string[] {
  return stretches
    .filter(({ hexes }) => hexes.length > 1)
    .map(({ start, end, hexes }) => {
      const crossed = hexes.slice(1).map((hex, i): Point => {
        const [ax, ay] = centreOf(hexes[i]!);
        const [bx, by] = centreOf(hex);
        return [(ax + bx) / 2, (ay + by) / 2];
      });
      return pathThrough(generalise(smooth([start, ...crossed, end].map(onMap)), 0.4), false);
    });
}

const LETTERS = new Map([
  ['Finland', 'F'],
  ['USSR', 'U'],
  ['Sweden', 'S'],
  ['Norway', 'N'],
  ['Estonia', 'E'],
]);

function frontierLines(frontiers: Frontier[]): FrontierLine[] {
  const byPair = new Map<string, Point[][]>();
  for (const { between, line } of frontiers) {
    const key = between.map((country) => LETTERS.get(country)).join('');
    if (nearMap(line)) byPair.set(key, [...(byPair.get(key) ?? []), line]);
  }
  return [...byPair].map(([between, lines]) => ({
    between,
    d: lines.map((line) => pathThrough(generalise(line.map(onMap), LEVELS[2].tolerance), false)).join(''),
  }));
}

/** The outlines that the map draws beneath the hexes. */
export function drawGeography(geodata: Geodata, railways: Stretch[], roads: Stretch[]): GeographyFile {
  return {
    land: outlines(union(onMapBox(geodata.land)) as MultiPolygon),
    majorLakes: lakeOutlines(geodata.majorLakes),
    lakes: lakeOutlines(geodata.minorLakes),
    rivers: courses(geodata.rivers),
    rail: ways(railways),
    road: ways(roads),
    frontier: frontierLines(geodata.frontiers),
    lettering,
  };
}
