import { signed } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import { useDeferredValue, useMemo } from 'react';
import { LEVELS, type State, type Timeline } from '#engine/winter-war';
import { setTab, useCoach } from '#table';
import { victoryPoints } from '../../options/victory-points.ts';
import { useGame, usePosition } from '../../table-adapter.ts';
import css from '#kit/widgets/BarFigure.module.css';

/** The Victory Points as the Game-Turn of a position began; null where nothing counted then. */
function before({ start, steps }: Timeline, { turn }: State): number | null {
  const first = start.turn === turn ? start : steps.find(({ state }) => state.turn === turn)?.state;
  return first ? victoryPoints(first) : null;
}

/** The points that the next better result for the Soviets takes, in words; null beyond the best. */
function goalText(points: number): string | null {
  const next = LEVELS.findLast(({ least }) => least > points);
  return next && next.level !== 'decisive-finnish'
    ? startMessages().bar.goal[next.level]({ least: next.least })
    : null;
}

/** The Victory Points as they would be scored now, and what this Game-Turn has changed; the way to how they come about. */
export function Score({ narrow }: { readonly narrow: boolean }) {
  // The counters first: supply is judged anew for the points.
  const { state } = useDeferredValue(usePosition());
  const timeline = useDeferredValue(useGame((game) => game.timeline));
  const points = useMemo(() => victoryPoints(state), [state]);
  const then = useMemo(() => timeline && before(timeline, state), [timeline, state]);
  const { lesson } = useCoach();
  // A lesson has a task of its own, and is not scored.
  if (points === null || !timeline || lesson) return null;
  const w = startMessages().bar;
  const change = then === null || then === points ? null : w.changed({ signed: signed(points - then) });
  const told = [change, goalText(points)].filter((text) => text !== null).join(' · ');
  if (narrow)
    return (
      <span>
        {w.points({ signed: signed(points) })}
        {then === null || then === points ? null : ` (${signed(points - then)})`}
      </span>
    );
  return (
    <button type="button" className={css.score} title={w.howScored} onClick={() => setTab('points')}>
      <b>{w.sovietPoints({ signed: signed(points) })}</b>
      <span>{told}</span>
    </button>
  );
}
