/** What is done, with the hexes where, if any. */
export const at = (hexes: string, text: string): string => (hexes ? `${text}: ${hexes}.` : `${text}.`);
