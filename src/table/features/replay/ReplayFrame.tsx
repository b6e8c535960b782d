import { useEffect, useMemo, type ReactNode } from 'react';
import { ShownContext } from '../../view/shown.ts';
import { endReplay, useReplay } from './replay.ts';
import { shownAt, shownToAll } from './shown.ts';

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
