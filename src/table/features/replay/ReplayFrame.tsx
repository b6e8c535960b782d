import { useEffect, useMemo, type ReactNode } from 'react';
import { ShownContext, type ShownPosition } from '../../view/shown.ts';
import { endReplay, useReplay } from '../../store/replay.ts';
import type { Seats } from '#engine/core/seats.ts';
import { at, present } from '#engine/core/timeline.ts';
import type { Line, State, Position } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { BOTH_SIDES, viewerOf } from '../../store/game.ts';
import type { TableKind } from '../../store/kept-games.ts';
import { PEOPLE } from '../../store/seats.ts';

/**
 * A past position as it may be seen. While the game goes on, as the viewer who is to decide in it now sees it:
 * what was hidden from him then stays hidden; a person who plays the computer is a viewer of his own. In solo practice,
 * in a game of two computer players, and when the game is over, all of it.
 */
function positionAt(state: State, now: State, table: TableKind, seats: Seats): Position {
  const { rules } = activeGame();
  const viewer = table === 'solo' || rules.isOver(now) ? null : viewerOf(now, seats);
  if (viewer !== null && viewer !== BOTH_SIDES) return { state, viewer, seen: rules.view(state, viewer) };
  return {
    state,
    viewer: rules.onlooker(state),
    seen: viewer === BOTH_SIDES ? rules.openView(state) : state,
  };
}

/** A past position as anybody may see it: while the game goes on, what both players know. */
function openPositionAt(state: State, now: State): Position {
  const { rules } = activeGame();
  return { state, viewer: rules.onlooker(state), seen: rules.isOver(now) ? state : rules.openView(state) };
}

/** What a page shows to anybody at a step of a game, all steps of which are done. */
export const shownToAll = (line: Line, step: number): ShownPosition => ({
  timeline: { ...line, cursor: step },
  position: openPositionAt(at(line, step), present(line)),
});

/** What a replay shows at a step of a game, all steps of which are done. */
export const shownAt = (
  line: Line,
  step: number,
  table: TableKind,
  seats: Seats = PEOPLE,
): ShownPosition => ({
  timeline: { ...line, cursor: step },
  position: positionAt(at(line, step), present(line), table, seats),
});

/** While a game is watched, everything in here shows its moment in place of the game on the table. */
export function ReplayFrame({ children }: { readonly children: ReactNode }) {
  const game = useReplay((replay) => replay.game);
  const step = useReplay((replay) => replay.step);
  const table = useReplay((replay) => replay.table);
  const seats = useReplay((replay) => replay.seats);
  const isPublic = useReplay((replay) => replay.source === 'page');
  const shown = useMemo(
    () => game && (isPublic ? shownToAll(game, step) : shownAt(game, step, table, seats)),
    [game, step, table, seats, isPublic],
  );
  // Whoever leaves the table leaves the replay.
  useEffect(() => endReplay, []);
  return <ShownContext value={shown}>{children}</ShownContext>;
}
