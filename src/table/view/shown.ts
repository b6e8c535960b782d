import { createContext, useContext } from 'react';
import type { Line, Position } from '../game/position.ts';
import { useGame } from '../store/game.ts';

/** What a replay shows in place of the game on the table. */
export interface ShownPosition {
  readonly position: Position;
  /** The game that is watched, with its cursor at the step on show. */
  readonly timeline: Line;
}

/** Set by a replay for all that it shows; null for the game itself. */
export const ShownContext = createContext<ShownPosition | null>(null);

/** The replay, or null while the game itself is on show. */
export const useShown = (): ShownPosition | null => useContext(ShownContext);

/** The game on show, with its cursor at the position on show, or a value of it; null where no game is on the table. */
export function useShownTimeline(): Line | null;
export function useShownTimeline<T>(select: (timeline: Line) => T): T | null;
export function useShownTimeline(select = (timeline: Line): unknown => timeline): unknown {
  const shown = useShown();
  const played = useGame(({ timeline }) => (shown || !timeline ? null : select(timeline)));
  return shown ? select(shown.timeline) : played;
}
