import { signed } from '../text/numbers.ts';
import extrasMessages from '../../content/en/extras.ftl';
import logMessages from '../../content/en/log.ftl';
import { useMemo } from 'react';
import type { LedgerLine, Side, Timeline } from '#engine/winter-war';
import type { Line } from '#table/game';
import { type Series, Swings, TurnByTurn, useDiceVerdict } from '#table';
import { summaryOf } from '../../options/game-summary.ts';
import { computeWarCourse, type TurnEnd } from '../../analysis/records/turn-summary.ts';
import { KeptMap } from '../board/KeptMap.tsx';
import { hexText } from '../text/describe.ts';
import css from './WarCourse.module.css';

/** Victory Points as a line, losses of both sides as bars. */
function seriesOf(turns: readonly TurnEnd[]): Series[] {
  const t = extrasMessages().course;
  const lost = (side: Side): Series => ({
    name: t[side],
    unit: t.unit,
    as: 'bar',
    side,
    values: turns.map((turn) => turn.lost[side]),
  });
  const points = turns.map((turn) => turn.points);
  return [{ name: t.points, as: 'line', side: null, values: points }, lost('soviet'), lost('finn')];
}

/** "Viipuri (1306): captured, line of communication open" */
function causeText({ key, hexes, reason }: LedgerLine): string {
  const t = logMessages().ledger;
  const [hex, more] = hexes;
  const name = hex === undefined || more !== undefined ? t.key[key] : hexText(hex);
  return `${name}: ${t.reason[reason]}`;
}

/** Last map, points and losses by turn, turning points, and the effect of the dice if a review found it. */
export default function WarCourse({ timeline }: { readonly timeline: Timeline }) {
  const { turns, swings } = useMemo(() => computeWarCourse(timeline), [timeline]);
  const luck = useDiceVerdict(timeline as Line);
  const summary = useMemo(() => summaryOf(timeline), [timeline]);
  const t = extrasMessages().course;
  return (
    <div className={css.course}>
      <figure className={css.map}>
        <KeptMap summary={summary} />
        <figcaption>{t.map}</figcaption>
      </figure>
      <TurnByTurn
        title={t.graph}
        turns={turns.map(({ turn }) => turn)}
        series={seriesOf(turns)}
        figure={signed}
      >
        {luck === null ? null : <p>{luck}</p>}
      </TurnByTurn>
      <Swings
        line={timeline as Line}
        swings={swings.map(({ by, lines, step, turn }) => ({
          step,
          turn,
          by: signed(by),
          why: lines.map(causeText).join('; '),
          places: lines.flatMap(({ hexes }) => hexes),
        }))}
      />
    </div>
  );
}
