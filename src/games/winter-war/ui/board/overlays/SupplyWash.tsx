import { memo, useMemo } from 'react';
import { HQ_TO_UNIT, type Hex } from '#engine/winter-war';
import { outlineOf, washOf } from '../area.ts';
import { Paths } from '../layers/MapLines.tsx';
import { hexCentre } from '../projection.ts';
import css from './supply.module.css';

/** Where Soviet units have a line of supply. */
export interface SupplyWashData {
  /** Hexes to the HQ, by hex; more than five where there is no line. */
  readonly steps: Uint8Array;
  /** 1 where every city that serves the hex has given out all it has. */
  readonly full: Uint8Array;
}

/** Within so many hexes of an HQ a line is short, within five it is a line at all. */
export const BANDS = [2, 4, HQ_TO_UNIT] as const;

/** The ground that is in supply: the farther from an HQ the paler, hatched where the cities have no more to give. */
export const SupplyWash = memo(function SupplyWash({ steps, full }: SupplyWashData) {
  const drawn = useMemo(() => {
    const isServed = (hex: Hex): boolean => steps[hex]! <= HQ_TO_UNIT;
    return {
      bands: BANDS.map((most, i) =>
        washOf((hex) => steps[hex]! <= most && (i === 0 || steps[hex]! > BANDS[i - 1]!)),
      ),
      full: washOf((hex) => isServed(hex) && full[hex] === 1),
      edge: outlineOf(isServed, undefined, -1.5),
    };
  }, [steps, full]);
  return (
    <g aria-hidden="true" className={css.wash}>
      {drawn.bands.map((d, i) => (
        <g key={i} data-band={i} className={css.band}>
          <Paths d={d} />
        </g>
      ))}
      <g fill="url(#map-supply-full)">
        <Paths d={drawn.full} />
      </g>
      <g className={css.edge}>
        <Paths d={drawn.edge} />
      </g>
    </g>
  );
});

/** Where a single enemy would cut lines, with the number of units that would be isolated. */
export const WeakLinkMarks = memo(function WeakLinkMarks({ links }: { links: ReadonlyMap<Hex, number> }) {
  return (
    <g aria-hidden="true">
      {[...links].map(([hex, units]) => (
        <g key={hex} data-weak-link={hex} transform={`translate(${hexCentre(hex).join(' ')})`}>
          <g className={css.weak}>
            <path d="M0-14L14 0 0 14-14 0Z" />
            <text dy="0.36em">{units}</text>
          </g>
        </g>
      ))}
    </g>
  );
});
