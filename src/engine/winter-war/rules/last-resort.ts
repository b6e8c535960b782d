/**
 * Attacks at 1-4 or worse are a last resort (C4): the fewest of them with which the present obligations can be met, and
 * the attacks that do so.
 */
import type { State } from '../state/state.ts';
import {
  isTooLarge,
  partsOf,
  pieces,
  type Found,
  type Part,
  ableAt,
  isLast,
  MOST_HEXES,
  owedOf,
  placeOf,
} from './last-resort-parts.ts';
import type { Hex } from '../board/grid.ts';
import type { AttackPlan } from './odds.ts';

interface Choice {
  readonly party: number;
  readonly targets: number;
  readonly last: boolean;
  readonly size: number;
}

/**
 * The most choices examined for one question; in parts that need more, no attack counts as avoidable.
 * Each question starts anew, so that the answer never depends on earlier questions.
 */
const MOST_EFFORT = 6000;

const NOTHING_LEFT: Found = { least: 0, party: 0, targets: 0 };
const DEAD_END: Found = { least: Infinity, party: 0, targets: 0 };

const countOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};

const keyOf = (fighters: number, hexes: number): number => fighters * 2 ** MOST_HEXES + hexes;

/**
 * Finds the least number of attacks at 1-4 or worse for a part of the front (C4) by search; each remainder is examined
 * once.
 */
class Trial {
  readonly #part: Part;
  readonly #known = new Map<number, Found>();
  #effort = 0;

  constructor(part: Part) {
    this.#part = part;
  }

  get tangled(): boolean {
    return this.#effort > MOST_EFFORT;
  }

