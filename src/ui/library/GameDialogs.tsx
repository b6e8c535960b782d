import { lazy, Suspense } from 'react';
import { useTable } from '../../store/table.ts';

const NameDialog = lazy(() => import('./NameDialog.tsx'));
const SeatsDialog = lazy(() => import('../seats/SeatsDialog.tsx'));
const ShareDialog = lazy(() => import('../share/ShareDialog.tsx'));

/** What keeps and passes on the game on the table; loaded when it is asked for. */
export function GameDialogs() {
  const dialog = useTable((table) => table.dialog);
  return (
    <Suspense>
      {dialog === 'name' ? <NameDialog /> : null}
      {dialog === 'seats' ? <SeatsDialog /> : null}
      {dialog === 'share' ? <ShareDialog /> : null}
    </Suspense>
  );
}
