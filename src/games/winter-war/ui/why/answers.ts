/** Why a click would do nothing: the engine's reason, whatever is being done. */
import {
  apply,
  board,
  check,
  counter,
  decider,
  enemyOf,
  explainMove,
  MARK,
  type Action,
  type Hex,
  type Refusal,
  type State,
  type UnitId,
} from '../../../../engine/winter-war/index.ts';
import type { Mode, Position } from '../../here.ts';
import { canPick, joining, losable, openHexes, reachOf, type UnitMode } from '../hand/actions.ts';
import * as ask from '../hand/queries.ts';
import { unitsAt, type Situation } from '../hand/situation.ts';

/** The first of some answers that is one. */
function first<T>(items: Iterable<T>, answer: (item: T) => Refusal | null): Refusal | null {
  for (const item of items) {
    const refusal = answer(item);
    if (refusal) return refusal;
  }
  return null;
}

/** Of several refusals the one that tells most; by key, the best first. */
function telling(refusals: readonly (Refusal | null)[], keys: readonly string[]): Refusal | null {
  const found = refusals.filter((one) => one !== null);
  return keys.map((key) => found.find((one) => one.key === key)).find(Boolean) ?? found[0] ?? null;
}

const neighbours = (state: State, unit: UnitId): Hex[] => {
  const { at } = state.units[unit]!;
  return at < 0 ? [] : board.neighbours(at);
};

/* Somebody is in hand */

/** Why waypoints already chosen leave a hex out of reach: by the first step beyond them. */
function beyondWaypoints(state: State, { unit, prefix }: UnitMode, hex: Hex): Refusal | null {
  const last = prefix.at(-1)!;
  const steps = board
    .neighbours(last)
    .sort((a, b) => board.distance(a, hex) - board.distance(b, hex))
    .map((next) => check(state, { type: 'move', unit, path: [...prefix, next] }));
  return (
    telling(steps, ['zone-stops', 'isolated-one-hex', 'too-far', 'zone-to-zone']) ??
    onward(state, unit, prefix, hex)
  );
}

/** As if the unit stood at the last waypoint with what it has left. */
function onward(state: State, unit: UnitId, path: readonly Hex[], hex: Hex): Refusal | null {
  const applied = apply(state, { type: 'move', unit, path });
  if (!applied.ok) return applied.refusal;
  const units = applied.state.units.slice();
  units[unit] = { ...units[unit]!, marks: units[unit]!.marks & ~MARK.moved };
  return explainMove({ ...applied.state, units }, unit, hex);
}

function whyNoMove(state: State, mode: UnitMode, hex: Hex): Refusal | null {
  if (reachOf(state, mode).some((r) => r.hex === hex && r.mayEnd)) return null;
  const refusal = explainMove(state, mode.unit, hex);
  return refusal ?? (mode.prefix.length ? beyondWaypoints(state, mode, hex) : null);
}

/** Why the unit in hand may not go to a hex. */
export function whyNotTo(state: State, situation: Situation, mode: UnitMode, hex: Hex): Refusal | null {
  const { unit } = mode;
  if (state.units[unit]!.at === hex) return null;
  switch (situation.kind) {
    case 'place':
      return check(state, { type: 'place', unit, hex });
    case 'arrive':
    case 'muster':
      return check(state, { type: 'arrive', unit, hex });
    case 'retreat':
    case 'retreat-before':
    case 'withdraw':
      return check(state, { type: 'retreat', unit, to: hex });
    case 'advance':
    case 'advance-before':
      return check(state, { type: 'advance', unit, to: hex });
    case 'move':
      return whyNoMove(state, mode, hex);
    case 'attack':
    case 'exchange':
    case 'overstack':
    case 'forfeit':
    case 'drop':
    case 'cease-fire':
    case 'landing':
    case 'roll':
    case 'over':
      return null;
  }
}

/* A counter that cannot be taken in hand */

/** Reasons against a retreat that hold for one hex only, the most telling first. */
const RETREAT_KEYS = ['retreat-zone', 'retreat-stacking', 'enemy-there', 'heavy-lake', 'blocked-side'];

/** Nobody moves now: the engine says why. */
const nobodyMoves = (state: State, unit: UnitId): Refusal | null =>
  check(state, { type: 'move', unit, path: [] });

/** Why a counter may not be taken in hand; null when it may. */
export function whyNotUnit(state: State, situation: Situation, unit: UnitId): Refusal | null {
  if (canPick(state, unit)) return null;
  const { at } = state.units[unit]!;
  switch (situation.kind) {
    case 'place':
      return check(state, { type: 'place', unit, hex: at });
    case 'arrive':
      return check(state, { type: 'arrive', unit, hex: at });
    case 'move':
      return explainMove(state, unit, at);
    case 'retreat':
    case 'retreat-before':
    case 'withdraw':
      return telling(
        neighbours(state, unit).map((to) => check(state, { type: 'retreat', unit, to })),
        RETREAT_KEYS,
      );
    case 'advance':
      return first(situation.decision.hexes, (to) => check(state, { type: 'advance', unit, to }));
    case 'advance-before':
      return first(state.combat?.vacated ?? [], (to) => check(state, { type: 'advance', unit, to }));
    case 'exchange':
    case 'overstack':
    case 'forfeit':
      return losable(state).includes(unit) ? null : check(state, { type: 'lose', units: [unit] });
    case 'attack':
      return whyNoAttacker(state, unit);
    case 'muster':
    case 'drop':
    case 'cease-fire':
    case 'landing':
    case 'roll':
    case 'over':
      return nobodyMoves(state, unit);
  }
}

