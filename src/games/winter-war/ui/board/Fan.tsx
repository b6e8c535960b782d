import { memo } from 'react';
import { CounterDrawing } from '../counters/CounterDrawing.tsx';
import { board } from '#engine/winter-war';
import { rowOf, ROWS } from './board-extent.ts';
import { COUNTER_SCALE } from './counter-scale.ts';
import type { MapStack } from './map-props.ts';
import { hexCentre, MAP_WIDTH } from './projection.ts';
import css from './MapView.module.css';

/** Distance between the centres of neighbouring counters in a fan, in counter units. */
const STEP = 126;
const PADDING = 16;
/** From the hex's centre to the middle of the row, in counter units. */
const RISE = 160;

/** Weight of enemy stacks that a row above or below would cover or touch: 3 less the distance, for each. */
function enemiesBeside(
  { hex, counters }: MapStack,
  stacks: readonly MapStack[],
): [above: number, below: number] {
  const near = stacks.filter(
    (other) => other.counters[0]?.side !== counters[0]?.side && board.distance(hex, other.hex) <= 2,
  );
  const count = (is: (row: number) => boolean): number =>
    near.reduce(
      (sum, { hex: at }) => (is(rowOf(at) - rowOf(hex)) ? sum + 3 - board.distance(hex, at) : sum),
      0,
    );
  return [count((rows) => rows > 0), count((rows) => rows < 0)];
}

/** True when the row is drawn below its hex, because more enemies or the map edge are above it. */
export function liesBelow(stack: MapStack, stacks: readonly MapStack[]): boolean {
  const row = rowOf(stack.hex);
  if (row > ROWS - 3) return true;
  const [above, below] = enemiesBeside(stack, stacks);
  return row > 2 && above > below;
}

interface FanProps {
  readonly stack: MapStack;
  readonly below: boolean;
}

/** A stack opened into a row beside its hex, away from the enemy, so that every counter can be pressed. */
export const Fan = memo(function Fan({ stack, below }: FanProps) {
  const { counters, hex } = stack;
  const width = counters.length * STEP + PADDING;
  const height = STEP + PADDING;
  const [x, y] = hexCentre(hex);
  const middle = below ? RISE : -RISE;
  // Shifted inward near the edges of the map.
  const reach = width / 2 + 20;
  const shift = Math.max(0, reach - x / COUNTER_SCALE) - Math.max(0, reach - (MAP_WIDTH - x) / COUNTER_SCALE);
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
