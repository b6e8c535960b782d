import { board, type Hex } from '#engine/winter-war';
import { hexsideTable, neighbourTable, type Direction } from './board-extent.ts';
import { edgeOf, outward, pointText, type XY } from './hex-shape.ts';
import { HEX_RADIUS, hexCentre, mapPoint } from './projection.ts';

export type RouteKind = 'rail' | 'road';

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
/** Offset of a railway and a road that share a hexside from its middle, in map units. */
const APART = 6;

const carries = (hex: Hex, direction: Direction, route: RouteKind): boolean => {
  const side = hexsideTable[hex * 6 + direction]!;
  return side >= 0 && board.hexsideKinds(side).includes(route);
};

/** Moves a town down slightly if it would cover the hex number in the upper corner. */
export function belowNumber(hex: Hex, [x, y]: XY): XY {
  const [cx, cy] = hexCentre(hex);
  return Math.abs(x - cx) < 17 && y < cy - 7 ? [x, cy - 7] : [x, y];
}

/** Point where a route passes a hex: its town if it has one, else its centre. */
const nodes: ReadonlyMap<Hex, XY> = (() => {
  const found = new Map<Hex, XY>();
  const towns = board.places.filter((p) => p.kind !== 'fortification' && p.kind !== 'swedish-entry');
  for (const place of towns.toSorted((a, b) => b.rank - a.rank)) {
    const [cx, cy] = hexCentre(place.hex);
    const [x, y] = mapPoint(...place.at);
    const away = Math.hypot(x - cx, y - cy);
    const limit = HEX_RADIUS * 0.62;
    const factor = away > limit ? limit / away : 1;
    found.set(place.hex, belowNumber(place.hex, [cx + (x - cx) * factor, cy + (y - cy) * factor]));
  }
  return found;
})();

export const nodeOf = (hex: Hex): XY => nodes.get(hex) ?? hexCentre(hex);

export interface Gate {
  readonly at: XY;
  /** Direction into the hex. */
  readonly inward: XY;
}

function gateOf(hex: Hex, direction: Direction, route: RouteKind): Gate {
  const [a, b] = edgeOf(hex, direction);
  const shared = carries(hex, direction, 'rail') && carries(hex, direction, 'road');
  // Measured in the same direction along the hexside from both of its hexes.
  const sense = direction < 3 ? 1 : -1;
  const shift = shared ? ((route === 'rail' ? 1 : -1) * sense * APART) / HEX_RADIUS : 0;
  const t = 0.5 + shift;
  const [ox, oy] = outward(direction);
  return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], inward: [-ox, -oy] };
}

const along = ([x, y]: XY, [dx, dy]: XY, length: number): XY => [x + dx * length, y + dy * length];

/** Path from gate to gate, straight across each hexside, through the town if there is one. */
function through(one: Gate, other: Gate, town: XY | undefined): string {
  if (!town) {
    const pull = Math.hypot(other.at[0] - one.at[0], other.at[1] - one.at[1]) * 0.4;
    return `M${pointText(one.at)}C${pointText(along(one.at, one.inward, pull))} ${pointText(along(other.at, other.inward, pull))} ${pointText(other.at)}`;
  }
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const heading: XY = [dx / length, dy / length];
  const [before, after] = [one.at, other.at].map(
    (p) => Math.hypot(p[0] - town[0], p[1] - town[1]) * 0.38,
  ) as [number, number];
  return (
    `M${pointText(one.at)}C${pointText(along(one.at, one.inward, before))} ${pointText(along(town, heading, -before))} ${pointText(town)}` +
    `C${pointText(along(town, heading, after))} ${pointText(along(other.at, other.inward, after))} ${pointText(other.at)}`
  );
}

function into(gate: Gate, node: XY): string {
  const length = Math.hypot(gate.at[0] - node[0], gate.at[1] - node[1]);
  const bend = along(gate.at, gate.inward, length * 0.45);
  return `M${pointText(gate.at)}Q${pointText(bend)} ${pointText(node)}`;
}

const openTo = (hex: Hex, route: RouteKind): Direction[] =>
  DIRECTIONS.filter((d) => neighbourTable[hex * 6 + d]! >= 0 && carries(hex, d, route));

/** Where the railway of a hex crosses its hexsides. */
export const railGates = (hex: Hex): Gate[] => openTo(hex, 'rail').map((d) => gateOf(hex, d, 'rail'));

/** Path of a railway or road in one hex; empty if there is none. */
export function routePath(hex: Hex, route: RouteKind): string {
  const open = openTo(hex, route);
  if (open.length === 0) return '';
  const gates = new Map(open.map((d) => [d, gateOf(hex, d, route)]));
  const bend = (a: Direction, b: Direction): number => Math.abs(3 - ((b - a + 6) % 6));
  let best: [Direction, Direction] | undefined;
  for (const a of open)
    for (const b of open) if (a < b && (!best || bend(a, b) < bend(...best))) best = [a, b];
  if (!best) return into(gates.get(open[0]!)!, nodeOf(hex));
  const node = open.length > 2 ? nodeOf(hex) : nodes.get(hex);
  const main = through(gates.get(best[0])!, gates.get(best[1])!, node);
  const branches = open.filter((d) => !best.includes(d)).map((d) => into(gates.get(d)!, nodeOf(hex)));
  return main + branches.join('');
}
