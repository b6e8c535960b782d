import {
  board,
  counter,
  enemyOf,
  exertsZone,
  isolation,
  supply,
  unitWith,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { NextTurnProjection } from './next-turn.ts';

/** A hex from which a single enemy unit would cut lines of supply in its next Movement Phase. */
export interface WeakLink {
  readonly hex: Hex;
  /** A unit that can go there. */
  readonly by: UnitId;
  /** The units that would be isolated. */
  readonly units: readonly UnitId[];
}

/** The position with supply as if judged now: as before the march of its side (Supply.F, Supply.G). */
export const judgedAnew = (state: State, side: Side): State => ({
  ...state,
  phase: 'reinforcement',
  phasing: side,
  combat: null,
});

/**
 * Hexes whose occupation can isolate units. A line that stays whole keeps its unit supplied, so only hexes on
 * the lines in use, and beside them, matter.
 */
function hexesOnLines(state: State, side: Side): Set<Hex> {
  const hexes = new Set<Hex>();
  for (const { exempt, toHq, toCity, toLeningrad, isolation: cut } of supply(state, side).units) {
    if (exempt || cut) continue;
    for (const hex of [...toHq, ...toCity, ...toLeningrad])
      for (const one of [hex, ...board.neighbours(hex)]) hexes.add(one);
  }
  return hexes;
}

/** The unit that blocks most from a hex: one with a zone of control. */
const bestBlocker = (state: State, units: readonly UnitId[], hex: Hex): UnitId =>
  units.find((unit) => exertsZone(unit, unitWith(state.units[unit]!, { at: hex }))) ?? units[0]!;

/** Hexes where the enemy could cut the side's supply with one move in its next march; the costliest first. */
export function findWeakLinks({ side: enemy, state, ends }: NextTurnProjection): WeakLink[] {
  const side = enemyOf(enemy);
  const before = judgedAnew(state, side);
  const cutBefore = isolation(before, side);
  const near = hexesOnLines(before, side);
  const movers = new Map<Hex, UnitId[]>();
  for (const [unit, hexes] of ends)
    for (const hex of hexes) {
      if (!near.has(hex) || hex === state.units[unit]!.at) continue;
      const known = movers.get(hex);
      if (known) known.push(unit);
      else movers.set(hex, [unit]);
    }
  const links: WeakLink[] = [];
  for (const [hex, able] of movers) {
    const by = bestBlocker(before, able, hex);
    const units = before.units.map((unit, id) => (id === by ? unitWith(unit, { at: hex }) : unit));
    const cut = isolation({ ...before, units }, side);
    const lost = before.units.flatMap((_, id) =>
      counter(id).side === side && cut[id] && !cutBefore[id] ? [id] : [],
    );
    if (lost.length) links.push({ hex, by, units: lost });
  }
  const strength = ({ units }: WeakLink): number =>
    units.reduce((sum, id) => sum + counter(id).type.attack, 0);
  return links.toSorted((a, b) => strength(b) - strength(a));
}
