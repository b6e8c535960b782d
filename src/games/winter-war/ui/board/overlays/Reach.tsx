import { memo, useMemo } from 'react';
import type { Side } from '#engine/winter-war';
import { outlineOf, washOf } from '../area.ts';
import { Paths } from '../layers/MapLines.tsx';
import css from './threats.module.css';

/** How far an army comes: dotted ground with an edge. */
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
