import {
  type Hex,
  HEX_COUNT,
  hexName,
  hexside,
  type Hexside,
  neighbours,
} from '#engine/winter-war/board/grid.ts';
import { centreOf, distanceToSegment, type Point } from './plane.ts';
import type { Ground } from './surface.ts';

/** A stretch of railway or road between two towns, as adjacent hexes. */
type Stretch = readonly Hex[];

/** Cost of a step for each hex width that it is off the straight line. */
const ASTRAY = 2;
/** Cost of leaving the country of both ends. */
const ABROAD = 20;

export interface RouteStop {
  hex: Hex;
  at: Point;
}

/** The chain of hexes from one town to the next that stays nearest to the straight line, on land. */
function chain(from: RouteStop, to: RouteStop, ground: Ground, blocked: Set<Hexside>): Hex[] {
  const home = ground.country[from.hex] === ground.country[to.hex] ? ground.country[from.hex] : undefined;
  const cost = Array.from({ length: HEX_COUNT }, () => Infinity);
  const before = new Map<Hex, Hex>();
  const open = new Set<Hex>([from.hex]);
  cost[from.hex] = 0;
  while (open.size > 0) {
    const hex = [...open].reduce((best, other) => (cost[other]! < cost[best]! ? other : best));
    if (hex === to.hex) break;
    open.delete(hex);
    for (const next of neighbours(hex)) {
      if (ground.surface[next] !== 'land' || blocked.has(hexside(hex, next))) continue;
      const astray = distanceToSegment(centreOf(next), from.at, to.at);
      const abroad = home !== undefined && ground.country[next] !== home ? ABROAD : 0;
      const total = cost[hex]! + 1 + ASTRAY * astray + abroad;
      if (total >= cost[next]!) continue;
      cost[next] = total;
      before.set(next, hex);
      open.add(next);
    }
  }
  const hexes = [to.hex];
  while (hexes[0] !== from.hex) {
    const previous = before.get(hexes[0]!);
    if (previous === undefined)
      throw new Error(`No way by land from ${hexName(from.hex)} to ${hexName(to.hex)}`);
    hexes.unshift(previous);
  }
  return hexes;
}

/** Lays the routes (lists of town names) over the hexes. */
export function layRoutes(
  routes: string[][],
  stops: ReadonlyMap<string, RouteStop>,
  ground: Ground,
  blocked: Set<Hexside>,
): Stretch[] {
  const stop = (name: string): RouteStop => {
    const found = stops.get(name);
    if (!found) throw new Error(`A route runs through ${name}, which is no town`);
    return found;
  };
  return routes.flatMap((via) =>
    via.slice(1).map((to, i) => chain(stop(via[i]!), stop(to), ground, blocked)),
  );
}

export function crossedSides(stretches: Stretch[]): Set<Hexside> {
  return new Set(stretches.flatMap((hexes) => hexes.slice(1).map((hex, i) => hexside(hexes[i]!, hex))));
}
