/** How much detail is drawn; CSS hides layers by it, and only names of towns and notes are written anew. */
export type ZoomLevel = 'far' | 'mid' | 'near' | 'close' | 'closest';

/** Screen pixels a map unit from which a level begins, the closest first. */
export const LEVELS: readonly (readonly [ZoomLevel, number])[] = [
  ['closest', 2.3],
  ['close', 1.55],
  ['near', 0.95],
  ['mid', 0.43],
];

export const zoomLevel = (scale: number): ZoomLevel => LEVELS.find(([, from]) => scale >= from)?.[0] ?? 'far';
