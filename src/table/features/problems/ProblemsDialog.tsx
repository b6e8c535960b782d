import problemsMessages from '../../content/en/problems.ftl';
import { Suspense, use, useState } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import partsCss from '#kit/widgets/Parts.module.css';
import { activeGame, gameReference } from '../../game/registry.ts';
import type { Course } from '../../game/lessons.ts';
import { openPractice } from '../../store/navigation.ts';
import { problemOfDay } from '../../game/index.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { Faults, OwnProblems } from './OwnProblems.tsx';
import { filtered, FilterForm, numbered, openFromList, ProblemRows } from './ProblemRows.tsx';
import { isSolved, readRecord, type ProblemRecord } from '../../store/problem-record.ts';
import { useProblem } from './problem-store.ts';
import { listProblems, nextProblem, type ProblemList } from './session.ts';
import css from './Problems.module.css';

interface ListProps extends Pick<ProblemList, 'game' | 'problems'> {
  readonly record: ProblemRecord;
}

/** Summary of solved problems, in one sentence. */
function Standing({ game, problems, record }: ListProps) {
  const answers = problems.flatMap(({ id }) => record.solved[id] ?? []);
  const t = problemsMessages().problems;
  if (!answers.length) return <p>{t.noneYet({ of: problems.length })}</p>;
  const mean = answers.reduce((sum, { lost }) => sum + Math.max(0, lost), 0) / answers.length;
  const n = problems.filter(({ id }) => isSolved(record, id)).length;
  return <p>{t.standing({ n, of: problems.length, amount: game.amount(mean) })}</p>;
}

/** A collapsible part for each difficulty; the next unsolved one is open, and all in a short list. */
function Levels({ game, problems, record }: ListProps) {
  const filter = useProblem((section) => section.filter);
  const all = numbered(problems);
  const shown = filtered(all, filter, game, record);
  const [next] = useState(() => nextProblem(problems, null)?.level);
  const t = problemsMessages().problems;
  const isNarrowed = filter.kind || filter.theme;
  const levels = [...new Set(shown.map(({ problem }) => problem.level))];
  return (
    <>
      <FilterForm game={game} listed={all} />
      {levels.map((level) => {
        const ofLevel = shown.filter(({ problem }) => problem.level === level);
        const n = ofLevel.filter(({ problem }) => isSolved(record, problem.id)).length;
        return (
          <details
            key={`${level} ${filter.kind} ${filter.theme}`}
            className={css.level}
            open={Boolean(isNarrowed) || level === next}
          >
            <summary>
              <h3>{t.level({ level })}</h3>
              <span>{t.levelSolved({ n, of: ofLevel.length })}</span>
            </summary>
            <ProblemRows
              meta={activeGame().meta}
              game={game}
              record={record}
              listed={ofLevel}
              onOpen={openFromList}
            />
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
  const { game, problems, faults } = use(list);
  const [record] = useState(() => readRecord(activeGame().meta.id));
  const t = problemsMessages().problems;
  const [today] = useState(() => problemOfDay(problems, new Date()));
  return (
    <div className={partsCss.parts}>
      <Standing game={game} problems={problems} record={record} />
      {today ? (
        <Button kind="primary" onClick={() => openFromList(today.id)}>
          {t.today({
            kind: game.kindName(today.kind),
            level: today.level,
            solved: isSolved(record, today.id) ? 'yes' : 'no',
          })}
        </Button>
      ) : null}
      <Levels game={game} problems={problems} record={record} />
      {course ? <Lessons course={course} /> : null}
      <section className={partsCss.part}>
        <h3>{t.own}</h3>
        <OwnProblems meta={activeGame().meta} game={game} onOpen={openFromList} />
      </section>
      <Faults faults={faults} title={t.faults({ n: faults.length })} />
      <p className={partsCss.note}>{t.note}</p>
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
