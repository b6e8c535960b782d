import problemsMessages from '../../content/en/problems.ftl';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { present } from '#engine/core/timeline.ts';
import panel from '#kit/widgets/panel.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { Options } from '#kit/widgets/Options.tsx';
import partsCss from '#kit/widgets/Parts.module.css';
import { askOnce } from '#kit/worker-rpc/worker-rpc.ts';
import {
  ownProblem,
  readProblems,
  type GameProblems,
  type NewProblem,
  type NoProblem,
  type Problem,
  type ProblemQuestion,
} from '../../game/index.ts';
import { activeGame } from '../../game/registry.ts';
import { openDialog } from '../../store/ui.ts';
import { useEditing } from '../../store/editing.ts';
import { PassOn } from './PassOn.tsx';
import { openFromList } from './ProblemRows.tsx';
import { keepOwn } from '../../store/problem-record.ts';
import css from './Problems.module.css';

const noneSchema = v.strictObject({
  reason: v.string(),
  answers: v.array(v.array(v.unknown())),
  lost: v.optional(v.number()),
});

type Outcome =
  | { readonly is: 'working'; readonly done: number }
  | { readonly is: 'made'; readonly problem: Problem; readonly isKept: boolean }
  | { readonly is: 'none'; readonly why: string }
  | { readonly is: 'stopped' | 'failed' };

/** Lets the worker make a problem of a position. Rejects if the worker crashes or is stopped. */
async function make(
  game: GameProblems,
  question: ProblemQuestion,
  position: string,
  watching: { readonly signal: AbortSignal; onProgress(done: number): void },
): Promise<Outcome> {
  const { meta, rules } = activeGame();
  const answer = await askOnce(game.makeWorker(), question, watching);
  if (v.is(noneSchema, answer)) return { is: 'none', why: game.whyNone(answer as NoProblem, question.start) };
  const turn = String(rules.turn(question.start));
  const made = ownProblem('made', turn, { ...(answer as NewProblem), position });
  const [problem] = readProblems([made], game).problems;
  if (!problem) throw new TypeError('The answer makes no sense.');
  return { is: 'made', problem, isKept: keepOwn(meta.id, problem) };
}

interface MadeProps {
  readonly game: GameProblems;
  readonly outcome: Extract<Outcome, { is: 'made' }>;
  readonly start: unknown;
}

function Made({ game, outcome: { problem, isKept }, start }: MadeProps) {
  const { making: w, problem: said } = problemsMessages();
  const { best, second, lost } = problem;
  const other = game.actionsText(start, second);
  const amount = game.amount(lost);
  return (
    <section className={partsCss.part}>
      <h3>{w.sound}</h3>
      <p>{said.best({ what: game.actionsText(start, best) })}</p>
      <p>{other ? said.second({ what: other, amount }) : said.nothing({ amount })}</p>
      {isKept ? (
        <>
          <p>{w.kept}</p>
          <p>
            <Button onClick={() => openFromList(problem.id)}>{w.solve}</Button>
          </p>
        </>
      ) : (
        <p role="alert">{w.notKept}</p>
      )}
      <PassOn game={game} problem={problem} />
    </section>
  );
}

function Form({ load }: { readonly load: Promise<GameProblems> }) {
  const game = use(load);
  const { draft, notation } = useEditing();
  const { position, start } = useMemo(() => {
    const written = notation!.writePosition(draft).trim();
    const read = notation!.readPosition(written);
    return { position: written, start: read.ok ? present(read.timeline) : draft };
  }, [notation, draft]);
  const kinds = game.kindsAt(start);
  const [kind = '', setKind] = useState(kinds[0]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const t = problemsMessages().making;
  const look = async (): Promise<void> => {
    const controller = new AbortController();
    stopping.current = controller;
    setOutcome({ is: 'working', done: 0 });
    const { signal } = controller;
    const onProgress = (done: number): void => setOutcome({ is: 'working', done });
    try {
      const question: ProblemQuestion = { kind: 'makeProblem', asked: kind, start };
      setOutcome(await make(game, question, position, { signal, onProgress }));
    } catch {
      setOutcome({ is: signal.aborted ? 'stopped' : 'failed' });
    }
  };
  if (!kinds.length) return <p>{game.whyNone({ reason: 'phase', answers: [] }, start)}</p>;
  const isWorking = outcome?.is === 'working';
  return (
    <div className={partsCss.parts}>
      <p>{t.intro}</p>
      {kinds.length > 1 ? (
        <Options
          title={t.kind}
          options={kinds.map((value) => ({ value, label: game.kindName(value), closed: isWorking }))}
          chosen={kind}
          onChoose={(value) => setKind(value)}
        />
      ) : (
        <p>{t.only({ kind: game.kindName(kind) })}</p>
      )}
      <div className={`${panel.line} ${css.making}`}>
        {isWorking ? (
          <>
            <progress max={1} value={outcome.done} aria-label={t.working} />
            <Button onClick={() => stopping.current?.abort()}>{t.stop}</Button>
          </>
        ) : outcome?.is === 'made' ? null : (
          <Button kind="primary" onClick={() => void look()}>
            {t.look}
          </Button>
        )}
      </div>
      <div role="status">
        {isWorking ? <p>{t.working}</p> : null}
        {outcome?.is === 'none' ? (
          <p>
            <b>{t.none}</b> {outcome.why}
          </p>
        ) : null}
        {outcome?.is === 'stopped' ? <p>{t.stopped}</p> : null}
        {outcome?.is === 'failed' ? <p>{t.failed}</p> : null}
        {outcome?.is === 'made' ? <Made game={game} outcome={outcome} start={start} /> : null}
      </div>
    </div>
  );
}

export default function MakeProblem() {
  const [load] = useState(() => activeGame().problems!());
  const t = problemsMessages();
  return (
    <Modal title={t.making.title} open onClose={() => openDialog(null)}>
      <Suspense fallback={<p>{t.problems.loading}</p>}>
        <Form load={load} />
      </Suspense>
    </Modal>
  );
}
