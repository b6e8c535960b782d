import { memo, useMemo } from 'react';
import { middleOf } from './board-extent.ts';
import css from './BoardMap.module.css';
import { overlap, type Box, RADIUS } from './chip-spots.ts';
import { STRATEGY_HIGH, StrategyMark, strategyWidth } from '../counters/UnitMark.tsx';
import type { Arrow } from './map-props.ts';

const HEAD = 22;
const LONG = 190;
const ASIDE = 16;
/** Their scale between that of the whole map and that of its middle zoom level. */
const DRAWN = 1.3;
/** Between two counters. */
const GAP = 4;

/** Possible positions of an attack's counters along its arrow, as shares of the length, the best first. */
const SHARES = [0.5, 0.38, 0.62, 0.27, 0.73];

/** Sideways offsets: on the arrow, right, left, and further out. */
const SIDES = [0, 1, -1, 1.7, -1.7];

/** The arrow between the edges of two spaces, and the possible positions of its counters. */
function shape({ from, to, counters }: Arrow) {
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
  const width = DRAWN * counters.reduce((sum, one) => sum + strategyWidth(one) + GAP, -GAP);
  const height = DRAWN * STRATEGY_HIGH;
  // They are beside a short arrow, which it would cover, and beside a long one if there is no room on it.
  const aside = ASIDE + (Math.abs(uy) * width + Math.abs(ux) * height) / 2;
  const plateAt = (share: number, to: number): Box => {
    const x = start[0]! + (neck[0]! - start[0]!) * share + to * aside * Math.abs(uy);
    const y = start[1]! + (neck[1]! - start[1]!) * share - to * aside * ux * Math.sign(uy || 1);
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  return {
    line: `M${start.join(' ')}L${neck.join(' ')}`,
    head: `M${tip.join(' ')}L${barb(1)}L${barb(-1)}Z`,
    plates: SIDES.slice(length < LONG ? 1 : 0).flatMap((to) => SHARES.map((share) => plateAt(share, to))),
  };
}

/** Weight of overlapping counters, since neither could be read. */
const HIDES_PLATE = 4;

/** Each arrow with its counters in the first position that is free, or the one with the least overlap. */
function drawn(arrows: readonly Arrow[], occupied: readonly Box[]) {
  const taken: Box[] = [];
  return arrows.map((arrow) => {
    const { plates, ...lines } = shape(arrow);
    const over = (plate: Box, boxes: readonly Box[]): number =>
      boxes.reduce((sum, box) => sum + overlap(plate, box), 0);
    const covered = (plate: Box): number => over(plate, occupied) + HIDES_PLATE * over(plate, taken);
    const plate = plates.reduce((least, one) => (covered(one) < covered(least) ? one : least));
    if (arrow.counters.length) taken.push(plate);
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
  const attacks = shapes.filter(({ arrow }) => arrow.counters.length);
  return (
    <g aria-hidden="true">
      {shapes.map(({ arrow, line, head }) => (
        <g key={`${arrow.state}-${arrow.from}-${arrow.to}`} className={css.arrow} data-state={arrow.state}>
          <path className={css.arrowEdge} d={line} />
          <path className={css.arrowLine} d={line} />
          <path className={css.arrowHead} d={head} />
        </g>
      ))}
      {attacks.map(({ arrow: { to, counters }, plate }, nth) => (
        <g
          key={to}
          transform={`translate(${plate.x + (plate.width * (1 - 1 / DRAWN)) / 2} ${plate.y + (plate.height * (1 - 1 / DRAWN)) / 2})`}
        >
          <g className={css.pile} style={{ transformOrigin: 'center' }}>
            {counters.map((one, i) => (
              <g
                key={one.side}
                transform={`translate(${counters.slice(0, i).reduce((x, face) => x + strategyWidth(face) + GAP, 0)} 0)`}
              >
                <StrategyMark {...one} nth={nth} />
              </g>
            ))}
          </g>
        </g>
      ))}
    </g>
  );
});
