import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  turns: 'Turns',
  combat: 'Combat',
  terrain: 'Terrain',
  points: 'Points',
  supply: 'Supply',
  command: (name: string): string => `Panel: ${name}`,
} as const;

export type TabWords = Wording<typeof english>;

/** The charts of this game. */
export type TabName = Exclude<keyof TabWords, 'command'>;

export const tabWords = words<TabWords>('winter-war/tabs', english);
