import type { AttackPlan, Hex, UnitId } from '../../../engine/winter-war/index.ts';
import type { Battlefield, Party } from './battlefield.ts';
import type { Wish } from './plan.ts';
import {
  columnIndex,
  exchangePrice,
  harmlessly,
  rankOf,
  SURE,
  talliesFor,
  type Prize,
  type Tally,
} from './worth.ts';

/** Some attacks and the sum of their ranks. */
export interface Ranked {
  readonly rank: number;
  /** Attacks at 1-4 or worse: no plan may have more of them than it must (C4). */
  readonly last: number;
  readonly attacks: readonly AttackPlan[];
}

/** Units that are as good as each other as long as only certain hexes are left. */
interface Group {
  /** One party of the group, by its place in the field; others differ only in hexes that are done. */
  readonly sample: number;
  readonly party: Party;
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
interface Way {
  /** The sum of the ranks, less `LAST` for each attack at 1-4 or worse. */
  readonly rank: number;
  readonly last: number;
  readonly before: Way | null;
  readonly move: Move | null;
  /** How many units of each group take part, written as a node is. */
  readonly used: number;
}

/** Hexes that are left, and all the ways in which units may be left for them. */
interface Stage {
  /** Bits of the hexes. */
  readonly left: number;
  readonly groups: readonly Group[];
  /** By party of the field: its group, or -1 when nothing is left for it. */
  readonly groupOf: readonly number[];
  /**
   * The best ways, best first, by the units left: a number in mixed radix, one place for each group, the
   * lowest for the first.
   */
  readonly nodes: Map<number, Way[]>;
}

/** A group that may take part in an attack. */
interface Sender {
  readonly index: number;
  readonly group: Group;
  readonly weight: number;
  /** All its units must take part. */
  readonly forced: boolean;
  /** The hexes that it strikes across dry ground, as bits in the order of the attacked hexes. */
  readonly dry: number;
}

/** Hexes attacked together, or one that is left in peace, at some stage. */
interface Move {
  readonly stage: Stage;
  readonly next: Stage;
  readonly hexes: number;
  readonly attack: boolean;
  /** By group of the stage: what one unit counts in the numbers of the next nodes; 0 when it has done. */
  readonly weights: readonly number[];
  /** Groups that may take part: first those that must, since nothing else is left for them. */
  readonly senders: readonly Sender[];
  /** Groups that must attack, may not take part, and would have nothing left. */
  readonly stranded: readonly number[];
  readonly prize: Prize;
  readonly tallies: readonly Tally[];
  readonly harmless: readonly Tally[];
  /** Defence in half points, by the bits of the hexes struck across dry ground, in the order of `hexes`. */
  readonly defence: readonly number[];
  readonly allOwed: boolean;
  readonly anyOwed: boolean;
}

const HARMLESS_SURE = harmlessly(SURE);
const HARMLESS = [false, true].map((fortified) => talliesFor(fortified).map(harmlessly));

/** Places in the number of a force: more units of one strength never fight together. */
const FORCE = 16;
/** More Defence Strength than six hexes hold. */
const MOST_POINTS = 256;

/**
 * More than the ranks of all attacks together; with one attack on each of 30 hexes the sums stay whole numbers.
 * Of ways to a node those with the fewest attacks at 1-4 or worse are the best, whatever the wish.
 */
const LAST = 2 ** 47;

/** Hexes of a field are bits, and ways to leave its units are numbers. */
const MOST_HEXES = 30;
const MOST_WAYS = 2 ** 52;

/** Rough microseconds: for a node, and for hexes left. Positions of played games stay far below the limit. */
const NODE_EFFORT = 3;
const STAGE_EFFORT = 50;
const MOST_EFFORT = 120_000;
/** So few hexes are never too many, and may belong to one unit. */
const FEW_HEXES = 6;

const bitsOf = (mask: number): number[] => {
  const bits: number[] = [];
  for (let rest = mask; rest; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
};

/** True when of each list of groups one still has units. */
function allServed(lists: readonly (readonly number[])[], counts: readonly number[]): boolean {
  for (const list of lists) {
    let some = false;
    for (const i of list) some ||= counts[i]! > 0;
    if (!some) return false;
  }
  return true;
}

/** How many units of each group a node stands for. */
function readNode(node: number, groups: readonly Group[]): number[] {
  const counts: number[] = [];
  let rest = node;
  for (const { size } of groups) {
    const count = rest % (size + 1);
    rest = (rest - count) / (size + 1);
    counts.push(count);
  }
  return counts;
}

/**
 * The best sets of attacks on one part of the front, the best first; none when the obligations cannot be
 * met, and null when the field is too large. Exact: hex by hex, every attack on the next one is tried on
 * every different remainder of units, and of equal remainders the best ways are kept.
 */
export function search(field: Battlefield, wish: Wish, most: number): Ranked[] | null {
  const ways = field.parties.reduce((product, { units }) => product * (units.length + 1), 1);
  if (field.targets.length > MOST_HEXES || ways > MOST_WAYS) return null;
  return new Search(field, wish, most).run();
}

/** What those who join one attack come to: nothing, before anybody has joined. */
const NOBODY: readonly [
  beside: number,
  alone: number,
  plain: number,
  own: number,
  bodies: number,
  force: number,
  dry: number,
  unowed: boolean,
  anyOwed: boolean,
] = [0, 0, 0, 0, 0, 0, 0, false, false];

class Search {
  readonly #field: Battlefield;
  readonly #wish: Wish;
  readonly #most: number;
  readonly #stages = new Map<number, Stage>();
  /** By the first hex that is left. */
  readonly #byHex: Stage[][];
  readonly #strengths: readonly number[];
  readonly #prices = new Map<number, number>();
  #move!: Move;
  #counts: number[] = [];
  #ways: readonly Way[] = [];
  /** What has been done so far, roughly in microseconds. */
  #effort = 0;
  readonly #limit: number;

  constructor(field: Battlefield, wish: Wish, most: number) {
    this.#field = field;
    this.#wish = wish;
    this.#most = most;
    this.#byHex = field.targets.map(() => []);
    this.#limit = field.targets.length > FEW_HEXES ? MOST_EFFORT : Infinity;
    this.#strengths = [...new Set(field.parties.map(({ printed }) => printed))].sort((a, b) => a - b);
  }

  run(): Ranked[] | null {
    const all = 2 ** this.#field.targets.length - 1;
    const start = this.#stage(all);
    const full = start.groups.reduce((sum, { size, place }) => sum + size * place, 0);
    start.nodes.set(full, [{ rank: 0, last: 0, before: null, move: null, used: 0 }]);
    for (const stages of this.#byHex)
      for (const stage of stages) {
        this.#march(stage);
        if (this.#effort > this.#limit) return null;
      }
    const ends = this.#stage(0).nodes.get(0) ?? [];
    return ends
      .filter(({ last }) => this.#field.soakOffs || last === ends[0]!.last)
      .map((way) => this.#retrace(way));
  }

  /** All that may be done next wherever these hexes are left. */
  #march(stage: Stage): void {
    const moves = this.#moves(stage);
    const { groups, nodes } = stage;
    this.#effort += STAGE_EFFORT;
    const owed = bitsOf(stage.left)
      .filter((bit) => this.#field.targets[bit]!.owed)
      .map((bit) => groups.flatMap(({ targets }, i) => (targets & (1 << bit) ? [i] : [])));
    for (const [node, ways] of nodes) {
      const counts = (this.#counts = readNode(node, groups));
      if (!allServed(owed, counts)) continue;
      this.#ways = ways;
      this.#effort += NODE_EFFORT;
      if (this.#effort > this.#limit) return;
      for (const move of moves) this.#try(move);
    }
    nodes.clear();
  }

  #try(move: Move): void {
    const counts = this.#counts;
    for (const i of move.stranded) if (counts[i]) return;
    let node = 0;
    for (let i = 0; i < counts.length; i++) node += counts[i]! * move.weights[i]!;
    this.#move = move;
    if (move.attack) this.#muster(0, ...NOBODY, node, 0);
    else this.#arrive(node, 0, 0, 0);
  }

  /** Lets each group in turn send so many units. The sums so far are arguments: here is where time goes. */
  #muster(
    i: number,
    beside: number,
    alone: number,
    plain: number,
    own: number,
    bodies: number,
    force: number,
    dry: number,
    unowed: boolean,
    anyOwed: boolean,
    node: number,
    used: number,
  ): void {
    const move = this.#move;
    if (i === move.senders.length) {
      if (bodies) this.#weigh(beside, alone, plain, own, bodies, force, dry, unowed, anyOwed, node, used);
      return;
    }
    const { index, group, weight, forced, dry: struck } = move.senders[i]!;
    const { party, place, strength } = group;
    const count = this.#counts[index]!;
    for (let n = forced ? count : 0; n <= count; n++)
      this.#muster(
        i + 1,
        beside + n * party.beside,
        alone + n * party.alone,
        plain + (party.halved ? 0 : n),
        own + n * party.printed,
        bodies + n,
        force + n * strength,
        n ? dry | struck : dry,
        unowed || (n > 0 && !party.owed),
        anyOwed || (n > 0 && party.owed),
        node - n * weight,
        used + n * place,
      );
  }

  #weigh(
    beside: number,
    alone: number,
    plain: number,
    own: number,
    bodies: number,
    force: number,
    dry: number,
    unowed: boolean,
    anyOwed: boolean,
    node: number,
    used: number,
  ): void {
    const move = this.#move;
    const defence = move.defence[dry]!;
    let tally: Tally;
    let last = 0;
    if (!defence) tally = plain ? SURE : HARMLESS_SURE;
    else {
      const column = columnIndex(plain ? beside : alone, defence);
      // 1-4 or worse is for those alone who must attack and be attacked (C4).
      if (column === 0 && (unowed || !move.allOwed)) return;
      last = column === 0 && !this.#field.soakOffs ? 1 : 0;
      tally = (plain ? move.tallies : move.harmless)[column]!;
    }
    const price = tally.Ex ? this.#price(force, move.prize.points) : 0;
    const rank = rankOf(this.#wish, tally, own, bodies, price, move.prize);
    // Nobody asked for this attack.
    if (rank <= 0 && !anyOwed && !move.anyOwed) return;
    this.#arrive(node, rank - last * LAST, last, used);
  }

  #price(force: number, points: number): number {
    const key = force * MOST_POINTS + points;
    let price = this.#prices.get(key);
    if (price === undefined) {
      const strengths: number[] = [];
      let rest = force;
      for (const strength of this.#strengths) {
        for (let n = rest % FORCE; n > 0; n--) strengths.push(strength);
        rest = Math.floor(rest / FORCE);
      }
      this.#prices.set(key, (price = exchangePrice(strengths, points)));
    }
    return price;
  }

  /** Notes the ways that lead on to a node, as far as they are among the best. */
  #arrive(node: number, rank: number, last: number, used: number): void {
    this.#effort++;
    const { nodes } = this.#move.next;
    let known = nodes.get(node);
    if (!known) nodes.set(node, (known = []));
    for (const before of this.#ways) {
      const sum = before.rank + rank;
      const full = known.length === this.#most;
      if (full && sum <= known.at(-1)!.rank) return;
      let i = full ? known.length - 1 : known.length;
      for (; i > 0 && known[i - 1]!.rank < sum; i--) known[i] = known[i - 1]!;
      known[i] = { rank: sum, last: before.last + last, before, move: this.#move, used };
    }
  }

  #stage(left: number): Stage {
    const known = this.#stages.get(left);
    if (known) return known;
    const groups: Group[] = [];
    const byKey = new Map<string, number>();
    const groupOf = this.#field.parties.map((party, sample) => {
      const [targets, wet] = [party.targets & left, party.wet & left];
      if (!targets) return -1;
      // Who has but one hex left fights with whoever is beside it.
      const from = targets & (targets - 1) ? party.from : '';
      const key = `${party.kind};${from};${targets};${wet}`;
      let index = byKey.get(key);
      if (index === undefined) {
        const strength = FORCE ** this.#strengths.indexOf(party.printed);
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
    this.#stages.set(left, stage);
    if (left) this.#byHex[31 - Math.clz32(left & -left)]!.push(stage);
    return stage;
  }

  /** The first hex that is left is attacked, alone or with others, or left in peace if it may be. */
  #moves(stage: Stage): Move[] {
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
    const next = this.#stage(stage.left & ~hexes);
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
    const senders = [...forced, ...free].map((index): Sender => {
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
      tallies: talliesFor(fortified),
      harmless: HARMLESS[fortified ? 1 : 0]!,
      defence: Array.from({ length: 2 ** bits.length }, (_, dry) =>
        targets.reduce((sum, target, i) => sum + (dry & (1 << i) ? target.dry : target.wet), 0),
      ),
      allOwed: targets.every((target) => target.owed),
      anyOwed: targets.some((target) => target.owed),
    };
  }

  /** The attacks along a way, with units by name: of a group, those that come first in the roster. */
  #retrace(end: Way): Ranked {
    const steps: { move: Move; used: number }[] = [];
    for (let way: Way | null = end; way?.move; way = way.before)
      steps.unshift({ move: way.move, used: way.used });
    const left = this.#field.parties.map(({ units }) => [...units]);
    const attacks: AttackPlan[] = [];
    for (const { move, used } of steps) {
      if (!move.attack) continue;
      const counts = readNode(used, move.stage.groups);
      const attackers: UnitId[] = [];
      left.forEach((units, party) => {
        const group = move.stage.groupOf[party]!;
        for (; group >= 0 && counts[group]! > 0 && units.length; counts[group]!--)
          attackers.push(units.shift()!);
      });
      const targets: Hex[] = bitsOf(move.hexes).map((bit) => this.#field.targets[bit]!.hex);
      attacks.push({ attackers: attackers.sort((a, b) => a - b), targets: targets.sort((a, b) => a - b) });
    }
    return { rank: end.rank + end.last * LAST, last: end.last, attacks };
  }
}
