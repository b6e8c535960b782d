import playMessages from '../../content/en/play.ftl';
import { use, useState } from 'react';
import panel from '#kit/widgets/panel.module.css';
import { language } from '#kit/i18n/language.ts';
import { PromiseCache } from '#kit/widgets/cached-promise.ts';
import type { LessonLine } from '../../game/game.ts';
import { numberOf, type Course } from '../../game/lessons.ts';
import { activeGame, gameReference } from '../../game/registry.ts';
import { openPractice, useScreen } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { Icon } from '#kit/widgets/Icon.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from './LessonList.module.css';

function open(lesson: string): void {
  openDialog(null);
  const { opening } = useScreen.getState();
  // The lesson on the table is already open.
  if (opening?.from !== 'lesson' || opening.lesson !== lesson) {
    openPractice({ ...gameReference(activeGame().meta), from: 'lesson', lesson });
  }
}

function LessonStatus({ lesson }: { readonly lesson: LessonLine }) {
  const t = playMessages().lessons;
  const { done, steps, finished } = lesson;
  if (done)
    return (
      <span className={`${shared.soft} ${panel.line} ${css.standing}`}>{t.begun({ done, of: steps })}</span>
    );
  if (!finished) return null;
  return (
    <span className={`${shared.soft} ${panel.line} ${css.standing}`}>
      <Icon name="check" /> {t.finished}
    </span>
  );
}

const courses = new PromiseCache<string, Course>();

export default function LessonList() {
  const { meta, lessons: own } = activeGame();
  const course = own && use(courses.fetch(`${meta.id}/${language()}`, () => own.course()));
  const [lessons] = useState(() => course?.lines().filter(({ withProblems }) => !withProblems) ?? []);
  const counted = lessons.filter(({ isPrologue }) => !isPrologue);
  const finished = counted.filter((lesson) => lesson.finished).length;
  return (
    <>
      <p>{playMessages().lessons.progress({ n: finished, of: counted.length })}</p>
      <ol className={shared.stack}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <button type="button" className={`${panel.line} ${css.lesson}`} onClick={() => open(lesson.id)}>
              <span className={css.number}>{numberOf(lessons, lesson).n}</span>
              <span className={css.words}>
                <b>{lesson.title}</b>
                <span>{lesson.aim}</span>
              </span>
              <LessonStatus lesson={lesson} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
