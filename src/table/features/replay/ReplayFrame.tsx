import { useEffect, useMemo, type ReactNode } from 'react';
import { ShownContext } from '../../view/shown.ts';
import { endReplay, useReplay } from './replay.ts';
import { shownAt } from './shown.ts';

/** While a game is watched, everything in here shows its moment in place of the game on the table. */
export function ReplayFrame({ children }: { readonly children: ReactNode }) {
  const game = useReplay((replay) => replay.game);
  const step = useReplay((replay) => replay.step);
  const table = useReplay((replay) => replay.table);
  const seats = useReplay((replay) => replay.seats);
  const shown = useMemo(() => game && shownAt(game, step, table, seats), [game, step, table, seats]);
  // Whoever leaves the table leaves the replay.
  useEffect(() => endReplay, []);
  return <ShownContext value={shown}>{children}</ShownContext>;
}
