import { COUNTRY_CODES, countryTable, SWEDISH_ENTRY } from '../board/board.ts';
import { hexsideTable, type Hex } from '../board/grid.ts';
import { factsOf } from './facts.ts';
import { enemiesOf } from '../state/occupancy.ts';
import { MARK, type State } from '../state/state.ts';
import { ATTACK, counter, IS_HQ, IS_NKVD, type UnitId } from '../units/roster.ts';
import { isHeavy, lakeSide, landNext } from './terrain.ts';

/** True when a unit of the phasing side can still take part in an attack (Combat.E, F, P). */
export const mayAttack = (state: State, unit: UnitId): boolean =>
  (!state.units[unit]!.cut || isHalved(state, unit)) && mightAttack(state, unit);

/** True for a unit of an overloaded city that could not withdraw and attacks at half strength (CL7). */
export const isHalved = (state: State, unit: UnitId): boolean => state.combat?.halved.includes(unit) === true;

/** As `mayAttack`, ignoring isolation. */
export function mightAttack(state: State, unit: UnitId): boolean {
  const { at, marks } = state.units[unit]!;
  return (
    at >= 0 &&
    !(marks & (MARK.advanced | MARK.fought | MARK.stunned)) &&
    ATTACK[unit]! > 0 &&
    !IS_HQ[unit] &&
    counter(unit).side === state.phasing
  );
}

/** True when a hex has an enemy unit that has not been attacked in this segment (Combat.F). */
export function freshTarget(state: State, hex: Hex): boolean {
  const { occupancy } = factsOf(state);
  if (!enemiesOf(occupancy, state.phasing)[hex]) return false;
  for (let id = occupancy.first[hex]!; id >= 0; id = occupancy.next[id]!)
    if (!(state.units[id]!.marks & MARK.fought)) return true;
  return false;
}

const nkvdBarred = (unit: UnitId, hex: Hex): boolean =>
  IS_NKVD[unit] === 1 && countryTable[hex] === COUNTRY_CODES.finland;

/** True when a unit may attack a neighbouring hex in that direction (Combat.Q, Designer.A1, Scenario.Allies). */
function mayStrike(state: State, unit: UnitId, direction: number, hex: Hex): boolean {
  if (nkvdBarred(unit, hex) || hex === SWEDISH_ENTRY) return false;
  return !lakeSide[hexsideTable[direction]!] || !isHeavy(state, unit);
}

/** True when a unit is next to a hex and may attack across the hexside between them (Combat.Q). */
export function canStrike(state: State, unit: UnitId, hex: Hex): boolean {
  const from = state.units[unit]!.at;
  for (let d = from * 6, end = d + 6; d < end; d++)
    if (landNext[d] === hex) return mayStrike(state, unit, d, hex);
  return false;
}

export function targetsOf(state: State, unit: UnitId): Hex[] {
  const from = state.units[unit]!.at;
  const found: Hex[] = [];
  for (let d = from * 6, end = d + 6; d < end; d++) {
    const hex = landNext[d]!;
    if (hex < 0 || !mayStrike(state, unit, d, hex)) continue;
    if (freshTarget(state, hex)) found.push(hex);
  }
  return found;
}

export const anyAttack = (state: State): boolean =>
  state.units.some((_, unit) => mayAttack(state, unit) && targetsOf(state, unit).length > 0);

/** Every hex that can be attacked with the units that may attack it, in ascending order of hexes. */
export function attackable(state: State): { hex: Hex; attackers: UnitId[] }[] {
  if (state.phase !== 'attack') return [];
  const byHex = new Map<Hex, UnitId[]>();
  state.units.forEach((_, unit) => {
    if (!mayAttack(state, unit)) return;
    for (const hex of targetsOf(state, unit)) {
      const known = byHex.get(hex);
      if (known) known.push(unit);
      else byHex.set(hex, [unit]);
    }
  });
  return [...byHex].sort((a, b) => a[0] - b[0]).map(([hex, attackers]) => ({ hex, attackers }));
}

/** Units that may attack all the targets together with those chosen: several hexes only from one hex (C1). */
export function ableTogether(
  state: State,
  targets: readonly Hex[],
  chosen: readonly UnitId[] = [],
): UnitId[] {
  const lists = attackable(state).filter(({ hex }) => targets.includes(hex));
  const [first, ...rest] = lists;
  if (!first || lists.length < targets.length) return [];
  const able = first.attackers.filter((unit) => rest.every(({ attackers }) => attackers.includes(unit)));
  if (!rest.length) return able;
  const from = new Set(chosen.map((unit) => state.units[unit]!.at));
  return able.filter((unit) => !from.size || (from.size === 1 && from.has(state.units[unit]!.at)));
}

/** The strongest possible attackers: all units against one hex, the strongest stack against several (C1). */
export function wholeForce(state: State, targets: readonly Hex[], chosen: readonly UnitId[] = []): UnitId[] {
  const able = ableTogether(state, targets, chosen);
  if (targets.length === 1) return able;
  const strength = (hex: Hex): number =>
    able.reduce((sum, unit) => (state.units[unit]!.at === hex ? sum + ATTACK[unit]! : sum), 0);
  const stacks = [...new Set(able.map((unit) => state.units[unit]!.at))];
  const [strongest] = stacks.sort((a, b) => strength(b) - strength(a));
  return able.filter((unit) => state.units[unit]!.at === strongest);
}
