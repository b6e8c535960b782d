/** Splits the front for attacks at 1-4 or worse (C4) into independent parts, as bits. Strengths in half points. */
import type { Hex } from '../board/grid.ts';
import type { State } from '../state/state.ts';
import type { UnitId } from '../units/roster.ts';
import { attackable, isHalved } from './attackers.ts';
import { oddsColumn, acrossWater, attackHalves, hexDefence } from './odds.ts';
import { obligationGraph } from './obligations.ts';

/** A unit that may attack a hex that must be attacked. Targets are bits of the hexes of its part. */
interface Fighter {
  readonly unit: UnitId;
  readonly from: Hex;
  readonly owed: boolean;
  /** Attacks at half strength, and adds nothing beside supplied units (CL7). */
  readonly halved: boolean;
  readonly alone: number;
  readonly beside: number;
  readonly targets: number;
  readonly wet: number;
  /** Equal for units that are interchangeable. */
  readonly alike: string;
}

/** Hexes that must be attacked, connected by units that may attack several of them. */
export interface Part {
  readonly fighters: readonly Fighter[];
  readonly hexes: readonly Hex[];
  /** Defence, by bit number, against attackers across dry ground and across water alone. */
  readonly dry: readonly number[];
  readonly wet: readonly number[];
  /** Earlier answers, by fighters and hexes left. */
  readonly known: Map<number, Found | null>;
}

/** The best way to meet the rest: number of attacks at 1-4 or worse, and the first attack. */
export interface Found {
  readonly least: number;
  readonly party: number;
  readonly targets: number;
}

/** Limits of a part, so that its bits fit into a number; a larger part counts as too tangled. */
const MOST_FIGHTERS = 30;
export const MOST_HEXES = 20;
/** Too large to be searched: the rule does not apply to such a part. */
export const isTooLarge = ({ fighters, hexes }: Part): boolean =>
  fighters.length > MOST_FIGHTERS || hexes.length > MOST_HEXES;

export const placeOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

const parts = new WeakMap<State, readonly Part[]>();

/** The parts of the front with obligations; computed once for each position. */
export function partsOf(state: State): readonly Part[] {
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
    // Interchangeable units are next to each other.
    fighters: fighters.sort((a, b) => (a.alike < b.alike ? -1 : a.alike > b.alike ? 1 : a.unit - b.unit)),
    hexes,
    dry: hexes.map((hex) => hexDefence(state, hex, false)),
    wet: hexes.map((hex) => hexDefence(state, hex, true)),
    known: new Map(),
  };
}

/** True when these fighters attack these hexes at 1-4 or worse. */
export function isLast({ fighters, dry, wet }: Part, party: number, targets: number): boolean {
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

/** The fighters of a party that must attack. */
export function owedOf({ fighters }: Part, party: number): number {
  let owed = 0;
  for (let rest = party; rest; rest &= rest - 1) if (fighters[placeOf(rest)]!.owed) owed |= rest & -rest;
  return owed;
}

/** The fighters of a party that may attack a hex. */
export function ableAt({ fighters }: Part, party: number, hex: number): number {
  let able = 0;
  for (let rest = party; rest; rest &= rest - 1)
    if (fighters[placeOf(rest)]!.targets & hex) able |= rest & -rest;
  return able;
}

/** Connected groups of fighters and hexes; fighters without target and obligation are left out. */
export function pieces(part: Part, party: number, hexes: number): [party: number, hexes: number][] {
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
