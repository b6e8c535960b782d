import playMessages from '../../content/en/play.ftl';
import { Suspense } from 'react';
import { openDialog, useUi } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { later } from '../../faults/later.tsx';

const LessonList = later(() => import('./LessonList.tsx'));

export function LessonsDialog() {
  const open = useUi((table) => table.dialog === 'lessons');
  return (
    <Modal title={playMessages().lessons.lessons} open={open} onClose={() => openDialog(null)} wide>
      {open ? (
        <Suspense>
          <LessonList />
        </Suspense>
      ) : null}
    </Modal>
  );
}
