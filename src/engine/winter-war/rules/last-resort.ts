/**
 * Attacks at 1-4 or worse are a last resort (C4): how few of them the obligations that stand can be met with,
 * and by which attacks. Strengths in half points.
 */
import type { Hex } from '../board/grid.ts';
import type { State } from '../game/state.ts';
import type { UnitId } from '../units/roster.ts';
import { attackable, isHalved } from './attackers.ts';
import { oddsColumn } from './combat-table.ts';
import { obligationGraph } from './obligations.ts';
import { acrossWater, attackHalves, hexDefence, type AttackPlan } from './odds.ts';

/** A unit that may attack a hex that must be attacked. Targets are bits of the hexes of its part. */
interface Fighter {
  readonly unit: UnitId;
  readonly from: Hex;
  readonly owed: boolean;
  /** Attacks at half strength and is worth nothing beside others (CL7). */
  readonly halved: boolean;
  readonly alone: number;
  readonly beside: number;
  readonly targets: number;
  readonly wet: number;
  /** The same for units that can stand for each other. */
  readonly alike: string;
}

/** Hexes that must be attacked, linked by those who may attack them. */
interface Part {
  readonly fighters: readonly Fighter[];
  readonly hexes: readonly Hex[];
  /** Defence, by place, against attackers across dry ground and across water alone. */
  readonly dry: readonly number[];
  readonly wet: readonly number[];
  /** What has been asked before, by fighters and hexes left. */
  readonly known: Map<number, Found | null>;
}

/** How the rest is met best: attacks at 1-4 or worse, and the first attack on the way. */
interface Found {
  readonly least: number;
  readonly party: number;
  readonly targets: number;
}

/** An attack that may come next. */
interface Choice {
  readonly party: number;
  readonly targets: number;
  readonly last: boolean;
  readonly size: number;
}

/** So many fit into a number as bits; a larger part counts as too tangled. */
const MOST_FIGHTERS = 30;
const MOST_HEXES = 20;
/**
 * Choices looked at for one question, at most; parts that are more tangled pass as if nothing could be avoided.
 * Each question starts from nothing, so that the answer never depends on what was asked before.
 */
const MOST_EFFORT = 6000;

const NOTHING_LEFT: Found = { least: 0, party: 0, targets: 0 };
const DEAD_END: Found = { least: Infinity, party: 0, targets: 0 };

const countOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};
const placeOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

const keyOf = (fighters: number, hexes: number): number => fighters * 2 ** MOST_HEXES + hexes;

const parts = new WeakMap<State, readonly Part[]>();

/** The parts of the front where something is owed; the position is looked at once. */
function partsOf(state: State): readonly Part[] {
  const known = parts.get(state);
  if (known) return known;
  const found = split(state);
  parts.set(state, found);
  return found;
}

function split(state: State): Part[] {
  const { byHex } = obligationGraph(state);
  const able = new Map(
    attackable(state)
      .filter(({ hex }) => byHex.has(hex))
      .map(({ hex, attackers }) => [hex, attackers]),
  );
  const left = new Set(able.keys());
  const found: Part[] = [];
  for (const start of able.keys()) {
    if (!left.delete(start)) continue;
    const hexes = [start];
    const units = new Set<UnitId>();
    for (const hex of hexes)
      for (const unit of able.get(hex)!) {
        if (units.has(unit)) continue;
        units.add(unit);
        for (const next of left) if (able.get(next)!.includes(unit) && left.delete(next)) hexes.push(next);
      }
    found.push(partOf(state, hexes, [...units], able));
  }
  return found;
}

function partOf(
  state: State,
  hexes: readonly Hex[],
  units: readonly UnitId[],
  able: ReadonlyMap<Hex, readonly UnitId[]>,
): Part {
  const { byUnit } = obligationGraph(state);
  const bits = (wanted: (hex: Hex) => boolean): number =>
    hexes.reduce((mask, hex, i) => (wanted(hex) ? mask | (1 << i) : mask), 0);
  const fighters = units.map((unit): Fighter => {
    const targets = bits((hex) => able.get(hex)!.includes(unit));
    const wet = bits((hex) => able.get(hex)!.includes(unit) && acrossWater(state, [unit], hex));
    const from = state.units[unit]!.at;
    const strength = {
      from,
      owed: byUnit.has(unit),
      halved: isHalved(state, unit),
      alone: attackHalves(state, unit, true),
      beside: attackHalves(state, unit, false),
      targets,
    };
    return { unit, wet, ...strength, alike: Object.values(strength).join() };
  });
  return {
    // Those who can stand for each other stand together.
    fighters: fighters.sort((a, b) => (a.alike < b.alike ? -1 : a.alike > b.alike ? 1 : a.unit - b.unit)),
    hexes,
    dry: hexes.map((hex) => hexDefence(state, hex, false)),
    wet: hexes.map((hex) => hexDefence(state, hex, true)),
    known: new Map(),
  };
}

