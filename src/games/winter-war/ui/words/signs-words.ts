import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

interface Signs {
  /** The keys of the map itself, and what each does. */
  readonly keys: readonly (readonly [key: string, text: string])[];
  readonly signs: readonly string[];
}

const english: Signs = {
  keys: [
    ['Arrow keys', 'Move the cursor from hex to hex on the map'],
    ['Home, End', 'Move the cursor up or down to the left'],
    ['Page Up, Page Down', 'Move the cursor up or down to the right'],
    ['Long press, right click', 'Look into a hex; the unit in hand stays there'],
    ['Long press and drag', 'Carry a counter; it moves where it is dropped'],
    ['Enter', 'Pick up, place or move at the cursor'],
    ['Shift + click, Shift + Enter', 'Set a waypoint'],
  ],
  signs: [
    'A number in a hex is the cost of the move there in Movement Points.',
    'An accent ring marks a unit that must attack; a ringed hex must be attacked.',
    'A counter hatched aslant, with a broken link, is isolated: it has no supply path.',
    'A counter with upright stripes and a vessel that overflows is isolated because its city is overloaded.',
    'A turned counter has moved; a turned-up corner has advanced.',
  ],
};

export type SignsWords = Wording<Signs>;

/** What the sheet of keys tells of the map. */
export const signsWords = words<SignsWords>('winter-war/signs', english);
