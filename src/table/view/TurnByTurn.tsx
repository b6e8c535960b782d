import playMessages from '../content/en/play.ftl';
import { Fragment, type ReactNode } from 'react';
import css from './Ending.module.css';
import type { Side } from '../game/position.ts';
import type { Line } from '../game/game.ts';
import { activeGame } from '../game/registry.ts';
import shared from '#kit/widgets/shared.module.css';
import { Section } from '#kit/widgets/Section.tsx';
import { Linked } from '../text/Links.tsx';
import { toldAt } from '../text/log.ts';
import { plain } from '../text/parts.ts';

/** The last step, one paragraph for each sentence. */
export const LastStep = ({ timeline }: { readonly timeline: Line }) =>
  toldAt(timeline, timeline.cursor).map((parts, i) => (
    <p key={`${i} ${plain(parts)}`}>
      <Linked parts={parts} />
    </p>
  ));

/** Summary of the current player turn up to the moment on show. For a set-up only its name, as the rest may be secret. */
export function TurnSoFar({ timeline }: { readonly timeline: Line }) {
  const { story } = activeGame();
  const segment = story.segments(timeline, timeline.cursor).at(-1);
  if (!segment) return null;
  return (
    <Section title={story.segmentName(segment)}>
      {segment.kind === 'before' ? null : <story.TurnSummary line={timeline} segment={segment} />}
    </Section>
  );
}

/** A value of the game for each turn. */
export interface Series {
  readonly name: string;
  /** Unit, if the name does not include it. */
  readonly unit?: string;
  readonly as: 'line' | 'bar';
  /** Side whose colour is used; null for ink. */
  readonly side: Side | null;
  /** One for each turn; null if a turn has none. */
  readonly values: readonly (number | null)[];
  /** Error margin of a line's values in both directions, drawn as a band. */
  readonly margin?: { readonly name: string; readonly values: readonly number[] };
}

const WIDTH = 600;
/** Heights of the plots for lines and, below, for bars: points and losses need different scales. */
const LINES = 180;
const BARS = 96;
/** Space between the plots, and above the first. */
const GAP = 22;
const TOP = 12;
/** Space for the axis labels at the left, and for the turns below. */
const LEFT = 60;
const BOTTOM = 28;
/** Minimum range of a plot, in points. */
const LEAST_SPAN = 10;

/** A round interval between grid lines, in points. */
const stepOf = (span: number): number => [5, 10, 20, 25, 50].find((step) => span / step <= 6) ?? 100;

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly side: Series['side'];
  /** Number of lines before this one. */
  readonly nth: number;
}

/** Round on the first line, square on the second, for players who cannot tell the colours apart. */
function Dot({ x, y, side, nth }: DotProps) {
  return nth ? (
    <rect className={css.dot} data-side={side} x={x - 4} y={y - 4} width="8" height="8" />
  ) : (
    <circle className={css.dot} data-side={side} cx={x} cy={y} r="4" />
  );
}

interface SampleProps {
  readonly of: Series;
  readonly nth: number;
}

const BandSample = () => (
  <svg className={css.sample} viewBox="0 0 28 14" aria-hidden="true">
    <rect className={css.band} width="28" height="14" />
  </svg>
);

function Sample({ of: { as, side }, nth }: SampleProps) {
  return (
    <svg className={css.sample} viewBox="0 0 28 14" aria-hidden="true">
      {as === 'bar' ? (
        <rect className={css.bar} data-side={side} x="7" width="14" height="14" />
      ) : (
        <>
          <path className={css.line} data-side={side} data-nth={nth} d="M0 7h28" />
          <Dot x={14} y={7} side={side} nth={nth} />
        </>
      )}
    </svg>
  );
}

interface GraphProps {
  /** Title for screen readers. */
  readonly title: string;
  readonly turns: readonly number[];
  readonly bars: readonly Series[];
  readonly lines: readonly Series[];
  figure(value: number): string;
}

/** A plot with its own scale at the left. */
interface Field {
  readonly rules: readonly number[];
  readonly top: number;
  readonly bottom: number;
  y(value: number): number;
}

/** The two edges of the band along a line; the line itself if it has none. */
const edgesOf = ({ values, margin }: Series): readonly number[][] =>
  [1, -1].map((sign) =>
    values.flatMap((value, i) => (value === null ? [] : [value + sign * (margin?.values[i] ?? 0)])),
  );

