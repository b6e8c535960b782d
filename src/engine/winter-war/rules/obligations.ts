import type { Hex } from '../board/grid.ts';
import { factsOf } from './facts.ts';
import { MARK, type State } from '../state/state.ts';
import type { Obligations } from '../state/reports.ts';
import type { UnitId } from '../units/roster.ts';
import { canStrike, freshTarget, mayAttack, targetsOf } from './attackers.ts';

/** Units and hexes with obligations, and their possible attackers and targets. */
interface Graph {
  readonly byUnit: ReadonlyMap<UnitId, readonly Hex[]>;
  readonly byHex: ReadonlyMap<Hex, readonly UnitId[]>;
  readonly owed: Obligations;
}

const NOTHING = graphOf(new Map(), new Map());
const graphs = new WeakMap<State, Graph>();

/** Obligations left in this Attack Segment; a unit or hex without a counterpart has lapsed (C2). */
export function obligationGraph(state: State): Graph {
  const known = graphs.get(state);
  if (known) return known;
  const graph = state.phase === 'attack' && state.combat ? build(state) : NOTHING;
  graphs.set(state, graph);
  return graph;
}

function build(state: State): Graph {
  const { obligedUnits, obligedHexes } = state.combat!;
  const byUnit = new Map<UnitId, Hex[]>();
  const byHex = new Map<Hex, UnitId[]>();
  const hexes = obligedHexes.filter((hex) => freshTarget(state, hex));
  for (const unit of obligedUnits) {
    if (!mayAttack(state, unit)) continue;
    for (const hex of hexes) {
      if (!canStrike(state, unit, hex)) continue;
      byUnit.set(unit, [...(byUnit.get(unit) ?? []), hex]);
      byHex.set(hex, [...(byHex.get(hex) ?? []), unit]);
    }
  }
  return graphOf(byUnit, byHex);
}

function graphOf(byUnit: Graph['byUnit'], byHex: Graph['byHex']): Graph {
  const owed = {
    units: [...byUnit.keys()],
    hexes: [...byHex.keys()],
    pairs: [...byUnit].flatMap(([unit, hexes]) => hexes.map((hex) => ({ unit, hex }))),
  };
  return { byUnit, byHex, owed };
}

export const obligations = (state: State): Obligations => obligationGraph(state).owed;

/** An obligation that could not be met after an attack: a hex without attacker, or a unit without hex (C3). */
export function leftOver(
  state: State,
  attackers: readonly UnitId[],
  targets: readonly Hex[],
): { hex: Hex } | { unit: UnitId } | null {
  const { byUnit, byHex } = obligationGraph(state);
  for (const [hex, units] of byHex)
    if (!targets.includes(hex) && units.every((id) => attackers.includes(id))) return { hex };
  for (const [unit, hexes] of byUnit)
    if (!attackers.includes(unit) && hexes.every((hex) => targets.includes(hex))) return { unit };
  return null;
}

/** Obligations at the start of the Attack Segment (C2): Soviets only. */
export function findObligations(state: State): { units: UnitId[]; hexes: Hex[] } {
  if (state.phasing !== 'soviet') return { units: [], hexes: [] };
  const units: UnitId[] = [];
  const hexes = new Set<Hex>();
  const { finn } = factsOf(state).occupancy;
  state.units.forEach(({ at, marks }, unit) => {
    // Disrupted paratroops may attack but need not (Option.D2).
    if (at < 0 || marks & (MARK.advanced | MARK.disrupted) || !mayAttack(state, unit)) return;
    const targets = targetsOf(state, unit).filter((hex) => finn[hex]);
    if (!targets.length) return;
    units.push(unit);
    for (const hex of targets) hexes.add(hex);
  });
  return { units, hexes: [...hexes].sort((a, b) => a - b) };
}
