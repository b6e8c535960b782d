/** Drag and drop of counters; the same moves are legal as by clicking. */
import type { Hex, Refusal, State, UnitId } from '#engine/winter-war';
import type { DragHandlers, PointerAt } from '#kit/gestures/drag.tsx';
import { clearNotice, mapAt, panAtRim, pin, putDown, setHover, settings } from '#table';
import { position, refuse, selectUnit, setMode, useGame, useTable } from '../../table-adapter.ts';
import { hexAtPoint } from '../board/projection.ts';
import { act, type UnitMode } from './decision.ts';
import { attackAfterDrop, canJoinAttack, draggedAttackers } from './decisions/attack.ts';
import { canSelect } from './decisions/index.ts';
import { confirmDestination, costsUnits, whyNotTo } from './destinations.ts';
import { canPress } from './explain.ts';
import { selectedUnits, useInteraction, type Dragged } from './mode.ts';
import { situationOf, unitsAt } from './situation.ts';

/** The mode of a dragged unit; null for attackers, which are dropped onto enemies. */
function draggedMode(): UnitMode | null {
  const { mode } = useTable.getState();
  return mode.mode === 'unit' ? mode : null;
}

function isSelected(unit: UnitId): boolean {
  const { mode } = useTable.getState();
  return mode.mode !== 'lose' && selectedUnits(mode).includes(unit);
}

const canDrag = (unit: UnitId): boolean => canSelect(position(), unit) || canJoinAttack(position(), unit);

const hexAt = ({ x, y }: PointerAt): Hex | null => {
  const point = mapAt(x, y);
  return point && hexAtPoint(...point);
};

/** Selects all selectable units of a stack, if there are several. */
export function selectStack(state: State, hex: Hex): void {
  const [unit, ...others] = unitsAt(state, hex).filter((one) => canSelect(state, one));
  // Lessons use single units.
  if (unit === undefined || !others.length || useGame.getState().practice) return;
  selectUnit(unit, { others });
}

/** Selects the units that are dragged with one, and returns them; with Shift the whole stack. */
function startDragging(unit: UnitId, isStack: boolean): readonly UnitId[] {
  const state = position();
  const { mode } = useTable.getState();
  if (canJoinAttack(state, unit)) return draggedAttackers(state, mode, unit, isStack);
  if (!isSelected(unit)) selectUnit(unit);
  if (isStack && state.units[unit]!.at >= 0) selectStack(state, state.units[unit]!.at);
  return selectedUnits(draggedMode()!);
}

/** Why the counters may not be dropped on a hex; null when they may, or came from there. */
function whyNotDrop({ units }: Dragged, hex: Hex): Refusal | null {
  const state = position();
  const mode = draggedMode();
  if (state.units[units[0]!]!.at === hex) return null;
  if (mode) return whyNotTo(state, mode, hex);
  const result = attackAfterDrop(state, useTable.getState().mode, units, hex);
  return 'refusal' in result ? result.refusal : null;
}

function dropUnit(mode: UnitMode, hex: Hex): void {
  const state = position();
  if (state.units[mode.unit]!.at === hex) return;
  const refusal = whyNotTo(state, mode, hex);
  if (refusal) return refuse(refusal);
  // Dragging has shown the path: confirmed again only if a unit is lost or the player always wants it.
  if (costsUnits(mode, hex) || (settings().confirmMoves === 'always' && !('tray' in situationOf(state))))
    return setMode({ ...mode, preview: hex });
  confirmDestination(mode, hex);
  if (state.units[mode.unit]!.at < 0 && !useTable.getState().notice) putDown();
}

function dropAttackers({ units }: Dragged, hex: Hex): void {
  const state = position();
  if (state.units[units[0]!]!.at === hex) return;
  const result = attackAfterDrop(state, useTable.getState().mode, units, hex);
  if ('attack' in result) setMode(result.attack);
  else if (result.refusal) refuse(result.refusal);
}

/** Returns a counter to the tray if it was placed in this phase. */
function dropInTray(unit: UnitId): void {
  const { kind } = situationOf(position());
  if ((kind === 'place' || kind === 'arrive') && position().units[unit]!.at >= 0)
    act({ type: kind, unit, hex: null });
}

/** Drags of counters on the map and in the tray, whose elements hold the unit's id in `data-unit`. */
export const dragController: DragHandlers<UnitId> = {
  itemAt(pressed) {
    const { unit } = pressed.closest<HTMLElement>('[data-unit]')?.dataset ?? {};
    if (unit === undefined || !canPress()) return null;
    return Number(unit) >= 0 && canDrag(Number(unit)) ? Number(unit) : null;
  },
  ready: isSelected,
  startDrag(unit, from) {
    clearNotice();
    useInteraction.setState({
      dragged: { units: startDragging(unit, from.shift === true), from, over: null, refusal: null },
    });
  },
  over(_, at) {
    const { dragged } = useInteraction.getState();
    const over = hexAt(at);
    setHover(over);
    if (!dragged || over === dragged.over) return;
    const refusal = over === null ? null : whyNotDrop(dragged, over);
    useInteraction.setState({ dragged: { ...dragged, over, refusal } });
  },
  pan: panAtRim,
  drop(_, at) {
    const { dragged } = useInteraction.getState();
    useInteraction.setState({ dragged: null });
    if (!dragged || !at) return;
    const mode = draggedMode();
    const hex = hexAt(at);
    if (hex !== null && mode) dropUnit(mode, hex);
    else if (hex !== null) dropAttackers(dragged, hex);
    else if (mode && document.elementFromPoint(at.x, at.y)?.closest('[data-tray]')) dropInTray(mode.unit);
    if (at.finger) setHover(null);
  },
  ask(_, at) {
    pin(hexAt(at));
  },
};
