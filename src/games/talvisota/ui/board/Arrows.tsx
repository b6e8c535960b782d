import { memo, useMemo } from 'react';
import { middleOf } from './board-extent.ts';
import css from './BoardMap.module.css';
import { overlap, type Box, RADIUS } from './chip-spots.ts';
import type { Arrow } from './map-props.ts';

const HEAD = 22;
const LONG = 190;
const ASIDE = 46;
const PLATE = 32;

/** Possible positions of a strategy's name along its arrow, as shares of the length, the best first. */
const SHARES = [0.5, 0.38, 0.62, 0.27, 0.73];

/** Sideways offsets: on the arrow, right, left, and further out. */
const SIDES = [0, 1, -1, 1.7, -1.7];

/** The arrow between the edges of two spaces, and the possible positions of its name. */
function shape({ from, to, label }: Arrow) {
  const [ax, ay] = middleOf(from);
  const [bx, by] = middleOf(to);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  // Between adjacent spaces there is little room beyond the head.
  const gap = Math.min(RADIUS + 10, length * 0.24);
  const head = Math.min(HEAD, length * 0.3);
  const start = [ax + ux * gap, ay + uy * gap];
  const tip = [bx - ux * (gap + 2), by - uy * (gap + 2)];
  const neck = [tip[0]! - ux * head, tip[1]! - uy * head];
  const barb = (side: number): string =>
    `${neck[0]! - uy * side * head * 0.6} ${neck[1]! + ux * side * head * 0.6}`;
  const width = 16 + label.length * 15;
  // The name is beside a short arrow, which it would cover, and beside a long one if there is no room on it.
  const plateAt = (share: number, to: number): Box => {
    const x = start[0]! + (neck[0]! - start[0]!) * share + to * ASIDE * Math.abs(uy);
    const y = start[1]! + (neck[1]! - start[1]!) * share - to * ASIDE * ux * Math.sign(uy || 1);
    return { x: x - width / 2, y: y - PLATE / 2, width, height: PLATE };
  };
  return {
    line: `M${start.join(' ')}L${neck.join(' ')}`,
    head: `M${tip.join(' ')}L${barb(1)}L${barb(-1)}Z`,
    plates: SIDES.slice(length < LONG ? 1 : 0).flatMap((to) => SHARES.map((share) => plateAt(share, to))),
  };
}

/** Weight of overlapping names, since neither could be read. */
const HIDES_PLATE = 4;

/** Each arrow with its plate in the first position that is free, or the one with the least overlap. */
function drawn(arrows: readonly Arrow[], occupied: readonly Box[]) {
  const taken: Box[] = [];
  return arrows.map((arrow) => {
    const { plates, ...lines } = shape(arrow);
    const over = (plate: Box, boxes: readonly Box[]): number =>
      boxes.reduce((sum, box) => sum + overlap(plate, box), 0);
    const covered = (plate: Box): number => over(plate, occupied) + HIDES_PLATE * over(plate, taken);
    const plate = plates.reduce((least, one) => (covered(one) < covered(least) ? one : least));
    taken.push(plate);
    return { arrow, ...lines, plate };
  });
}

interface ArrowsProps {
  readonly arrows: readonly Arrow[];
  /** Areas of counters, names and spaces. */
  readonly occupied: readonly Box[];
}

export const Arrows = memo(function Arrows({ arrows, occupied }: ArrowsProps) {
  const shapes = useMemo(() => drawn(arrows, occupied), [arrows, occupied]);
  return (
    <g aria-hidden="true">
      {shapes.map(({ arrow, line, head, plate }) => (
        <g key={`${arrow.state}-${arrow.from}-${arrow.to}`} className={css.arrow} data-state={arrow.state}>
          <path className={css.arrowEdge} d={line} />
          <path className={css.arrowLine} d={line} />
          <path className={css.arrowHead} d={head} />
          {arrow.label ? (
            <>
              <rect className={css.plate} {...plate} rx={4} />
              <text
                className={css.plateText}
                x={plate.x + plate.width / 2}
                y={plate.y + plate.height / 2}
                dy="0.36em"
              >
                {arrow.label}
              </text>
            </>
          ) : null}
        </g>
      ))}
    </g>
  );
});
