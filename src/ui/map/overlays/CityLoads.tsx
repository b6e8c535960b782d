import { memo } from 'react';
import type { Hex } from '../../../engine/index.ts';
import { hexCentre } from '../projection.ts';
import css from './overlays.module.css';

/** What each Supply City carries, over its printed capacity. */
export const CityLoads = memo(function CityLoads({ loads }: { loads: ReadonlyMap<Hex, string> }) {
  return (
    <g aria-hidden="true">
      {[...loads].map(([hex, text]) => {
        const [x, y] = hexCentre(hex);
        const half = 6 + text.length * 3;
        return (
          <g key={hex} transform={`translate(${x} ${y - 27})`}>
            <g className={css.load}>
              <rect className={css.loadPlate} x={-half} y="-8" width={half * 2} height="16" rx="8" />
              <text className={css.loadText} dy="0.36em">
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
