import { memo, useMemo } from 'react';
import type { Hex, Side } from '../../../../../engine/winter-war/index.ts';
import { neighbourTable } from '../board-grid.ts';
import { chunked } from '../chunks.ts';
import { edgeOf, hexPath, linePath } from '../hex-shape.ts';
import { Paths } from '../layers/Paths.tsx';
import css from './threats.module.css';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

/** Where a reached hex meets one that is not. */
const border =
  (reached: Uint8Array) =>
  (hex: Hex): string =>
    reached[hex]
      ? DIRECTIONS.filter((d) => {
          const next = neighbourTable[hex * 6 + d]!;
          return next < 0 || !reached[next];
        })
          .map((d) => linePath(edgeOf(hex, d, -1.5)))
          .join('')
      : '';

/** How far an army comes: dotted ground with an edge. */
export const Reach = memo(function Reach({ reached, side }: { reached: Uint8Array; side: Side }) {
  const area = useMemo(() => chunked((hex) => (reached[hex] ? hexPath(hex) : '')), [reached]);
  const edge = useMemo(() => chunked(border(reached)), [reached]);
  return (
    <g aria-hidden="true" className={css.reach} data-side={side} data-reach={side}>
      <defs>
        <pattern id="map-reach" width="8" height="8" patternUnits="userSpaceOnUse">
          <circle className={css.dot} cx="2" cy="2" r="1.3" />
          <circle className={css.dot} cx="6" cy="6" r="1.3" />
        </pattern>
      </defs>
      <g fill="url(#map-reach)">
        <Paths d={area} />
      </g>
      <g className={css.edge}>
        <Paths d={edge} />
      </g>
    </g>
  );
});
