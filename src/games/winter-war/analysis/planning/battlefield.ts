import { attackable, obligations, odds, type Hex, type State, type UnitId } from '#engine/winter-war';
import { hexValueTenths } from './ground-worth.ts';
import type { Stake } from './worth.ts';

/** A hex under possible attack; strengths in half points. */
export interface Target extends Stake {
  readonly hex: Hex;
  /** Defence when an attacker strikes across dry ground, and when all strike across water. */
  readonly dry: number;
  readonly wet: number;
  readonly fortified: boolean;
  readonly owed: boolean;
}

/** Units that are as good as each other: of equal strength, with the same hexes before them. */
export interface UnitGroup {
  readonly units: readonly UnitId[];
  /** Where they stand: units of several hexes do not attack several hexes together (C1). */
  readonly from: Hex;
  /** The same for all parties that differ only in what is before them. */
  readonly kind: string;
  readonly printed: number;
  /** Half points among units like themselves, and beside supplied ones (CL7). */
  readonly alone: number;
  readonly beside: number;
  /** Attacks at half strength and does no harm (CL7). */
  readonly halved: boolean;
  readonly owed: boolean;
  /** Bits of targets that it may strike, and of those that it strikes across water. */
  readonly targets: number;
  readonly wet: number;
}

/** One part of the front, without a link to any other: no attack spans two. */
export interface Battlefield {
  readonly targets: readonly Target[];
  readonly parties: readonly UnitGroup[];
  readonly soakOffs: boolean;
}

/** What may fight whom, as lists; `wet` tells whether a unit strikes at a hex across water. */
export interface Front {
  readonly targets: ReadonlyMap<Hex, Target>;
  readonly units: ReadonlyMap<UnitId, FrontUnit>;
  /** Attacks at 1-4 or worse are made even where they could be avoided (C4a). */
  readonly soakOffs: boolean;
}

export interface FrontUnit extends Omit<UnitGroup, 'units' | 'targets' | 'wet'> {
  readonly targets: readonly Hex[];
  readonly wet: readonly Hex[];
}

/** All that may still fight in this Attack Segment. */
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

/** The front with some units and hexes taken out of it. */
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
