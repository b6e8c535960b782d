/** What gets out of this game's secrets. */
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  fileHoldsSetUp: 'The file also contains the counters that are still face down.',
  fileHoldsPlan: 'If a paratroop landing place is written down, the file contains that too.',
  linkHoldsSetUp:
    'Set-up is not over: the link also contains the counters that are still face down. They stay hidden in the game, but anyone who decodes the link can read them.',
  linkHoldsPlan: 'If a paratroop landing place is written down, the link contains that too.',
  notYet:
    'The Finnish counters are still face down. Options that would reveal them become available once both armies are set up.',
  takingOver: 'Taking over the Finns during set-up shows you their deployment.',
} as const;

export type SecretWording = Wording<typeof english>;

export const secretWording = words<SecretWording>('winter-war/secrets', english);
