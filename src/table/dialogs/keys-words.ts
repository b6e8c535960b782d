import { words } from '../../kit/language/words.ts';
import type { Wording } from '../../kit/language/words.ts';

const english = {
  title: 'Keys and help',
  arrows: 'Arrow keys',
  arrowsText: 'Move the cursor from hex to hex on the map',
  enter: 'Enter',
  enterText: 'Pick up, place or move at the cursor',
  shiftEnter: 'Shift + click, Shift + Enter',
  shiftEnterText: 'Set a waypoint',
} as const;

export type KeysWords = Wording<typeof english>;

export const keysWords = words<KeysWords>('table/keys', english);
