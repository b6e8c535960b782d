import { useState } from 'react';
import { COURSE, wordsOf, type Lesson } from '../../games/winter-war/lessons/index.ts';
import { readLessons, type LessonState } from './lesson-record.ts';
import { openPractice, useScreen } from '../store/screen.ts';
import { openDialog } from '../store/table.ts';
import { Icon } from '../../kit/widgets/Icon.tsx';
import css from './LessonList.module.css';
import { learnWords } from './learn-words.ts';
import { lessonTexts } from '../../games/winter-war/ui/lessons/words.ts';

const LESSONS: readonly Lesson[] = COURSE;

function open(lesson: string): void {
  openDialog(null);
  const { opening } = useScreen.getState();
  // The lesson that is on the table needs no opening.
  if (opening?.from !== 'lesson' || opening.lesson !== lesson) openPractice({ from: 'lesson', lesson });
}

function Standing({ kept, steps }: { readonly kept: LessonState | undefined; readonly steps: number }) {
  const w = learnWords();
  if (kept?.actions.length)
    return <span className={css.standing}>{w.begun(kept.actions.length, steps)}</span>;
  if (!kept?.finished) return null;
  return (
    <span className={css.standing}>
      <Icon name="check" /> {w.finished}
    </span>
  );
}

/** The lessons in the order in which they are best taken. */
export default function LessonList() {
  const [{ lessons }] = useState(readLessons);
  const w = learnWords();
  const finished = LESSONS.filter(({ id }) => lessons[id]?.finished).length;
  return (
    <>
      <p>{w.progress(finished, LESSONS.length)}</p>
      <ol className={css.lessons}>
        {LESSONS.map((lesson, i) => {
          const { title, aim } = wordsOf(lessonTexts(), lesson);
          return (
            <li key={lesson.id}>
              <button type="button" className={css.lesson} onClick={() => open(lesson.id)}>
                <span className={css.number}>{i + 1}</span>
                <span className={css.words}>
                  <b>{title}</b>
                  <span>{aim}</span>
                </span>
                <Standing kept={lessons[lesson.id]} steps={lesson.steps.length} />
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
