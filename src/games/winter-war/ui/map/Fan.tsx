import { memo } from 'react';
import { CounterDrawing } from '../counters/CounterDrawing.tsx';
import { rowOf, ROWS } from './board-grid.ts';
import { COUNTER_SCALE } from './counter-scale.ts';
import type { MapStack } from './map-props.ts';
import { hexCentre, MAP_WIDTH } from './projection.ts';
import css from './MapView.module.css';

/** Counters of a fan, centre to centre, in counter units. */
const STEP = 126;
const PADDING = 16;
/** From the hex's centre to the middle of the row. */
const RISE = 160;

/** A stack opened into a row above its hex, so that every counter can be pressed. */
export const Fan = memo(function Fan({ stack }: { stack: MapStack }) {
  const { counters, hex } = stack;
  const width = counters.length * STEP + PADDING;
  const height = STEP + PADDING;
  const [x, y] = hexCentre(hex);
  const middle = rowOf(hex) > ROWS - 3 ? RISE : -RISE;
  // Pushed inward near the edges of the map.
  const room = width / 2 + 20;
  const shift = Math.max(0, room - x / COUNTER_SCALE) - Math.max(0, room - (MAP_WIDTH - x) / COUNTER_SCALE);
  const stem = middle - Math.sign(middle) * (height / 2 - 4);
  return (
    <g transform={`translate(${x} ${y})scale(${COUNTER_SCALE})`} data-fan={hex}>
      <g className={css.fan}>
        <path className={css.fanStem} d={`M0 ${Math.sign(middle) * 30}L-20 ${stem}H20Z`} />
        <rect
          className={css.fanPlate}
          x={shift - width / 2}
          y={middle - height / 2}
          width={width}
          height={height}
          rx="14"
        />
        {counters.map((face, i) => (
          <g
            key={face.unit}
            data-unit={face.unit}
            transform={`translate(${shift + (i - (counters.length - 1) / 2) * STEP} ${middle})`}
          >
            <CounterDrawing face={face} />
          </g>
        ))}
      </g>
    </g>
  );
});
