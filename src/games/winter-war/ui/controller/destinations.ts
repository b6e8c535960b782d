/** Destinations of the selected unit, or of a stack as far as all its units can go, and moves to them. */
import {
  apply,
  board,
  counter,
  explainMove,
  longPath,
  type Action,
  type Hex,
  type ReachHex,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { cannotHover } from '#kit/widgets/useNarrow.ts';
import { create } from 'zustand';
import playMessages from '../../content/en/play.ftl';
import { canAct, putDown, revealOnMap, say, settings } from '#table';
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
import { hexText } from '../text/describe.ts';
import { act, type UnitMode } from './decision.ts';
import { canSelect, getDecisionContext, handlerOf } from './decisions/index.ts';
import { selectedUnits } from './mode.ts';

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
  dropGoals([mode.unit]);
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
    dropGoals([mode.unit, ...mode.others!]);
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

/* Marches over several Player-Turns: a unit keeps its goal, and one press moves all units that have one. */

type Goal = readonly [unit: UnitId, hex: Hex];

/** The goals of the game in which the last one was set; kept on this device. */
interface Goals {
  readonly game: string | null;
  readonly goals: readonly Goal[];
}

const GOALS_KEY = 'winter-war-goals';
const NO_GOALS: Goals = { game: null, goals: [] };

function loadGoals(): Goals {
  try {
    const kept = JSON.parse(localStorage.getItem(GOALS_KEY) ?? '{}') as Partial<Goals>;
    return Array.isArray(kept.goals) ? { ...NO_GOALS, ...kept } : NO_GOALS;
  } catch {
    return NO_GOALS;
  }
}

export const useGoals = create<Goals>(loadGoals);

/** Goals belong to a game that is played; null in a lesson, a problem or a variation. */
function gameOfGoals(): string | null {
  const { timeline, referee, trial } = useGame.getState();
  return !timeline || referee || trial ? null : (timeline.about?.id ?? '');
}

function keepGoals(change: (goals: readonly Goal[]) => readonly Goal[]): void {
  const game = gameOfGoals();
  if (game === null) return;
  const before = useGoals.getState();
  useGoals.setState({ game, goals: change(before.game === game ? before.goals : []) });
  try {
    localStorage.setItem(GOALS_KEY, JSON.stringify(useGoals.getState()));
  } catch {
    // Without storage they last until the page is closed.
  }
}

export function dropGoals(units: readonly UnitId[]): void {
  if (useGoals.getState().goals.some(([unit]) => units.includes(unit)))
    keepGoals((goals) => goals.filter(([unit]) => !units.includes(unit)));
}

/** Goals not reached yet of the side to move; none in a replay. */
export function goalsIn(state: State): readonly Goal[] {
  const { game, goals } = useGoals.getState();
  if (!goals.length || game !== gameOfGoals() || state !== position() || state.phase !== 'movement')
    return [];
  return goals.filter(([unit, hex]) => {
    const { at } = state.units[unit]!;
    return counter(unit).side === state.phasing && at >= 0 && at !== hex;
  });
}

/** The way to a goal, and the number of Player-Turns that it takes; null without one. */
export function marchTo(state: State, unit: UnitId, hex: Hex) {
  const found = longPath(state, unit, hex);
  return found && { ...found, turns: Math.ceil(found.cost / counter(unit).type.movement) };
}

/** The actions of the next leg, as far as the units get; the path enters no enemy zone of control but at the goal. */
function nextLeg(state: State, mode: UnitMode, goal: Hex): readonly Action[] {
  const open = new Set(reachOf(state, mode).map(({ hex }) => hex));
  const end = marchTo(state, mode.unit, goal)?.path.findLast((hex) => open.has(hex));
  const found = end === undefined ? null : stackActionsTo(state, mode, end);
  return found?.ok ? found.actions : [];
}

/** Sets the goal of the selected units, and moves them the first leg. */
function beginMarch(mode: UnitMode, goal: Hex): void {
  if (!canAct()) return;
  const units = selectedUnits(mode);
  const actions = nextLeg(position(), mode, goal);
  dropGoals(units);
  keepGoals((goals) => [...goals, ...units.map((unit): Goal => [unit, goal])]);
  playAll(actions);
  putDown();
}

/**
 * For a press on a hex out of reach: says why, and offers a march of several Player-Turns, which a second press begins.
 * False if there is none.
 */
export function offerMarch(mode: UnitMode, goal: Hex, isTold: boolean): boolean {
  const state = position();
  const march = gameOfGoals() === null || state.phase !== 'movement' ? null : marchTo(state, mode.unit, goal);
  if (!march || march.turns < 2) return false;
  if (isTold) beginMarch(mode, goal);
  else {
    const refusal = explainMove(state, mode.unit, goal);
    if (!refusal) return false;
    const label = playMessages().march.offer({ turns: march.turns });
    refuse(refusal, undefined, { label, run: () => beginMarch(mode, goal) });
  }
  return true;
}

/** Units that can march on now, with their goals. */
export const marching = (state: State): readonly Goal[] =>
  goalsIn(state).filter(([unit]) => canSelect(state, unit) && reachOf(state, unitMode(unit)).length > 0);

/** Moves all units with a goal their next leg, as a single undo step. */
export function marchOn(): void {
  let state = position();
  const actions: Action[] = [];
  const stayed: UnitId[] = [];
  for (const [unit, goal] of marching(state)) {
    const leg = nextLeg(state, unitMode(unit), goal);
    if (!leg.length) stayed.push(unit);
    for (const action of leg) {
      const applied = apply(state, action);
      if (!applied.ok) continue;
      ({ state } = applied);
      actions.push(action);
    }
  }
  playAll(actions);
  putDown();
  const [unit] = stayed;
  if (unit !== undefined)
    say(playMessages().march.stayed({ n: stayed.length, place: hexText(state.units[unit]!.at) }));
}
