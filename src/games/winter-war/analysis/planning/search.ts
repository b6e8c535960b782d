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

/** More Defence Strength than six hexes hold. */
const MAX_DEFENCE = 256;

/** Hexes of a field are bits, and ways to leave its units are numbers. */
const MAX_HEXES = 30;
const MAX_NODES = 2 ** 52;

/** Rough microseconds: for a node, and for hexes left. Positions of played games stay far below the limit. */
const NODE_EFFORT = 3;
const STAGE_EFFORT = 50;
const MAX_EFFORT = 120_000;
/** So few hexes are never too many, and may belong to one unit. */
const FEW_HEXES = 6;

/** True when of each list of groups one still has units. */
function areAllServed(lists: readonly (readonly number[])[], counts: readonly number[]): boolean {
  for (const list of lists) {
    let some = false;
    for (const i of list) some ||= counts[i]! > 0;
    if (!some) return false;
  }
  return true;
}

/**
 * The best sets of attacks on one part of the front, the best first; none when the obligations cannot be
 * met, and null when the field is too large. Exact: hex by hex, every attack on the next one is tried on
 * every different remainder of units, and of equal remainders the best ways are kept.
 */
export function searchPart(field: Battlefield, wish: Wish, most: number): RankedSet[] | null {
  const ways = field.parties.reduce((product, { units }) => product * (units.length + 1), 1);
  if (field.targets.length > MAX_HEXES || ways > MAX_NODES) return null;
  return new PartSearch(field, wish, most).run();
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

class PartSearch {
  readonly #field: Battlefield;
  readonly #wish: Wish;
  readonly #most: number;
  readonly #stages: Stages;
  readonly #prices = new Map<number, number>();
  #move!: Move;
  #counts: number[] = [];
  #ways: readonly SearchPath[] = [];
  /** What has been done so far, roughly in microseconds. */
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
        this.#march(stage);
        if (this.#effort > this.#limit) return null;
      }
    const ends = this.#stages.at(0).nodes.get(0) ?? [];
    return ends
      .filter(({ last }) => this.#field.soakOffs || last === ends[0]!.last)
      .map((way) => readAttacks(this.#field, way));
  }

  /** All that may be done next wherever these hexes are left. */
  #march(stage: Stage): void {
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
    if (!defence) tally = plain ? CERTAIN : HARMLESS_CERTAIN;
    else {
      const column = columnIndex(plain ? beside : alone, defence);
      // 1-4 or worse is for those alone who must attack and be attacked (C4).
      if (column === 0 && (unowed || !move.allOwed)) return;
      last = column === 0 && !this.#field.soakOffs ? 1 : 0;
      tally = (plain ? move.tallies : move.harmless)[column]!;
    }
    const price = tally.Ex ? this.#price(force, move.prize.points) : 0;
    const rank = rankAttack(this.#wish, tally, own, bodies, price, move.prize);
    // Nobody asked for this attack.
    if (rank <= 0 && !anyOwed && !move.anyOwed) return;
    this.#arrive(node, rank - last * LOW_ODDS_PENALTY, last, used);
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
}
