import { HEX_COUNT } from '#engine/winter-war/board/grid.ts';
import type { CountryLetter } from './countries.ts';
import type { Layer } from './layer.ts';
import { area, centreOf, HEX_AREA, type MultiPolygon } from './plane.ts';
import { ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';

/** Surface of a hex before swamps, mountains and ice: land, sea or major lake, or all minor lake. */
export type Surface = 'land' | 'water' | 'lake';

/** With less dry land, a hex is water; with more minor lakes, it is a lake. Shares of a hex. */
const LEAST_DRY = 0.1;
const MOST_LAKE = 0.7;

export interface Ground {
  surface: Surface[];
  /** '-' for hexes without dry land. */
  country: (CountryLetter | '-')[];
}

/** Classifies every hex; `dry` is the land without the major lakes. */
export function surveyGround(dry: Layer, lakes: Layer, countries: { F: Layer; U: Layer; S: Layer }): Ground {
  const ground: Ground = { surface: [], country: [] };
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const land = dry.inHex(hex);
    const share = area(land) / HEX_AREA;
    const lakeShare = area(lakes.inHex(hex)) / HEX_AREA;
    ground.surface.push(share < LEAST_DRY ? 'water' : lakeShare > MOST_LAKE ? 'lake' : 'land');
    ground.country.push(share === 0 ? '-' : largest(hex, land, countries));
  }
  return ground;
}

function largest(
  hex: number,
  land: MultiPolygon,
  countries: { F: Layer; U: Layer; S: Layer },
): CountryLetter {
  const F = countries.F.areaWithin(hex, land);
  const U = countries.U.areaWithin(hex, land);
  const S = countries.S.areaWithin(hex, land);
  const rest = area(land) - F - U - S;
  const most = Math.max(F, U, S, rest);
  if (most === F) return 'F';
  if (most === U) return 'U';
  if (most === S) return 'S';
  // Estonia is on the map only south of row 2.
  return centreOf(hex)[1] < 2.5 * ROW_HEIGHT ? 'E' : 'N';
}
