import problemsMessages from '../../content/en/problems.ftl';
import { Suspense, use, useState } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import shared from '#kit/widgets/shared.module.css';
import partsCss from '#kit/widgets/Parts.module.css';
import { activeGame, gameReference } from '../../game/registry.ts';
import type { Course } from '../../game/lessons.ts';
import { openPractice } from '../../store/navigation.ts';
import { problemOfDay, ratingOf, type Problem } from '../../game/index.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { OwnProblems } from './OwnProblems.tsx';
import { filtered, FilterForm, numbered, openFromList, ProblemRows, titleOf } from './ProblemRows.tsx';
import {
  dayOf,
  isSolved,
  ratingIn,
  readRecord,
  streakIn,
  type ProblemRecord,
} from '../../store/problem-record.ts';
import { useProblem } from './problem-store.ts';
import { listProblems, nextProblem, type ProblemList } from './session.ts';
import css from './Problems.module.css';

interface ListProps extends Pick<ProblemList, 'game' | 'problems'> {
  readonly record: ProblemRecord;
}

/** Problems to begin with: the easiest. */
const FIRST_FEW = 5;

/** The player's rating, solved problems, and days in a row. */
function Standing({ problems, record, now }: Omit<ListProps, 'game'> & { readonly now: Date }) {
  const t = problemsMessages().problems;
  if (!problems.some(({ id }) => record.solved[id])) return <p>{t.noneYet({ of: problems.length })}</p>;
  const n = problems.filter(({ id }) => isSolved(record, id)).length;
  const figures = [
    [t.rating, String(ratingIn(record, problems))],
    [t.solved, t.solvedOf({ n, of: problems.length })],
    [t.streak, t.days({ n: streakIn(record, now) })],
  ] as const;
  return (
    <dl className={css.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A collapsible part for the first few and each difficulty; that of the next unsolved one is open, and all in a short list. */
function Levels({ game, problems, record }: ListProps) {
  const filter = useProblem((section) => section.filter);
  const all = numbered(problems, true);
  const levelOf = (problem: Problem): number => (problems.indexOf(problem) < FIRST_FEW ? 0 : problem.level);
  const shown = filtered(all, filter, game, record);
  const [next] = useState(() => levelOf(nextProblem(problems, null)!));
  const t = problemsMessages().problems;
  const isNarrowed = filter.kind || filter.theme;
  const levels = [...new Set(shown.map(({ problem }) => levelOf(problem)))];
  return (
    <>
      <FilterForm game={game} listed={all} record={record} />
      {levels.map((level) => {
        const ofLevel = shown.filter(({ problem }) => levelOf(problem) === level);
        const n = ofLevel.filter(({ problem }) => isSolved(record, problem.id)).length;
        return (
          <details
            key={`${level} ${filter.kind} ${filter.theme}`}
            className={css.level}
            open={Boolean(isNarrowed) || level === next}
          >
            <summary>
              <h3>{level ? t.level({ level }) : t.first}</h3>
              <span>{t.levelSolved({ n, of: ofLevel.length })}</span>
            </summary>
            <ProblemRows game={game} record={record} listed={ofLevel} />
          </details>
        );
      })}
      <p role="status">{levels.length ? null : t.none}</p>
    </>
  );
}

/** Lessons that lead to a kind of problem. */
function Lessons({ course }: { readonly course: Promise<Course> }) {
  const lines = use(course)
    .lines()
    .filter(({ withProblems }) => withProblems);
  if (!lines.length) return null;
  const open = (lesson: string): void => {
    openDialog(null);
    openPractice({ ...gameReference(activeGame().meta), from: 'lesson', lesson });
  };
  return (
    <section className={partsCss.part}>
      <h3>{problemsMessages().problems.lessons}</h3>
      {lines.map(({ id, title }) => (
        <Button key={id} onClick={() => open(id)}>
          {title}
        </Button>
      ))}
    </section>
  );
}

interface LoadedProps {
  readonly list: Promise<ProblemList>;
  readonly course: Promise<Course> | undefined;
}

function Loaded({ list, course }: LoadedProps) {
  const { game, problems } = use(list);
  const [record] = useState(() => readRecord(activeGame().meta.id));
  const t = problemsMessages().problems;
  const [now] = useState(() => new Date());
  // What is answered today does not change the problem of the day.
  const today = problemOfDay(problems, now, ratingIn(record, problems, dayOf(now)));
  return (
    <div className={partsCss.parts}>
      <Standing problems={problems} record={record} now={now} />
      {today ? (
        <Button kind="primary" onClick={() => openFromList(today.id)}>
          {t.today({
            title: titleOf(game, today),
            rating: String(ratingOf(problems, today.id)),
            solved: isSolved(record, today.id) ? 'yes' : 'no',
          })}
        </Button>
      ) : null}
      <Levels game={game} problems={problems} record={record} />
      {course ? <Lessons course={course} /> : null}
      <section className={partsCss.part}>
        <h3>{t.own}</h3>
        <OwnProblems game={game} />
      </section>
      <p className={shared.soft}>{t.note}</p>
    </div>
  );
}

function Opened() {
  const [list] = useState(listProblems);
  const [course] = useState(() => activeGame().lessons?.course());
  return (
    <Suspense fallback={<p>{problemsMessages().problems.loading}</p>}>
      <Loaded list={list} course={course} />
    </Suspense>
  );
}

/** All problems of the game by difficulty, that of the day, and the player's record. */
export default function ProblemsDialog() {
  const isOpen = useUi(({ dialog }) => dialog === 'problems');
  return (
    <Modal title={problemsMessages().problems.title} open={isOpen} onClose={() => openDialog(null)} wide>
      {isOpen ? <Opened /> : null}
    </Modal>
  );
}
