/** Counters are carried: the same may be taken, and go to the same places, as by clicks. */
import { create } from 'zustand';
import { type Hex, type Refusal, type UnitId } from '#engine/winter-war';
import type { PointerAt, DragHandlers } from '#kit/gestures/drag.tsx';
import { isReplaying } from '#table/features/replay/replay.ts';
import { rivalAtPlay } from '#table/features/ai/rival.ts';
import { useCoach } from '#table/features/lessons/coach.ts';
import { mapAt, panAtRim } from '#table/view/map-handle.ts';
import { settings } from '#table/store/settings.ts';
import { clearNotice, putDown, setHover } from '#table/store/table.ts';
import { pickUp, position, refuse, setMode, useTable } from '../../table-adapter.ts';
import { hexAtPoint } from '../board/projection.ts';
import { act } from './act.ts';
import { canPick, confirm, whyNotTo } from './actions.ts';
import { askAbout } from './hex-info.ts';
import { situationOf } from './situation.ts';
import { mayStrike, strikeAt, strikers } from './strike.ts';
import type { UnitMode } from './way.ts';

export interface Carried {
  readonly units: readonly UnitId[];
  /** Where it was lifted. */
  readonly from: PointerAt;
  /** What it is over, and why it may not go there. */
  readonly over: Hex | null;
  readonly refusal: Refusal | null;
}

/** What is in the air. */
export const useCarried = create<{ readonly carried: Carried | null }>(() => ({ carried: null }));

/** The unit in hand; one that is carried is, but where it would attack. */
function held(): UnitMode | null {
  const { mode } = useTable.getState();
  return mode.mode === 'unit' ? mode : null;
}

function isHeld(unit: UnitId): boolean {
  const { mode } = useTable.getState();
  if (mode.mode === 'attack') return mode.attackers.includes(unit);
  return mode.mode === 'unit' && (mode.unit === unit || mode.others?.includes(unit) === true);
}

const mayCarry = (unit: UnitId): boolean => canPick(position(), unit) || mayStrike(position(), unit);

const hexAt = ({ x, y }: PointerAt): Hex | null => {
  const point = mapAt(x, y);
  return point && hexAtPoint(...point);
};

/** Off the map again, where it was only just set up. */
function backToTray(unit: UnitId): void {
  const { kind } = situationOf(position());
  if ((kind === 'place' || kind === 'arrive') && position().units[unit]!.at >= 0)
    act({ type: kind, unit, hex: null });
}

function put(mode: UnitMode, hex: Hex): void {
  const state = position();
  if (state.units[mode.unit]!.at === hex) return;
  const refusal = whyNotTo(state, mode, hex);
  if (refusal) return refuse(refusal);
  // The way was shown all along: that is enough, but for those who want to be asked every time.
  if (settings().confirmMoves === 'always' && !('tray' in situationOf(state)))
    return setMode({ ...mode, preview: hex });
  confirm(mode, hex);
  if (state.units[mode.unit]!.at < 0 && !useTable.getState().notice) putDown();
}

/** What is lifted with a unit. */
function unitsWith(unit: UnitId): readonly UnitId[] {
  const state = position();
  if (mayStrike(state, unit)) return strikers(state, useTable.getState().mode, unit);
  if (!isHeld(unit)) pickUp(unit);
  const { others = [] } = held()!;
  return [held()!.unit, ...others];
}

/** Why what is carried may not be dropped there; null where it may, or would lie where it was. */
function whyNotOver({ units }: Carried, hex: Hex): Refusal | null {
  const state = position();
  const mode = held();
  if (state.units[units[0]!]!.at === hex) return null;
  if (mode) return whyNotTo(state, mode, hex);
  const strike = strikeAt(state, useTable.getState().mode, units, hex);
  return 'refusal' in strike ? strike.refusal : null;
}

function strike({ units }: Carried, hex: Hex): void {
  const state = position();
  if (state.units[units[0]!]!.at === hex) return;
  const made = strikeAt(state, useTable.getState().mode, units, hex);
  if ('attack' in made) setMode(made.attack);
  else if (made.refusal) refuse(made.refusal);
}

/** The hand at counters on the map and in the tray, which bear the number of their unit. */
export const hand: DragHandlers<UnitId> = {
  take(pressed) {
    const { unit } = pressed.closest<HTMLElement>('[data-unit]')?.dataset ?? {};
    if (unit === undefined || isReplaying() || rivalAtPlay() || useCoach.getState().busy) return null;
    return Number(unit) >= 0 && mayCarry(Number(unit)) ? Number(unit) : null;
  },
  ready: isHeld,
  lift(unit, from) {
    clearNotice();
    useCarried.setState({ carried: { units: unitsWith(unit), from, over: null, refusal: null } });
  },
  over(_, at) {
    const { carried } = useCarried.getState();
    const over = hexAt(at);
    setHover(over);
    if (!carried || over === carried.over) return;
    const refusal = over === null ? null : whyNotOver(carried, over);
    useCarried.setState({ carried: { ...carried, over, refusal } });
  },
  pan: panAtRim,
  drop(_, at) {
    const { carried } = useCarried.getState();
    useCarried.setState({ carried: null });
    if (!carried || !at) return;
    const mode = held();
    const hex = hexAt(at);
    if (hex !== null && mode) put(mode, hex);
    else if (hex !== null) strike(carried, hex);
    else if (mode && document.elementFromPoint(at.x, at.y)?.closest('[data-tray]')) backToTray(mode.unit);
    if (at.finger) setHover(null);
  },
  ask(_, at) {
    askAbout(hexAt(at));
  },
};
