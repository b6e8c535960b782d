import { useMemo } from 'react';
import { panZoom, type PanZoom } from './pan-zoom.ts';
import type { Sheet } from './sheet.ts';

/** A window for a `MapFrame`. The sheet is to be the same at every drawing. */
export const usePanZoom = (sheet: Sheet): PanZoom => useMemo(() => panZoom(sheet), [sheet]);
