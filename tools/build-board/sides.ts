import { HEXSIDE_COUNT, hexesOf, hexside, type Hexside, neighbours } from '#engine/winter-war/board/grid.ts';
import type { River } from './geodata.ts';
import type { Layer } from './layer.ts';
import { boxesMeet, boxOf, centreOf, contains, cornersOf, crossings, shareInside } from './plane.ts';
import type { MultiPolygon, Point } from './plane.ts';

/** A hexside with a smaller share of dry ground than this is all water. */
const BLOCKED_SLACK = 0.03;
/** A hexside is a lake hexside if minor lakes cover more than this share of the line between the centres. */
const LAKE_SHARE = 0.35;
/** Smallest rank of the larger rivers; some smaller ones are included by name. */
const SMALLEST_RANK = 8;
const SMALLER_RIVERS = ['Vuoksi', 'Svir', 'Kem', 'Tuloma'];

export const isLarge = (river: River): boolean =>
  river.rank <= SMALLEST_RANK || SMALLER_RIVERS.includes(river.name);

export const allHexsides: Hexside[] = Array.from({ length: HEXSIDE_COUNT }, (_, side) => side).filter(
  (side) => hexesOf(side)[1] >= 0,
);

/** Hexsides entirely in sea or major lake. */
export function blockedSides(dry: Layer): Set<Hexside> {
  return new Set(
    allHexsides.filter((side) => {
      const hex = Math.floor(side / 3);
      const corners = cornersOf(hex);
      const direction = side % 3;
      const share = shareInside(corners[direction]!, corners[direction + 1]!, dry.near(hex));
      return share <= BLOCKED_SLACK;
    }),
  );
}

/** Hexsides whose crossing runs far through minor lakes. */
export function lakeSides(lakes: Layer): Set<Hexside> {
  return new Set(
    allHexsides.filter((side) => {
      const [a, b] = hexesOf(side);
      // Each half separately, since a layer is cut into strips of one row each.
      const from = centreOf(a);
      const to = centreOf(b);
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const share = shareInside(from, middle, lakes.near(a)) + shareInside(middle, to, lakes.near(b));
      return share / 2 > LAKE_SHARE;
    }),
  );
}

/** Hexsides separated by a river: the line between the centres crosses it an odd number of times. */
export function riverSides(rivers: River[], majorLakes: MultiPolygon): Set<Hexside> {
  const byName = new Map<string, Point[][]>();
  for (const river of rivers) {
    const lines = byName.get(river.name) ?? [];
    byName.set(river.name, [...lines, ...river.lines]);
  }
  const courses = [...byName.values()].map((lines) => lines.map((line) => ({ line, box: boxOf([line]) })));
  return new Set(
    allHexsides.filter((side) => {
      const [a, b] = hexesOf(side);
      const from = centreOf(a);
      const to = centreOf(b);
      const box = boxOf([[from, to]]);
      return courses.some((course) => {
        const near = course.filter((piece) => boxesMeet(piece.box, box));
        const found = near
          .flatMap(({ line }) => crossings(from, to, line))
          .map((t): Point => [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])])
          // A river's course continues through the lakes it feeds.
          .filter((point) => !contains(majorLakes, point));
        return found.length % 2 === 1;
      });
    }),
  );
}

/** The hexsides that meet a hexside at its two ends: they separate the same two hexes from a third. */
function touching(side: Hexside): Hexside[] {
  const [a, b] = hexesOf(side);
  const shared = neighbours(a).filter((hex) => neighbours(b).includes(hex));
  return shared.flatMap((hex) => [hexside(a, hex), hexside(b, hex)]);
}

/** Removes barriers of a single hexside, which touch no other river or lake hexside. */
export function dropStrays(river: Set<Hexside>, lake: Set<Hexside>): void {
  const alone = (side: Hexside): boolean =>
    !touching(side).some((other) => river.has(other) || lake.has(other));
  const strays = [...river, ...lake].filter(alone);
  for (const side of strays) {
    river.delete(side);
    lake.delete(side);
  }
}
