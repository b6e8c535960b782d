import type { State, Timeline } from '../../../../engine/winter-war/index.ts';
import { setTab } from '../../../../table/store/table.ts';
import { victoryPoints } from '../../options/victory-points.ts';
import { useGame, usePosition } from '../../here.ts';
import { barWords } from '../words/bar-words.ts';
import { commonWords } from '../words/common-words.ts';
import css from './Score.module.css';

/** The Victory Points as the Game-Turn of a position began; null where nothing counted then. */
function before({ start, steps }: Timeline, { turn }: State): number | null {
  const first = start.turn === turn ? start : steps.find(({ state }) => state.turn === turn)?.state;
  return first ? victoryPoints(first) : null;
}

/** The Victory Points as they would be scored now, and what this Game-Turn has changed; the way to how they come about. */
export function Score({ narrow }: { readonly narrow: boolean }) {
  const { state } = usePosition();
  const timeline = useGame((game) => game.timeline);
  const points = victoryPoints(state);
  if (points === null || !timeline) return null;
  const then = before(timeline, state);
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
