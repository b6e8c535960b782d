/**
 * Input of the map: clicks, taps, double presses, Enter at the cursor, and drags (drag.ts). The handler of
 * the open decision (decisions/) gives them their meaning; the mode (mode.ts) holds the state in between.
 */
import playMessages from '../../content/en/play.ftl';
import { checkRoom, type Hex, type State, type UnitId } from '#engine/winter-war';
import { cannotHover, isNarrow } from '#kit/widgets/useNarrow.ts';
import {
  clearNotice,
  frameOrReturnOnMap,
  inputOf,
  putDown,
  settings,
  type MapInput,
  type Press,
} from '#table';
import {
  look,
  position,
  refuse,
  selectUnit,
  setMode,
  useGame,
  useTable,
  type Mode,
} from '../../table-adapter.ts';
import { isPlanning, pressInPlan } from './planner-store.ts';
import { frontOf, hexesOf } from '../board/fronts.ts';
import { hexText, unitList } from '../text/describe.ts';
import type { PrimaryStep, UnitMode } from './decision.ts';
import { canSelect, getDecisionContext, handlerOf } from './decisions/index.ts';
import {
  confirmDestination,
  costsUnits,
  destinationsOf,
  isWanted,
  lostBy,
  offerMarch,
  setWaypoint,
} from './destinations.ts';
import { dragController, selectStack } from './drag.ts';
import { canPress, reasonFor } from './explain.ts';
import { selectedUnits, useInteraction } from './mode.ts';
import { situationOf, unitsAt } from './situation.ts';

/* Presses */

/** When the player cannot act: a press inspects the hex. */
const looking: MapInput<UnitId> = {
  press(hex, { again = false }) {
    if (again) return;
    clearNotice();
    look(hex);
  },
};

/** For the open decision: carries out a press, or shows why it does nothing. */
const deciding: MapInput<UnitId> = {
  press(hex, { piece: unit = null, shift = false, again = false }) {
    if (again) return handleSecondPress(hex, unit);
    const { mode } = useTable.getState();
    if (isBegun(mode)) {
      const refusal = reasonFor(mode, hex, unit);
      if (refusal) return refuse(refusal);
    }
    const { timeline } = useGame.getState();
    press(hex, unit, shift);
    const played = useGame.getState().timeline !== timeline;
    useInteraction.setState({ pressPlayed: played });
    const { mode: now, notice } = useTable.getState();
    const isTaken = mode.mode !== 'unit' && now.mode === 'unit';
    if (played || isTaken || notice) return;
    // Judged by the selection before the press.
    const refusal = reasonFor(mode, hex, unit);
    if (refusal) refuse(refusal);
  },
  drag: dragController,
  reason: (hex, strict) => reasonFor(useTable.getState().mode, hex, null, strict),
  confirm() {
    const { mode } = useTable.getState();
    const isComposed =
      mode.mode === 'attack'
        ? mode.attackers.length > 0 && mode.targets.length > 0
        : mode.mode === 'unit' && mode.preview !== null;
    if (!isComposed) return false;
    primaryOf(position(), mode).run();
    return true;
  },
};

/** For a plan of attacks; other presses go to the decision. */
const planning: MapInput<UnitId> = {
  ...deciding,
  press(hex, how) {
    if (!pressInPlan(hex, how.piece ?? null)) deciding.press(hex, how);
  },
};

/** Current input of the map, unless a feature of the table has taken it over. */
export const inputNow = (): MapInput<UnitId> => (!canPress() ? looking : isPlanning() ? planning : deciding);

/** A press on a hex, or on a unit in it. */
export const handleMapPress = (hex: Hex, unit: UnitId | null = null, how: Omit<Press, 'piece'> = {}): void =>
  inputOf(inputNow).press(hex, { ...how, piece: unit });

/** An attack that is being chosen is not discarded by a press elsewhere. */
const isBegun = (mode: Mode): boolean =>
  mode.mode === 'attack' && mode.attackers.length + mode.targets.length > 0;

function press(hex: Hex, unit: UnitId | null, shift: boolean): void {
  const state = position();
  const context = getDecisionContext(state);
  const handler = handlerOf(context);
  const { mode } = useTable.getState();
  const isTold = isRefusedAt(hex);
  clearNotice();
  if (handler.handlePress(context, mode, hex, unit)) return;
  if (mode.mode === 'unit') {
    const isOwnHex = state.units[mode.unit]!.at === hex;
    // A press on the offered unit accepts it.
    if (isOwnHex && mode.offered && (unit === null || unit === mode.unit)) return selectUnit(mode.unit);
    if (isOwnHex && unit === mode.unit) return pressSelected(state, mode);
    if (isOwnHex && unit !== null && canSelect(state, unit)) return selectUnit(unit);
    if (isOwnHex || handler.canGo(context, mode.unit)) return pressWithUnit(mode, hex, { shift, isTold });
  }
  const able = unitsAt(state, hex).filter((id) => canSelect(state, id));
  const chosen = unit !== null && able.includes(unit) ? unit : able[0];
  if (chosen !== undefined) return selectUnit(chosen);
  look(hex);
}

/**
 * A press on the selected counter: touch selects the next unit of the stack, a mouse opens the stack as a fan, but not
 * on the first press: the fan covers hexes within reach. A small screen lists the stack in the bar of its sheet.
 */
