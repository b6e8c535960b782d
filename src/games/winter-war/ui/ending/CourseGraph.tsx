import type { TurnEnd } from '../../records/war-course.ts';
import { commonWords } from '../words/common-words.ts';
import css from './WarCourse.module.css';
import { courseWords } from './words.ts';

const WIDTH = 600;
const HEIGHT = 240;
/** Room for the figures at the left, and for the turns below. */
const LEFT = 60;
const BOTTOM = 28;
const TOP = 12;

/** A round number of points between two lines. */
const stepOf = (span: number): number => [5, 10, 20, 25, 50].find((step) => span / step <= 6) ?? 100;

/** Victory Points as a line, losses of both sides as bars, by Game-Turn. */
export function CourseGraph({ turns }: { readonly turns: readonly TurnEnd[] }) {
  const w = courseWords();
  const { signed } = commonWords();
  const scores = turns.map(({ points }) => points ?? 0);
  const most = Math.max(10, ...scores, ...turns.flatMap(({ lost }) => [lost.finn, lost.soviet]));
  const least = Math.min(0, ...scores);
  const step = stepOf(most - least);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const slot = (WIDTH - LEFT) / Math.max(1, turns.length);
  const x = (i: number): number => LEFT + slot * (i + 0.5);
  const bar = slot * 0.26;
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  const scored = turns.flatMap(({ points }, i) => (points === null ? [] : [[x(i), y(points)] as const]));
  return (
    <svg className={css.graph} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.graph}>
      {lines.map((value) => (
        <g key={value}>
          <line className={value ? css.rule : css.zero} x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
          <text className={css.figure} x={LEFT - 6} y={y(value) + 4}>
            {signed(value)}
          </text>
        </g>
      ))}
      {turns.map(({ turn, lost }, i) => (
        <g key={turn}>
          <rect
            className={css.soviet}
            x={x(i) - bar}
            y={y(lost.soviet)}
            width={bar}
            height={y(0) - y(lost.soviet)}
          />
          <rect className={css.finn} x={x(i)} y={y(lost.finn)} width={bar} height={y(0) - y(lost.finn)} />
          <text className={css.turn} x={x(i)} y={HEIGHT - 6}>
            {turn}
          </text>
        </g>
      ))}
      <polyline className={css.points} points={scored.map((point) => point.join()).join(' ')} />
      {scored.map(([cx, cy]) => (
        <circle key={cx} className={css.dot} cx={cx} cy={cy} r="4" />
      ))}
    </svg>
  );
}
