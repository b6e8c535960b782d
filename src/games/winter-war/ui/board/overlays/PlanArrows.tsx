import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { linePath, toward, unitHexPath, type XY } from '../hex-shape.ts';
import { HEX_WIDTH, hexCentre } from '../projection.ts';
import css from './plan.module.css';

export interface PlanArrow {
  /** Number of the attack in the plan. */
  readonly number: number;
  readonly from: Hex;
  readonly to: Hex;
  /** True when the player has fixed it. */
  readonly pinned: boolean;
}

/** A mandatory attack without a place in the plan, by the attacker's and the defender's hex. */
export interface LooseEnd {
  readonly from: Hex;
  readonly to: Hex;
}

interface PlanArrowsProps {
  readonly arrows: readonly PlanArrow[];
  readonly loose: readonly LooseEnd[];
  /** Hex of the unit picked up in the plan, or null. */
  readonly lifted: Hex | null;
}

const RING = unitHexPath(-4);

function Arrow({ arrow: { number, from, to, pinned } }: { arrow: PlanArrow }) {
  const [a, b] = [hexCentre(from), hexCentre(to)];
  const start = toward(a, b, HEX_WIDTH * 0.3);
  const tip = toward(b, a, HEX_WIDTH * 0.3);
  const neck = toward(tip, a, 12);
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const middle: XY = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return (
    <g className={css.arrow} data-pinned={pinned || undefined} data-plan={number}>
      <path className={css.halo} d={linePath([start, neck])} />
      <path className={css.shaft} d={linePath([start, neck])} />
      <path
        className={css.head}
        d="M0 0L-13-7.5V7.5Z"
        transform={`translate(${tip.join(' ')})rotate(${angle})`}
      />
      <g transform={`translate(${middle.join(' ')})`}>
        <g className={css.number}>
          <circle r="8.5" />
          <text dy="0.36em">{number}</text>
        </g>
      </g>
    </g>
  );
}

/** The plan on the map: a numbered arrow from each attacking hex, dashes for attacks still to be planned. */
export const PlanArrows = memo(function PlanArrows({ arrows, loose, lifted }: PlanArrowsProps) {
  return (
    <g aria-hidden="true">
      {loose.map(({ from, to }) => (
        <path
          key={`${from} ${to}`}
          className={css.loose}
          data-loose={from}
          d={linePath([hexCentre(from), hexCentre(to)])}
        />
      ))}
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.number} ${arrow.from} ${arrow.to}`} arrow={arrow} />
      ))}
      {lifted === null ? null : (
        <path className={css.lifted} d={RING} transform={`translate(${hexCentre(lifted).join(' ')})`} />
      )}
    </g>
  );
});
