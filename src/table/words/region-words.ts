import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  hand: 'Selected',
  charts: 'Charts and log',
  log: 'Log',
  rules: 'Rules',
  menu: 'Menu',
} as const;

export type RegionWords = Wording<typeof english>;

/** Names of the parts of the screen. */
export const regionWords = words<RegionWords>('table/regions', english);
