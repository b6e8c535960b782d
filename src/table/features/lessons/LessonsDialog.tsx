import { Suspense } from 'react';
import { openDialog, useUi } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { later } from '../../faults/later.tsx';
import { lessonsWords } from './words.ts';

const LessonList = later(() => import('./LessonList.tsx'));

/** The course: every lesson, and how far the learner is in it. */
export function LessonsDialog() {
  const open = useUi((table) => table.dialog === 'lessons');
  return (
    <Modal title={lessonsWords().lessons} open={open} onClose={() => openDialog(null)} wide>
      {open ? (
        <Suspense>
          <LessonList />
        </Suspense>
      ) : null}
    </Modal>
  );
}
