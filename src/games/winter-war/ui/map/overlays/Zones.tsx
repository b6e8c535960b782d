import { memo, useMemo } from 'react';
import { chunked } from '../chunks.ts';
import { hexPath } from '../hex-shape.ts';
import { Paths } from '../layers/Paths.tsx';
import css from './overlays.module.css';

interface ZonesProps {
  readonly finn?: Uint8Array | undefined;
  readonly soviet?: Uint8Array | undefined;
}

const areaOf = (zone: Uint8Array | undefined): string[] =>
  zone ? chunked((hex) => (zone[hex] ? hexPath(hex, -1) : '')) : [];

/** Zones of control, hatched one way for each army, so that both can be seen in one hex. */
export const Zones = memo(function Zones({ finn, soviet }: ZonesProps) {
  const finnish = useMemo(() => areaOf(finn), [finn]);
  const russian = useMemo(() => areaOf(soviet), [soviet]);
  return (
    <g aria-hidden="true">
      <g className={css.zone} fill="url(#map-zone-finn)">
        <Paths d={finnish} />
      </g>
      <g className={css.zone} fill="url(#map-zone-soviet)">
        <Paths d={russian} />
      </g>
    </g>
  );
});
