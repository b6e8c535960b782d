import playMessages from '../../content/en/play.ftl';
import { Suspense, useState } from 'react';
import { activeGame } from '../../game/registry.ts';
import { showRule, useUi, openDialog } from '../../store/ui.ts';
import { later } from '../../faults/later.tsx';
import { Modal } from '#kit/modal/Modal.tsx';
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

const RuleReader = later(() => import('./RuleReader.tsx'));

/** The rules read one after another; the last one is open. */
function useTrail(asked: string | undefined): readonly string[] {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const isRead = asked !== undefined && trail.includes(asked);
  const next = isRead
    ? trail.slice(0, trail.indexOf(asked) + 1)
    : asked === undefined
      ? []
      : [...trail, asked];
  if (next.length !== trail.length) setTrail(next);
  return next;
}

/** The text of a requested rule; its links open in the dialog, with a way back. */
export function RuleDialog({ tagged = true }: { readonly tagged?: boolean }) {
  const asked = useUi((table) => table.rule);
  const id = activeGame().book.ids.find((known) => known === asked);
  const trail = useTrail(id);
  const t = playMessages().book;
  return (
    <Modal title={t.title} open={id !== undefined} onClose={() => showRule(null)}>
      {id ? (
        <Suspense fallback={<p>{t.opening}</p>}>
          <RuleReader rule={id} before={trail.at(-2) ?? null} tagged={tagged} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
