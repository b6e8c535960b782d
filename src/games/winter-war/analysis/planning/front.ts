import { type Hex, type State, type UnitId, attackable, obligations, odds } from '#engine/winter-war';
import { type Stake, hexValueTenths } from './values.ts';

/** A hex that may be attacked; strengths in half points. */
export interface Target extends Stake {
  readonly hex: Hex;
  /** Defence if any attacker attacks across land, and if all attack across water. */
  readonly dry: number;
  readonly wet: number;
  readonly fortified: boolean;
  readonly owed: boolean;
}

/** Interchangeable units: equal strength, same hex, same targets. */
export interface UnitGroup {
  readonly units: readonly UnitId[];
  /** Their hex: units of several hexes may not attack several hexes together (C1). */
  readonly from: Hex;
  /** Equal for groups that differ only in hex and targets. */
  readonly kind: string;
  readonly printed: number;
  /** Attack in half points without supplied units beside them, and with (CL7). */
  readonly alone: number;
  readonly beside: number;
  /** Attacks at half strength and causes no losses (CL7). */
  readonly halved: boolean;
  readonly owed: boolean;
  /** Bit masks of the targets, and of those attacked across water. */
  readonly targets: number;
  readonly wet: number;
}

/** A part of the front that shares no unit with any other: no attack spans two. */
export interface Battlefield {
  readonly targets: readonly Target[];
  readonly parties: readonly UnitGroup[];
  readonly soakOffs: boolean;
}

/** Which units may attack which hexes; `wet` lists those attacked across water. */
export interface Front {
  readonly targets: ReadonlyMap<Hex, Target>;
  readonly units: ReadonlyMap<UnitId, FrontUnit>;
  /** Whether attacks at 1-4 or worse are made even if avoidable (C4a). */
  readonly soakOffs: boolean;
}

export interface FrontUnit extends Omit<UnitGroup, 'units' | 'targets' | 'wet'> {
  readonly targets: readonly Hex[];
  readonly wet: readonly Hex[];
}

/** The front of the current Attack Segment. */
export function buildFront(state: State): Front {
  const owed = obligations(state);
  const owedUnits = new Set(owed.units);
  const owedHexes = new Set(owed.hexes);
  const targets = new Map<Hex, Target>();
  const units = new Map<UnitId, FrontUnit & { targets: Hex[]; wet: Hex[] }>();
  for (const { hex, attackers } of attackable(state)) {
    const looks = attackers.map((unit) => ({ unit, ...odds(state, { attackers: [unit], targets: [hex] }) }));
    const dry = Math.min(...looks.map(({ defence }) => defence));
    const wet = Math.max(...looks.map(({ defence }) => defence));
    const { defenders, fortified } = looks[0]!;
    const points = defenders.reduce((sum, { printed }) => sum + printed, 0);
    const ground = hexValueTenths(state, hex);
    targets.set(hex, {
      hex,
      dry: dry * 2,
      wet: wet * 2,
      points,
      bodies: defenders.length,
      ground,
      fortified,
      owed: owedHexes.has(hex),
    });
    for (const { unit, attackers: lines, harmless, defence } of looks) {
      let known = units.get(unit);
      if (!known) {
        const { printed, counted, reasons } = lines[0]!;
        const beside = harmless && !reasons.some(({ key }) => key === 'disrupted') ? 0 : counted;
        const strength = { printed, alone: counted * 2, beside: beside * 2 };
        const status = { halved: harmless, owed: owedUnits.has(unit) };
        const from = state.units[unit]!.at;
        const kind = [...Object.values(strength), ...Object.values(status)].join();
        units.set(unit, (known = { kind, from, ...strength, ...status, targets: [], wet: [] }));
      }
      known.targets.push(hex);
      if (defence > dry) known.wet.push(hex);
    }
  }
  return { targets, units, soakOffs: state.options.soakOffs };
}

