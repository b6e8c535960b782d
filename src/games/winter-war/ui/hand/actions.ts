/** What clicks on hexes and counters mean in each situation. */
import {
  counter,
  decider,
  explainMove,
  initialForces,
  MARK,
  mayMove,
  type Action,
  type Hex,
  type ReachHex,
  type State,
  type UnitId,
} from '../../../../engine/winter-war/index.ts';
import { play, position, look, pickUp, refuse, setMode, toggled, useTable, type Mode } from '../../here.ts';
import { settings } from '../../../../table/store/settings.ts';
import { clearNotice, putDown, setFocus } from '../../../../table/store/table.ts';
import { isReplaying } from '../../../../table/replay/replay.ts';
import { rivalAtPlay } from '../../../../table/rival/rival.ts';
import * as ask from './queries.ts';
import { situationOf, unitsAt } from './situation.ts';

/** Plays an action and puts everything down, or says why not. Returns true when it was played. */
export function act(action: Action, after: Mode = { mode: 'idle' }): boolean {
  // What is watched is past, the game on the table not on show; or a computer player has the word.
  if (isReplaying() || rivalAtPlay()) return false;
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
  const situation = situationOf(state);
  switch (situation.kind) {
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
    case 'muster':
      return situation.decision.hexes;
    case 'move':
    case 'attack':
    case 'exchange':
    case 'overstack':
    case 'forfeit':
    case 'drop':
    case 'cease-fire':
    case 'landing':
    case 'roll':
    case 'over':
      return [];
  }
}

export function reachOf(state: State, { unit, prefix }: UnitMode): readonly ReachHex[] {
  return situationOf(state).kind === 'move' ? ask.reach(state, unit, prefix) : [];
}

/** True when the unit may break the railway where it stands (Designer.B), moved or not. */
const mayBreak = (state: State, unit: UnitId): boolean => !ask.check(state, { type: 'demolish', unit });

/** Breaks the railway; the unit stays in hand while it may still move. */
export function demolish(unit: UnitId): void {
  if (act({ type: 'demolish', unit }) && mayMove(position(), unit)) pickUp(unit);
}

