/** Letters of the map's narrow typeface (82 %, weight 520) by their width in hundredths of an em. */
const LETTERS: Readonly<Record<number, string>> = {
  17: ' ',
  22: 'ijlI',
  27: 'ft-',
  30: 'r',
  43: 'vyz',
  45: 'sxck',
  48: 'aegåäéLJbdhnpqu',
  50: '0123456789oöF',
  54: 'TZ',
  56: 'ESVP',
  59: 'AÅÄXYBK',
  62: 'CRUDHN',
  65: 'wGOÖQ',
  73: 'mM',
  81: 'W',
};

const widths: ReadonlyMap<string, number> = new Map(
  Object.entries(LETTERS).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 100] as const),
  ),
);

/** Width of the map's typefaces relative to that of towns. */
export const FACES = { town: 1, town2: 1.03, town1: 1.17, water: 1.18, country: 1.35, line: 1.05 } as const;

export type Face = keyof typeof FACES;

/** Width of a text in em, rounded up slightly; `spacing` in em after every letter. */
export function emsOf(text: string, face: Face, spacing = 0): number {
  let width = 0;
  for (const letter of text) width += (widths.get(letter) ?? 0.6) * FACES[face] + spacing;
  return width;
}
