/** The search takes hexes one by one: a stage is the set of hexes left, a node the units left for them. */
import type { AttackPlan, Hex, UnitId } from '#engine/winter-war';
import type { Battlefield, UnitGroup } from './front.ts';
import { type Stake, type Tally, tallyTable, withoutHarm } from './values.ts';

/** Units that are interchangeable while only the hexes of a stage are left. */
interface StageGroup {
  /** Index of one of its unit groups; the others differ only in hexes already done. */
  readonly sample: number;
  readonly party: UnitGroup;
  /** Bit mask of its targets that are left. */
  readonly targets: number;
  readonly wet: number;
  size: number;
  /** Place value of the group in the number of a node, see `Stage`. */
  place: number;
  /** Place value of its strength in the number of a force. */
  readonly strength: number;
}

/** A path to a node: an attack added to the path before it. */
export interface SearchPath {
  /** Sum of ranks, less `LOW_ODDS_PENALTY` for each attack at 1-4 or worse. */
  readonly rank: number;
  readonly last: number;
  readonly before: SearchPath | null;
  readonly move: Move | null;
  /** Units of each group that take part, encoded like a node. */
  readonly used: number;
}

/** The hexes left, and all remainders of units for them. */
export interface Stage {
  /** Bit mask of the hexes left. */
  readonly left: number;
  readonly groups: readonly StageGroup[];
  /** Index of the stage group by unit group; -1 without targets left. */
  readonly groupOf: readonly number[];
  /** Best paths by node, best first. A node is the numbers of units left in mixed radix, the first group lowest. */
  readonly nodes: Map<number, SearchPath[]>;
}

/** A group that may take part in an attack. */
interface Contributor {
  readonly index: number;
  readonly group: StageGroup;
  readonly weight: number;
  /** Whether all its units must take part. */
  readonly forced: boolean;
  /** Bit mask of attacked hexes that it attacks across land. */
  readonly dry: number;
}

/** The hexes of one attack, or one hex that is not attacked, at a stage. */
export interface Move {
  readonly stage: Stage;
  readonly next: Stage;
  readonly hexes: number;
  readonly attack: boolean;
  /** By group: the place value of one unit in the next node; 0 for groups without targets left. */
  readonly weights: readonly number[];
  /** Groups that may take part; first those that must, since they have no other target left. */
  readonly senders: readonly Contributor[];
  /** Groups that must attack but could not any more. */
  readonly stranded: readonly number[];
  readonly prize: Stake;
  readonly tallies: readonly Tally[];
  readonly harmless: readonly Tally[];
  /** Defence in half points, by the mask of hexes attacked across land. */
  readonly defence: readonly number[];
  readonly allOwed: boolean;
  readonly anyOwed: boolean;
}

const HARMLESS = [false, true].map((fortified) => tallyTable(fortified).map(withoutHarm));

/** Radix of a force number: fewer than 16 units of one strength attack together. */
export const FORCE_RADIX = 16;

