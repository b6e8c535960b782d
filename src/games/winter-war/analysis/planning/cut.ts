import type { Hex, UnitId } from '#engine/winter-war';
import type { Front } from './battlefield.ts';

/**
 * Sorts obliged units to obliged hexes so that nobody is alone: several units to a hex, or several hexes to
 * a unit. Gives each unit its hex, and each hex the one that stands for all hexes of its unit.
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

/** A part of the front in two halves that know nothing of each other, either able to meet its obligations. */
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
