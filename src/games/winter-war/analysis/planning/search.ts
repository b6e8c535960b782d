import type { Battlefield } from './front.ts';
import {
  CERTAIN,
  type Tally,
  type Wish,
  columnIndex,
  exchangePrice,
  rankAttack,
  withoutHarm,
} from './values.ts';
import {
  FORCE_RADIX,
  LOW_ODDS_PENALTY,
  type Move,
  type RankedSet,
  type SearchPath,
  type Stage,
  Stages,
  bitsOf,
  decodeNode,
  readAttacks,
} from './stages.ts';

const HARMLESS_CERTAIN = withoutHarm(CERTAIN);

/** Above the Defence Strength of six hexes. */
const MAX_DEFENCE = 256;

/** Limits of bit masks (hexes) and of exact integers (nodes). */
const MAX_HEXES = 30;
const MAX_NODES = 2 ** 52;

/** Estimated microseconds per node and per stage; positions of played games stay far below the limit. */
const NODE_EFFORT = 3;
const STAGE_EFFORT = 50;
const MAX_EFFORT = 120_000;
/** Up to this many hexes the effort is not limited: one unit may touch them all. */
const FEW_HEXES = 6;

/** Whether each list has a group with units left. */
function areAllServed(lists: readonly (readonly number[])[], counts: readonly number[]): boolean {
  for (const list of lists) {
    let some = false;
    for (const i of list) some ||= counts[i]! > 0;
    if (!some) return false;
  }
  return true;
}

/**
 * The best sets of attacks on one part of the front, best first; empty where the obligations cannot be met, null
 * where the part is too large. Exact: for each hex all attacks are tried on each remainder of units, and only
 * the best paths to equal remainders are kept.
 */
export function searchPart(field: Battlefield, wish: Wish, most: number): RankedSet[] | null {
  const ways = field.parties.reduce((product, { units }) => product * (units.length + 1), 1);
  if (field.targets.length > MAX_HEXES || ways > MAX_NODES) return null;
  return new PartSearch(field, wish, most).run();
}

/** Sums over the units that join an attack so far; one object per depth of the recursion, since most time goes here. */
interface ForceSums {
  /** Strength in half points with supplied units beside, and without (CL7). */
  beside: number;
  alone: number;
  /** Number of units that are not halved. */
  plain: number;
  /** Printed Attack Strength, and number of units. */
  own: number;
  bodies: number;
  /** The strengths as a force number, see `FORCE_RADIX`. */
  force: number;
  /** Bit mask of the attacked hexes that some unit attacks across land. */
  dry: number;
  /** Whether any unit is not obliged to attack, and whether any is. */
  unowed: boolean;
  anyOwed: boolean;
  /** The node of the units left, and the units used in the same encoding. */
  node: number;
  used: number;
}

const noForce = (): ForceSums => ({
  beside: 0,
  alone: 0,
  plain: 0,
  own: 0,
  bodies: 0,
  force: 0,
  dry: 0,
  unowed: false,
  anyOwed: false,
  node: 0,
  used: 0,
});

class PartSearch {
  readonly #field: Battlefield;
  readonly #wish: Wish;
  readonly #most: number;
  readonly #stages: Stages;
  readonly #prices = new Map<number, number>();
  #move!: Move;
  #counts: number[] = [];
  readonly #sums: ForceSums[] = [noForce()];
  #ways: readonly SearchPath[] = [];
  /** Effort so far, in estimated microseconds. */
  #effort = 0;
  readonly #limit: number;

  constructor(field: Battlefield, wish: Wish, most: number) {
    this.#field = field;
    this.#wish = wish;
    this.#most = most;
    this.#stages = new Stages(field);
    this.#limit = field.targets.length > FEW_HEXES ? MAX_EFFORT : Infinity;
  }

