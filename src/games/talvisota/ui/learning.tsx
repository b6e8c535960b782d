/** Lessons. Their positions and texts are loaded when needed. */
import { Suspense, useState } from 'react';
import type { Lessons } from '#table/game';
import { LessonCard, lessonLines, openLesson, openedAs, useScreen, type Opening, hintCommand } from '#table';
import playMessages from '../content/en/play.ftl';
import { Button } from '#kit/widgets/Button.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from '#kit/widgets/Card.module.css';
import { usePosition } from '../table-adapter.ts';
import { setDesk } from './controller/desk.ts';
import { kindOf } from './controller/situation.ts';
import { putAway } from './controller/coached.ts';

/** Explains the next step, one at a time, in the first turn of a newcomer's game. */
function QuickStartCard({ opening }: { readonly opening: Opening }) {
  const [away, setAway] = useState(() => putAway.has(opening));
  const { state } = usePosition();
  const t = playMessages().quick;
  const [step, text] = Object.entries(t.steps).find(([one]) => one === kindOf(state)) ?? [];
  if (away || !step || state.turn > 1) return null;
  const close = (): void => {
    putAway.add(opening);
    setAway(true);
  };
  return (
    <section className={css.card} aria-label={t.title}>
      <h2 className={`${shared.title} ${css.title}`}>{t.title}</h2>
      {step === 'event' ? <p className={shared.soft}>{t.text}</p> : null}
      <p>{text}</p>
      <div className={css.row}>
        {step === 'movement' ? (
          // The box itself is out of view on a small screen.
          <Button kind="primary" onClick={() => setDesk({ from: 'KAR', units: null, target: null })}>
            {t.open}
          </Button>
        ) : null}
        {step === 'event' || step === 'roll' ? null : (
          <Button onClick={hintCommand.run}>{hintCommand.label}</Button>
        )}
        <Button onClick={close}>{t.close}</Button>
      </div>
    </section>
  );
}

function Learning() {
  const opening = useScreen((screen) => screen.opening && openedAs(screen.opening));
  if (opening?.from === 'new') return opening.ready ? <QuickStartCard opening={opening} /> : null;
  if (opening?.from !== 'lesson') return null;
  return (
    <Suspense>
      <LessonCard />
    </Suspense>
  );
}

export const lessons: Lessons = {
  async course() {
    const { teaching } = await import('./lessons/teaching.ts');
    await teaching.load();
    return { lines: () => lessonLines(teaching) };
  },
  async begin(practice) {
    if (practice.from !== 'lesson') throw new RangeError(`There is no example "${practice.example}"`);
    const { teaching } = await import('./lessons/teaching.ts');
    await openLesson(teaching, practice.lesson);
  },
  Learning,
};
