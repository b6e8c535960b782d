import { useMemo } from 'react';
import { panZoom, type PanZoom } from './pan-zoom.ts';
import type { MapExtent } from './map-extent.ts';

/** A window for a `MapFrame`. The map is to be the same at every drawing. */
export const usePanZoom = (extent: MapExtent): PanZoom => useMemo(() => panZoom(extent), [extent]);
