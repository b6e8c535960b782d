import type { Hex, UnitId } from '#engine/winter-war';
import type { Battlefield, Front, UnitGroup } from './battlefield.ts';

/** Hexes that no chain of units links fight apart. */
export function findParts(front: Front): Hex[][] {
  const owner = new Map<Hex, Hex[]>([...front.targets.keys()].map((hex) => [hex, [hex]]));
  for (const { targets } of front.units.values())
    for (const hex of targets) {
      const [one, other] = [owner.get(targets[0]!)!, owner.get(hex)!];
      if (one === other) continue;
      one.push(...other);
      for (const moved of other) owner.set(moved, one);
    }
  return [...new Set(owner.values())];
}

/** Hexes by unit and units by hex within a part of the front. */
function unitsByHex(front: Front, hexes: readonly Hex[]): Map<Hex, UnitId[]> {
  const byHex = new Map<Hex, UnitId[]>(hexes.map((hex) => [hex, []]));
  for (const [id, { targets }] of front.units) for (const hex of targets) byHex.get(hex)?.push(id);
  return byHex;
}

/**
 * Hexes in the order in which they are dealt with: as few units as possible have one hex behind and another
 * before them, since all that is to be remembered is which of those are spent.
 */
function orderHexes(front: Front, hexes: readonly Hex[]): Hex[] {
  const byHex = unitsByHex(front, hexes);
  let best: Hex[] = [];
  let least = Infinity;
  for (const start of hexes) {
    const { order, burden } = orderFrom(front, byHex, start, least);
    if (burden < least) [best, least] = [order, burden];
  }
  return best;
}

function orderFrom(front: Front, byHex: Map<Hex, UnitId[]>, start: Hex, least: number) {
  const order: Hex[] = [];
  const open = new Map<UnitId, number>();
  const ahead = new Set(byHex.keys());
  let burden = 0;
  /** Units that stay open, less those that no longer are, once a hex is done. */
  const change = (hex: Hex): number => {
    let sum = 0;
    for (const id of byHex.get(hex)!) {
      const left = open.get(id) ?? front.units.get(id)!.targets.length;
      const known = open.has(id) ? 1 : 0;
      sum += (left > 1 ? 1 : 0) - known;
    }
    return sum;
  };
  let width = 0;
  for (let next: Hex | undefined = start; next !== undefined && burden < least;) {
    width += change(next);
    burden += 2 ** width;
    order.push(next);
    ahead.delete(next);
    for (const id of byHex.get(next)!) {
      const left: number = (open.get(id) ?? front.units.get(id)!.targets.length) - 1;
      if (left) open.set(id, left);
      else open.delete(id);
    }
    next = undefined;
    let smallest = Infinity;
    for (const hex of ahead) {
      const cost = change(hex);
      if (cost < smallest) [next, smallest] = [hex, cost];
    }
  }
  return { order, burden };
}

/** One part of the front as the search wants it. */
export function buildBattlefield(front: Front, hexes: readonly Hex[]): Battlefield {
  const order = orderHexes(front, hexes);
  const place = new Map(order.map((hex, i) => [hex, i]));
  const bits = (list: readonly Hex[]): number => list.reduce((mask, hex) => mask | (1 << place.get(hex)!), 0);
  const parties = new Map<string, UnitGroup & { units: UnitId[] }>();
  for (const [id, unit] of front.units) {
    if (!unit.targets.length || !place.has(unit.targets[0]!)) continue;
    const [targets, wet] = [bits(unit.targets), bits(unit.wet)];
    const key = `${unit.kind};${unit.from};${targets};${wet}`;
    const known = parties.get(key);
    if (known) known.units.push(id);
    else parties.set(key, { ...unit, targets, wet, units: [id] });
  }
  const { soakOffs } = front;
  return { targets: order.map((hex) => front.targets.get(hex)!), parties: [...parties.values()], soakOffs };
}
