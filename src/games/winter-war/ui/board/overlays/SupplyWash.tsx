import { memo, useMemo } from 'react';
import { HQ_TO_UNIT, type Hex } from '#engine/winter-war';
import { outlineOf, washOf } from '../area.ts';
import { Paths } from '../layers/MapLines.tsx';
import { hexCentre } from '../projection.ts';
import css from './supply.module.css';
import { linePath } from '../hex-shape.ts';
import threatsCss from './threats.module.css';

export interface CutLine {
  /** The line as it would run if it were open, including both ends. */
  readonly path: readonly Hex[];
  /** Hex where it is cut; null when nothing on the map cuts it. */
  readonly hex: Hex | null;
  /** Hex where it becomes too long, and its greatest length in hexes; null when it is short enough. */
  readonly end: { readonly hex: Hex; readonly most: number } | null;
}

/** Broken supply lines, as dashed strokes on the ground. */
export const CutLines = memo(function CutLines({ cuts }: { cuts: readonly CutLine[] }) {
  return (
    <g aria-hidden="true">
      {cuts.map(({ path }, i) =>
        path.length > 1 ? (
          <g key={i} data-broken-line={path[0]}>
            <path className={threatsCss.lineHalo} d={linePath(path.map(hexCentre))} />
            <path className={threatsCss.line} d={linePath(path.map(hexCentre))} />
          </g>
        ) : null,
      )}
    </g>
  );
});

const at = (hex: Hex): string => `translate(${hexCentre(hex).join(' ')})`;

/** A cross where lines are cut, the greatest length where they are too long; over the counters. */
export const CutMarks = memo(function CutMarks({ cuts }: { cuts: readonly CutLine[] }) {
  const crossed = [...new Set(cuts.flatMap(({ hex }) => (hex === null ? [] : [hex])))];
  const ended = new Map(cuts.flatMap(({ end }) => (end ? [[end.hex, end.most]] : [])));
  return (
    <g aria-hidden="true">
      {crossed.map((hex) => (
        <g key={hex} data-cut={hex} transform={at(hex)}>
          <g className={threatsCss.cut}>
            <circle r="10" />
            <path d="M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5" />
          </g>
        </g>
      ))}
      {[...ended].map(([hex, most]) => (
        <g key={hex} data-end={hex} transform={at(hex)}>
          <g className={threatsCss.end}>
            <circle r="9" />
            <text dy="0.36em">{most}</text>
          </g>
        </g>
      ))}
    </g>
  );
});

/** Where Soviet units are in supply. */
export interface SupplyWashData {
  /** Distance to the HQ in hexes, by hex; more than five where there is no line. */
  readonly steps: Uint8Array;
  /** By hex, 1 where every city that serves it has used up its capacity. */
  readonly full: Uint8Array;
}

/** Bands of distance to an HQ, up to the greatest length of a supply line, in hexes. */
export const BANDS = [2, 4, HQ_TO_UNIT] as const;

/** Ground in supply: paler with distance from an HQ, hatched where the cities' capacity is used up. */
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

/** Hexes where one enemy unit would cut supply lines, with the number of units that would be isolated. */
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
