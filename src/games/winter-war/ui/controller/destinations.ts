/** Destinations of the selected unit, or of a stack as far as all its units can go, and moves to them. */
import {
  apply,
  board,
  explainMove,
  type Action,
  type Hex,
  type ReachHex,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { cannotHover } from '#kit/widgets/useNarrow.ts';
import { canAct, putDown, revealOnMap, settings } from '#table';
import {
  playAll,
  position,
  refuse,
  selectUnit,
  setMode,
  unitMode,
  useGame,
  useTable,
} from '../../table-adapter.ts';
import { frontOf } from '../board/fronts.ts';
import { act, type UnitMode } from './decision.ts';
import { getDecisionContext, handlerOf } from './decisions/index.ts';

/** Hexes within reach in one step. */
export function openHexes(state: State, mode: UnitMode): readonly Hex[] {
  const context = getDecisionContext(state);
  const hexes = handlerOf(context).openHexes(context, mode.unit);
  return mode.others ? hexes.filter((hex) => stackActionsTo(state, mode, hex).ok) : hexes;
}

/** Hexes within reach along a path. */
export function reachOf(state: State, mode: UnitMode): readonly ReachHex[] {
  if (mode.others) return stackReach(state, mode);
  const context = getDecisionContext(state);
  return handlerOf(context).reach(context, mode);
}

/** Hexes within reach in either way. */
export const destinationsOf = (state: State, mode: UnitMode): readonly Hex[] => [
  ...reachOf(state, mode).map(({ hex }) => hex),
  ...openHexes(state, mode),
];

/** Why the selection cannot go to a hex; null if it can. */
export function whyNotTo(state: State, mode: UnitMode, hex: Hex): Refusal | null {
  if (mode.others) {
    const found = stackActionsTo(state, mode, hex);
    return found.ok ? null : found.refusal;
  }
  const context = getDecisionContext(state);
  return handlerOf(context).whyNotTo(context, mode, hex);
}

/** Units lost when the selected one goes to a hex. */
export function lostBy(state: State, mode: UnitMode, hex: Hex): readonly UnitId[] {
  const context = getDecisionContext(state);
  return handlerOf(context).lostBy(context, mode.unit, hex);
}

/* Stacks */

type StackActions =
  | { readonly ok: true; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly refusal: Refusal | null };

const eachUnit = ({ others = [], ...mode }: UnitMode): UnitMode[] =>
  [mode.unit, ...others].map((unit) => ({ ...mode, unit }));

/** Actions that move all units of a stack to a hex, one after another; else the refusal of one of them. */
export function stackActionsTo(start: State, mode: UnitMode, hex: Hex): StackActions {
  const context = getDecisionContext(start);
  const handler = handlerOf(context);
  const actions: Action[] = [];
  let state = start;
  for (const one of eachUnit(mode)) {
    const action = handler.actionTo(context, one, hex);
    const applied = action && apply(state, action);
    if (!applied?.ok)
      return { ok: false, refusal: applied ? applied.refusal : handler.whyNotTo(context, one, hex) };
    actions.push(action!);
    ({ state } = applied);
  }
  return { ok: true, actions };
}

/** Cached by selection, because every move of the pointer needs it. */
const known = new WeakMap<UnitMode, { readonly state: State; readonly reach: readonly ReachHex[] }>();

/** The first unit's path, at the highest cost of any unit. Where one must stop all must: a ZOC stops all. */
function stackReach(state: State, mode: UnitMode): readonly ReachHex[] {
  const before = known.get(mode);
  if (before?.state === state) return before.reach;
  const context = getDecisionContext(state);
  const handler = handlerOf(context);
  const [first, ...others] = eachUnit(mode).map((one) => handler.reach(context, one));
  const costs = others.map((reached) => new Map(reached.map(({ hex, cost }) => [hex, cost])));
  const reach = first!
    .filter(({ hex }) => stackActionsTo(state, mode, hex).ok)
    .map((r): ReachHex => ({ ...r, cost: Math.max(r.cost, ...costs.map((cost) => cost.get(r.hex)!)) }));
  known.set(mode, { state, reach });
  return reach;
}

/** True if a step of the selected unit would leave other units without a hex. */
export const costsUnits = (mode: UnitMode, hex: Hex): boolean => lostBy(position(), mode, hex).length > 0;

/* Going */

/** Moves the selected unit or stack to a hex, or shows the refusal. */
export function confirmDestination(mode: UnitMode, hex: Hex): void {
  const state = position();
  if (mode.others) return moveStack(state, mode, hex);
  const context = getDecisionContext(state);
  const handler = handlerOf(context);
  const action = handler.actionTo(context, mode, hex);
  if (!action) return sayWhyNoMove(state, mode.unit, hex);
  const from = state.units[mode.unit]!.at;
  if (!act(action)) return;
  setMode(handler.modeAfter(context, mode.unit));
  if (useTable.getState().mode.mode === 'idle') offerNextUnit(from);
}

/** Selects the next unit after a move, if wanted: of the stack, else the nearest of the front. */
function offerNextUnit(from: Hex): void {
  const state = position();
  const context = getDecisionContext(state);
  if (!isWanted(settings().nextUnit) || context.situation.kind !== 'move' || useGame.getState().practice)
    return;
  const handler = handlerOf(context);
  const at = (unit: UnitId): Hex => state.units[unit]!.at;
  const next = handler
    .units(context)
    .filter((unit) => frontOf(at(unit)) === frontOf(from))
    .toSorted((a, b) => board.distance(at(a), from) - board.distance(at(b), from))
    .find((unit) => handler.reach(context, unitMode(unit)).length > 0);
  if (next === undefined) return;
  selectUnit(next, { offered: true });
  revealOnMap(at(next));
}

/** Moves the whole stack as a single undo step. */
function moveStack(state: State, mode: UnitMode, hex: Hex): void {
  if (!canAct()) return;
  const found = stackActionsTo(state, mode, hex);
  if (found.ok) {
    const from = state.units[mode.unit]!.at;
    playAll(found.actions);
    putDown();
    offerNextUnit(from);
  } else if (found.refusal) refuse(found.refusal);
}

/** Adds a waypoint in a hex within reach, or shows the refusal. */
export function setWaypoint(mode: UnitMode, hex: Hex): void {
  const state = position();
  const found = reachOf(state, mode).find((r) => r.hex === hex);
  if (found) setMode({ ...mode, prefix: found.path, preview: null });
  else sayWhyNoMove(state, mode.unit, hex);
}

function sayWhyNoMove(state: State, unit: UnitId, hex: Hex): void {
  const refusal = explainMove(state, unit, hex);
  if (refusal) refuse(refusal);
}

/** Resolves a setting for this device: 'touch' is true only where the pointer cannot hover. */
export const isWanted = (choice: 'touch' | 'always' | 'never'): boolean =>
  choice === 'touch' ? cannotHover() : choice === 'always';
