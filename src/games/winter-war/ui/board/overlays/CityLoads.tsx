import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { hexCentre } from '../projection.ts';
import { FOOT } from '../victory-values.ts';
import css from './overlays.module.css';

/** How much of "12/50" is drawn, 0 to 1. */
function shareOf(text: string): number {
  const [load = 0, capacity = 0] = text.split('/').map(Number);
  return capacity ? Math.min(1, load / capacity) : 0;
}

/** What each Supply City carries, in place of its printed capacity below the counters: in figures and as a bar. */
export const CityLoads = memo(function CityLoads({ loads }: { loads: ReadonlyMap<Hex, string> }) {
  return (
    <g aria-hidden="true">
      {[...loads].map(([hex, text]) => {
        const [x, y] = hexCentre(hex);
        const half = 6 + text.length * 3;
        const share = shareOf(text);
        return (
          <g key={hex} transform={`translate(${x} ${y + FOOT.disc})`}>
            <g className={css.load}>
              <rect className={css.loadPlate} x={-half} y="-10" width={half * 2} height="20" rx="4" />
              <text className={css.loadText} y="-2" dy="0.36em">
                {text}
              </text>
              <rect className={css.loadTrack} x={4 - half} y="4" width={half * 2 - 8} height="3.4" />
              <rect
                className={css.loadBar}
                data-full={share === 1 || undefined}
                x={4 - half}
                y="4"
                width={(half * 2 - 8) * share}
                height="3.4"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});
