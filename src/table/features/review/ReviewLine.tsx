import extrasMessages from '../../content/en/extras.ftl';
import { useEffect, Suspense } from 'react';
import { present } from '#engine/core/timeline.ts';
import { activeGame } from '../../game/registry.ts';
import { goTo, useReplay } from '../../store/replay.ts';
import { recallReview, turnAfter, turningPoints, useReview } from './review.ts';
import css from './Review.module.css';
import { later } from '../../faults/later.tsx';
import { useDecisionOnMap } from './opened.ts';

const DecisionCard = later(() => import('./DecisionCard.tsx'));

/** The card of an opened decision while the replay shows it. */
export function DecisionShown() {
  const isShown = useDecisionOnMap() !== null;
  return isShown ? (
    <Suspense>
      <DecisionCard />
    </Suspense>
  ) : null;
}

/** Minimum range of the line, in points. */
const LEAST_SPAN = 20;

/** The expected result over the reviewed game in replay, with a button at each turning point. `at`: place of a step, 0 to 1. */
export function ReviewLine({ at }: { at(step: number): number }) {
  const game = useReplay((replay) => replay.game);
  const { game: reviewed, report, texts } = useReview();
  useEffect(() => {
    if (game && activeGame().rules.isOver(present(game))) void recallReview(game);
  }, [game]);
  if (!game || !report || !texts || reviewed?.steps !== game.steps) return null;
  const course = [{ step: 0, value: report.start }, ...report.moments];
  const values = course.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(low + LEAST_SPAN, ...values);
  const x = (step: number): number => 100 * at(step);
  const y = (value: number): number => (100 * (high - value)) / (high - low);
  const marks = turningPoints(report);
  /** Each at least a target's width from the one before, and short of the end by as many as still come. */
  const lefts: string[] = [];
  for (const { step } of marks)
    lefts.push(lefts.length ? `max(${x(step)}%, ${lefts.at(-1)!} + var(--target))` : `${x(step)}%`);
  const t = extrasMessages().review;
  return (
    <div className={css.line} role="group" aria-label={t.graph}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className={css.zero} d={`M0 ${y(0)}H100`} />
        <polyline points={course.map(({ step, value }) => `${x(step)},${y(value)}`).join(' ')} />
      </svg>
      {marks.map(({ step, before, after }, i) => {
        const changed = t.turned({ from: texts.figure(before), to: texts.figure(after) });
        const name = `${t.turningPoint({ n: i + 1 })} ${turnAfter(game, step)}. ${changed}`;
        return (
          <button
            key={step}
            type="button"
            style={{
              left: `min(${lefts[i]!}, 100% - ${marks.length - i - 0.5} * var(--target))`,
              top: `${y(before)}%`,
            }}
            aria-label={name}
            title={name}
            onClick={() => goTo(step)}
          >
            <span>{i + 1}</span>
          </button>
        );
      })}
    </div>
  );
}
