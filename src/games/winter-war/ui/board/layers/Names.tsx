import { signed } from '../../text/numbers.ts';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Hex } from '#engine/winter-war';
import { areaNames, townNamesBeside, type AreaName } from '../names.ts';
import { dotRadius, townDots } from '../town-dots.ts';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import css from './layers.module.css';

const AREA_CLASS: Readonly<Record<AreaName['kind'], string | undefined>> = {
  water: css.waterName,
  lake: css.lakeName,
  country: css.countryName,
  line: css.lineName,
};

interface NamesProps {
  readonly level: ZoomLevel;
}

/** Names of waters, countries and fortified lines; their sizes and places depend on the zoom level. */
export const AreaNames = memo(function AreaNames({ level }: NamesProps) {
  return (
    <g aria-hidden="true" data-names="areas">
      {areaNames(level).map(({ kind, text, x, y, rotate, size, spacing }, i) => (
        <text
          key={i}
          className={AREA_CLASS[kind]}
          transform={`translate(${x} ${y})rotate(${rotate})`}
          fontSize={size}
          letterSpacing={`${spacing}em`}
          // Letter spacing also follows the last letter, which shifts centred text.
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

interface TownNamesProps extends NamesProps {
  /** Hexes with counters. */
  readonly occupied: readonly Hex[];
}

/** Names of towns; their sizes and places depend on the zoom level, and on counters that would cover them. */
export const TownNames = memo(function TownNames({ level, occupied }: TownNamesProps) {
  // Deferred: the counters are drawn first.
  const now = useDeferredValue(occupied);
  const placed = useMemo(() => townNamesBeside(level, now), [level, now]);
  const names = placed.map(({ text, x, y, anchor, size, rank, worth }) => (
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
