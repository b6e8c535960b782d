/** What clicks on hexes and counters mean in each situation. */
import {
  counter,
  decider,
  explainMove,
  MARK,
  type Action,
  type Hex,
  type ReachHex,
  type State,
  type UnitId,
} from '../../engine/index.ts';
import { play, position } from '../../store/game.ts';
import {
  clearNotice,
  look,
  pickUp,
  putDown,
  refuse,
  setMode,
  toggled,
  useTable,
  type Mode,
} from '../../store/table.ts';
import * as ask from './queries.ts';
import { situationOf, unitsAt } from './situation.ts';

/** Plays an action and puts everything down, or says why not. Returns true when it was played. */
export function act(action: Action, after: Mode = { mode: 'idle' }): boolean {
  const refusal = play(action);
  if (refusal) {
    refuse(refusal, action);
    return false;
  }
  setMode(after);
  return true;
}

export type UnitMode = Extract<Mode, { mode: 'unit' }>;

/** Where the unit in hand may go, for the map and the panels. */
export function openHexes(state: State, unit: UnitId): readonly Hex[] {
  switch (situationOf(state).kind) {
    case 'place':
    case 'arrive':
      return ask.placements(state, unit);
    case 'retreat':
    case 'retreat-before':
    case 'withdraw':
      return ask.retreats(state, unit);
    case 'advance':
    case 'advance-before':
      return ask.advances(state, unit);
    case 'move':
    case 'attack':
    case 'exchange':
    case 'overstack':
    case 'over':
      return [];
  }
}

export function reachOf(state: State, { unit, prefix }: UnitMode): readonly ReachHex[] {
  return situationOf(state).kind === 'move' ? ask.reach(state, unit, prefix) : [];
}

/** True when the player may take this unit in hand now. */
export function canPick(state: State, unit: UnitId): boolean {
  const situation = situationOf(state);
  const { at, marks } = state.units[unit]!;
  const mine = counter(unit).side === decider(state);
  switch (situation.kind) {
    case 'place':
      return mine && (at >= 0 || situation.tray.includes(unit));
    case 'arrive':
      return mine && (situation.tray.includes(unit) || (at >= 0 && (marks & MARK.arrived) !== 0));
    case 'move':
      return mine && at >= 0 && (marks & MARK.moved) === 0;
    case 'retreat-before':
    case 'advance-before':
      return situation.units.includes(unit);
    case 'retreat':
    case 'withdraw':
    case 'advance':
      return situation.decision.units.includes(unit);
    case 'attack':
    case 'exchange':
    case 'overstack':
    case 'over':
      return false;
  }
}

/** The action that takes the unit in hand to a hex. */
export function actionTo(state: State, mode: UnitMode, hex: Hex): Action | null {
  const { unit } = mode;
  switch (situationOf(state).kind) {
    case 'place':
      return { type: 'place', unit, hex };
    case 'arrive':
      return { type: 'arrive', unit, hex };
    case 'retreat':
    case 'retreat-before':
    case 'withdraw':
      return { type: 'retreat', unit, to: hex };
    case 'advance':
    case 'advance-before':
      return { type: 'advance', unit, to: hex };
    case 'move': {
      const found = reachOf(state, mode).find((r) => r.hex === hex);
      return found ? { type: 'move', unit, path: found.path } : null;
    }
    case 'attack':
    case 'exchange':
    case 'overstack':
    case 'over':
      return null;
  }
}

/** After placing one counter the next of its kind comes to hand. */
function nextOfKind(unit: UnitId): Mode {
  const state = position();
  const situation = situationOf(state);
  if (situation.kind !== 'place' && situation.kind !== 'arrive') return { mode: 'idle' };
  const { typeName } = counter(unit);
  const next = situation.tray.find((other) => counter(other).typeName === typeName);
  return next === undefined
    ? { mode: 'idle' }
    : { mode: 'unit', unit: next, prefix: [], addWaypoint: false, preview: null };
}

/** Takes the unit in hand to a hex. */
export function confirm(mode: UnitMode, hex: Hex): void {
  const state = position();
  const action = actionTo(state, mode, hex);
  if (!action) {
    const refusal = explainMove(state, mode.unit, hex);
    if (refusal) refuse(refusal);
    return;
  }
  const fromTray = state.units[mode.unit]!.at < 0;
  if (act(action) && fromTray) setMode(nextOfKind(mode.unit));
}

function setWaypoint(mode: UnitMode, hex: Hex): void {
  const state = position();
  const found = reachOf(state, mode).find((r) => r.hex === hex);
  if (found) setMode({ ...mode, prefix: found.path, preview: null });
  else {
    const refusal = explainMove(state, mode.unit, hex);
    if (refusal) refuse(refusal);
  }
}

/** On its own hex a click goes through the stack, and at last puts the unit down. */
function nextInStack(state: State, unit: UnitId): void {
  const stack = unitsAt(state, state.units[unit]!.at).filter((id) => canPick(state, id));
  const next = stack[stack.indexOf(unit) + 1];
  if (next === undefined) putDown();
  else pickUp(next);
}

const needsSecondTap = (): boolean => globalThis.matchMedia?.('(hover: none)').matches ?? false;

