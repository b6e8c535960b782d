import playMessages from '../../content/en/play.ftl';
import { Fragment, type ReactNode } from 'react';
import css from './Ending.module.css';
import { BandSample, Graph, Sample } from './Graph.tsx';
import type { Series } from './series.ts';

interface TurnByTurnProps {
  /** In the place of "Score by turn". */
  readonly heading?: string;
  /** What the graph shows, for the ear. */
  readonly title: string;
  readonly turns: readonly number[];
  readonly series: readonly Series[];
  /** How a figure is written on a line; bars are counted from nothing, and need no sign. */
  figure(value: number): string;
  readonly children?: ReactNode;
}

const NONE = '–';

function Figures({ turns, series, figure }: Omit<TurnByTurnProps, 'heading' | 'title' | 'children'>) {
  const w = playMessages().ending;
  return (
    <details>
      <summary>{w.table}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            {[w.turn, ...series.map(({ name }) => name)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn, i) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {series.map(({ name, as, values, margin }) => {
                const value = values[i] ?? null;
                const error = margin ? ` ± ${margin.values[i]}` : '';
                return (
                  <td key={name}>
                    {value === null ? NONE : as === 'bar' ? value : `${figure(value)}${error}`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** How a game went, turn by turn: a graph, what its lines are, and the same as a table. */
export function TurnByTurn({ heading, title, turns, series, figure, children }: TurnByTurnProps) {
  const bars = series.filter(({ as }) => as === 'bar');
  const lines = series.filter(({ as }) => as === 'line');
  return (
    <section className={css.part}>
      <h3>{heading ?? playMessages().ending.title}</h3>
      <Graph title={title} turns={turns} bars={bars} lines={lines} figure={figure} />
      <p className={css.key}>
        {series.map((one) => (
          <Fragment key={one.name}>
            <span>
              <Sample of={one} nth={lines.indexOf(one)} />
              {one.name}
              {one.unit === undefined ? null : ` (${one.unit})`}
            </span>
            {one.margin ? (
              <span>
                <BandSample />
                {one.margin.name}
              </span>
            ) : null}
          </Fragment>
        ))}
      </p>
      <Figures turns={turns} series={series} figure={figure} />
      {children}
    </section>
  );
}
