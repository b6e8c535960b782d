import { memo } from 'react';
import type { Hex } from '#engine/winter-war';
import { unitHexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import css from './threats.module.css';

export interface ZoneGapMark {
  readonly hex: Hex;
  /** A hex that a ZOC does not reach (`shield`, `stop`), or a unit without one (`silent`). */
  readonly kind: 'shield' | 'stop' | 'silent';
}

const RING = unitHexPath(-7);

function Shape({ kind }: { kind: ZoneGapMark['kind'] }) {
  switch (kind) {
    case 'shield':
      return <path className={css.shield} d="M-10-11H10V1C10 8 4 12 0 14C-4 12-10 8-10 1Z" />;
    case 'stop':
      return <path className={css.stop} d="M-9-9L9 9M9-9L-9 9" />;
    case 'silent':
      return <path className={css.silent} d={RING} />;
    default:
      return kind satisfies never;
  }
}

/** Exceptions to ZOCs: a shield on a Fortification, a cross where one stops, a broken ring for none. */
export const ZoneGaps = memo(function ZoneGaps({ marks }: { marks: readonly ZoneGapMark[] }) {
  return (
    <g aria-hidden="true">
      {marks.map(({ hex, kind }) => (
        <g key={`${kind} ${hex}`} data-gap={kind} transform={`translate(${hexCentre(hex).join(' ')})`}>
          <Shape kind={kind} />
        </g>
      ))}
    </g>
  );
});
