import { Suspense } from 'react';
import { useTable } from '../../store/table.ts';
import { late } from '../late.ts';

const NameDialog = late('NameDialog');
const SeatsDialog = late('SeatsDialog');
const ShareDialog = late('ShareDialog');

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