function fieldOf(of: readonly Series[], top: number, height: number): Field {
  const values = of.flatMap(edgesOf).flat();
  const most = Math.max(LEAST_SPAN, ...values);
  const least = Math.min(0, ...values);
  // As many grid lines as there is room for labels.
  const step = Math.max(stepOf(most - least), stepOf(((most - least) * LINES) / height));
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  return {
    rules: Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step),
    top,
    bottom: top + height,
    y: (value) => top + ((high - value) / (high - low)) * height,
  };
}

interface RulesProps {
  readonly of: Field;
  figure(value: number): string;
}

const Rules = ({ of: { rules, y }, figure }: RulesProps) =>
  rules.map((value) => (
    <g key={value}>
      <line className={value ? css.rule : css.zero} x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
      <text className={css.figure} x={LEFT - 6} y={y(value) + 4}>
        {figure(value)}
      </text>
    </g>
  ));

/** Lines, and bars below them, with a column for each turn. */
function Graph({ title, turns, bars, lines, figure }: GraphProps) {
  const above = lines.length ? fieldOf(lines, TOP, LINES) : null;
  const below = bars.length ? fieldOf(bars, above ? above.bottom + GAP : TOP, BARS) : null;
  const bottom = (below ?? above)?.bottom ?? TOP;
  const slot = (WIDTH - LEFT) / Math.max(1, turns.length);
  const x = (i: number): number => LEFT + slot * (i + 0.5);
  const width = slot * 0.26;
  return (
    <svg className={css.graph} viewBox={`0 0 ${WIDTH} ${bottom + BOTTOM}`} role="img" aria-label={title}>
      {above ? <Rules of={above} figure={figure} /> : null}
      {below ? <Rules of={below} figure={String} /> : null}
      {turns.map((turn, i) => (
        <text key={turn} className={css.turn} x={x(i)} y={bottom + BOTTOM - 6}>
          {turn}
        </text>
      ))}
      {below &&
        bars.map((series, nth) =>
          series.values.map((value, i) => (
            <rect
              key={`${series.name} ${turns[i]}`}
              className={css.bar}
              data-side={series.side}
              x={x(i) + (nth - bars.length / 2) * width}
              y={below.y(value ?? 0)}
              width={width}
              height={below.y(0) - below.y(value ?? 0)}
            />
          )),
        )}
      {above &&
        lines.map((series, nth) => {
          const { name, side, margin, values: along } = series;
          const [highs = [], lows = []] = edgesOf(series).map((edge) =>
            edge.map((value, i) => `${x(i)},${above.y(value)}`),
          );
          const points = along.flatMap((value, i) =>
            value === null ? [] : [[x(i), above.y(value)] as const],
          );
          return (
            <g key={name}>
              {margin ? (
                <polygon className={css.band} points={[...highs, ...lows.toReversed()].join(' ')} />
              ) : null}
              <polyline
                className={css.line}
                data-side={side}
                data-nth={nth}
                points={points.map((point) => point.join()).join(' ')}
              />
              {points.map(([at, height]) => (
                <Dot key={at} x={at} y={height} side={side} nth={nth} />
              ))}
            </g>
          );
        })}
    </svg>
  );
}

interface TurnByTurnProps {
  /** Instead of "Score by turn". */
  readonly heading?: string;
  /** Title of the graph for screen readers. */
  readonly title: string;
  readonly turns: readonly number[];
  readonly series: readonly Series[];
  /** Formats a value of a line; bars start at 0 and need no sign. */
  figure(value: number): string;
  readonly children?: ReactNode;
}

const NONE = '–';

function Figures({ turns, series, figure }: Omit<TurnByTurnProps, 'heading' | 'title' | 'children'>) {
  const t = playMessages().ending;
  return (
    <details>
      <summary>{t.table}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            {[t.turn, ...series.map(({ name }) => name)].map((head) => (
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

/** The course of a game by turns: a graph, its legend, and the same as a table. */
export function TurnByTurn({ heading, title, turns, series, figure, children }: TurnByTurnProps) {
  const bars = series.filter(({ as }) => as === 'bar');
  const lines = series.filter(({ as }) => as === 'line');
  return (
    <section className={css.part}>
      <h3>{heading ?? playMessages().ending.title}</h3>
      <Graph title={title} turns={turns} bars={bars} lines={lines} figure={figure} />
      <p className={`${shared.wrap} ${shared.soft} ${css.key}`}>
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
