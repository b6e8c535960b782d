import problemsMessages from '../../content/en/problems.ftl';
import { Suspense, use, useState } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import partsCss from '#kit/widgets/Parts.module.css';
import { activeGame, gameReference } from '../../game/registry.ts';
import { problemOfDay, type Problem, type ProblemFault } from '../../game/index.ts';
import { openPractice } from '../../store/navigation.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { GradeMark } from './GradeMark.tsx';
import { gradeIn, readRecord, type ProblemRecord } from './problem-record.ts';
import { listProblems, type ProblemList } from './session.ts';
import css from './Problems.module.css';

function open(problem: string): void {
  openDialog(null);
  openPractice({ ...gameReference(activeGame().meta), from: 'problem', problem });
}

interface StripProps extends Pick<ProblemList, 'game'> {
  readonly problems: readonly Problem[];
  readonly record: ProblemRecord;
  /** The number of the first one. */
  readonly from: number;
}

/** A button for each problem with the grade of the first answer. */
function Strip({ game, problems, record, from }: StripProps) {
  const w = problemsMessages().problems;
  return (
    <ol className={css.strip}>
      {problems.map(({ id, kind, level }, i) => {
        const grade = gradeIn(record, id);
        const name = w.one({ n: from + i, kind: game.kindName(kind), level, grade: grade ?? 'none' });
        return (
          <li key={id}>
            <button
              type="button"
              className={css.square}
              data-grade={grade ?? undefined}
              aria-label={name}
              title={name}
              onClick={() => open(id)}
            >
              {from + i}
              {grade ? <GradeMark grade={grade} /> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const MOST_FAULTS = 5;

interface FaultsProps {
  readonly faults: readonly ProblemFault[];
  readonly title: string;
}

/** What was left out, with the place and the reason. */
function Faults({ faults, title }: FaultsProps) {
  const w = problemsMessages().problems;
  if (!faults.length) return null;
  return (
    <div role="alert">
      <p>{title}</p>
      <ul>
        {faults.slice(0, MOST_FAULTS).map(({ number, field, reason }) => (
          <li key={number}>
            {w.fault({ number, place: [number, field].filter(Boolean).join(', '), reason })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was solved so far, in a sentence. */
function Standing({ game, problems, record }: Omit<StripProps, 'from'>) {
  const answers = problems.flatMap(({ id }) => record.solved[id] ?? []);
  const w = problemsMessages().problems;
  if (!answers.length) return <p>{w.noneYet({ of: problems.length })}</p>;
  const mean = answers.reduce((sum, { lost }) => sum + Math.max(0, lost), 0) / answers.length;
  return <p>{w.standing({ n: answers.length, of: problems.length, amount: game.amount(mean) })}</p>;
}

function Loaded({ list }: { readonly list: Promise<ProblemList> }) {
  const { game, problems, own, faults, ownFaults } = use(list);
  const [record] = useState(() => readRecord(activeGame().meta.id));
  const w = problemsMessages().problems;
  const [today] = useState(() => problemOfDay(problems, new Date()));
  const levels = [...new Set(problems.map(({ level }) => level))];
  return (
    <div className={partsCss.parts}>
      <Standing game={game} problems={problems} record={record} />
      {today ? (
        <Button kind="primary" onClick={() => open(today.id)}>
          {w.today({
            kind: game.kindName(today.kind),
            level: today.level,
            solved: record.solved[today.id] ? 'yes' : 'no',
          })}
        </Button>
      ) : null}
      {levels.map((level) => (
        <section key={level} className={partsCss.part}>
          <h3>{w.level({ level })}</h3>
          <Strip
            game={game}
            problems={problems.filter((one) => one.level === level)}
            record={record}
            from={problems.findIndex((one) => one.level === level) + 1}
          />
        </section>
      ))}
      <section className={partsCss.part}>
        <h3>{w.own}</h3>
        {own.length ? <Strip game={game} problems={own} record={record} from={1} /> : <p>{w.noOwn}</p>}
      </section>
      <Faults faults={faults} title={w.faults({ n: faults.length })} />
      <Faults faults={ownFaults} title={w.ownFaults({ n: ownFaults.length })} />
      <p className={partsCss.note}>{w.note}</p>
    </div>
  );
}

function Opened() {
  const [list] = useState(listProblems);
  return (
    <Suspense fallback={<p>{problemsMessages().problems.loading}</p>}>
      <Loaded list={list} />
    </Suspense>
  );
}

/** All problems of the game in rising difficulty, that of the day, and one's own record. */
export default function ProblemsDialog() {
  const isOpen = useUi(({ dialog }) => dialog === 'problems');
  return (
    <Modal title={problemsMessages().problems.title} open={isOpen} onClose={() => openDialog(null)} wide>
      {isOpen ? <Opened /> : null}
    </Modal>
  );
}
