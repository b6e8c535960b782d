import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Combat Results Table',
  die: 'Die',
  note: 'Odds are attack to defence strength, rounded in the defender’s favour. In parentheses: against a fortification held by Finns.',
} as const;

export type CombatTableWords = Wording<typeof english>;

export const combatTableWords = words<CombatTableWords>('winter-war/crt', english);
