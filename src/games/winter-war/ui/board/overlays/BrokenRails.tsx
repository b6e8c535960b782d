import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { hexCentre } from '../projection.ts';
import { railGates, routePath } from '../railways-and-roads.ts';
import css from './overlays.module.css';

/** Distance from the hexside to the middle of the break, in map units. */
const INSET = 4;

/** Broken railways: a row of dots along the line in its hex, with two strokes across it where it enters. */
export const BrokenRails = memo(function BrokenRails({ hexes }: { hexes: readonly Hex[] }) {
  return (
    <g aria-hidden="true">
      {hexes.map((hex) => (
        <g key={hex} data-broken={hex}>
          <path className={css.brokenGround} d={routePath(hex, 'rail')} />
          <path className={css.brokenRail} d={routePath(hex, 'rail')} />
          {railGates(hex).map(({ at: [x, y], inward: [dx, dy] }) => (
            <g
              key={`${dx} ${dy}`}
              transform={`translate(${x + dx * INSET} ${y + dy * INSET})rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
            >
              <path className={css.breakBars} d="M-3.4 6L-1.2-6M1.2 6L3.4-6" />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
});

/** The same from afar, where counters fill their hexes: a badge at the corner, over the counters. */
export const BrokenBadges = memo(function BrokenBadges({ hexes }: { hexes: readonly Hex[] }) {
  return (
    <g aria-hidden="true" className={css.breakBadges}>
      {hexes.map((hex) => {
        const [x, y] = hexCentre(hex);
        return (
          <g key={hex} transform={`translate(${x - 19} ${y + 19})`}>
            <g className={css.breakBadge}>
              <circle r="9" />
              <path d="M-6 0H-2.6M2.6 0H6M-2.8 4.6L-.8-4.6M.8 4.6L2.8-4.6" />
            </g>
          </g>
        );
      })}
    </g>
  );
});
