import { memo, useMemo } from 'react';
import type { Hex, Side } from '#engine/winter-war';
import { hexCentre } from '../projection.ts';
import css from './threats.module.css';
import { outlineOf, washOf } from '../area.ts';
import { Paths } from '../layers/MapLines.tsx';

/** Reach of an army: dotted ground with an outline. */
export const Reach = memo(function Reach({ reached, side }: { reached: Uint8Array; side: Side }) {
  const area = useMemo(() => washOf((hex) => reached[hex] === 1), [reached]);
  const edge = useMemo(() => outlineOf((hex) => reached[hex] === 1, undefined, -1.5), [reached]);
  return (
    <g aria-hidden="true" className={css.reach} data-side={side} data-reach={side}>
      <g fill="url(#map-reach)">
        <Paths d={area} />
      </g>
      <g className={css.edge}>
        <Paths d={edge} />
      </g>
    </g>
  );
});

export interface ThreatPlate {
  readonly hex: Hex;
  /** Odds, such as "3-1". */
  readonly text: string;
  /** True for odds that are good for the enemy: drawn bolder. */
  readonly grave: boolean;
}

/** Best odds the enemy can get against each hex, on plates at its foot, pointed where the odds are good. */
export const ThreatPlates = memo(function ThreatPlates({ plates }: { plates: readonly ThreatPlate[] }) {
  return (
    <g aria-hidden="true">
      {plates.map(({ hex, text, grave }) => {
        const half = 4 + text.length * 3.2;
        return (
          <g key={hex} data-threat={hex} transform={`translate(${hexCentre(hex).join(' ')})`}>
            <g className={css.plate} data-grave={grave || undefined}>
              <path
                d={
                  grave
                    ? `M${-half - 5} 0L${-half}-8H${half}L${half + 5} 0L${half} 8H${-half}Z`
                    : `M${-half}-8H${half}V8H${-half}Z`
                }
              />
              <text dy="0.36em">{text}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});
