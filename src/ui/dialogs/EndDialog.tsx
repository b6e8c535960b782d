import { useEffect } from 'react';
import { leaveTable } from '../../store/screen.ts';
import { openDialog, useTable } from '../../store/table.ts';
import { Ledger } from '../panels/LedgerPanel.tsx';
import { t } from '../strings.ts';
import { usePosition } from '../table/usePosition.ts';
import { Button } from '../widgets/Button.tsx';
import css from './EndDialog.module.css';
import { Modal } from './Modal.tsx';

/** Result, level and ledger when the game is over. */
export function EndDialog() {
  const { outcome } = usePosition().state;
  const open = useTable((table) => table.dialog === 'end');
  useEffect(() => {
    if (outcome) openDialog('end');
  }, [outcome]);
  if (!outcome) return null;
  return (
    <Modal title={t.final.title} open={open} onClose={() => openDialog(null)} wide>
      <div>
        <p className={css.level}>{t.level[outcome.level]}</p>
        <p className={css.points}>
          {t.ledger.total}: {t.signed(outcome.points)}. {t.final.reason[outcome.reason]}
        </p>
      </div>
      <div className={css.row}>
        <Button kind="primary" onClick={() => leaveTable()}>
          {t.final.again}
        </Button>
        <Button onClick={() => openDialog(null)}>{t.final.back}</Button>
      </div>
      <Ledger />
    </Modal>
  );
}