/* Attacks */

interface Attack {
  readonly attackers: readonly UnitId[];
  readonly targets: readonly Hex[];
}

const attackOf = (mode: Mode): Attack => (mode.mode === 'attack' ? mode : { attackers: [], targets: [] });

const enemyHexes = (state: State): Hex[] => {
  const enemy = enemyOf(state.phasing);
  return [
    ...new Set(state.units.flatMap(({ at }, id) => (at >= 0 && counter(id).side === enemy ? [at] : []))),
  ];
};

const byDistance = (from: Hex, hexes: readonly Hex[]): Hex[] =>
  hexes.toSorted((a, b) => board.distance(from, a) - board.distance(from, b));

/** Why a unit of the attacker can attack nobody. */
function whyNoAttacker(state: State, unit: UnitId): Refusal | null {
  const able = ask.attackable(state);
  if (able.some(({ attackers }) => attackers.includes(unit))) return null;
  const [nearest] = byDistance(state.units[unit]!.at, enemyHexes(state));
  return nearest === undefined
    ? null
    : check(state, { type: 'attack', attackers: [unit], targets: [nearest] });
}

/** Why nobody, or none of those chosen, can attack a hex with enemies. */
function whyNoTarget(state: State, { attackers, targets }: Attack, hex: Hex): Refusal | null {
  if (ask.attackable(state).some((target) => target.hex === hex)) return null;
  if (attackers.length) return check(state, { type: 'attack', attackers, targets: [...targets, hex] });
  const own = state.units.flatMap(({ at }, id) =>
    at >= 0 && counter(id).side === state.phasing ? [id] : [],
  );
  const near = own.toSorted(
    (a, b) => board.distance(state.units[a]!.at, hex) - board.distance(state.units[b]!.at, hex),
  );
  const refusals = near.map((unit) => check(state, { type: 'attack', attackers: [unit], targets: [hex] }));
  return telling(refusals, ['attacked-twice']);
}

function whyNoAttack(state: State, mode: Mode, hex: Hex, units: readonly UnitId[]): Refusal | null {
  const attack = attackOf(mode);
  if (units.some((unit) => counter(unit).side !== state.phasing)) return whyNoTarget(state, attack, hex);
  // One in the hex that can attack is enough.
  const refusals = units.map((unit) => whyNoAttacker(state, unit));
  if (refusals.length) return refusals.includes(null) ? null : refusals[0]!;
  const { attackers, targets } = attack;
  if (!attackers.length) return null;
  return check(state, { type: 'attack', attackers, targets: [...targets, hex] });
}

/* Everything together */

/** With nothing in hand, enemy units are there to be looked at. */
const isLookedAt = (state: State, mode: Mode, units: readonly UnitId[]): boolean =>
  (mode.mode === 'idle' || mode.mode === 'look') &&
  units.length > 0 &&
  units.every((unit) => counter(unit).side !== decider(state));

/** Where nothing is in hand: why what is in the hex, or the hex itself, is not for the choosing. */
function whyNotHex(
  position: Position,
  mode: Mode,
  hex: Hex,
  unit: UnitId | null,
  strict: boolean,
): Refusal | null {
  const { state, seen, situation } = position;
  const units = unitsAt(seen, hex);
  if (!strict && isLookedAt(state, mode, units)) return null;
  if (situation.kind === 'attack') {
    const named = unit !== null && units.includes(unit) ? [unit] : units;
    return whyNoAttack(state, mode, hex, named);
  }
  if (situation.kind === 'muster') {
    const who = joining(state, mode);
    return who === null ? null : check(state, { type: 'arrive', unit: who, hex });
  }
  if (mode.mode === 'aim' || situation.kind === 'drop') {
    const type: Action['type'] = situation.kind === 'drop' ? 'drop' : 'plan';
    if (situation.kind === 'drop' && !situation.hexes.length) return null;
    return check(state, { type, hex });
  }
  if (units.some((id) => canPick(state, id) || losable(state).includes(id))) return null;
  return first(unit !== null && units.includes(unit) ? [unit] : units, (id) =>
    whyNotUnit(state, situation, id),
  );
}

/**
 * Why a press on a hex, or on a counter in it, brings nothing; null when it does something, or when there is
 * nothing to be had. With `strict` it is about the unit in hand alone, though others could be taken there, and about
 * enemy units too, which else are merely looked at.
 */
export function whyNot(
  position: Position,
  mode: Mode,
  hex: Hex,
  unit: UnitId | null = null,
  strict = false,
): Refusal | null {
  const { state, seen, situation } = position;
  if (mode.mode === 'unit' && situation.kind !== 'attack') {
    const others = unitsAt(seen, hex).some((id) => id !== mode.unit && canPick(state, id));
    const open =
      situation.kind === 'move'
        ? reachOf(state, mode).some((r) => r.hex === hex)
        : openHexes(state, mode.unit).includes(hex);
    return !strict && others && !open ? null : whyNotTo(state, situation, mode, hex);
  }
  return whyNotHex(position, mode, hex, unit, strict);
}
