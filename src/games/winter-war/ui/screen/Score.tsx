import { useDeferredValue, useMemo } from 'react';
import type { State, Timeline } from '../../../../engine/winter-war/index.ts';
import { setTab } from '../../../../table/store/table.ts';
import { victoryPoints } from '../../options/victory-points.ts';
import { useGame, usePosition } from '../../here.ts';
import { barWords } from '../words/bar-words.ts';
import { commonWords } from '../words/common-words.ts';
import css from '../../../../kit/widgets/BarFigure.module.css';

/** The Victory Points as the Game-Turn of a position began; null where nothing counted then. */
function before({ start, steps }: Timeline, { turn }: State): number | null {
  const first = start.turn === turn ? start : steps.find(({ state }) => state.turn === turn)?.state;
  return first ? victoryPoints(first) : null;
}

/** The Victory Points as they would be scored now, and what this Game-Turn has changed; the way to how they come about. */
export function Score({ narrow }: { readonly narrow: boolean }) {
  // The counters first: supply is judged anew for the points.
  const { state } = useDeferredValue(usePosition());
  const timeline = useDeferredValue(useGame((game) => game.timeline));
  const points = useMemo(() => victoryPoints(state), [state]);
  const then = useMemo(() => timeline && before(timeline, state), [timeline, state]);
  if (points === null || !timeline) return null;
  const { signed } = commonWords();
  const w = barWords();
  const change = then === null || then === points ? w.unchanged : w.changed(signed(points - then));
  if (narrow)
    return (
      <span>
        {w.points(signed(points))}
        {then === null || then === points ? null : ` (${signed(points - then)})`}
      </span>
    );
  return (
    <button type="button" className={css.score} title={w.howScored} onClick={() => setTab('points')}>
      <b>{w.points(signed(points))}</b>
      <span>{change}</span>
    </button>
  );
}
