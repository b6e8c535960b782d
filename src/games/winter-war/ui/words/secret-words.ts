/** What gets out of this game's secrets. */
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  fileHoldsSetUp: 'The file also holds the counters that still lie face down.',
  fileHoldsPlan: 'If a landing place of the paratroops is written down, the file holds that too.',
  linkHoldsSetUp:
    'The set-up is not over: the link also holds the counters that still lie face down. Opened in the game they stay so, but whoever takes the link apart can read them.',
  linkHoldsPlan: 'If a landing place of the paratroops is written down, the link holds that too.',
  looked: 'the landing place was shown.',
  notYet:
    'The Finnish counters still lie face down: what would show them can be chosen once both armies are set up.',
  takingOver: 'Whoever takes over the Finns during the set-up sees where they stand.',
} as const;

export type SecretWording = Wording<typeof english>;

export const secretWording = words<SecretWording>('winter-war/secrets', english);
