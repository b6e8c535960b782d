import type { GeographyFile } from '../geography-format.ts';
import data from './geography.json';

/** Coasts, lakes and rivers as the map compiler wrote them. */
export const geography = data as GeographyFile;
