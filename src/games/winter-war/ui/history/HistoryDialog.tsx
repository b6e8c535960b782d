import analysisMessages from '../../content/en/analysis.ftl';
import css from './History.module.css';
import { Suspense, useState } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { present } from '#engine/core/timeline.ts';
import { openDialog } from '#table';
import { useShownTimeline, useTable } from '../../table-adapter.ts';
import { BOARD, turnToRead, type Chosen, TURNS } from './pages.ts';
import { HistoryPage } from './HistoryPage.tsx';

interface HistoryPagesProps {
  readonly chosen: Chosen;
  /** Where the game stands. */
  readonly now: Chosen;
  onChoose(page: Chosen): void;
}

/** A button for every Game-Turn, and one for the board. */
function HistoryPages({ chosen, now, onChoose }: HistoryPagesProps) {
  const w = analysisMessages().history;
  return (
    <nav className={css.pages} aria-label={w.pages}>
      {TURNS.map((turn) => (
        <button
          key={turn}
          type="button"
          className={css.page}
          aria-label={turn === now ? w.turnNow({ turn }) : w.turn({ turn })}
          aria-current={turn === chosen ? 'page' : undefined}
          data-now={turn === now || undefined}
          onClick={() => onChoose(turn)}
        >
          {turn}
        </button>
      ))}
      <button
        type="button"
        className={css.page}
        aria-current={chosen === BOARD ? 'page' : undefined}
        onClick={() => onChoose(BOARD)}
      >
        {w.board}
      </button>
    </nav>
  );
}

/** What happened in 1939 and 1940 while the turns of the game run. */
export default function HistoryDialog() {
  const open = useTable((table) => table.dialog === 'history');
  return (
    <Modal title={analysisMessages().history.title} open={open} onClose={() => openDialog(null)} wide>
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
