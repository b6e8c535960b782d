import problemsMessages from '../../content/en/problems.ftl';
import { useEffect, useRef } from 'react';
import { present } from '#engine/core/timeline.ts';
import panel from '#kit/widgets/panel.module.css';
import shared from '#kit/widgets/shared.module.css';
import cardCss from '#kit/widgets/Card.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { endPractice } from '../../store/navigation.ts';
import { openDialog } from '../../store/ui.ts';
import { frameOnMap } from '../../view/map-handle.ts';
import { undo } from '../../commands/history.ts';
import { ratingOf } from '../../game/index.ts';
import { useProblem, type ProblemOnTable } from './problem-store.ts';
import { GradeMark, sourceText, titleOf, openFromList } from './ProblemRows.tsx';
import { PassOn } from './PassOn.tsx';
import { nextProblem, startOver, toggleBest } from './session.ts';
import css from './Problems.module.css';

/** The points lost by the answer, or that it is being judged. */
function Verdict({ now: { verdict, game } }: { readonly now: ProblemOnTable }) {
  const t = problemsMessages().problem;
  if (verdict === undefined) return null;
  if (verdict === 'judging') return <p className={shared.soft}>{t.judging}</p>;
  if (verdict === 'broken') return <p role="alert">{t.broken}</p>;
  const { grade, lost, error, rated } = verdict;
  const amount = game.amount(Math.max(0, lost));
  const change = rated ? `${rated.change < 0 ? '−' : '+'}${Math.abs(rated.change)}` : '';
  return (
    <p className={css.verdict} data-grade={grade}>
      <GradeMark grade={grade} />
      <span>
        {grade === 'best' ? t.isBest : t.given({ amount, grade })}
        {error > 0 ? ` ${t.estimate({ error: game.amount(error) })}` : ''}
      </span>
      {rated ? <span> {t.rated({ rating: String(rated.rating), change })}</span> : null}
    </p>
  );
}

/** The best answer with its reason, and what the next best loses. */
function Solution({ now: { game, problem, problems, start } }: { readonly now: ProblemOnTable }) {
  const t = problemsMessages().problem;
  const state = present(start);
  const { best, second, lost } = problem;
  const next = game.actionsText(state, second);
  return (
    <div className={panel.stack2}>
      <p className={cardCss.hint}>{t.best({ what: game.actionsText(state, best) })}</p>
      <p className={shared.soft}>{game.reason(problem, state)}</p>
      <p className={shared.soft}>
        {next
          ? t.second({ what: next, amount: game.amount(lost) })
          : second.length
            ? t.idle({ amount: game.amount(lost) })
            : t.nothing({ amount: game.amount(lost) })}
      </p>
      {problems.includes(problem) ? (
        <p className={shared.soft}>{t.source({ source: sourceText(problem) })}</p>
      ) : null}
    </div>
  );
}

function OnTable({ now }: { readonly now: ProblemOnTable }) {
  const { game, problem, problems, start, answer, verdict, own } = now;
  const showsBest = own !== null;
  const t = problemsMessages().problem;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [problem]);
  // Show all its places again with the solution.
  useEffect(() => {
    frameOnMap(game.places(problem, present(start)));
  }, [game, problem, start, showsBest]);
  const title = titleOf(game, problem);
  const number = problems.indexOf(problem) + 1;
  const facts = game.facts?.(problem, present(start)) ?? [];
  const isJudged = typeof verdict === 'object';
  const next = nextProblem(problems, problem.id);
  return (
    <section className={cardCss.card} aria-label={title}>
      <div>
        <p className={shared.caps}>
          {number
            ? t.number({ n: number, of: problems.length, rating: String(ratingOf(problems, problem.id)) })
            : sourceText(problem)}
        </p>
        <h2 ref={heading} className={`${shared.title} ${cardCss.title}`} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <p className={cardCss.task}>{game.task(problem, present(start))}</p>
      {facts.length ? (
        <ul className={`${panel.lines} ${css.facts}`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      <div role="status">
        <Verdict now={now} />
      </div>
      {showsBest ? (
        <Solution now={now} />
      ) : isJudged ? null : (
        <p className={shared.soft}>
          {answer.length
            ? t.answer({ what: game.actionsText(present(start), answer) })
            : game.isSingle?.(problem.kind)
              ? t.howOnce
              : t.how}
        </p>
      )}
      <div className={cardCss.row}>
        {isJudged ? (
          <Button aria-pressed={showsBest} onClick={toggleBest}>
            {showsBest ? t.yours : t.solution}
          </Button>
        ) : null}
        {isJudged && next && next.id !== problem.id ? (
          <Button kind="primary" onClick={() => openFromList(next.id)}>
            {t.next}
          </Button>
        ) : null}
        <Button onClick={undo.run} why={answer.length && !showsBest ? null : t.nothingYet}>
          <Icon name="undo" /> {t.back}
        </Button>
        <Button onClick={startOver} why={answer.length || showsBest ? null : t.nothingYet}>
          {t.again}
        </Button>
        <Button onClick={() => openDialog('problems')}>{t.all}</Button>
        <Button onClick={endPractice}>{t.leave}</Button>
      </div>
      {number ? null : (
        <details className={shared.soft}>
          <summary>{t.passOn}</summary>
          <PassOn game={game} problem={problem} />
        </details>
      )}
    </section>
  );
}

/** The problem on the table: its task, and the result of the answer. */
export default function ProblemCard() {
  const { now } = useProblem();
  return now && <OnTable now={now} />;
}
