import { signed } from '../../text/numbers.ts';
import { memo, useDeferredValue } from 'react';
import type { Hex } from '#engine/winter-war';
import type { AreaName } from '../area-names.ts';
import { dotRadius, layOutAreaNames, layOutLabels, townDots } from '../label-layout.ts';
import type { ZoomLevel } from '#kit/panzoom/zoom-level.ts';
import css from './layers.module.css';

const AREA_CLASS: Readonly<Record<AreaName['kind'], string | undefined>> = {
  water: css.waterName,
  lake: css.lakeName,
  country: css.countryName,
  line: css.lineName,
};

interface AreaNamesProps {
  readonly level: ZoomLevel;
}

/** Waters, countries and fortified lines: each level of zoom has its own sizes and places for them. */
export const AreaNames = memo(function AreaNames({ level }: AreaNamesProps) {
  return (
    <g aria-hidden="true" data-names="areas">
      {layOutAreaNames(level).map(({ kind, text, x, y, rotate, size, spacing }, i) => (
        <text
          key={i}
          className={AREA_CLASS[kind]}
          transform={`translate(${x} ${y})rotate(${rotate})`}
          fontSize={size}
          letterSpacing={`${spacing}em`}
          // The room after the last letter counts when the text is centred.
          x={(spacing * size) / 2}
          dy="0.35em"
        >
          {text}
        </text>
      ))}
    </g>
  );
});

const RANK_CLASS: readonly (string | undefined)[] = [css.rank1, css.rank2];

export function TownDots() {
  return (
    <g>
      {townDots.map(({ x, y, rank }, i) => (
        <circle
          key={i}
          className={[css.dot, css[`dot${rank}`]].filter(Boolean).join(' ')}
          cx={x}
          cy={y}
          r={dotRadius(rank)}
        />
      ))}
    </g>
  );
}

interface TownNamesProps extends AreaNamesProps {
  /** Hexes with counters. */
  readonly occupied: readonly Hex[];
}

/** Towns: each level of zoom has its own sizes and its own places for the names, which step aside for the armies. */
export const TownNames = memo(function TownNames({ level, occupied }: TownNamesProps) {
  // The counters are drawn first, then the names step aside.
  const stepAsideFor = useDeferredValue(occupied);
  const names = layOutLabels(level, stepAsideFor).map(({ text, x, y, anchor, size, rank, worth }) => (
    <text
      key={text}
      className={[css.town, RANK_CLASS[rank - 1]].filter(Boolean).join(' ')}
      x={x}
      y={y}
      dy="0.34em"
      fontSize={size}
      textAnchor={anchor}
    >
      {text}
      {worth === undefined ? null : (
        <tspan className={css.worth} dx="0.25em">
          {signed(worth)}
        </tspan>
      )}
    </text>
  ));
  return (
    <g aria-hidden="true" data-names="towns">
      {names}
    </g>
  );
});