/** The front without some units and hexes. */
export function excludeSpent(front: Front, spent: ReadonlySet<UnitId>, done: ReadonlySet<Hex>): Front {
  const units = new Map<UnitId, FrontUnit>();
  for (const [id, unit] of front.units) {
    if (spent.has(id)) continue;
    const left = (hexes: readonly Hex[]) => hexes.filter((hex) => !done.has(hex));
    units.set(id, { ...unit, targets: left(unit.targets), wet: left(unit.wet) });
  }
  const targets = new Map([...front.targets].filter(([hex]) => !done.has(hex)));
  return { ...front, targets, units };
}

/** Groups of hexes linked by units that may attack more than one of them. */
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

/** Units by hex, within a part of the front. */
function unitsByHex(front: Front, hexes: readonly Hex[]): Map<Hex, UnitId[]> {
  const byHex = new Map<Hex, UnitId[]>(hexes.map((hex) => [hex, []]));
  for (const [id, { targets }] of front.units) for (const hex of targets) byHex.get(hex)?.push(id);
  return byHex;
}

/**
 * Orders hexes so that few units have targets both before and after any point: the search must remember which of
 * those are spent.
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
  /** Change in the number of such units by a hex. */
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

/** Builds the search input for one part of the front. */
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

/**
 * Assigns obliged units to obliged hexes so that each has a partner: `pick` gives a unit its hex, `root` links
 * hexes that one unit serves.
 */
function assignObligations({ targets, units }: Front): { pick: Map<UnitId, Hex>; root: Map<Hex, Hex> } {
  const owed = new Map<UnitId, Hex[]>();
  for (const [id, unit] of units)
    if (unit.owed)
      owed.set(
        id,
        unit.targets.filter((hex) => targets.get(hex)!.owed),
      );
  const pick = new Map<UnitId, Hex>();
  const picks = new Map<Hex, number>();
  const choose = (id: UnitId, hex: Hex) => {
    pick.set(id, hex);
    picks.set(hex, (picks.get(hex) ?? 0) + 1);
  };
  for (const [id, [hex]] of owed) if (hex !== undefined) choose(id, hex);
  const root = new Map<Hex, Hex>();
  for (const hex of targets.keys()) {
    if (!targets.get(hex)!.owed || picks.get(hex)) continue;
    const able = (list: readonly Hex[]): boolean => list.includes(hex);
    const obliged = [...owed.keys()].find((unit) => able(owed.get(unit)!));
    const id = obliged ?? [...units.keys()].find((unit) => able(units.get(unit)!.targets));
    if (id === undefined) continue;
    const other = pick.get(id);
    if (other !== undefined && picks.get(other) === 1) root.set(hex, other);
    else {
      if (other !== undefined) picks.set(other, picks.get(other)! - 1);
      choose(id, hex);
    }
  }
  return { pick, root };
}

/** Splits a part into two independent halves that can both meet their obligations. */
export function splitPart(front: Front, hexes: readonly Hex[]): Front[] {
  const { pick, root } = assignObligations(front);
  const rootOf = (hex: Hex): Hex => root.get(hex) ?? hex;
  const first = new Set<Hex>();
  for (const hex of hexes) {
    if (first.size >= hexes.length / 2) break;
    const star = hexes.filter((other) => rootOf(other) === rootOf(hex) && !first.has(other));
    if (first.size + star.length < hexes.length) for (const other of star) first.add(other);
  }
  return [true, false].map((half): Front => {
    const inside = (hex: Hex): boolean => first.has(hex) === half;
    const targets = new Map(hexes.filter(inside).map((hex) => [hex, front.targets.get(hex)!]));
    const units: Front['units'] = new Map(
      [...front.units]
        .filter(([id, unit]) => {
          const home = pick.get(id) ?? unit.targets[0];
          return home !== undefined && targets.has(home);
        })
        .map(([id, unit]) => {
          const left = (list: readonly Hex[]) => list.filter((hex) => targets.has(hex));
          return [id, { ...unit, targets: left(unit.targets), wet: left(unit.wet) }];
        }),
    );
    return { ...front, targets, units };
  });
}