  /** The remainder may split into independent pieces. */
  least(party: number, hexes: number): number {
    let sum = 0;
    for (const [some, there] of pieces(this.#part, party, hexes)) sum += this.piece(some, there).least;
    return sum;
  }

  piece(party: number, hexes: number): Found {
    const key = keyOf(party, hexes);
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#try(party, hexes);
    this.#known.set(key, found);
    return found;
  }

  #try(party: number, hexes: number): Found {
    if (!hexes) return owedOf(this.#part, party) ? DEAD_END : NOTHING_LEFT;
    const choices = choicesIn(this.#part, party, hexes);
    this.#effort += choices.length + 1;
    if (this.tangled) return DEAD_END;
    let floor = 0;
    let best = DEAD_END;
    for (const { party: some, targets, last } of choices) {
      // Attacks at 1-4 or worse are last in the list.
      if (last && best.least <= 1) break;
      const least = Number(last) + this.least(party & ~some, hexes & ~targets);
      if (least >= best.least) continue;
      best = { least, party: some, targets };
      floor ||= least && atLeast(this.#part, party, hexes);
      if (least <= floor) break;
    }
    return best;
  }
}

/** Lower bound of attacks at 1-4 or worse: hexes too strong for all attackers, no two of which share any. */
function atLeast(part: Part, party: number, hexes: number): number {
  let count = 0;
  let taken = new Set<Hex>();
  for (let rest = hexes; rest; rest &= rest - 1) {
    const hex = rest & -rest;
    const able = ableAt(part, party, hex);
    const stacks = new Set<Hex>();
    let halved = 0;
    for (let some = able; some; some &= some - 1) {
      const fighter = part.fighters[placeOf(some)]!;
      stacks.add(fighter.from);
      if (fighter.halved) halved |= some & -some;
    }
    const hopeless = isLast(part, able, hex) && (!halved || isLast(part, halved, hex));
    if (!hopeless || [...stacks].some((from) => taken.has(from))) continue;
    taken = new Set([...taken, ...stacks]);
    count++;
  }
  return count;
}

/** Every attack on the hex with the fewest attackers, alone or with others; those at 1-4 or worse come last. */
function choicesIn(part: Part, party: number, hexes: number): Choice[] {
  let hex = 0;
  let able = 0;
  let fewest = Infinity;
  for (let rest = hexes; rest; rest &= rest - 1) {
    const some = ableAt(part, party, rest & -rest);
    const count = countOf(some);
    if (count < fewest) [hex, able, fewest] = [rest & -rest, some, count];
  }
  const choices: Choice[] = [];
  add(part, party, hexes, hex, able, choices);
  const stacks = new Map<Hex, number>();
  for (let rest = able; rest; rest &= rest - 1) {
    const { from } = part.fighters[placeOf(rest)]!;
    stacks.set(from, (stacks.get(from) ?? 0) | (rest & -rest));
  }
  for (const stack of stacks.values()) {
    let reach = 0;
    for (let rest = stack; rest; rest &= rest - 1) reach |= part.fighters[placeOf(rest)]!.targets;
    const others = reach & hexes & ~hex;
    for (let some = others; some; some = (some - 1) & others) {
      const targets = some | hex;
      let together = 0;
      for (let rest = stack; rest; rest &= rest - 1)
        if ((part.fighters[placeOf(rest)]!.targets & targets) === targets) together |= rest & -rest;
      if (together) add(part, party, hexes, targets, together, choices);
    }
  }
  return choices.sort((a, b) => Number(a.last) - Number(b.last) || a.size - b.size);
}

/** Adds attacks on some hexes: with all units that have no other target, and any of the others. */
function add(
  part: Part,
  party: number,
  hexes: number,
  targets: number,
  able: number,
  choices: Choice[],
): void {
  const { fighters } = part;
  let forced = 0;
  for (let rest = owedOf(part, party); rest; rest &= rest - 1)
    if (!(fighters[placeOf(rest)]!.targets & hexes & ~targets)) forced |= rest & -rest;
  if (forced & ~able) return;
  const free: number[] = [];
  for (let rest = able & ~forced; rest; rest &= rest - 1) free.push(placeOf(rest));
  const extend = (i: number, chosen: number): void => {
    if (i === free.length) {
      if (!chosen) return;
      const last = isLast(part, chosen, targets);
      if (last && owedOf(part, chosen) !== chosen) return;
      choices.push({ party: chosen, targets, last, size: countOf(chosen) });
      return;
    }
    // Of interchangeable units the first ones are used.
    let after = i + 1;
    while (after < free.length && fighters[free[after]!]!.alike === fighters[free[i]!]!.alike) after++;
    let some = chosen;
    extend(after, some);
    for (let k = i; k < after; k++) extend(after, (some |= 1 << free[k]!));
  };
  extend(0, forced);
}

/** The least number of attacks at 1-4 or worse for a remainder, or null when the search is too large. */
function leastIn(part: Part, party: number, hexes: number): number | null {
  if (isTooLarge(part)) return null;
  let sum = 0;
  for (const [some, there] of pieces(part, party, hexes)) {
    const key = keyOf(some, there);
    let found = part.known.get(key);
    if (found === undefined) {
      const trial = new Trial(part);
      const answer = trial.piece(some, there);
      part.known.set(key, (found = trial.tangled ? null : answer));
    }
    if (!found) return null;
    sum += found.least;
  }
  return sum;
}

const all = (count: number): number => 2 ** count - 1;

/** The fighters and hexes left in a part after an attack. */
function leftBy(
  { fighters, hexes }: Part,
  { attackers, targets }: AttackPlan,
): [party: number, hexes: number] {
  let party = all(fighters.length);
  let there = all(hexes.length);
  fighters.forEach(({ unit }, i) => {
    if (attackers.includes(unit)) party &= ~(1 << i);
  });
  hexes.forEach((hex, i) => {
    if (targets.includes(hex)) there &= ~(1 << i);
  });
  return [party, there];
}

/**
 * True when an attack belongs to no way of meeting the obligations with the fewest attacks at 1-4 or worse (C4);
 * `last`: the attack itself is at 1-4 or worse.
 */
export function isAvoidable(state: State, attack: AttackPlan, last: boolean): boolean {
  for (const part of partsOf(state)) {
    const { fighters, hexes } = part;
    if (isTooLarge(part)) continue;
    const [party, there] = leftBy(part, attack);
    const everybody = all(fighters.length);
    if (party === everybody && there === all(hexes.length)) continue;
    const before = leastIn(part, everybody, all(hexes.length));
    const after = before === null ? null : leastIn(part, party, there);
    if (before !== null && after !== null && after + Number(last) > before) return true;
  }
  return false;
}

/** Attacks that meet the obligations with the fewest at 1-4 or worse, in the parts that `attack` touches. */
export function wayInstead(state: State, attack: AttackPlan): AttackPlan[] {
  return partsOf(state).flatMap((part) => {
    const [everybody, everything] = [all(part.fighters.length), all(part.hexes.length)];
    const [party, there] = leftBy(part, attack);
    if (party === everybody && there === everything) return [];
    const trial = new Trial(part);
    const found: AttackPlan[] = [];
    const retrace = (some: number, hexes: number): void => {
      for (const [units, near] of pieces(part, some, hexes)) {
        const best = trial.piece(units, near);
        if (!best.targets) continue;
        if ((best.party & ~party) | (best.targets & ~there)) found.push(planOf(part, best));
        retrace(units & ~best.party, near & ~best.targets);
      }
    };
    retrace(everybody, everything);
    return found;
  });
}

const planOf = ({ fighters, hexes }: Part, { party, targets }: Found): AttackPlan => ({
  attackers: fighters.flatMap(({ unit }, i) => (party & (1 << i) ? [unit] : [])).sort((a, b) => a - b),
  targets: hexes.filter((_, i) => targets & (1 << i)).sort((a, b) => a - b),
});
