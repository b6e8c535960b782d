import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { atCounterEdge, linePath, toward, unitHexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './hint.module.css';

/** A suggested move or attack. */
export interface HintArrow {
  readonly kind: 'way' | 'attack';
  /** Hexes from start to end. */
  readonly hexes: readonly Hex[];
  /** True for the next action. */
  readonly next: boolean;
}

/** A hex where a counter should be placed. */
export interface HintSpot {
  readonly hex: Hex;
  readonly next: boolean;
}

interface HintArrowsProps {
  readonly arrows: readonly HintArrow[];
  readonly spots: readonly HintSpot[];
  /** Distinguishes the player's notes and the moves of a played game from suggestions. */
  readonly drawnAs?: 'hint' | 'notes' | 'played';
}

const RING = unitHexPath(-4);
const HEAD = 12;

function Arrow({ arrow: { kind, hexes, next } }: { readonly arrow: HintArrow }) {
  const points = hexes.map(hexCentre);
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const tip = atCounterEdge(end, before);
  const start = atCounterEdge(points[0]!, points[1]!);
  const shaft = linePath([start, ...points.slice(1, -1), toward(tip, before, HEAD)]);
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return (
    <g className={css.arrow} data-kind={kind} data-next={next || undefined}>
      <path className={css.halo} d={shaft} />
      <path className={css.shaft} d={shaft} />
      <g transform={`translate(${tip.join(' ')})rotate(${angle})`}>
        <path className={css.head} d={`M0 0L${-HEAD}-7V7Z`} />
      </g>
    </g>
  );
}

/** Suggestions, moves played or the player's notes, over the counters: next action strong, others faint. */
export const HintArrows = memo(function HintArrows({ arrows, spots, drawnAs = 'hint' }: HintArrowsProps) {
  return (
    <g aria-hidden="true" {...{ [`data-${drawnAs}`]: true }}>
      {spots.map(({ hex, next }) => (
        <path
          key={hex}
          className={css.spot}
          data-next={next || undefined}
          d={RING}
          transform={`translate(${hexCentre(hex).join(' ')})`}
        />
      ))}
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.kind} ${arrow.hexes.join(' ')}`} arrow={arrow} />
      ))}
    </g>
  );
});