  run(): RankedSet[] | null {
    const start = this.#stages.at(2 ** this.#field.targets.length - 1);
    const full = start.groups.reduce((sum, { size, place }) => sum + size * place, 0);
    start.nodes.set(full, [{ rank: 0, last: 0, before: null, move: null, used: 0 }]);
    for (const stages of this.#stages.byHex)
      for (const stage of stages) {
        this.#tryMoves(stage);
        if (this.#effort > this.#limit) return null;
      }
    const ends = this.#stages.at(0).nodes.get(0) ?? [];
    return ends
      .filter(({ last }) => this.#field.soakOffs || last === ends[0]!.last)
      .map((way) => readAttacks(this.#field, way));
  }

  #tryMoves(stage: Stage): void {
    const moves = this.#stages.movesFrom(stage);
    const { groups, nodes } = stage;
    this.#effort += STAGE_EFFORT;
    const owed = bitsOf(stage.left)
      .filter((bit) => this.#field.targets[bit]!.owed)
      .map((bit) => groups.flatMap(({ targets }, i) => (targets & (1 << bit) ? [i] : [])));
    for (const [node, ways] of nodes) {
      const counts = (this.#counts = decodeNode(node, groups));
      if (!areAllServed(owed, counts)) continue;
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
    if (!move.attack) return this.#addPaths(node, 0, 0, 0);
    this.#sums[0]!.node = node;
    this.#addContributors(0);
  }

  /** Adds every possible number of units of each contributing group from index `i` on, and rates the attacks. */
  #addContributors(i: number): void {
    const { senders } = this.#move;
    const before = this.#sums[i]!;
    if (i === senders.length) {
      if (before.bodies) this.#rate(before);
      return;
    }
    const after = (this.#sums[i + 1] ??= noForce());
    const { index, group, weight, forced, dry } = senders[i]!;
    const { party, place, strength } = group;
    const count = this.#counts[index]!;
    for (let n = forced ? count : 0; n <= count; n++) {
      after.beside = before.beside + n * party.beside;
      after.alone = before.alone + n * party.alone;
      after.plain = before.plain + (party.halved ? 0 : n);
      after.own = before.own + n * party.printed;
      after.bodies = before.bodies + n;
      after.force = before.force + n * strength;
      after.dry = n ? before.dry | dry : before.dry;
      after.unowed = before.unowed || (n > 0 && !party.owed);
      after.anyOwed = before.anyOwed || (n > 0 && party.owed);
      after.node = before.node - n * weight;
      after.used = before.used + n * place;
      this.#addContributors(i + 1);
    }
  }

  /** Ranks the attack of a force and adds its paths, unless it is illegal or pointless. */
  #rate({ beside, alone, plain, own, bodies, force, dry, unowed, anyOwed, node, used }: ForceSums): void {
    const move = this.#move;
    const defence = move.defence[dry]!;
    let tally: Tally;
    let last = 0;
    if (!defence) tally = plain ? CERTAIN : HARMLESS_CERTAIN;
    else {
      const column = columnIndex(plain ? beside : alone, defence);
      // Odds of 1-4 or worse are only for units and hexes that must fight (C4).
      if (column === 0 && (unowed || !move.allOwed)) return;
      last = column === 0 && !this.#field.soakOffs ? 1 : 0;
      tally = (plain ? move.tallies : move.harmless)[column]!;
    }
    const price = tally.Ex ? this.#price(force, move.prize.points) : 0;
    const rank = rankAttack(this.#wish, tally, own, bodies, price, move.prize);
    // Optional attacks without positive value are not made.
    if (rank <= 0 && !anyOwed && !move.anyOwed) return;
    this.#addPaths(node, rank - last * LOW_ODDS_PENALTY, last, used);
  }

  #price(force: number, points: number): number {
    const key = force * MAX_DEFENCE + points;
    let price = this.#prices.get(key);
    if (price === undefined) {
      const strengths: number[] = [];
      let rest = force;
      for (const strength of this.#stages.strengths) {
        for (let n = rest % FORCE_RADIX; n > 0; n--) strengths.push(strength);
        rest = Math.floor(rest / FORCE_RADIX);
      }
      this.#prices.set(key, (price = exchangePrice(strengths, points)));
    }
    return price;
  }

  /** Adds the paths to a node as far as they are among its best. */
  #addPaths(node: number, rank: number, last: number, used: number): void {
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
}
