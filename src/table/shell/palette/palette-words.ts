import { words } from '#kit/i18n/words.ts';

/** What the palette finds, in the order of its heads. */
export const KINDS = ['command', 'place', 'unit', 'rule'] as const;
/** One head of the palette. */
export type Kind = (typeof KINDS)[number];

export interface PaletteWords {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** Where there are fingers. */
  readonly tap: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly goTo: (place: string) => string;
  readonly found: (n: number) => string;
  readonly none: string;
  readonly notNow: string;
}

/** Of the palette itself; its lines have the words of commands and games. */
export const paletteWords = words<PaletteWords>('table/palette', {
  title: 'Find',
  label: 'Command, place or rule: type part of the name, or its number',
  hint: 'Up and Down to choose, Enter to open.',
  tap: 'Tap to open.',
  kinds: { command: 'Commands', place: 'Places', unit: 'Units', rule: 'Rules' },
  goTo: (place) => `Go to ${place}`,
  found: (n) => `${n} found.`,
  none: 'No results.',
  notNow: 'not now',
});
