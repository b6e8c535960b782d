/** Level of detail; CSS hides layers by it, and only names of towns and notes are rendered again. */
export type ZoomLevel = 'far' | 'mid' | 'near' | 'close' | 'closest';

/** The least screen pixels per map unit of each level, the closest first. */
export const LEVELS: readonly (readonly [ZoomLevel, number])[] = [
  ['closest', 2.3],
  ['close', 1.55],
  ['near', 0.95],
  ['mid', 0.43],
];

export const zoomLevel = (scale: number): ZoomLevel => LEVELS.find(([, from]) => scale >= from)?.[0] ?? 'far';
