import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  carryOn: 'End phase',
  rests: 'The button has just changed. Press it again.',
  decideFirst: 'You have a choice to make first.',
  cancel: 'Deselect',
  fit: 'Whole map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  toMap: 'To the map',
  toHand: 'To the unit panel',
  nextRegion: 'To the next part of the screen',
  previousRegion: 'To the previous part of the screen',
  log: 'Log',
  rulebook: 'Rulebook',
  context: 'Unit panel',
  charts: 'Log and charts',
  palette: 'Find a command, a place or a unit',
  help: 'Keys and help',
  print: 'Print the game',
  leave: 'Main menu',
} as const;

export type SheetWords = Wording<typeof english>;

/** Names of the commands that belong to the table as a whole. */
export const sheetWords = words<SheetWords>('table/sheet', english);
