/** Lessons and examples. Their positions and texts are fetched by those who learn. */
import { Suspense, useEffect, useState } from 'react';
import {
  LessonCard,
  later,
  lessonLines,
  openLesson,
  openedAs,
  useScreen,
  type Opening,
  focusMap,
  frameOnMap,
  isLevel,
  seatAt,
  useHint,
} from '#table';
import type { Lessons } from '#table/game';
import { isQuickStart, isPutAway, putCardAway, quickStep, unitToShow } from './lessons/quick-step.ts';
import startMessages from '../content/en/start.ftl';
import { board, type State } from '#engine/winter-war';
import { selectUnit, useGame, useTable, usePosition } from '../table-adapter.ts';
import { next } from './controller/commands.ts';
import { Button } from '#kit/widgets/Button.tsx';
import css from '#kit/widgets/Card.module.css';
import { Icon } from '#kit/widgets/Icon.tsx';
import { meta } from '../meta.ts';

/** Where the armies stand close, and most of them: from Viipuri to Leningrad. */
const ISTHMUS = ['1306', '1707', '1502', '1702'].map(board.hexByName);

/** Games that were brought up close: once, though a lesson came between. */
const broughtUp = new WeakSet<Opening>();

/** Takes a unit in hand that has somewhere to go, with the way in view. */
function showOne(state: State): void {
  const one = unitToShow(state);
  if (!one) return next.run();
  focusMap();
  selectUnit(one.unit);
  frameOnMap([...ISTHMUS, state.units[one.unit]!.at, ...one.hexes]);
}

/** What to do next, one thing at a time, in the first Game-Turn of a game that was opened for somebody new. */
function QuickStartCard({ opening }: { readonly opening: Opening }) {
  const [away, setAway] = useState(() => isPutAway(opening));
  // The whole map is too small to begin with.
  useEffect(() => {
    if (!broughtUp.has(opening)) frameOnMap(ISTHMUS);
    broughtUp.add(opening);
  }, [opening]);
  const position = usePosition();
  const advised = useHint(({ state }) => state !== null);
  const mode = useTable((table) => table.mode);
  const level = useGame(({ seats }) => seatAt(seats, 'finn'));
  // Whoever asks the General has something better to read.
  if (away || advised) return null;
  const w = startMessages().learn;
  const step = quickStep(position, mode);
  if (!step) return null;
  const close = (): void => {
    putCardAway(opening);
    setAway(true);
  };
  return (
    <section className={css.card} aria-label={w.quickTitle}>
      <div className={css.head}>
        <h2 className={css.title}>{w.quickTitle}</h2>
        <Button kind="quiet" aria-label={w.quickClose} title={w.quickClose} onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      {step === 'pick' && isLevel(level) ? (
        <p className={css.small}>{w.quickText({ level: meta.level(level).name })}</p>
      ) : null}
      <p>{w.quickSteps[step]}</p>
      {step === 'pick' ? (
        <div className={css.row}>
          <Button kind="primary" onClick={() => showOne(position.state)}>
            {w.quickShow}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const ExampleCard = later(() => import('./examples/ExampleCard.tsx'));

/** What the table says to somebody who learns; nothing to others. */
function Learning() {
  const opening = useScreen((screen) => screen.opening && openedAs(screen.opening));
  if (opening?.from === 'new')
    // What it says is said to the one who attacks.
    return isQuickStart(opening) ? <QuickStartCard opening={opening} /> : null;
  if (opening?.from !== 'lesson' && opening?.from !== 'example') return null;
  return (
    <Suspense>{opening.from === 'lesson' ? <LessonCard /> : <ExampleCard id={opening.example} />}</Suspense>
  );
}

export const lessons: Lessons = {
  async course() {
    const { teaching } = await import('./lessons/teaching.ts');
    await teaching.load();
    return { lines: () => lessonLines(teaching) };
  },
  async begin(practice) {
    if (practice.from === 'lesson') {
      const { teaching } = await import('./lessons/teaching.ts');
      await openLesson(teaching, practice.lesson);
    } else {
      const { openExample } = await import('./examples/practice.ts');
      await openExample(practice.example);
    }
  },
  Learning,
};
