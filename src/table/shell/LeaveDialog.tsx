import shellMessages from '../content/en/shell.ftl';
import { Button } from '#kit/widgets/Button.tsx';
import { Modal } from '#kit/modal/Modal.tsx';
import { useGame } from '../store/game.ts';
import { openDialog, useUi } from '../store/ui.ts';
import { leave } from './back.ts';
import css from './LeaveDialog.module.css';

const stay = (): void => openDialog(null);

/** Asks once before Back leaves the game; Back again is an answer. */
export function LeaveDialog() {
  const open = useUi((table) => table.dialog === 'leave');
  const practice = useGame((game) => game.practice);
  const kept = useGame((game) => game.saving === 'saved');
  const w = shellMessages().leave;
  return (
    <Modal title={w.title} open={open} onClose={stay} onBack={leave}>
      <p>{practice ? w.practice : kept ? w.kept : w.unkept}</p>
      <div className={css.row}>
        <Button kind="primary" data-first onClick={stay}>
          {w.stay}
        </Button>
        <Button onClick={leave}>{w.leave}</Button>
      </div>
    </Modal>
  );
}