export const bitsOf = (mask: number): number[] => {
  const bits: number[] = [];
  for (let rest = mask; rest; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
};

/** Units of each group at a node. */
export function decodeNode(node: number, groups: readonly StageGroup[]): number[] {
  const counts: number[] = [];
  let rest = node;
  for (const { size } of groups) {
    const count = rest % (size + 1);
    rest = (rest - count) / (size + 1);
    counts.push(count);
  }
  return counts;
}

/** The stages of a part, made on demand. */
export class Stages {
  readonly #field: Battlefield;
  readonly #known = new Map<number, Stage>();
  /** By the first hex left. */
  readonly byHex: readonly Stage[][];
  /** All printed strengths, ascending. */
  readonly strengths: readonly number[];

  constructor(field: Battlefield) {
    this.#field = field;
    this.byHex = field.targets.map(() => []);
    this.strengths = [...new Set(field.parties.map(({ printed }) => printed))].sort((a, b) => a - b);
  }

  /** The stage for a set of hexes. */
  at(left: number): Stage {
    const known = this.#known.get(left);
    if (known) return known;
    const groups: StageGroup[] = [];
    const byKey = new Map<string, number>();
    const groupOf = this.#field.parties.map((party, sample) => {
      const [targets, wet] = [party.targets & left, party.wet & left];
      if (!targets) return -1;
      // Units with one target left may join any others.
      const from = targets & (targets - 1) ? party.from : '';
      const key = `${party.kind};${from};${targets};${wet}`;
      let index = byKey.get(key);
      if (index === undefined) {
        const strength = FORCE_RADIX ** this.strengths.indexOf(party.printed);
        byKey.set(key, (index = groups.length));
        groups.push({ sample, party, targets, wet, size: 0, place: 0, strength });
      }
      groups[index]!.size += party.units.length;
      return index;
    });
    let place = 1;
    for (const group of groups) {
      group.place = place;
      place *= group.size + 1;
    }
    const stage: Stage = { left, groups, groupOf, nodes: new Map() };
    this.#known.set(left, stage);
    if (left) this.byHex[31 - Math.clz32(left & -left)]!.push(stage);
    return stage;
  }

  /** Moves on the first hex left: attacks alone or with others, or none if that is allowed. */
  movesFrom(stage: Stage): Move[] {
    const first = stage.left & -stage.left;
    const sets = new Map<number, Set<Hex>>();
    for (const { targets, party } of stage.groups) {
      if (!(targets & first)) continue;
      const others = targets & ~first;
      for (let some = others; some; some = (some - 1) & others)
        sets.set(first | some, (sets.get(first | some) ?? new Set()).add(party.from));
    }
    const moves = [this.#moveOn(stage, first, null)];
    // Several hexes may only be attacked by units of one hex (C1).
    for (const [hexes, stacks] of [...sets].sort(([a], [b]) => a - b))
      for (const from of stacks) moves.push(this.#moveOn(stage, hexes, from));
    const peace = this.#moveOn(stage, first, null, false);
    return peace.anyOwed ? moves : [peace, ...moves];
  }

  /** `from`: the hex of all attackers, or null for any. */
  #moveOn(stage: Stage, hexes: number, from: Hex | null, attack = true): Move {
    const next = this.at(stage.left & ~hexes);
    const weights: number[] = [];
    const forced: number[] = [];
    const free: number[] = [];
    const stranded: number[] = [];
    stage.groups.forEach(({ sample, party, targets }, i) => {
      const ahead = next.groups[next.groupOf[sample]!];
      weights.push(ahead?.place ?? 0);
      const able = attack && (targets & hexes) === hexes && (from === null || party.from === from);
      const last = party.owed && !ahead;
      if (able) (last ? forced : free).push(i);
      else if (last) stranded.push(i);
    });
    const bits = bitsOf(hexes);
    const targets = bits.map((bit) => this.#field.targets[bit]!);
    const senders = [...forced, ...free].map((index): Contributor => {
      const group = stage.groups[index]!;
      const dry = bits.reduce((mask, bit, i) => (group.wet & (1 << bit) ? mask : mask | (1 << i)), 0);
      return { index, group, weight: weights[index]!, forced: forced.includes(index), dry };
    });
    const fortified = targets.some((target) => target.fortified);
    return {
      stage,
      next,
      hexes,
      attack,
      weights,
      senders,
      stranded,
      prize: {
        points: targets.reduce((sum, target) => sum + target.points, 0),
        bodies: targets.reduce((sum, target) => sum + target.bodies, 0),
        ground: targets.reduce((sum, target) => sum + target.ground, 0),
      },
      tallies: tallyTable(fortified),
      harmless: HARMLESS[fortified ? 1 : 0]!,
      defence: Array.from({ length: 2 ** bits.length }, (_, dry) =>
        targets.reduce((sum, target, i) => sum + (dry & (1 << i) ? target.dry : target.wet), 0),
      ),
      allOwed: targets.every((target) => target.owed),
      anyOwed: targets.some((target) => target.owed),
    };
  }
}

/** A set of attacks with the sum of its ranks. */
export interface RankedSet {
  readonly rank: number;
  /** Attacks at 1-4 or worse: a plan may have no more than necessary (C4). */
  readonly last: number;
  readonly attacks: readonly AttackPlan[];
}

/**
 * Exceeds all ranks together, so that paths with the fewest attacks at 1-4 or worse are best. Sums for 30 hexes
 * stay exact integers.
 */
export const LOW_ODDS_PENALTY = 2 ** 47;

/** The attacks along a path; of interchangeable units the first in the roster. */
export function readAttacks(field: Battlefield, end: SearchPath): RankedSet {
  const steps: { move: Move; used: number }[] = [];
  for (let way: SearchPath | null = end; way?.move; way = way.before)
    steps.unshift({ move: way.move, used: way.used });
  const left = field.parties.map(({ units }) => [...units]);
  const attacks: AttackPlan[] = [];
  for (const { move, used } of steps) {
    if (!move.attack) continue;
    const counts = decodeNode(used, move.stage.groups);
    const attackers: UnitId[] = [];
    left.forEach((units, party) => {
      const group = move.stage.groupOf[party]!;
      for (; group >= 0 && counts[group]! > 0 && units.length; counts[group]!--)
        attackers.push(units.shift()!);
    });
    const targets: Hex[] = bitsOf(move.hexes).map((bit) => field.targets[bit]!.hex);
    attacks.push({ attackers: attackers.sort((a, b) => a - b), targets: targets.sort((a, b) => a - b) });
  }
  return { rank: end.rank + end.last * LOW_ODDS_PENALTY, last: end.last, attacks };
}
