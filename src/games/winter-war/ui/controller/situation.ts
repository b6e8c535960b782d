import {
  decider,
  initialForces,
  OFF_MAP,
  type Decision,
  type Hex,
  type InterphaseStep,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import * as ask from './queries.ts';

/** Kind of the open choice, and its units. The engine decides what is legal in it. */
export type Situation = { readonly side: Side } & (
  | { readonly kind: 'place' | 'arrive'; readonly tray: readonly UnitId[] }
  | { readonly kind: 'move' }
  | { readonly kind: 'retreat-before' | 'advance-before'; readonly units: readonly UnitId[] }
  | { readonly kind: 'attack' }
  | { readonly kind: 'retreat'; readonly decision: Extract<Decision, { kind: 'retreat' }> }
  | { readonly kind: 'withdraw'; readonly decision: Extract<Decision, { kind: 'withdraw' }> }
  | { readonly kind: 'exchange'; readonly decision: Extract<Decision, { kind: 'exchange' }> }
  | { readonly kind: 'advance'; readonly decision: Extract<Decision, { kind: 'advance' }> }
  | { readonly kind: 'overstack'; readonly decision: Extract<Decision, { kind: 'overstack' }> }
  | { readonly kind: 'cease-fire' | 'landing' }
  | { readonly kind: 'muster'; readonly decision: Extract<Decision, { kind: 'muster' }> }
  | { readonly kind: 'forfeit'; readonly decision: Extract<Decision, { kind: 'forfeit' }> }
  | { readonly kind: 'drop'; readonly hexes: readonly Hex[] }
  /** A die of the Interphase; null: its end. */
  | { readonly kind: 'roll'; readonly step: InterphaseStep | null }
  | { readonly kind: 'over' }
);

function decisionOf(side: Side, decision: Decision): Situation {
  switch (decision.kind) {
    case 'retreat':
      return { side, kind: 'retreat', decision };
    case 'withdraw':
      return { side, kind: 'withdraw', decision };
    case 'exchange':
      return { side, kind: 'exchange', decision };
    case 'advance':
      return { side, kind: 'advance', decision };
    case 'overstack':
      return { side, kind: 'overstack', decision };
    case 'cease-fire':
    case 'landing':
      return { side, kind: decision.kind };
    case 'muster':
      return { side, kind: 'muster', decision };
    case 'forfeit':
      return { side, kind: 'forfeit', decision };
  }
}

const inTray = (state: State, side: Side): UnitId[] =>
  initialForces(side, state.options).filter((unit) => state.units[unit]!.at === OFF_MAP.waiting);

function find(state: State): Situation {
  const side = decider(state);
  const pending = state.decisions.at(-1);
  if (pending) return decisionOf(side, pending);
  switch (state.phase) {
    case 'set-up':
      return { side, kind: 'place', tray: inTray(state, side) };
    case 'reinforcement':
      return { side, kind: 'arrive', tray: ask.waiting(state, side) };
    case 'movement':
    case 'exploitation':
      return { side, kind: 'move' };
    case 'planned-drop':
    case 'event-drop':
      return { side, kind: 'drop', hexes: ask.dropHexes(state) };
    case 'retreat-before':
      return { side, kind: 'retreat-before', units: ask.retreaters(state) };
    case 'advance-before':
      return { side, kind: 'advance-before', units: ask.advancers(state) };
    case 'attack':
      return { side, kind: 'attack' };
    case 'interphase':
      return { side, kind: 'roll', step: state.interphase?.steps[0] ?? null };
    case 'over':
      return { side, kind: 'over' };
  }
}

const known = new WeakMap<State, Situation>();

export function situationOf(state: State): Situation {
  let situation = known.get(state);
  if (!situation) known.set(state, (situation = find(state)));
  return situation;
}

const byHex = new WeakMap<State, Map<Hex, UnitId[]>>();

/** Units in a hex of a view; cached. */
export function unitsAt(state: State, hex: Hex): readonly UnitId[] {
  let map = byHex.get(state);
  if (!map) {
    map = new Map();
    for (const [unit, { at }] of state.units.entries()) {
      if (at < 0) continue;
      const there = map.get(at);
      if (there) there.push(unit);
      else map.set(at, [unit]);
    }
    byHex.set(state, map);
  }
  return map.get(hex) ?? [];
}

export function occupied(state: State): ReadonlyMap<Hex, readonly UnitId[]> {
  unitsAt(state, 0);
  return byHex.get(state)!;
}
