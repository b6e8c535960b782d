import { memo } from 'react';
import { middleOf } from './board-sheet.ts';
import css from './BoardMap.module.css';
import type { Arrow } from './map-props.ts';
import { RADIUS } from './name-spots.ts';

const HEAD = 22;
const LONG = 190;
const ASIDE = 46;

/** From the edge of one space to the edge of the other, and where the name of the strategy stands. */
function shape({ from, to }: Arrow) {
  const [ax, ay] = middleOf(from);
  const [bx, by] = middleOf(to);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  // Between neighbours that nearly touch there is room for little more than the head.
  const gap = Math.min(RADIUS + 10, length * 0.24);
  const head = Math.min(HEAD, length * 0.3);
  const start = [ax + ux * gap, ay + uy * gap];
  const tip = [bx - ux * (gap + 2), by - uy * (gap + 2)];
  const neck = [tip[0]! - ux * head, tip[1]! - uy * head];
  const beside = length < LONG ? ASIDE : 0;
  const wing = (side: number): string =>
    `${neck[0]! - uy * side * head * 0.6} ${neck[1]! + ux * side * head * 0.6}`;
  return {
    line: `M${start.join(' ')}L${neck.join(' ')}`,
    head: `M${tip.join(' ')}L${wing(1)}L${wing(-1)}Z`,
    // A short arrow would lie under its name: that stands beside it, to the right.
    middle: [
      (start[0]! + neck[0]!) / 2 + beside * Math.abs(uy),
      (start[1]! + neck[1]!) / 2 - beside * ux * Math.sign(uy || 1),
    ] as const,
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
