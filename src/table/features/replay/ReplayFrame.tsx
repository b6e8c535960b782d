import { useEffect, useMemo, type ReactNode } from 'react';
import { ShownContext, type ShownPosition } from '../../view/usePosition.ts';
import { endReplay, useReplay } from '../../store/replay.ts';
import type { Seats } from '#engine/core/about.ts';
import { at, present } from '#engine/core/timeline.ts';
import type { Line, State, Position } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { BOTH_SIDES, viewerOf } from '../../store/game.ts';
import type { TableKind } from '../../store/kept-games.ts';
import { PEOPLE } from '../../store/seats.ts';

/**
 * A past position as it may be seen. During a game: as the side to decide sees it now, so that what was hidden from it
 * then stays hidden; against the computer, the person's side. Everything in solo practice, between computer players, and
 * once the game is over.
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

/** A past position as anyone may see it: during a game, what both players know. */
function openPositionAt(state: State, now: State): Position {
  const { rules } = activeGame();
  return { state, viewer: rules.onlooker(state), seen: rules.isOver(now) ? state : rules.openView(state) };
}

/** What a public page shows at a step of a completely played line. */
export const shownToAll = (line: Line, step: number): ShownPosition => ({
  timeline: { ...line, cursor: step },
  position: openPositionAt(at(line, step), present(line)),
});

/** What a replay shows at a step of a completely played line. */
export const shownAt = (
  line: Line,
  step: number,
  table: TableKind,
  seats: Seats = PEOPLE,
): ShownPosition => ({
  timeline: { ...line, cursor: step },
  position: positionAt(at(line, step), present(line), table, seats),
});

/** During a replay its children show its moment in place of the game on the table. */
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
  // Leaving the table ends the replay.
  useEffect(() => endReplay, []);
  return <ShownContext value={shown}>{children}</ShownContext>;
}
