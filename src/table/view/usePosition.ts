import type { Seats } from '#engine/core/seats.ts';
import { present } from '#engine/core/timeline.ts';
import type { State, Position } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import { viewerOf, isForOne, useGame, type GameOnTable } from '../store/game.ts';
import { useShown } from './shown.ts';

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
