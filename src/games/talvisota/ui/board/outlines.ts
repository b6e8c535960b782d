import type { OutlinesFile } from './outlines-format.ts';
import data from './outlines.json';

/** Land, lakes and spaces as the map compiler wrote them. */
export const outlines = data as unknown as OutlinesFile;
