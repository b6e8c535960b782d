import type { OutlinesFile } from './outlines-format.ts';
import data from './outlines.json';

export const outlines = data as unknown as OutlinesFile;
