import analysisMessages from '../../content/en/analysis.ftl';
import { useEffect, useRef } from 'react';
import { isSolving } from '#table';
import { Button } from '#kit/widgets/Button.tsx';
import { stopPlan, togglePlanner, usePlanner } from '../controller/planner-store.ts';
import css from './PlanPanel.module.css';

/** Switches between single attacks and the plan; shows progress while a plan is carried out. */
export function Views() {
  const t = analysisMessages().planner;
  const { open, done, drafts } = usePlanner();
  const top = useRef<HTMLDivElement>(null);
  const carried = done !== null;
  // Scroll to the top of the new view. Braces: newer scrollIntoView returns a promise, but an effect must
  // return void.
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, carried]);
  if (done !== null)
    return (
      <div ref={top} className={css.running}>
        <p>{t.of({ i: done + 1, n: done + drafts.length })}</p>
        <Button onClick={stopPlan}>{t.stop}</Button>
      </div>
    );
  // Suggestions would reveal the answer of a problem.
  if (isSolving()) return null;
  return (
    <div ref={top} className={css.views} role="group" aria-label={t.views}>
      <Button pressed={!open} onClick={() => open && togglePlanner()}>
        {t.attack}
      </Button>
      <Button pressed={open} onClick={() => open || togglePlanner()}>
        {t.plan}
      </Button>
    </div>
  );
}
