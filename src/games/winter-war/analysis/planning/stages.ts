/** The search takes the hexes of a field one after the other: what is left at each point, and what may be done next. */
import type { AttackPlan, Hex, UnitId } from '#engine/winter-war';
import type { Battlefield, UnitGroup } from './front.ts';
import { type Stake, type Tally, tallyTable, withoutHarm } from './values.ts';

/** Units that are as good as each other as long as only certain hexes are left. */
interface StageGroup {
  /** One party of the group, by its place in the field; others differ only in hexes that are done. */
  readonly sample: number;
  readonly party: UnitGroup;
  /** Those of its targets that are left. */
  readonly targets: number;
  readonly wet: number;
  size: number;
  /** What one unit counts in the number of a node: see `Stage`. */
  place: number;
  /** What one unit of the party's strength counts in the number of a force. */
  readonly strength: number;
}

/** One way to arrive at a node: an attack more than the way before it. */
export interface SearchPath {
  /** The sum of the ranks, less `LAST` for each attack at 1-4 or worse. */
  readonly rank: number;
  readonly last: number;
  readonly before: SearchPath | null;
  readonly move: Move | null;
  /** How many units of each group take part, written as a node is. */
  readonly used: number;
}

/** Hexes that are left, and all the ways in which units may be left for them. */
export interface Stage {
  /** Bits of the hexes. */
  readonly left: number;
  readonly groups: readonly StageGroup[];
  /** By party of the field: its group, or -1 when nothing is left for it. */
  readonly groupOf: readonly number[];
  /**
   * The best ways, best first, by the units left: a number in mixed radix, one place for each group, the
   * lowest for the first.
   */
  readonly nodes: Map<number, SearchPath[]>;
}

/** A group that may take part in an attack. */
interface Contributor {
  readonly index: number;
  readonly group: StageGroup;
  readonly weight: number;
  /** All its units must take part. */
  readonly forced: boolean;
  /** The hexes that it strikes across dry ground, as bits in the order of the attacked hexes. */
  readonly dry: number;
}

/** Hexes attacked together, or one that is left in peace, at some stage. */
export interface Move {
  readonly stage: Stage;
  readonly next: Stage;
  readonly hexes: number;
  readonly attack: boolean;
  /** By group of the stage: what one unit counts in the numbers of the next nodes; 0 when it has done. */
  readonly weights: readonly number[];
  /** Groups that may take part: first those that must, since nothing else is left for them. */
  readonly senders: readonly Contributor[];
  /** Groups that must attack, may not take part, and would have nothing left. */
  readonly stranded: readonly number[];
  readonly prize: Stake;
  readonly tallies: readonly Tally[];
  readonly harmless: readonly Tally[];
  /** Defence in half points, by the bits of the hexes struck across dry ground, in the order of `hexes`. */
  readonly defence: readonly number[];
  readonly allOwed: boolean;
  readonly anyOwed: boolean;
}

const HARMLESS = [false, true].map((fortified) => tallyTable(fortified).map(withoutHarm));

/** Places in the number of a force: more units of one strength never fight together. */
export const FORCE_RADIX = 16;

export const bitsOf = (mask: number): number[] => {
  const bits: number[] = [];
  for (let rest = mask; rest; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
};

/** How many units of each group a node stands for. */
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

/** The stages of a field, each made when it is first come to. */
export class Stages {
  readonly #field: Battlefield;
  readonly #known = new Map<number, Stage>();
  /** By the first hex that is left. */
  readonly byHex: readonly Stage[][];
  /** Every strength that units of the field have, the least first. */
  readonly strengths: readonly number[];

  constructor(field: Battlefield) {
    this.#field = field;
    this.byHex = field.targets.map(() => []);
    this.strengths = [...new Set(field.parties.map(({ printed }) => printed))].sort((a, b) => a - b);
  }

  /** Of equal remainders of hexes there is one stage. */
  at(left: number): Stage {
    const known = this.#known.get(left);
    if (known) return known;
    const groups: StageGroup[] = [];
    const byKey = new Map<string, number>();
    const groupOf = this.#field.parties.map((party, sample) => {
      const [targets, wet] = [party.targets & left, party.wet & left];
      if (!targets) return -1;
      // Who has but one hex left fights with whoever is beside it.
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

  /** The first hex that is left is attacked, alone or with others, or left in peace if it may be. */
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
    // Several hexes are attacked by units of one (C1).
    for (const [hexes, stacks] of [...sets].sort(([a], [b]) => a - b))
      for (const from of stacks) moves.push(this.#moveOn(stage, hexes, from));
    const peace = this.#moveOn(stage, first, null, false);
    return peace.anyOwed ? moves : [peace, ...moves];
  }

  /** `from`: the hex that all attackers come from, or null for any. */
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

// What a way through the stages of a search comes to.

/** Some attacks and the sum of their ranks. */
export interface RankedSet {
  readonly rank: number;
  /** Attacks at 1-4 or worse: no plan may have more of them than it must (C4). */
  readonly last: number;
  readonly attacks: readonly AttackPlan[];
}

/**
 * More than the ranks of all attacks together; with one attack on each of 30 hexes the sums stay whole numbers.
 * Of ways to a node those with the fewest attacks at 1-4 or worse are the best, whatever the wish.
 */
export const LOW_ODDS_PENALTY = 2 ** 47;

/** The attacks along a way, with units by name: of a group, those that come first in the roster. */
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
