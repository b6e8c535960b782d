import {
  obligations,
  type AttackPlan,
  type Hex,
  type Obligations,
  type State,
  type UnitId,
} from '#engine/winter-war';

type Unserved = { readonly unit: UnitId } | { readonly hex: Hex };

/** Who could no longer meet its obligation after these attacks: a hex first, else a unit, else null (C3). */
export function findUnserved(owed: Obligations, attacks: readonly AttackPlan[]): Unserved | null {
  const spent = new Set(attacks.flatMap(({ attackers }) => attackers));
  const done = new Set(attacks.flatMap(({ targets }) => targets));
  const units = new Set(owed.units.filter((id) => !spent.has(id)));
  const hexes = new Set(owed.hexes.filter((hex) => !done.has(hex)));
  for (const { unit, hex } of owed.pairs)
    if (!spent.has(unit) && !done.has(hex)) {
      units.delete(unit);
      hexes.delete(hex);
    }
  const [hex] = hexes;
  if (hex !== undefined) return { hex };
  const [unit] = units;
  return unit === undefined ? null : { unit };
}

/**
 * The attacks in an order in which they may be carried out, or null. An attack in which an obliged unit
 * meets an obliged hex holds nobody up, and does best to wait; the few others come first.
 */
export function findPlayOrder(state: State, attacks: readonly AttackPlan[]): AttackPlan[] | null {
  const owed = obligations(state);
  const units = new Set(owed.units);
  const hexes = new Set(owed.hexes);
  const isFirst = ({ attackers, targets }: AttackPlan): boolean =>
    attackers.some((id) => units.has(id)) !== targets.some((hex) => hexes.has(hex));
  const first = extendOrder(owed, [], attacks.filter(isFirst));
  return first && [...first, ...attacks.filter((attack) => !isFirst(attack))];
}

/** Some order of attacks after others in which none leaves anyone over. */
function extendOrder(
  owed: Obligations,
  made: readonly AttackPlan[],
  rest: readonly AttackPlan[],
): AttackPlan[] | null {
  if (!rest.length) return [...made];
  for (const next of rest) {
    const after = [...made, next];
    const order = findUnserved(owed, after)
      ? null
      : extendOrder(
          owed,
          after,
          rest.filter((attack) => attack !== next),
        );
    if (order) return order;
  }
  return null;
}
