import type { GeographyFile } from '../geography-format.ts';
import data from './geography.json';

/** Coasts, lakes and rivers written by the map compiler. */
export const geography = data as GeographyFile;
