import { words } from '../../../../kit/language/words.ts';
import type { Wording } from '../../../../kit/language/words.ts';

const english = {
  undo: 'Undo',
  redo: 'Redo',
  end: 'End phase',
  restart: 'Restart the phase',
  supply: 'Supply',
  zones: 'Zones of control',
  numbers: 'Hex numbers',
  fit: 'Whole map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  next: 'Next unit',
  rulebook: 'Rulebook',
  log: 'Log',
  help: 'Keys and help',
  cancel: 'Put down',
  waypoint: 'Add waypoint',
  context: 'Panel of the unit at hand',
  charts: 'Panel of log and charts',
  save: 'Save to a file',
  load: 'Load a file',
  newGame: 'Leave for the start screen',
} as const;

export type MainWords = Wording<typeof english>;

export const mainWords = words<MainWords>('winter-war/command', english);
