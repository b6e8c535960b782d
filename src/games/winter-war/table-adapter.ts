/** The table with the types of Winter War. */
import type { Action, GameEvent, Refusal, Seats, Side, State, Timeline } from '#engine/winter-war';
import { type PositionFor, typedTable } from '#table';
import { situationOf, type Situation } from './ui/controller/situation.ts';

export { refuse, toggled, useFollow } from '#table';
export { type Mode, look, selectUnit, setMode, unitMode, useTable } from './ui/controller/mode.ts';

const table = typedTable<State, Action, GameEvent, Side, Seats, Timeline, Refusal>();

export const { useGame, position, play, playAll, openUnsaved, useShownTimeline, usePassing } = table;

/** A position on display, with its open choice. */
export interface Position extends PositionFor<State, Side> {
  readonly situation: Situation;
}

const known = new WeakMap<PositionFor<State, Side>, Position>();

function withSituation(shown: PositionFor<State, Side>): Position {
  const found = known.get(shown);
  if (found) return found;
  const made = { ...shown, situation: situationOf(shown.state) };
  known.set(shown, made);
  return made;
}

/** Display data of a position of the current game. */
export const positionOf = (state: State): Position => withSituation(table.positionOf(state));

/** The position on display, or a value selected from it. */
export function usePosition(): Position;
export function usePosition<T>(select: (position: Position) => T): T;
export function usePosition(select = (position: Position): unknown => position): unknown {
  return table.usePosition((shown) => select(withSituation(shown)));
}

/** The replay, or null while the game itself is on display. */
export function useShown(): { readonly position: Position; readonly timeline: Timeline } | null {
  const shown = table.useShown();
  return shown && { position: withSituation(shown.position), timeline: shown.timeline };
}
