import { words } from '../../kit/language/words.ts';
import type { Wording } from '../../kit/language/words.ts';

const english = {
  title: 'Menu',
  game: 'Game',
  view: 'View',
} as const;

export type MenuWords = Wording<typeof english>;

export const menuWords = words<MenuWords>('table/menu', english);