function pressSelected(state: State, mode: UnitMode): void {
  if (cannotHover()) selectNextInStack(state, mode);
  else if (!mode.fan && !isNarrow() && unitsAt(state, state.units[mode.unit]!.at).length > 1)
    setMode({ ...mode, fan: true });
  else putDown();
}

/** True when the last press on the hex was refused and the reason is still displayed. */
function isRefusedAt(hex: Hex): boolean {
  const { notice } = useTable.getState();
  return notice?.kind === 'refusal' && notice.refusal.places.includes(hex);
}

/** A press on any hex with a unit selected: moves there, previews the path, or selects a unit there. */
function pressWithUnit(
  mode: UnitMode,
  hex: Hex,
  { shift, isTold }: { shift: boolean; isTold: boolean },
): void {
  const state = position();
  if (state.units[mode.unit]!.at === hex) return selectNextInStack(state, mode);
  const situation = situationOf(state);
  const isMove = situation.kind === 'move';
  if (isMove && (shift || mode.addWaypoint)) return setWaypoint(mode, hex);
  const open = destinationsOf(state, mode).includes(hex);
  const others = unitsAt(state, hex).filter((unit) => canSelect(state, unit));
  // In a full hex the first press shows the refusal, and the second one selects the stack there.
  const full = isMove && open && mode.preview !== hex ? checkRoom(state, hex, selectedUnits(mode)) : null;
  if (full && others.length && !mode.offered && !isTold) return refuse(full);
  if ((!open || full || mode.offered) && others.length) return selectUnit(others[0]!);
  // A second press confirms moves that are ambiguous, cost a unit or cannot be undone, or by preference.
  const isCareful =
    !('tray' in situation) &&
    (confirmsMoves(state) || (isMove && others.length > 0) || costsUnits(mode, hex));
  if (open && isCareful && mode.preview !== hex) return setMode({ ...mode, preview: hex });
  if (open || !isMove || !offerMarch(mode, hex, isTold)) confirmDestination(mode, hex);
}

/** True when every move is previewed before it is made. */
export const confirmsMoves = ({ options }: State): boolean =>
  isWanted(settings().confirmMoves) || options.touchMove;

/** A press on the unit's own hex selects the next unit of the stack; after the last one, none. */
function selectNextInStack(state: State, { unit }: UnitMode): void {
  const stack = unitsAt(state, state.units[unit]!.at).filter((id) => canSelect(state, id));
  const next = stack[stack.indexOf(unit) + 1];
  if (next === undefined) putDown();
  else selectUnit(next);
}

/**
 * The second press of a double press selects the whole stack of the unit selected by the first one, or
 * confirms its preview; it never repeats its action. Otherwise the map zooms to the front there, or back.
 */
function handleSecondPress(hex: Hex, unit: UnitId | null): void {
  if (useInteraction.getState().pressPlayed) return;
  const state = position();
  const { mode } = useTable.getState();
  const isSelectedHex = mode.mode === 'unit' && state.units[mode.unit]!.at === hex;
  const isShown = mode.mode === 'aim' || (mode.mode === 'unit' && (mode.preview === hex || isRefusedAt(hex)));
  const isChoosing = (mode.mode === 'attack' || mode.mode === 'lose') && unitsAt(state, hex).length > 1;
  if (isShown || isChoosing) press(hex, unit, false);
  else if (isSelectedHex || (mode.mode === 'look' && unitsAt(state, hex).some((id) => canSelect(state, id))))
    selectStack(state, hex);
  else frameOrReturnOnMap(hexesOf(frontOf(hex), []));
}

/** Closes the fan; the unit stays selected. */
export function closeFan(): void {
  const { mode } = useTable.getState();
  if (mode.mode === 'unit' && mode.fan) setMode({ ...mode, fan: false });
}

/* Selecting */

/** Selects the next unit that can act, or the one before; returns its hex, null when there is none on the map. */
export function selectNextUnit(step: 1 | -1 = 1): Hex | null {
  const state = position();
  const context = getDecisionContext(state);
  const handler = handlerOf(context);
  const units = handler.units(context);
  if (!units.length) return null;
  const { mode, focus } = useTable.getState();
  const [selected] = selectedUnits(mode);
  const index = handler.chosenTogether
    ? units.findLastIndex((unit) => state.units[unit]!.at === focus)
    : selected === undefined
      ? -1
      : units.indexOf(selected);
  const next = units.at(index < 0 ? (step > 0 ? 0 : -1) : (index + step) % units.length)!;
  const { at } = state.units[next]!;
  if (!handler.chosenTogether) handler.select(next);
  return at >= 0 ? at : null;
}

/* Bar */

/** The main button: confirms a previewed hex, else as the decision's handler defines it. */
export function primaryOf(state: State, mode: Mode): PrimaryStep {
  if (mode.mode === 'unit' && mode.preview !== null) {
    const { preview } = mode;
    return {
      shown: true,
      label: playMessages().end.confirm({
        place: hexText(preview),
        lost: unitList(lostBy(state, mode, preview)),
      }),
      urgent: true,
      refusal: null,
      run: () => confirmDestination(mode, preview),
    };
  }
  const context = getDecisionContext(state);
  return handlerOf(context).primary(context, mode);
}

export function todoOf(state: State, mode: Mode): string {
  const context = getDecisionContext(state);
  return handlerOf(context).todo(context, mode);
}
