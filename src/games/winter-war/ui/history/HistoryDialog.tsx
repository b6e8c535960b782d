import { Suspense, useState } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { present } from '#engine/core/timeline.ts';
import { openDialog } from '#table/store/ui.ts';
import { useShownTimeline, useTable } from '../../table-adapter.ts';
import { BOARD, turnToRead, type Chosen } from './pages.ts';
import css from './History.module.css';
import { HistoryPage } from './HistoryPage.tsx';
import { HistoryPages } from './HistoryPages.tsx';
import { historyWords } from './words.ts';

/** What happened in 1939 and 1940 while the turns of the game run. */
export default function HistoryDialog() {
  const open = useTable((table) => table.dialog === 'history');
  return (
    <Modal title={historyWords().title} open={open} onClose={() => openDialog(null)} wide>
      {open ? <Opened /> : null}
    </Modal>
  );
}

function Opened() {
  const timeline = useShownTimeline();
  const now = timeline ? turnToRead(present(timeline)) : BOARD;
  const [chosen, setChosen] = useState<Chosen>(now);
  return (
    <>
      <HistoryPages chosen={chosen} now={now} onChoose={setChosen} />
      <Suspense fallback={<div className={css.text} />}>
        <HistoryPage chosen={chosen} />
      </Suspense>
    </>
  );
}
