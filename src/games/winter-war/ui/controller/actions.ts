/** What a press on a hex or a counter does, whatever is being decided. */
import {
  counter,
  decider,
  explainMove,
  fits,
  type Hex,
  type ReachHex,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { position, look, pickUp, refuse, setMode, useTable, type Mode } from '../../table-adapter.ts';
import { cannotHover, isNarrow } from '#kit/widgets/useNarrow.ts';
import { settings } from '#table/store/settings.ts';
import { clearNotice, putDown } from '#table/store/table.ts';
import { isReplaying } from '#table/features/replay/replay.ts';
import { rivalAtPlay } from '#table/features/ai/rival.ts';
import { act } from './act.ts';
import { situationOf, unitsAt } from './situation.ts';
import { moveTogether, openTogether, reachTogether, takeStack, whyNotTogether } from './together.ts';
import type { UnitMode } from './way.ts';
import { nowOf, wayOf } from './ways.ts';
import { mayBreak } from './decisions/move.ts';

/** Where what is in hand may go in one step, for the map and the panels. */
export function openHexes(state: State, mode: UnitMode): readonly Hex[] {
  const now = nowOf(state);
  return mode.others ? openTogether(now, mode) : wayOf(now).open(now, mode.unit);
}

/** Where it may go along a path. */
export function reachOf(state: State, mode: UnitMode): readonly ReachHex[] {
  const now = nowOf(state);
  return mode.others ? reachTogether(now, mode) : wayOf(now).reach(now, mode);
}

/** Where it may go at all. */
export const goalsOf = (state: State, mode: UnitMode): readonly Hex[] => [
  ...reachOf(state, mode).map(({ hex }) => hex),
  ...openHexes(state, mode),
];

/** Why what is in hand may not go there; null when it may. */
export function whyNotTo(state: State, mode: UnitMode, hex: Hex): Refusal | null {
  const now = nowOf(state);
  return mode.others ? whyNotTogether(now, mode, hex) : wayOf(now).whyNotTo(now, mode, hex);
}

/** True when the player may take this unit in hand now. */
export function canPick(state: State, unit: UnitId): boolean {
  const now = nowOf(state);
  return wayOf(now).mayTake(now, unit);
}

/** Units among which losses are chosen. */
export function losable(state: State): readonly UnitId[] {
  const now = nowOf(state);
  return wayOf(now).losable(now);
}

/** Units that can still do something in this phase, for "next unit". */
export function idleUnits(state: State): readonly UnitId[] {
  const now = nowOf(state);
  return wayOf(now).units(now);
}

/** After placing one counter the next of its kind comes to hand. */
function nextOfKind(unit: UnitId): Mode {
  const situation = situationOf(position());
  const { typeName } = counter(unit);
  const next =
    'tray' in situation ? situation.tray.find((other) => counter(other).typeName === typeName) : undefined;
  return next === undefined
    ? { mode: 'idle' }
    : { mode: 'unit', unit: next, prefix: [], addWaypoint: false, preview: null };
}

function sayWhyNotTo(state: State, unit: UnitId, hex: Hex): void {
  const refusal = explainMove(state, unit, hex);
  if (refusal) refuse(refusal);
}

/** Takes the unit in hand to a hex. */
export function confirm(mode: UnitMode, hex: Hex): void {
  const state = position();
  const now = nowOf(state);
  if (mode.others) return moveTogether(now, mode, hex);
  const action = wayOf(now).actionTo(now, mode, hex);
  if (!action) return sayWhyNotTo(state, mode.unit, hex);
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
  else sayWhyNotTo(state, mode.unit, hex);
}

/** On its own hex a click goes through the stack, and at last puts the unit down. */
function nextInStack(state: State, { unit, fan = false }: UnitMode): void {
  const stack = unitsAt(state, state.units[unit]!.at).filter((id) => canPick(state, id));
  const next = stack[stack.indexOf(unit) + 1];
  if (next === undefined) putDown();
  else pickUp(next, { fan });
}

/** Without a hover to show the way first, or wherever the player wants it. */
function needsSecondTap(): boolean {
  const { confirmMoves } = settings();
  return confirmMoves === 'touch' ? cannotHover() : confirmMoves === 'always';
}

/** On the counter that is in hand: a finger goes on to the next of the stack, a mouse has the fan to choose from. */
function clickInHand(state: State, mode: UnitMode): void {
  if (cannotHover()) nextInStack(state, mode);
  else if (mode.fan) closeFan();
  else putDown();
}

function clickWithUnit(mode: UnitMode, hex: Hex, shift: boolean): void {
  const state = position();
  if (state.units[mode.unit]!.at === hex) return nextInStack(state, mode);
  const situation = situationOf(state);
  const isMove = situation.kind === 'move';
  if (isMove && (shift || mode.addWaypoint)) return setWaypoint(mode, hex);
  const open = goalsOf(state, mode).includes(hex);
  const others = unitsAt(state, hex).filter((unit) => canPick(state, unit));
  // No unit could stay there: the stack is meant. Whoever wants to go there all the same drags his unit.
  const full = isMove && mode.preview !== hex && !fits(state, hex, mode.unit);
  if ((!open || full) && others.length) return pickUp(others[0]!);
  // A second click settles it where one click could mean two things, where it is asked for, and when nothing is taken back.
  const placing = 'tray' in situation;
  const careful = !placing && (needsSecondTap() || state.options.touchMove || (isMove && others.length > 0));
  if (open && careful && mode.preview !== hex) return setMode({ ...mode, preview: hex });
  confirm(mode, hex);
}

/** Leaves the unit in hand, and its stack as it lies. */
export function closeFan(): void {
  const { mode } = useTable.getState();
  if (mode.mode === 'unit' && mode.fan) setMode({ ...mode, fan: false });
}

/** A click, or Enter at the cursor, on a hex; `unit` when it hit a counter. */
export function click(hex: Hex, unit: UnitId | null, shift = false): void {
  const state = position();
  const now = nowOf(state);
  const way = wayOf(now);
  const { mode } = useTable.getState();
  clearNotice();
  if (isReplaying() || rivalAtPlay()) return look(hex);
  if (way.press(now, mode, hex, unit)) return;
  if (mode.mode === 'unit') {
    const here = state.units[mode.unit]!.at === hex;
    if (here && unit === mode.unit) return clickInHand(state, mode);
    if (here && unit !== null && canPick(state, unit)) return pickUp(unit);
    if (here || way.goes(now, mode.unit)) return clickWithUnit(mode, hex, shift);
  }
  const able = unitsAt(state, hex).filter((id) => canPick(state, id));
  const chosen = unit !== null && able.includes(unit) ? unit : able[0];
  // A small screen has the stack on the bar of its sheet; a fan would lie over the hexes beside it.
  const fan = !isNarrow() && unitsAt(state, hex).length > 1;
  if (chosen !== undefined) return pickUp(chosen, { fan });
  look(hex);
  if (state.phase === 'exploitation') sayWhyNot(state, hex);
}

/** In the phase in which few units move: why those in a hex do not. */
function sayWhyNot(state: State, hex: Hex): void {
  const own = unitsAt(state, hex).find((unit) => counter(unit).side === decider(state));
  if (own !== undefined) sayWhyNotTo(state, own, hex);
}

/**
 * The second press of a double one: it takes the whole stack that the first one began to take, settles what the first
 * one showed, and never does again what that one did.
 */
export function clickAgain(hex: Hex, unit: UnitId | null): void {
  const state = position();
  const { mode } = useTable.getState();
  const taken = mode.mode === 'unit' && state.units[mode.unit]!.at === hex;
  const shown = mode.mode === 'aim' || (mode.mode === 'unit' && mode.preview === hex);
  const choosing = (mode.mode === 'attack' || mode.mode === 'lose') && unitsAt(state, hex).length > 1;
  if (shown || choosing) click(hex, unit);
  else if (taken || mode.mode === 'look') takeStack(nowOf(state), hex);
}

/** The unit of which the choice at hand is made. */
export function inHand(mode: Mode): UnitId | undefined {
  switch (mode.mode) {
    case 'unit':
      return mode.unit;
    case 'attack':
      return mode.attackers[0];
    case 'lose':
      return mode.units[0];
    case 'idle':
    case 'look':
    case 'aim':
    case 'peek':
      return undefined;
  }
}

/** Takes the next unit in hand, or the one before it, and returns its hex, to be brought into view. */
export function takeNext(step: 1 | -1 = 1): Hex | null {
  const state = position();
  const now = nowOf(state);
  const way = wayOf(now);
  const units = way.units(now);
  if (!units.length) return null;
  const { mode, focus } = useTable.getState();
  const held = inHand(mode);
  const index = way.together
    ? units.findLastIndex((unit) => state.units[unit]!.at === focus)
    : held === undefined
      ? -1
      : units.indexOf(held);
  const next = units.at(index < 0 ? (step > 0 ? 0 : -1) : (index + step) % units.length)!;
  const { at } = state.units[next]!;
  if (!way.together) way.take(next);
  return at >= 0 ? at : null;
}
