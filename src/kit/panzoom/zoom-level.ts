/** How much detail is drawn; CSS hides layers by it, and only names of towns and notes are written anew. */
export type ZoomLevel = 'far' | 'mid' | 'near' | 'close';

/** Screen pixels a map unit from which a level begins. */
const FROM: readonly (readonly [ZoomLevel, number])[] = [
  ['close', 1.55],
  ['near', 0.88],
  ['mid', 0.46],
];

export const zoomLevel = (scale: number): ZoomLevel => FROM.find(([, from]) => scale >= from)?.[0] ?? 'far';
