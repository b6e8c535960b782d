import data from './outlines.json';

/** Output of the map compiler (outlines.json), in map units. Outlines: kit/drawing/packed-lines.ts. */
export interface OutlinesFile {
  width: number;
  height: number;
  /** All land; on top of it that of the two countries, by front. */
  land: string[];
  finland: Record<'LAP' | 'LAD' | 'KAR', string[]>;
  soviet: Record<'LAP' | 'LAD' | 'KAR', string[]>;
  lakes: string[];
  /** The border of 1939 between Finland and the Soviet Union. */
  frontier: string;
  /** The border with Sweden and Norway. */
  neutral: string;
  /** The centre of each space, by its number. */
  spaces: [x: number, y: number][];
}

export const outlines = data as unknown as OutlinesFile;
