import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  carryOn: 'End phase',
  rests: 'The button has just changed: press it again.',
  decideFirst: 'A choice has to be made first.',
  cancel: 'Put down',
  fit: 'Whole map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  toMap: 'To the map',
  toHand: 'To the panel of the unit at hand',
  nextRegion: 'To the next part of the screen',
  previousRegion: 'To the previous part of the screen',
  log: 'Log',
  rulebook: 'Rulebook',
  context: 'Panel of the unit at hand',
  charts: 'Panel of log and charts',
  palette: 'Find a command, a place or a unit',
  help: 'Keys and help',
  print: 'Print the game',
  leave: 'Leave for the start screen',
} as const;

export type SheetWords = Wording<typeof english>;

/** Names of the commands that belong to the table as a whole. */
export const sheetWords = words<SheetWords>('table/sheet', english);