/** True when the player may take this unit in hand now. */
export function canPick(state: State, unit: UnitId): boolean {
  const situation = situationOf(state);
  const { at, marks } = state.units[unit]!;
  const mine = counter(unit).side === decider(state);
  switch (situation.kind) {
    case 'place':
      return initialForces(situation.side, state.options).includes(unit);
    case 'arrive':
      return mine && (situation.tray.includes(unit) || (at >= 0 && (marks & MARK.arrived) !== 0));
    case 'move':
      return mayMove(state, unit) || mayBreak(state, unit);
    case 'retreat-before':
    case 'advance-before':
      return situation.units.includes(unit);
    case 'retreat':
    case 'withdraw':
    case 'advance':
    case 'muster':
      return situation.decision.units.includes(unit);
    case 'attack':
    case 'exchange':
    case 'overstack':
    case 'forfeit':
    case 'drop':
    case 'cease-fire':
    case 'landing':
    case 'roll':
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
    case 'muster':
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
    case 'forfeit':
    case 'drop':
    case 'cease-fire':
    case 'landing':
    case 'roll':
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
  if (!act(action)) return;
  if (fromTray) setMode(nextOfKind(mode.unit));
  // A unit that has come to enemy railway stays in hand: it may break it yet.
  else if (action.type === 'move' && mayBreak(position(), mode.unit)) pickUp(mode.unit);
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

/** Without a hover to show the way first, or wherever the player wants it. */
function needsSecondTap(): boolean {
  const { confirmMoves } = settings();
  if (confirmMoves !== 'touch') return confirmMoves === 'always';
  return globalThis.matchMedia?.('(hover: none)').matches ?? false;
}

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
  // A second click settles it where one click could mean two things, where it is asked for, and when nothing is taken back.
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
  if (situationOf(state).kind === 'forfeit') {
    // One at a time: a click goes through the stack.
    const next = there[(there.findIndex((id) => chosen.includes(id)) + 1) % there.length];
    const one = unit !== null && there.includes(unit) ? unit : next;
    return one === undefined ? look(hex) : setMode({ mode: 'lose', units: [one] });
  }
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
  if (situation.kind === 'forfeit') {
    const { cause, points } = situation.decision;
    return ask.forfeitable(state, cause, points);
  }
  return [];
}

/** The unit that joins now: the one chosen, else the first. */
export function joining(state: State, mode: Mode): UnitId | null {
  const situation = situationOf(state);
  if (situation.kind !== 'muster') return null;
  const { units } = situation.decision;
  return mode.mode === 'unit' && units.includes(mode.unit) ? mode.unit : units[0]!;
}

/** Brings it to a city. */
export function muster(hex: Hex): void {
  const unit = joining(position(), useTable.getState().mode);
  if (unit !== null) act({ type: 'arrive', unit, hex });
}

/** A click, or Enter at the cursor, on a hex; `unit` when it hit a counter. */
export function click(hex: Hex, unit: UnitId | null, shift = false): void {
  const state = position();
  const situation = situationOf(state);
  const { mode } = useTable.getState();
  clearNotice();
  if (isReplaying() || rivalAtPlay()) return look(hex);
  if (situation.kind === 'attack') return clickInAttack(hex, unit);
  if (situation.kind === 'exchange' || situation.kind === 'overstack' || situation.kind === 'forfeit')
    return clickToLose(hex, unit);
  if (situation.kind === 'muster' && situation.decision.hexes.includes(hex)) return muster(hex);
  if (mode.mode === 'aim' || situation.kind === 'drop') return clickToLand(hex);
  // What has moved and may only break railway goes nowhere any more.
  const inHand = mode.mode === 'unit' && (situation.kind !== 'move' || mayMove(state, mode.unit));
  if (mode.mode === 'unit' && (inHand || state.units[mode.unit]!.at === hex)) {
    const here = state.units[mode.unit]!.at === hex;
    if (here && unit === mode.unit) return putDown();
    if (here && unit !== null && canPick(state, unit)) return pickUp(unit);
    return clickWithUnit(mode, hex, shift);
  }
  const able = unitsAt(state, hex).filter((id) => canPick(state, id));
  if (unit !== null && able.includes(unit)) return pickUp(unit);
  if (able.length) return pickUp(able[0]!);
  look(hex);
  if (state.phase === 'exploitation') sayWhyNot(state, hex);
}

/** In the phase in which few units move: why those in a hex do not. */
function sayWhyNot(state: State, hex: Hex): void {
  const own = unitsAt(state, hex).find((unit) => counter(unit).side === decider(state));
  const refusal = own === undefined ? null : explainMove(state, own, hex);
  if (refusal) refuse(refusal);
}

/** Takes the landing place up; a second click on it writes it down, or drops the paratroops there. */
function clickToLand(hex: Hex): void {
  const state = position();
  const { mode } = useTable.getState();
  if (state.phase === 'planned-drop') return look(hex);
  const type = state.phase === 'event-drop' ? 'drop' : 'plan';
  const refusal = ask.check(state, { type, hex });
  if (refusal) return type === 'drop' && unitsAt(state, hex).length ? look(hex) : refuse(refusal);
  if (mode.mode === 'aim' && mode.hex === hex) act({ type, hex });
  else {
    setMode({ mode: 'aim', hex, secret: true });
    // The panel follows the cursor: it is here now, wherever the keyboard left it.
    setFocus(hex);
  }
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
    case 'forfeit':
      return losable(state);
    case 'drop':
    case 'cease-fire':
    case 'landing':
    case 'muster':
    case 'roll':
    case 'over':
      return [];
    case 'move':
      return state.units.flatMap((_, unit) =>
        mayMove(state, unit) && (state.phase === 'movement' || ask.reach(state, unit, []).length)
          ? [unit]
          : [],
      );
    case 'retreat':
    case 'retreat-before':
    case 'withdraw':
    case 'advance':
    case 'advance-before':
      return state.units.flatMap((_, unit) => (canPick(state, unit) ? [unit] : []));
  }
}

/** Takes the next unit in hand, or the one before it, and returns its hex, to be brought into view. */
export function takeNext(step: 1 | -1 = 1): Hex | null {
  const state = position();
  const units = idleUnits(state);
  if (!units.length) return null;
  const { mode, focus } = useTable.getState();
  const { kind } = situationOf(state);
  // What is given up together is not taken in hand: there the cursor tells where one is.
  const together = kind === 'exchange' || kind === 'overstack';
  const inHand =
    mode.mode === 'unit'
      ? mode.unit
      : mode.mode === 'attack'
        ? mode.attackers[0]
        : mode.mode === 'lose'
          ? mode.units[0]
          : undefined;
  const now = together
    ? units.findLastIndex((unit) => state.units[unit]!.at === focus)
    : inHand === undefined
      ? -1
      : units.indexOf(inHand);
  const next = units.at(now < 0 ? (step > 0 ? 0 : -1) : (now + step) % units.length)!;
  const { at } = state.units[next]!;
  if (kind === 'attack') setMode({ mode: 'attack', attackers: [next], targets: [] });
  else if (kind === 'forfeit') setMode({ mode: 'lose', units: [next] });
  else if (!together) pickUp(next);
  return at >= 0 ? at : null;
}
