/** A whole stack in hand: it goes as far as all of it can go. */
import { apply, type Action, type Hex, type ReachHex, type Refusal, type State } from '#engine/winter-war';
import { isReplaying } from '#table/features/replay/replay.ts';
import { rivalAtPlay } from '#table/features/ai/rival.ts';
import { putDown } from '#table/store/table.ts';
import { pickUp, playAll, refuse, useGame } from '../../table-adapter.ts';
import { unitsAt } from './situation.ts';
import type { Now, UnitMode } from './way.ts';
import { wayOf } from './ways.ts';

/** The units in hand, one by one. */
function eachOf({ others = [], ...mode }: UnitMode): UnitMode[] {
  return [mode.unit, ...others].map((unit) => ({ ...mode, unit }));
}

/** What takes all of them to a hex, one after the other; else why one of them may not go. */
function actionsTo(now: Now, mode: UnitMode, hex: Hex): readonly Action[] | Refusal | null {
  const actions: Action[] = [];
  let { state } = now;
  for (const one of eachOf(mode)) {
    const action = wayOf(now).actionTo(now, one, hex);
    const done = action && apply(state, action);
    if (!done?.ok) return done ? done.refusal : wayOf(now).whyNotTo(now, one, hex);
    actions.push(action!);
    ({ state } = done);
  }
  return actions;
}

const isWay = (found: readonly Action[] | Refusal | null): found is readonly Action[] => Array.isArray(found);

/** Of hexes that are open to one of them, those that are open to all, at once. */
const forAll = <T>(now: Now, mode: UnitMode, hexes: readonly T[], hexOf: (one: T) => Hex): T[] =>
  hexes.filter((one) => isWay(actionsTo(now, mode, hexOf(one))));

export const openTogether = (now: Now, mode: UnitMode): Hex[] =>
  forAll(now, mode, wayOf(now).open(now, mode.unit), (hex) => hex);

const known = new WeakMap<UnitMode, { readonly state: State; readonly found: readonly ReachHex[] }>();

/** The way of the first, at what the dearest of them costs. */
export function reachTogether(now: Now, mode: UnitMode): readonly ReachHex[] {
  const before = known.get(mode);
  if (before?.state === now.state) return before.found;
  const way = wayOf(now);
  const [first, ...others] = eachOf(mode).map((one) => new Map(way.reach(now, one).map((r) => [r.hex, r])));
  const found = forAll(
    now,
    mode,
    [...first!.values()].filter(({ hex }) => others.every((reach) => reach.has(hex))),
    ({ hex }) => hex,
  ).map((r): ReachHex => {
    const all = [r, ...others.map((reach) => reach.get(r.hex)!)];
    return {
      ...r,
      cost: Math.max(...all.map(({ cost }) => cost)),
      mustStop: all.some(({ mustStop }) => mustStop),
      mayEnd: all.every(({ mayEnd }) => mayEnd),
    };
  });
  known.set(mode, { state: now.state, found });
  return found;
}

/** Why not all of them may go to a hex; null when they may. */
export function whyNotTogether(now: Now, mode: UnitMode, hex: Hex): Refusal | null {
  const found = actionsTo(now, mode, hex);
  return isWay(found) ? null : found;
}

/** Moves them all, as one step for undo, or says why that cannot be. */
export function moveTogether(now: Now, mode: UnitMode, hex: Hex): void {
  if (isReplaying() || rivalAtPlay()) return;
  const found = actionsTo(now, mode, hex);
  if (isWay(found)) {
    playAll(found);
    putDown();
  } else if (found) refuse(found);
}

/** Takes all that may be taken of a stack in hand; false where that is one, or none. */
export function takeStack(now: Now, hex: Hex): boolean {
  const [unit, ...others] = unitsAt(now.state, hex).filter((one) => wayOf(now).mayTake(now, one));
  // A lesson watches every step.
  if (unit === undefined || !others.length || useGame.getState().practice) return false;
  pickUp(unit, { others });
  return true;
}
