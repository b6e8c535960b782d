import { useEffect } from 'react';
import { leaveTable } from '../store/screen.ts';
import { openDialog, useTable } from '../store/table.ts';
import { game } from '../here.ts';
import { replay } from '../replay/commands.ts';
import { usePosition } from '../seen/usePosition.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import css from './EndDialog.module.css';
import { Modal } from '../../kit/modal/Modal.tsx';
import { endWords } from './end-words.ts';

function watch(): void {
  openDialog(null);
  replay.run();
}

/** How it ended, and what may be done then; opens by itself when the game is over. */
export function EndDialog() {
  const { state } = usePosition();
  const { Ending } = game().screen;
  const over = game().rules.isOver(state);
  const open = useTable((table) => table.dialog === 'end');
  useEffect(() => {
    if (over) openDialog('end');
  }, [over]);
  if (!over) return null;
  return (
    <Modal title={endWords().title} open={open} onClose={() => openDialog(null)} wide>
      <Ending>
        <div className={css.row}>
          <Button kind="primary" onClick={() => leaveTable()}>
            {endWords().again}
          </Button>
          <Button onClick={() => openDialog(null)}>{endWords().back}</Button>
          <Button onClick={watch}>{replay.label}</Button>
          {game().commands.atEnd.map(({ id, label, run }) => (
            <Button key={id} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </Ending>
    </Modal>
  );
}
