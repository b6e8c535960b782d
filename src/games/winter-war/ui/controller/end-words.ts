/** The main button. */
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  place: 'End set-up',
  arrive: 'Begin movement',
  move: 'End movement',
  'retreat-before': 'Done retreating',
  'advance-before': 'Done advancing',
  attack: 'End attacks',
  roll: 'Roll the die',
  soakOff: 'Sacrifice the attackers',
  takeHexes: 'Take the hex',
  advance: (unit: string): string => `Advance with ${unit}`,
  decline: 'Do not advance',
  giveUp: 'Remove these units',
  removed: 'No hex available: eliminated',
  results: 'Show result',
  /** As good as a second tap. */
  confirm: (place: string): string => `Confirm: ${place}`,
} as const;

export type EndWords = Wording<typeof english>;

export const endWords = words<EndWords>('winter-war/end', english);
