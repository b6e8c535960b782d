import { memo, useMemo } from 'react';
import { outlineOf, washOf } from '../area.ts';
import { Paths } from '../layers/MapLines.tsx';
import css from './overlays.module.css';

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

/** Zones of control, hatched differently for each army so that both show in one hex, and outlined. */
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
