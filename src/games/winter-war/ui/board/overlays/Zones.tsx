import { memo, useMemo } from 'react';
import { outlineOf, washOf } from '../area.ts';
import { Paths } from '../layers/MapLines.tsx';
import css from './overlays.module.css';
import type { Hex } from '#engine/winter-war';
import { unitHexPath } from '../hex-shape.ts';
import { hexCentre } from '../projection.ts';
import threatsCss from './threats.module.css';

interface ZonesProps {
  readonly finn?: Uint8Array | undefined;
  readonly soviet?: Uint8Array | undefined;
}

interface Zone {
  readonly wash: readonly string[];
  readonly outline: readonly string[];
}

function zoneOf(zone: Uint8Array | undefined): Zone | null {
  if (!zone) return null;
  const has = (hex: number): boolean => zone[hex] === 1;
  return { wash: washOf(has), outline: outlineOf(has, undefined, -2) };
}

/** Zones of control, hatched one way for each army, so that both can be seen in one hex; a line runs round each. */
export const Zones = memo(function Zones({ finn, soviet }: ZonesProps) {
  const finnish = useMemo(() => zoneOf(finn), [finn]);
  const russian = useMemo(() => zoneOf(soviet), [soviet]);
  return (
    <g aria-hidden="true">
      <g className={css.zone} fill="url(#map-zone-finn)">
        <Paths d={finnish?.wash ?? []} />
      </g>
      <g className={css.zone} fill="url(#map-zone-soviet)">
        <Paths d={russian?.wash ?? []} />
      </g>
      <g className={css.zoneEdge} data-side="finn">
        <Paths d={finnish?.outline ?? []} />
      </g>
      <g className={css.zoneEdge} data-side="soviet">
        <Paths d={russian?.outline ?? []} />
      </g>
    </g>
  );
});

export interface ZoneGapMark {
  readonly hex: Hex;
  /** A hex that a ZOC does not reach, or a unit that has none. */
  readonly kind: 'shield' | 'stop' | 'silent';
}

const RING = unitHexPath(-7);

function Shape({ kind }: { kind: ZoneGapMark['kind'] }) {
  switch (kind) {
    case 'shield':
      return <path className={threatsCss.shield} d="M-10-11H10V1C10 8 4 12 0 14C-4 12-10 8-10 1Z" />;
    case 'stop':
      return <path className={threatsCss.stop} d="M-9-9L9 9M9-9L-9 9" />;
    case 'silent':
      return <path className={threatsCss.silent} d={RING} />;
    default:
      return kind satisfies never;
  }
}

/** Exceptions to zones of control: a shield on a Fortification, a cross where one stops, a broken ring for none. */
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
