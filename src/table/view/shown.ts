import { createContext, useContext } from 'react';
import type { Line, Position } from '../game/position.ts';
import { useGame } from '../store/game.ts';

/** What a replay shows in place of the game on the table. */
export interface ShownPosition {
  readonly position: Position;
  /** The game in replay, with its cursor at the step on show. */
  readonly timeline: Line;
}

/** Provided by a replay to its content; null for the live game. */
export const ShownContext = createContext<ShownPosition | null>(null);

/** The replay; null while the game itself is on show. */
export const useShown = (): ShownPosition | null => useContext(ShownContext);

/** The game on show, with its cursor at the position on show, or a selected value; null if there is no game. */
export function useShownTimeline(): Line | null;
export function useShownTimeline<T>(select: (timeline: Line) => T): T | null;
export function useShownTimeline(select = (timeline: Line): unknown => timeline): unknown {
  const shown = useShown();
  const played = useGame(({ timeline }) => (shown || !timeline ? null : select(timeline)));
  return shown ? select(shown.timeline) : played;
}
