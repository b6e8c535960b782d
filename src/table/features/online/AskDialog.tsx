import shared from '#kit/widgets/shared.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { openDialog, putDown, useUi } from '../../store/ui.ts';
import { askBack } from './hosted-game.ts';
import css from './Online.module.css';

const close = (): void => openDialog(null);

/** Confirms a request to the other player to allow an undo. */
export function AskDialog() {
  const t = onlineMessages().ask;
  const open = useUi((table) => table.dialog === 'online-ask');
  const ask = (): void => {
    close();
    putDown();
    void askBack();
  };
  return (
    <Modal title={t.title} open={open} onClose={close}>
      <p>{t.text}</p>
      <div className={`${shared.wrap} ${css.line}`}>
        <Button kind="primary" data-first onClick={ask}>
          {t.yes}
        </Button>
        <Button onClick={close}>{t.no}</Button>
      </div>
    </Modal>
  );
}
