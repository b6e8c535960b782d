import { difference, intersection, union } from 'polyclip-ts';
import type { GeographyFile, PackedLines } from '#games/winter-war/ui/board/layers/geography.ts';
import { packLines } from '#kit/drawing/packed-lines.ts';
import { generalise, onMap } from './draw.ts';
import type { Geodata, Lake, River } from './geodata.ts';
import { MAP_BOX } from './layer.ts';
import { boxesMeet, boxOf, boxPolygon, HEX_AREA, polygonArea, ringArea } from './plane.ts';
import { fromDegrees, type MultiPolygon, type Point, type Polygon } from './plane.ts';
import { RIDGES } from './relief.ts';
import { isLarge } from './sides.ts';

/** Tolerance of drawn lines, in map units. */
const TOLERANCE = 0.7;
/** Smallest area drawn, in hexes. */
const LEAST_AREA = 0.008;

const onMapBox = (polygons: MultiPolygon): MultiPolygon => {
  const near = polygons.filter((polygon) => boxesMeet(boxOf(polygon), MAP_BOX));
  return near.length === 0 ? [] : (intersection(near, boxPolygon(MAP_BOX)) as MultiPolygon);
};

/** Rings do not repeat their first point at the end. */
function outline(polygon: Polygon): PackedLines | undefined {
  if (polygonArea(polygon) / HEX_AREA < LEAST_AREA) return undefined;
  const rings = polygon
    .filter((ring) => ringArea(ring) / HEX_AREA >= LEAST_AREA)
    .map((ring) => generalise(ring.map(onMap), TOLERANCE))
    .filter((ring) => ring.length >= 4)
    .map((ring) => ring.slice(0, -1));
  return rings.length === 0 ? undefined : packLines(rings);
}

const outlines = (polygons: MultiPolygon): PackedLines[] =>
  polygons.map(outline).filter((packed) => packed !== undefined);

const lakeOutlines = (lakes: Lake[]): PackedLines[] =>
  outlines(onMapBox(lakes.flatMap((lake) => lake.polygons)));

const nearMap = (line: Point[]): boolean => boxesMeet(boxOf([line]), MAP_BOX);

function courses(rivers: River[]): PackedLines[] {
  return rivers.filter(isLarge).flatMap(({ lines }) => {
    const near = lines.filter((line) => line.length > 1 && nearMap(line));
    return near.length === 0 ? [] : [packLines(near.map((line) => generalise(line.map(onMap), TOLERANCE)))];
  });
}

/** Outlines that the map draws beneath the hexes. */
export function drawGeography(geodata: Geodata): GeographyFile {
  const majorLakes = geodata.majorLakes.flatMap((lake) => lake.polygons);
  return {
    land: outlines(difference(union(onMapBox(geodata.land)), majorLakes) as MultiPolygon),
    lakes: lakeOutlines(geodata.minorLakes),
    rivers: courses(geodata.rivers),
    ridges: RIDGES.map((ridge) => packLines([ridge.map((at) => onMap(fromDegrees(at)))])),
  };
}
