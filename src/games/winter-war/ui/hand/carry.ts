/** Counters are carried: the same may be taken, and go to the same places, as by clicks. */
import { create } from 'zustand';
import { type Hex, type Refusal, type UnitId } from '../../../../engine/winter-war/index.ts';
import type { At, Hand } from '../../../../kit/drag/drag.ts';
import { isReplaying } from '../../../../table/replay/replay.ts';
import { rivalAtPlay } from '../../../../table/rival/rival.ts';
import { useCoach } from '../../../../table/lessons/coach.ts';
import { mapAt } from '../../../../table/seen/map-handle.ts';
import { settings } from '../../../../table/store/settings.ts';
import { clearNotice, putDown, setHover } from '../../../../table/store/table.ts';
import { pickUp, position, refuse, setMode, useTable } from '../../here.ts';
import { hexAtPoint } from '../map/projection.ts';
import { act } from './act.ts';
import { canPick, confirm, whyNotTo } from './actions.ts';
import { askAbout } from './hex-info.ts';
import { situationOf } from './situation.ts';
import type { UnitMode } from './way.ts';

interface Carried {
  readonly units: readonly UnitId[];
  /** Where it was lifted. */
  readonly from: At;
  /** What it is over, and why it may not go there. */
  readonly over: Hex | null;
  readonly refusal: Refusal | null;
}

/** What is in the air. */
export const useCarried = create<{ readonly carried: Carried | null }>(() => ({ carried: null }));

/** What is in hand; a thing that is carried is. */
function held(): UnitMode | null {
  const { mode } = useTable.getState();
  return mode.mode === 'unit' ? mode : null;
}

const isHeld = (unit: UnitId): boolean => {
  const mode = held();
  return mode !== null && (mode.unit === unit || mode.others?.includes(unit) === true);
};

const hexAt = ({ x, y }: At): Hex | null => {
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

/** The hand at counters on the map and in the tray, which bear the number of their unit. */
export const hand: Hand<UnitId> = {
  take(pressed) {
    const { unit } = pressed.closest<HTMLElement>('[data-unit]')?.dataset ?? {};
    if (unit === undefined || isReplaying() || rivalAtPlay() || useCoach.getState().busy) return null;
    return Number(unit) >= 0 && canPick(position(), Number(unit)) ? Number(unit) : null;
  },
  ready: isHeld,
  lift(unit, from) {
    clearNotice();
    if (!isHeld(unit)) pickUp(unit);
    const { others = [] } = held()!;
    useCarried.setState({ carried: { units: [held()!.unit, ...others], from, over: null, refusal: null } });
  },
  over(_, at) {
    const { carried } = useCarried.getState();
    const mode = held();
    const over = hexAt(at);
    setHover(over);
    if (!carried || !mode || over === carried.over) return;
    const state = position();
    const home = state.units[mode.unit]!.at === over;
    const refusal = over === null || home ? null : whyNotTo(state, mode, over);
    useCarried.setState({ carried: { ...carried, over, refusal } });
  },
  drop(_, at) {
    useCarried.setState({ carried: null });
    const mode = held();
    if (!mode || !at) return;
    const hex = hexAt(at);
    if (hex !== null) put(mode, hex);
    else if (document.elementFromPoint(at.x, at.y)?.closest('[data-tray]')) backToTray(mode.unit);
    if (at.finger) setHover(null);
  },
  ask(_, at) {
    askAbout(hexAt(at));
  },
};
