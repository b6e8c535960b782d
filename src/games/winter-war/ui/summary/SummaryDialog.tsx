import logMessages from '../../content/en/log.ftl';
import { useMemo } from 'react';
import { openDialog } from '#table';
import { useTable, useShownTimeline } from '../../table-adapter.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import css from './LastTurnCard.module.css';
import { reportTurn, lastTurn } from './last-turn.ts';
import { SummaryActions } from './LastTurnCard.tsx';
import { TurnSummaryView } from './TurnSummaryView.tsx';

/** What happened in the last Player-Turn, on request. */
export default function SummaryDialog() {
  const open = useTable((table) => table.dialog === 'summary');
  const timeline = useShownTimeline();
  const last = useMemo(() => (open && timeline ? lastTurn(timeline) : null), [open, timeline]);
  const report = useMemo(
    () => (timeline && last ? reportTurn(timeline, last.turn.from, last.until) : null),
    [timeline, last],
  );
  const t = logMessages().summary;
  return (
    <Modal
      title={
        last
          ? t.title({ side: last.turn.side, name: timeline?.about?.players?.[last.turn.side] ?? null })
          : t.command
      }
      open={open}
      onClose={() => openDialog(null)}
    >
      {last && report ? (
        <>
          <p className={css.title}>
            <small>{t.turn({ turn: last.turn.turn })}</small>
          </p>
          <SummaryActions from={last.turn.from} />
          <TurnSummaryView report={report} />
        </>
      ) : (
        <p>{t.trailsWhy}</p>
      )}
    </Modal>
  );
}
