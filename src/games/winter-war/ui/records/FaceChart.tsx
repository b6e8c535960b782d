import { decimal } from '../text/numbers.ts';
import analysisMessages from '../../content/en/analysis.ftl';
import type { Side } from '#engine/winter-war';
import unseen from '#kit/widgets/unseen.module.css';
import css from './DiceView.module.css';

const WIDTH = 216;
const HEIGHT = 96;
const FOOT = 16;
const TOP = 14;
const SLOT = WIDTH / 6;

const middle = (i: number): number => SLOT * (i + 0.5);

interface FaceChartProps {
  readonly side: Side;
  /** How often each face came up, 1 to 6. */
  readonly faces: readonly number[];
}

/** A bar for each face, and a dashed line where all of them would end on average. */
function Bars({ side, faces }: FaceChartProps) {
  const average = faces.reduce((sum, count) => sum + count, 0) / 6;
  const most = Math.max(...faces, average, 1);
  const high = (count: number): number => ((HEIGHT - FOOT - TOP) * count) / most;
  const ground = HEIGHT - FOOT;
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-side={side} aria-hidden>
      {faces.map((count, i) => (
        <g key={i}>
          <rect
            className={css.bar}
            x={middle(i) - 11}
            y={ground - high(count)}
            width="22"
            height={high(count)}
          />
          <text className={css.face} x={middle(i)} y={HEIGHT - 3}>
            {i + 1}
          </text>
        </g>
      ))}
      <path className={css.ground} d={`M0 ${ground}H${WIDTH}`} />
      <path className={css.average} d={`M0 ${ground - high(average)}H${WIDTH}`} />
      {faces.map((count, i) => (
        <text key={i} className={css.count} x={middle(i)} y={ground - high(count) - 3}>
          {count}
        </text>
      ))}
    </svg>
  );
}

/** How often each face came up: drawn for the eye, and as a table for the ear. */
export function FaceChart({ side, player, faces }: FaceChartProps & { readonly player: string }) {
  const w = analysisMessages().records;
  const average = decimal(faces.reduce((sum, count) => sum + count, 0) / 6);
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{w.faces}</figcaption>
      <Bars side={side} faces={faces} />
      <p className={css.small}>{w.average({ each: average })}</p>
      <table className={unseen.unseen}>
        <caption>{`${w.faces}: ${player}`}</caption>
        <thead>
          <tr>
            <th scope="col">{w.face}</th>
            <th scope="col">{w.came}</th>
            <th scope="col">{w.expected}</th>
          </tr>
        </thead>
        <tbody>
          {faces.map((count, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>{count}</td>
              <td>{average}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
