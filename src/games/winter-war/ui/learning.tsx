/** Lessons and examples, whose positions and texts are loaded only when they are opened. */
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
} from '#table';
import type { Lessons } from '#table/game';
import {
  bestApproach,
  isQuickStart,
  isPutAway,
  putCardAway,
  quickStep,
  unitToShow,
  type QuickStep,
} from './controller/quick-step.ts';
import { hexText } from './text/describe.ts';
import startMessages from '../content/en/start.ftl';
import { board, type State } from '#engine/winter-war';
import { selectUnit, useGame, useTable, usePosition, type Mode } from '../table-adapter.ts';
import { next } from './controller/commands.ts';
import { Button } from '#kit/widgets/Button.tsx';
import shared from '#kit/widgets/shared.module.css';
import css from '#kit/widgets/Card.module.css';
import { Icon } from '#kit/widgets/Icon.tsx';
import { meta } from '../meta.ts';

/** Where most of the armies face each other: from Viipuri to Leningrad. */
const ISTHMUS = ['1306', '1707', '1502', '1702'].map(board.hexByName);

/** Games whose Isthmus has been brought into view: only once, even after a lesson in between. */
const broughtUp = new WeakSet<Opening>();

/** Selects the unit that can attack best, with the hex from which it does in view. */
function showOne(state: State): void {
  const one = unitToShow(state);
  if (!one) return next.run();
  focusMap();
  selectUnit(one.unit);
  frameOnMap([state.units[one.unit]!.at, one.hex, ...board.neighbours(one.hex)]);
}

function stepText(step: QuickStep, state: State, mode: Mode): string {
  const { quickGo, quickSteps } = startMessages().learn;
  if (step !== 'go') return quickSteps[step];
  const best = mode.mode === 'unit' ? bestApproach(state, mode.unit) : null;
  return best ? quickGo({ hex: hexText(best.hex), odds: best.column ?? '6-1' }) : quickSteps.closer;
}

/** Coaches a new player step by step through the first Game-Turn of a game started at once. */
function QuickStartCard({ opening }: { readonly opening: Opening }) {
  const [away, setAway] = useState(() => isPutAway(opening));
  // The whole map would be too small at the start.
  useEffect(() => {
    if (!broughtUp.has(opening)) frameOnMap(ISTHMUS);
    broughtUp.add(opening);
  }, [opening]);
  const position = usePosition();
  const mode = useTable((table) => table.mode);
  const level = useGame(({ seats }) => seatAt(seats, 'finn'));
  if (away) return null;
  const t = startMessages().learn;
  const step = quickStep(position, mode);
  if (!step) return null;
  const close = (): void => {
    putCardAway(opening);
    setAway(true);
  };
  return (
    <section className={css.card} aria-label={t.quickTitle}>
      <div className={css.head}>
        <h2 className={`${shared.title} ${css.title}`}>{t.quickTitle}</h2>
        <Button kind="quiet" aria-label={t.quickClose} title={t.quickClose} onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      {step === 'pick' && isLevel(level) ? (
        <p className={shared.soft}>{t.quickText({ level: meta.level(level).name })}</p>
      ) : null}
      <p>{stepText(step, position.state, mode)}</p>
      {step === 'pick' ? (
        <div className={css.row}>
          <Button kind="primary" onClick={() => showOne(position.state)}>
            {t.quickShow}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const ExampleCard = later(() => import('./examples/ExampleCard.tsx'));

/** Card of a lesson, an example or a first game; nothing otherwise. */
function Learning() {
  const opening = useScreen((screen) => screen.opening && openedAs(screen.opening));
  if (opening?.from === 'new')
    // Only the Soviet player is coached.
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
