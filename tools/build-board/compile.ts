import { difference } from 'polyclip-ts';
import type { BoardFile } from '#engine/winter-war/board/format.ts';
import { TERRAIN } from '#engine/winter-war/board/format.ts';
import {
  COLUMNS,
  type Hex,
  hexAtCell,
  hexByName,
  hexesOf,
  hexName,
  type Hexside,
  ROWS,
} from '#engine/winter-war/board/grid.ts';
import { hexAtGrid, ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';
import { type Correction, correctHexes, correctSides, correctTowns } from './correct.ts';
import { countryAreas } from './countries.ts';
import type { Geodata, Town } from './geodata.ts';
import { Layer } from './layer.ts';
import { centreOf, type MultiPolygon, type Point } from './plane.ts';
import { placeEntries } from './places.ts';
import { ladogaFront } from './regions.ts';
import { crossedSides, layRoutes, type RouteStop } from './routes.ts';
import { blockedSides, dropStrays, isLarge, lakeSides, riverSides } from './sides.ts';
import { surveyGround } from './surface.ts';
import { terrainLetters } from './terrain.ts';

/** Distance from the centre at which a point is certainly inside its hex, with room for a dot; hex widths. */
const WELL_INSIDE = 0.38;

/** Computes the board from the source layers and the hand corrections. */
export function compileBoard(geodata: Geodata, corrections: Correction[]): BoardFile {
  const majorLakes = geodata.majorLakes.flatMap((lake) => lake.polygons);
  const land = new Layer(geodata.land);
  const dry = new Layer(difference(land.polygons, majorLakes) as MultiPolygon);
  const lakes = new Layer(geodata.minorLakes.flatMap((lake) => lake.polygons));
  const { F, U, S } = countryAreas(geodata.frontiers);

  const ground = surveyGround(dry, lakes, { F: new Layer(F), U: new Layer(U), S: new Layer(S) });
  correctHexes(corrections, 'surface', ground.surface);
  correctHexes(corrections, 'country', ground.country);

  const blocked = blockedSides(dry);
  correctSides(corrections, 'blocked', blocked);

  const hexOf = seatTowns(geodata.towns, corrections);
  const stops = findStops(geodata.towns, hexOf);
  const railways = layRoutes(geodata.railways, stops, ground, blocked);
  const roads = layRoutes(geodata.roads, stops, ground, blocked);
  const rail = crossedSides(railways);
  const road = crossedSides(roads);
  correctSides(corrections, 'rail', rail);
  correctSides(corrections, 'road', road);
  correctTowns(corrections, 'city', hexOf);
  const seats = findStops(geodata.towns, hexOf);
  const travelled = new Set<Hex>([
    ...[...seats.values()].map(({ hex }) => hex),
    ...[...road, ...rail].flatMap(hexesOf),
  ]);
  const terrain = terrainLetters(ground.surface, geodata.areas, travelled);
  correctHexes(corrections, 'terrain', terrain);
  const isWater = (hex: Hex): boolean => terrain[hex] === TERRAIN.water || terrain[hex] === TERRAIN.ice;

  // When the sea can be crossed, so can its hexsides; before that the ice hex itself stops units.
  for (const side of blocked)
    if (hexesOf(side).some((hex) => terrain[hex] === TERRAIN.ice)) blocked.delete(side);

  const crossable = (side: Hexside): boolean =>
    !blocked.has(side) && hexesOf(side).every((hex) => !isWater(hex) && terrain[hex] !== TERRAIN.lake);
  const lake = new Set([...lakeSides(lakes)].filter(crossable));
  const river = new Set(
    [...riverSides(geodata.rivers.filter(isLarge), majorLakes)].filter(
      (side) => crossable(side) && !lake.has(side),
    ),
  );
  dropStrays(river, lake);
  correctSides(corrections, 'river', river);
  correctSides(corrections, 'lake', lake);

  const ascending = (sides: Set<number>): number[] => [...sides].toSorted((a, b) => a - b);
  return {
    terrain: rows(terrain),
    country: rows(ground.country.map((letter, hex) => (isWater(hex) ? '-' : letter))),
    river: ascending(river),
    lake: ascending(lake),
    road: ascending(road),
    rail: ascending(rail),
    blocked: ascending(blocked),
    places: placeEntries(seats),
    regions: [ladogaFront(geodata.majorLakes, ground)],
  };
}

/** Hex name of every town, by the town's name; "-" off the map. */
function seatTowns(towns: Town[], corrections: Correction[]): Map<string, string> {
  const hexOf = new Map(
    towns.map(({ name, at: [x, y] }) => {
      const hex = hexAtGrid(x, y / ROW_HEIGHT);
      return [name, hex < 0 ? '-' : hexName(hex)];
    }),
  );
  correctTowns(corrections, 'town', hexOf);
  return hexOf;
}

/** The hex of every town by name, and the place of its dot there. */
function findStops(towns: Town[], hexOf: ReadonlyMap<string, string>): Map<string, RouteStop> {
  return new Map(
    towns.map(({ name, at }) => {
      const hex = hexByName(hexOf.get(name)!);
      return [name, { hex, at: within(hex, at) }];
    }),
  );
}

/** The point itself, or for a town that was moved to another hex, a point of that hex towards it. */
function within(hex: Hex, point: Point): Point {
  if (hexAtGrid(point[0], point[1] / ROW_HEIGHT) === hex) return point;
  const [x, y] = centreOf(hex);
  const away = Math.hypot(point[0] - x, point[1] - y);
  return [x + ((point[0] - x) / away) * WELL_INSIDE, y + ((point[1] - y) / away) * WELL_INSIDE];
}

/** Joins one letter per hex into one string per row. */
function rows(letters: string[]): string[] {
  return Array.from({ length: ROWS }, (_, i) => {
    const first = hexAtCell(1, i + 1);
    return letters.slice(first, first + COLUMNS).join('');
  });
}
