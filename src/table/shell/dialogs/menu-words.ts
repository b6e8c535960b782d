import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Menu',
  lookUp: 'Reference',
  game: 'Game',
  install: 'Install on this device',
  view: 'View',
  again: 'Start again',
} as const;

export type MenuWords = Wording<typeof english>;

/** Heads of the menu; what stands below them are the labels of commands. */
export const menuWords = words<MenuWords>('table/menu', english);
