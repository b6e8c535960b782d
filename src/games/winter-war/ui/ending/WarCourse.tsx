import { useMemo } from 'react';
import type { Timeline } from '../../../../engine/winter-war/index.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { linesOf } from '../../../../table/log/log.ts';
import { watchTable } from '../../../../table/replay/replay.ts';
import { openDialog } from '../../../../table/store/table.ts';
import { plain } from '../../../../table/words/plain.ts';
import { summaryOf } from '../../options/game-summary.ts';
import { diceRecord } from '../../records/dice-record.ts';
import { warCourse, type Swing, type TurnEnd } from '../../records/war-course.ts';
import { KeptMap } from '../front/KeptMap.tsx';
import { verdictOf } from '../records/luck.ts';
import { commonWords } from '../words/common-words.ts';
import { CourseGraph } from './CourseGraph.tsx';
import css from './WarCourse.module.css';
import { courseWords } from './words.ts';

function watch(step: number): void {
  openDialog(null);
  watchTable(step);
}

/** What the log says of a step, in one sentence. */
function told(timeline: Timeline, step: number): string {
  const lines = linesOf(timeline, step);
  const line = lines.find(({ weight }) => weight === 'strong') ?? lines.at(-1);
  return line ? plain(line.text) : '';
}

function Swings({ timeline, swings }: { readonly timeline: Timeline; readonly swings: readonly Swing[] }) {
  const w = courseWords();
  if (!swings.length) return null;
  return (
    <section className={css.part}>
      <h3>{w.swings}</h3>
      <ul className={css.swings}>
        {swings.map(({ step, turn, by }) => (
          <li key={step}>
            <Button className={css.swing} onClick={() => watch(step)} title={w.watch}>
              <b>{w.swing(turn, commonWords().signed(by))}</b> <span>{told(timeline, step)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ turns }: { readonly turns: readonly TurnEnd[] }) {
  const w = courseWords();
  return (
    <details>
      <summary>{w.table}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            {[w.turn, w.points, w.soviet, w.finn].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, points, lost }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <td>{points === null ? '–' : commonWords().signed(points)}</td>
              <td>{lost.soviet}</td>
              <td>{lost.finn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The last map, the points and losses by turn, where it turned, and what the dice did. */
export default function WarCourse({ timeline }: { readonly timeline: Timeline }) {
  const { turns, swings } = useMemo(() => warCourse(timeline), [timeline]);
  const luck = useMemo(() => verdictOf(diceRecord(timeline)), [timeline]);
  const summary = useMemo(() => summaryOf(timeline), [timeline]);
  const w = courseWords();
  return (
    <div className={css.course}>
      <figure className={css.map}>
        <KeptMap summary={summary} />
        <figcaption>{w.map}</figcaption>
      </figure>
      <section className={css.part}>
        <h3>{w.title}</h3>
        <CourseGraph turns={turns} />
        <p className={css.key}>
          <span data-of="points">{w.points}</span>
          <span data-of="soviet">
            {w.soviet} ({w.unit})
          </span>
          <span data-of="finn">
            {w.finn} ({w.unit})
          </span>
        </p>
        <Figures turns={turns} />
        <p>{luck.join(' ')}</p>
      </section>
      <Swings timeline={timeline} swings={swings} />
    </div>
  );
}
