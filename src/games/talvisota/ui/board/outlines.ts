import type { OutlinesFile } from './outlines-format.ts';
import data from './outlines.json';

/** Land, lakes and spaces from the map compiler. */
export const outlines = data as unknown as OutlinesFile;
