import { memo } from 'react';
import { CounterDrawing } from '../../counters/CounterDrawing.tsx';
import { COUNTER_SCALE } from '../counter-scale.ts';
import type { Bound } from '../map-props.ts';
import { hexCentre } from '../projection.ts';
import css from './bound.module.css';

const STEP = 9;

/** Counters where they would come to stand, and above them what it costs. */
export const BoundGhost = memo(function BoundGhost({
  bound: { hex, counters, label },
}: {
  readonly bound: Bound;
}) {
  return (
    <g
      aria-hidden
      className={css.bound}
      data-bound={hex}
      transform={`translate(${hexCentre(hex).join(' ')})scale(${COUNTER_SCALE})`}
    >
      <g className={css.ghost}>
        {counters.toReversed().map((face, i) => (
          <g key={face.unit} transform={`translate(${i * STEP} ${-i * STEP})`}>
            <CounterDrawing face={face} />
          </g>
        ))}
      </g>
      {label ? (
        <g className={css.cost}>
          <rect
            className={css.plate}
            x={-12 * label.length}
            y="-42"
            width={24 * label.length}
            height="42"
            rx="8"
          />
          <text className={css.text} y="-11">
            {label}
          </text>
        </g>
      ) : null}
    </g>
  );
});
