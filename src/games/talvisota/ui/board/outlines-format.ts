/** What the map compiler writes (outlines.json) and the map draws, in map units. Outlines: kit/drawing/packed-lines.ts. */
export interface OutlinesFile {
  width: number;
  height: number;
  /** All land; over it that of the two countries, by front. */
  land: string[];
  finland: Record<'LAP' | 'LAD' | 'KAR', string[]>;
  soviet: Record<'LAP' | 'LAD' | 'KAR', string[]>;
  lakes: string[];
  /** Between Finland and the Soviet Union in 1939. */
  frontier: string;
  /** With Sweden and Norway. */
  neutral: string;
  /** The middle of each space, by its number. */
  spaces: [x: number, y: number][];
}
