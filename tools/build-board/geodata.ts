import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromDegrees, type MultiPolygon, type Point, type Polygon } from './plane.ts';

/** Longitude and latitude. */
export type Position = readonly [number, number];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };
interface Feature {
  properties: Record<string, unknown>;
  geometry: Geometry;
}

export interface Lake {
  name: string;
  polygons: MultiPolygon;
}
export interface River {
  name: string;
  /** From 0, the largest, to 12. */
  rank: number;
  lines: Point[][];
}
export interface Frontier {
  between: [string, string];
  line: Point[];
}
/** A railway or road: the names of the towns it runs through. */
export type Route = string[];
export interface Town {
  name: string;
  at: Point;
}
export interface Area {
  kind: 'swamp' | 'mountain';
  middle: Position;
  radiusKm: number;
}
/** The source layers, in the grid plane. */
export interface Geodata {
  land: MultiPolygon;
  majorLakes: Lake[];
  minorLakes: Lake[];
  rivers: River[];
  frontiers: Frontier[];
  railways: Route[];
  roads: Route[];
  towns: Town[];
  areas: Area[];
}

const MAJOR_LAKES = ['Lake Ladoga', 'Lake Onega'];

/** Reservoirs filled after 1939. */
const LATER_LAKES = ['Lokan Tekojarvi', 'Porttipahta Reservoir', 'Serebryanskoe Reservoir', 'Paduskoye More'];

/** Raised after 1939: of some 610 square km today about half, so 0.7 of the length. */
const RAISED_LAKES = new Map([['Lake Kovdozero', 0.7]]);

function read(dir: string, file: string): Feature[] {
  return JSON.parse(readFileSync(path.join(dir, file), 'utf8')).features as Feature[];
}

const line = (positions: Position[]): Point[] => positions.map(fromDegrees);

function polygons({ geometry }: Feature): MultiPolygon {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(line)];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((polygon) => polygon.map(line));
  throw new TypeError(`Not an area: ${geometry.type}`);
}

function lines({ geometry }: Feature): Point[][] {
  if (geometry.type === 'LineString') return [line(geometry.coordinates)];
  if (geometry.type === 'MultiLineString') return geometry.coordinates.map(line);
  throw new TypeError(`Not a line: ${geometry.type}`);
}

function position({ geometry }: Feature): Position {
  if (geometry.type !== 'Point') throw new TypeError(`Not a point: ${geometry.type}`);
  return geometry.coordinates;
}

function nameOf({ properties: { name } }: Feature): string {
  return typeof name === 'string' ? name : '';
}

function shrink(polygon: Polygon, factor: number): Polygon {
  const outer = polygon[0] ?? [];
  const x = outer.reduce((sum, p) => sum + p[0], 0) / outer.length;
  const y = outer.reduce((sum, p) => sum + p[1], 0) / outer.length;
  return polygon.map((ring) => ring.map((p) => [x + (p[0] - x) * factor, y + (p[1] - y) * factor]));
}

function readLakes(dir: string): Lake[] {
  return read(dir, 'lakes.geojson')
    .map((feature) => {
      const name = nameOf(feature);
      const factor = RAISED_LAKES.get(name) ?? 1;
      return { name, polygons: polygons(feature).map((polygon) => shrink(polygon, factor)) };
    })
    .filter((lake) => !LATER_LAKES.includes(lake.name));
}

export function readGeodata(dir: string): Geodata {
  const lakes = readLakes(dir);
  return {
    land: read(dir, 'land.geojson').flatMap(polygons),
    majorLakes: lakes.filter((lake) => MAJOR_LAKES.includes(lake.name)),
    minorLakes: lakes.filter((lake) => !MAJOR_LAKES.includes(lake.name)),
    rivers: read(dir, 'rivers.geojson').map((feature) => ({
      name: nameOf(feature),
      rank: Number(feature.properties['scalerank']),
      lines: lines(feature),
    })),
    frontiers: read(dir, 'frontiers-1939.geojson').map((feature) => ({
      between: feature.properties['between'] as [string, string],
      line: lines(feature)[0]!,
    })),
    railways: read(dir, 'railways-1939.geojson').map((feature) => feature.properties['via'] as Route),
    roads: read(dir, 'roads-1939.geojson').map((feature) => feature.properties['via'] as Route),
    towns: read(dir, 'towns-1939.geojson').map((feature) => ({
      name: nameOf(feature),
      at: fromDegrees(position(feature)),
    })),
    areas: read(dir, 'terrain-areas.geojson').map((feature) => ({
      kind: feature.properties['kind'] as Area['kind'],
      middle: position(feature),
      radiusKm: Number(feature.properties['radiusKm']),
    })),
  };
}
