/** How few attacks at 1-4 or worse the obligations can be met with, by trying every sequence of attacks. */
import {
  attackable,
  obligations,
  odds,
  type AttackPlan,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);

/** Every attack by C1 among some units and hexes, permitted or not. */
export function everyAttack(state: State): AttackPlan[] {
  const open = attackable(state);
  const able = new Map(open.map(({ hex, attackers }) => [hex, attackers]));
  const from = (id: UnitId): Hex => state.units[id]!.at;
  return subsets(open.map(({ hex }) => hex)).flatMap((targets) => {
    const [first, ...rest] = targets;
    if (first === undefined) return [];
    const common = able.get(first)!.filter((id) => rest.every((hex) => able.get(hex)!.includes(id)));
    return subsets(common)
      .filter((party) => party.length > 0)
      .filter((party) => targets.length === 1 || new Set(party.map(from)).size === 1)
      .map((attackers) => ({ attackers, targets }));
  });
}

interface Judged extends AttackPlan {
  readonly last: boolean;
}

/** Judges every attack on its own: those permitted but for what C4 says of better ways, with what is at stake. */
export function judge(state: State): {
  readonly all: readonly Judged[];
  /** The least number of attacks at 1-4 or worse before an attack, and after it with its own. */
  readonly least: number;
  readonly with: (attack: Judged) => number;
} {
  const owed = obligations(state);
  const all = everyAttack(state).flatMap((attack): Judged[] => {
    const last = odds(state, attack).column === '1-4';
    const bound =
      attack.attackers.every((id) => owed.units.includes(id)) &&
      attack.targets.every((hex) => owed.hexes.includes(hex));
    return last && !bound ? [] : [{ ...attack, last }];
  });
  const key = (units: ReadonlySet<UnitId>, hexes: ReadonlySet<Hex>): string =>
    `${[...units].sort((a, b) => a - b).join()};${[...hexes].sort((a, b) => a - b).join()}`;
  const known = new Map<string, number>();
  /** What C3 asks, after some units and hexes are used up. */
  const keeps = (spent: ReadonlySet<UnitId>, done: ReadonlySet<Hex>): boolean => {
    const left = owed.pairs.filter(({ unit, hex }) => !spent.has(unit) && !done.has(hex));
    return (
      owed.units.every((id) => spent.has(id) || left.some(({ unit }) => unit === id)) &&
      owed.hexes.every((at) => done.has(at) || left.some(({ hex }) => hex === at))
    );
  };
  const after = (spent: ReadonlySet<UnitId>, done: ReadonlySet<Hex>): number => {
    if (owed.units.every((id) => spent.has(id)) && owed.hexes.every((at) => done.has(at))) return 0;
    const name = key(spent, done);
    let least = known.get(name);
    if (least !== undefined) return least;
    least = Infinity;
    for (const attack of all) {
      if (attack.attackers.some((id) => spent.has(id)) || attack.targets.some((at) => done.has(at))) continue;
      // The order of attacks that concern nobody's obligation does not matter.
      if (!attack.targets.some((at) => owed.hexes.includes(at))) continue;
      const next = [new Set([...spent, ...attack.attackers]), new Set([...done, ...attack.targets])] as const;
      if (keeps(...next)) least = Math.min(least, Number(attack.last) + after(...next));
    }
    known.set(name, least);
    return least;
  };
  const none = [new Set<UnitId>(), new Set<Hex>()] as const;
  return {
    all: all.filter(({ attackers, targets }) => keeps(new Set(attackers), new Set(targets))),
    least: after(...none),
    with: ({ attackers, targets, last }) => Number(last) + after(new Set(attackers), new Set(targets)),
  };
}
