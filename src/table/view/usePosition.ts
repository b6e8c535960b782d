import type { Seats } from '#engine/core/about.ts';
import { present } from '#engine/core/timeline.ts';
import type { State, Position, Line } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import { viewerOf, isForOne, useGame, type GameOnTable } from '../store/game.ts';
import { createContext, useContext } from 'react';

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

/** True from the opening of a game, new or kept, until something happens in it. */
export const isJustOpened = ({ practice, happening }: GameOnTable): boolean =>
  !practice && happening.count === 0;

function positionFor(state: State, seats: Seats, isOpen: boolean): Position {
  const { rules } = activeGame();
  if (isOpen) return { state, viewer: rules.decider(state), seen: state };
  const viewer = viewerOf(state, seats);
  return viewer === 'both'
    ? { state, viewer: rules.onlooker(state), seen: rules.openView(state) }
    : { state, viewer, seen: rules.view(state, viewer) };
}

/** A position of the game on the table as the screen shows it. */
export const positionOf = (state: State): Position =>
  positionFor(state, useGame.getState().seats, isForOne(useGame.getState()));

interface Known {
  readonly seats: Seats;
  readonly isOpen: boolean;
  readonly position: Position;
}

const known = new WeakMap<object, Known>();

/** Cached: the same object until something in it changes. */
function positionOnTable(game: GameOnTable): Position {
  const { seats } = game;
  const state = present(game.timeline!);
  const isOpen = isForOne(game);
  const key = state as object;
  const found = known.get(key);
  if (found && found.seats === seats && found.isOpen === isOpen) return found.position;
  const position = positionFor(state, seats, isOpen);
  known.set(key, { seats, isOpen, position });
  return position;
}

/**
 * The position on show, for components below the table screen, or a selected value, on whose changes alone the component
 * renders.
 */
export function usePosition(): Position;
export function usePosition<T>(select: (position: Position) => T): T;
export function usePosition(select = (position: Position): unknown => position): unknown {
  const shown = useShown();
  const played = useGame((game) => (shown ? null : select(positionOnTable(game))));
  return shown ? select(shown.position) : played;
}
