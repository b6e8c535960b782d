import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { linePath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './threats.module.css';

export interface CutLine {
  /** The line that there would be, with both ends. */
  readonly path: readonly Hex[];
  /** Where it is cut; null when nothing on the map does it. */
  readonly hex: Hex | null;
  /** Where it comes to an end because it is too long, and how many hexes are the most. */
  readonly end: { readonly hex: Hex; readonly most: number } | null;
}

/** Supply lines that do not hold: broken strokes on the ground. */
export const CutLines = memo(function CutLines({ cuts }: { cuts: readonly CutLine[] }) {
  return (
    <g aria-hidden="true">
      {cuts.map(({ path }, i) =>
        path.length > 1 ? (
          <g key={i} data-broken-line={path[0]}>
            <path className={css.lineHalo} d={linePath(path.map(hexCentre))} />
            <path className={css.line} d={linePath(path.map(hexCentre))} />
          </g>
        ) : null,
      )}
    </g>
  );
});

const at = (hex: Hex): string => `translate(${hexCentre(hex).join(' ')})`;

/** A cross where they are cut, the number of hexes where they are too long; over the counters. */
export const CutMarks = memo(function CutMarks({ cuts }: { cuts: readonly CutLine[] }) {
  const crossed = [...new Set(cuts.flatMap(({ hex }) => (hex === null ? [] : [hex])))];
  const ended = new Map(cuts.flatMap(({ end }) => (end ? [[end.hex, end.most]] : [])));
  return (
    <g aria-hidden="true">
      {crossed.map((hex) => (
        <g key={hex} data-cut={hex} transform={at(hex)}>
          <g className={css.cut}>
            <circle r="10" />
            <path d="M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5" />
          </g>
        </g>
      ))}
      {[...ended].map(([hex, most]) => (
        <g key={hex} data-end={hex} transform={at(hex)}>
          <g className={css.end}>
            <circle r="9" />
            <text dy="0.36em">{most}</text>
          </g>
        </g>
      ))}
    </g>
  );
});
