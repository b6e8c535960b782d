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
    ['Long press, right click', 'Inspect a hex; the selected unit stays selected'],
    ['Long press and drag', 'Drag a counter; it moves where it is dropped'],
    ['Enter', 'Select, place or move at the cursor'],
    ['Shift + click, Shift + Enter', 'Set a waypoint'],
  ],
  signs: [
    'A number in a hex is the cost of moving there, in Movement Points.',
    'A coloured ring marks a unit that must attack; a ringed hex must be attacked.',
    'Diagonal stripes and broken chain: isolated, it has no supply path.',
    'Vertical stripes and overflow sign: isolated, its city is over capacity.',
    'A tilted counter has moved; a folded corner means it has advanced.',
  ],
};

export type SignsWords = Wording<Signs>;

/** What the sheet of keys tells of the map. */
export const signsWords = words<SignsWords>('winter-war/signs', english);
