import { memo } from 'react';
import { middleOf } from './board-sheet.ts';
import css from './BoardMap.module.css';
import type { Arrow } from './map-props.ts';
import { RADIUS } from './Spaces.tsx';

const HEAD = 22;

/** From the edge of one space to the edge of the other, and where the name of the strategy stands. */
function shape({ from, to }: Arrow) {
  const [ax, ay] = middleOf(from);
  const [bx, by] = middleOf(to);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const start = [ax + ux * (RADIUS + 10), ay + uy * (RADIUS + 10)];
  const tip = [bx - ux * (RADIUS + 12), by - uy * (RADIUS + 12)];
  const neck = [tip[0]! - ux * HEAD, tip[1]! - uy * HEAD];
  const wing = (side: number): string =>
    `${neck[0]! - uy * side * HEAD * 0.6} ${neck[1]! + ux * side * HEAD * 0.6}`;
  return {
    line: `M${start.join(' ')}L${neck.join(' ')}`,
    head: `M${tip.join(' ')}L${wing(1)}L${wing(-1)}Z`,
    middle: [(start[0]! + neck[0]!) / 2, (start[1]! + neck[1]!) / 2] as const,
  };
}

/** Strategies on the map. */
export const Arrows = memo(function Arrows({ arrows }: { arrows: readonly Arrow[] }) {
  return (
    <g aria-hidden="true">
      {arrows.map((arrow) => {
        const { line, head, middle } = shape(arrow);
        const width = 16 + arrow.label.length * 15;
        return (
          <g key={`${arrow.from}-${arrow.to}`} className={css.arrow} data-state={arrow.state}>
            <path className={css.arrowEdge} d={line} />
            <path className={css.arrowLine} d={line} />
            <path className={css.arrowHead} d={head} />
            <g transform={`translate(${middle[0]} ${middle[1]})`}>
              <rect className={css.plate} x={-width / 2} y={-16} width={width} height={32} rx={4} />
              <text className={css.plateText} dy="0.36em">
                {arrow.label}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