function clickWithUnit(mode: UnitMode, hex: Hex, shift: boolean): void {
  const state = position();
  if (state.units[mode.unit]!.at === hex) return nextInStack(state, mode.unit);
  const isMove = situationOf(state).kind === 'move';
  if (isMove && (shift || mode.addWaypoint)) return setWaypoint(mode, hex);
  const open = isMove
    ? reachOf(state, mode).some((r) => r.hex === hex)
    : openHexes(state, mode.unit).includes(hex);
  const others = unitsAt(state, hex).filter((unit) => canPick(state, unit));
  if (!open && others.length) return pickUp(others[0]!);
  // A second click settles it where one click could mean two things, on touch screens, and when nothing is taken back.
  const placing = situationOf(state).kind === 'place' || situationOf(state).kind === 'arrive';
  const careful = !placing && (needsSecondTap() || state.options.touchMove || (isMove && others.length > 0));
  if (open && careful && mode.preview !== hex) return setMode({ ...mode, preview: hex });
  confirm(mode, hex);
}

/** Attack segment: a click adds or removes a target or an attacker. */
function clickInAttack(hex: Hex, unit: UnitId | null): void {
  const state = position();
  const { mode } = useTable.getState();
  const attack = mode.mode === 'attack' ? mode : { mode: 'attack' as const, attackers: [], targets: [] };
  const targets = ask.attackable(state);
  if (targets.some((target) => target.hex === hex))
    return setMode({ ...attack, targets: toggled<Hex>(attack.targets, hex) });
  const able = unitsAt(state, hex).filter((id) => targets.some(({ attackers }) => attackers.includes(id)));
  const chosen =
    unit !== null && able.includes(unit)
      ? unit
      : (able.find((id) => !attack.attackers.includes(id)) ?? able[0]);
  if (chosen === undefined) return look(hex);
  setMode({ ...attack, attackers: toggled<UnitId>(attack.attackers, chosen) });
}

function clickToLose(hex: Hex, unit: UnitId | null): void {
  const state = position();
  const { mode } = useTable.getState();
  const chosen = mode.mode === 'lose' ? mode.units : [];
  const there = losable(state).filter((id) => state.units[id]!.at === hex);
  const picked =
    unit !== null && there.includes(unit) ? unit : (there.find((id) => !chosen.includes(id)) ?? there[0]);
  if (picked === undefined) return look(hex);
  setMode({ mode: 'lose', units: toggled<UnitId>(chosen, picked) });
}

/** Units among which losses are chosen. */
export function losable(state: State): readonly UnitId[] {
  const situation = situationOf(state);
  if (situation.kind === 'exchange') return situation.decision.units;
  if (situation.kind === 'overstack')
    return situation.decision.hexes.flatMap((hex) => [...unitsAt(state, hex)]);
  return [];
}

/** A click, or Enter at the cursor, on a hex; `unit` when it hit a counter. */
export function click(hex: Hex, unit: UnitId | null, shift = false): void {
  const state = position();
  const situation = situationOf(state);
  const { mode } = useTable.getState();
  clearNotice();
  if (situation.kind === 'attack') return clickInAttack(hex, unit);
  if (situation.kind === 'exchange' || situation.kind === 'overstack') return clickToLose(hex, unit);
  if (mode.mode === 'unit') {
    const here = state.units[mode.unit]!.at === hex;
    if (here && unit === mode.unit) return putDown();
    if (here && unit !== null && canPick(state, unit)) return pickUp(unit);
    return clickWithUnit(mode, hex, shift);
  }
  const able = unitsAt(state, hex).filter((id) => canPick(state, id));
  if (unit !== null && able.includes(unit)) return pickUp(unit);
  if (able.length) return pickUp(able[0]!);
  look(hex);
}

/** Everything next to all targets. */
export function allAdjacent(state: State, targets: readonly Hex[]): UnitId[] {
  const lists = ask.attackable(state).filter(({ hex }) => targets.includes(hex));
  const [first, ...rest] = lists;
  if (!first || lists.length < targets.length) return [];
  return first.attackers.filter((unit) => rest.every(({ attackers }) => attackers.includes(unit)));
}

/** Units that can still do something in this phase, for "next unit". */
export function idleUnits(state: State): readonly UnitId[] {
  const situation = situationOf(state);
  switch (situation.kind) {
    case 'place':
    case 'arrive':
      return situation.tray;
    case 'attack':
      return ask.obligations(state).units;
    case 'exchange':
    case 'overstack':
      return losable(state);
    case 'over':
      return [];
    case 'move':
    case 'retreat':
    case 'retreat-before':
    case 'withdraw':
    case 'advance':
    case 'advance-before':
      return state.units.flatMap((_, unit) => (canPick(state, unit) ? [unit] : []));
  }
}

/** Takes the next unit in hand and returns its hex, to be brought into view. */
export function takeNext(): Hex | null {
  const state = position();
  const units = idleUnits(state);
  if (!units.length) return null;
  const { mode } = useTable.getState();
  const inHand = mode.mode === 'unit' ? mode.unit : mode.mode === 'attack' ? mode.attackers[0] : undefined;
  const now = inHand === undefined ? -1 : units.indexOf(inHand);
  const next = units[(now + 1) % units.length]!;
  const { at } = state.units[next]!;
  const { kind } = situationOf(state);
  if (kind === 'attack') setMode({ mode: 'attack', attackers: [next], targets: [] });
  else if (kind !== 'exchange' && kind !== 'overstack') pickUp(next);
  return at >= 0 ? at : null;
}
