import { words } from '../../../../kit/language/words.ts';
import type { Wording } from '../../../../kit/language/words.ts';

const english = {
  log: 'Log',
  turns: 'Turns',
  combat: 'Combat',
  terrain: 'Terrain',
  points: 'Points',
  supply: 'Supply',
  rules: 'Rules',
  title: 'Charts and log',
  command: (name: string): string => `Panel: ${name}`,
} as const;

export type TabWords = Wording<typeof english>;

export const tabWords = words<TabWords>('winter-war/tabs', english);
