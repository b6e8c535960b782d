/** The sheet beyond the neat line, in map units: title and key stand in the west, the label of Row A in the east. */
export const MARGINS = { west: 620, east: 260, north: 26, south: 26 } as const;
