import playMessages from '../../content/en/play.ftl';
import { Suspense } from 'react';
import { openDialog, useUi } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { later } from '../../faults/later.tsx';
import css from './Rulebook.module.css';

const Rulebook = later(() => import('./Rulebook.tsx'));

/** The rulebook as a dialog, for pages without a table. */
export function BookDialog() {
  const open = useUi((table) => table.dialog === 'book');
  const t = playMessages().book;
  return (
    <Modal title={t.title} open={open} onClose={() => openDialog(null)} wide>
      {open ? (
        <Suspense fallback={<p>{t.opening}</p>}>
          <div className={css.inDialog}>
            <Rulebook tagged={false} />
          </div>
        </Suspense>
      ) : null}
    </Modal>
  );
}