/** True when some fighters attack some hexes at 1-4 or worse. */
function isLast({ fighters, dry, wet }: Part, party: number, targets: number): boolean {
  let alone = 0;
  let beside = 0;
  let halved = true;
  let soaked = targets;
  for (let rest = party; rest; rest &= rest - 1) {
    const fighter = fighters[placeOf(rest)]!;
    alone += fighter.alone;
    beside += fighter.beside;
    halved &&= fighter.halved;
    soaked &= fighter.wet;
  }
  let defence = 0;
  for (let rest = targets; rest; rest &= rest - 1) {
    const place = placeOf(rest);
    defence += soaked & (1 << place) ? wet[place]! : dry[place]!;
  }
  return defence > 0 && oddsColumn(halved ? alone : beside, defence) === '1-4';
}

/** One question, answered by trying; of equal remainders each is looked at once. */
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

  /** The remainder may fall into pieces that have nothing to do with each other. */
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
      // Those at 1-4 or worse come last.
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

/** The fighters among some who must attack. */
function owedOf({ fighters }: Part, party: number): number {
  let owed = 0;
  for (let rest = party; rest; rest &= rest - 1) if (fighters[placeOf(rest)]!.owed) owed |= rest & -rest;
  return owed;
}

/** The fighters among some who may attack a hex. */
function ableAt({ fighters }: Part, party: number, hex: number): number {
  let able = 0;
  for (let rest = party; rest; rest &= rest - 1)
    if (fighters[placeOf(rest)]!.targets & hex) able |= rest & -rest;
  return able;
}

/** Fighters and hexes that hang together; who has nothing left to attack and need not is left out. */
function pieces(part: Part, party: number, hexes: number): [party: number, hexes: number][] {
  const found: [number, number][] = [];
  let freeUnits = party;
  let freeHexes = hexes;
  while (freeHexes) {
    let there = freeHexes & -freeHexes;
    let some = 0;
    for (let grown = true; grown;) {
      grown = false;
      for (let rest = freeUnits & ~some; rest; rest &= rest - 1) {
        const { targets } = part.fighters[placeOf(rest)]!;
        if (!(targets & there)) continue;
        some |= rest & -rest;
        grown ||= (targets & freeHexes & ~there) !== 0;
        there |= targets & freeHexes;
      }
    }
    found.push([some, there]);
    freeUnits &= ~some;
    freeHexes &= ~there;
  }
  if (owedOf(part, freeUnits)) found.push([freeUnits, 0]);
  return found;
}

/** At least so many attacks at 1-4 or worse: hexes beyond everybody's strength of which no two share attackers. */
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

/** Attacks on some hexes by those who can: with all for whom nothing else is left, and any of the others. */
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
    // Of those who can stand for each other the first ones go.
    let after = i + 1;
    while (after < free.length && fighters[free[after]!]!.alike === fighters[free[i]!]!.alike) after++;
    let some = chosen;
    extend(after, some);
    for (let k = i; k < after; k++) extend(after, (some |= 1 << free[k]!));
  };
  extend(0, forced);
}

/** The least number of attacks at 1-4 or worse for a remainder, or null where that is too tangled to tell. */
function leastIn(part: Part, party: number, hexes: number): number | null {
  if (part.fighters.length > MOST_FIGHTERS || part.hexes.length > MOST_HEXES) return null;
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

/** What an attack takes out of a part. */
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
 * True when an attack is no part of any way to meet the obligations with the fewest attacks at 1-4 or worse
 * (C4); `last` tells that it is one itself.
 */
export function isAvoidable(state: State, attack: AttackPlan, last: boolean): boolean {
  for (const part of partsOf(state)) {
    const { fighters, hexes } = part;
    if (fighters.length > MOST_FIGHTERS || hexes.length > MOST_HEXES) continue;
    const [party, there] = leftBy(part, attack);
    const everybody = all(fighters.length);
    if (party === everybody && there === all(hexes.length)) continue;
    const before = leastIn(part, everybody, all(hexes.length));
    const after = before === null ? null : leastIn(part, party, there);
    if (before !== null && after !== null && after + Number(last) > before) return true;
  }
  return false;
}

/** Attacks that meet the obligations with as few at 1-4 or worse as can be: those of them that an attack would upset. */
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
