/** Where the selected unit may go, or the selected stack: as far as all of it can. */
import {
  apply,
  type Action,
  type Hex,
  type ReachHex,
  type Refusal,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { UnitMode } from './decision.ts';
import { getDecisionContext, handlerOf } from './decisions/index.ts';

/** In one step. */
export function openHexes(state: State, mode: UnitMode): readonly Hex[] {
  const context = getDecisionContext(state);
  const hexes = handlerOf(context).openHexes(context, mode.unit);
  return mode.others ? hexes.filter((hex) => stackActionsTo(state, mode, hex).ok) : hexes;
}

/** Along a path. */
export function reachOf(state: State, mode: UnitMode): readonly ReachHex[] {
  if (mode.others) return stackReach(state, mode);
  const context = getDecisionContext(state);
  return handlerOf(context).reach(context, mode);
}

/** In either way. */
export const destinationsOf = (state: State, mode: UnitMode): readonly Hex[] => [
  ...reachOf(state, mode).map(({ hex }) => hex),
  ...openHexes(state, mode),
];

/** Why not to a hex; null when it may. */
export function whyNotTo(state: State, mode: UnitMode, hex: Hex): Refusal | null {
  if (mode.others) {
    const found = stackActionsTo(state, mode, hex);
    return found.ok ? null : found.refusal;
  }
  const context = getDecisionContext(state);
  return handlerOf(context).whyNotTo(context, mode, hex);
}

/** Units that are lost when the selected one goes to a hex. */
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

/** The actions that take all units of a stack to a hex, one after the other; else why one of them may not go. */
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

/** Worked out once for a selection: every move of the pointer asks. */
const known = new WeakMap<UnitMode, { readonly state: State; readonly reach: readonly ReachHex[] }>();

/** The path of the first unit at the highest cost of any. Where one must stop all must: a ZOC stops every unit. */
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
