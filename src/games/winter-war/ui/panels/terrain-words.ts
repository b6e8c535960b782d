import { iceRow } from '../words/common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Terrain Effects Chart',
  columns: ['Terrain', 'Movement', 'Combat'],
  rows: [
    ['Clear, forest', '1 MP', 'no effect'],
    ['Swamp in Finland', '1 MP Finns, 2 MP Soviets', 'no effect'],
    ['Swamp in the USSR', '2 MP', 'no effect'],
    ['Mountain, lake, sea', 'not allowed', 'no attacks across sea or great lakes'],
    [iceRow, '2 MP', 'no effect'],
    ['City', 'as the hex', 'defence doubled'],
    ['Fortification', '1 MP', 'Finnish defence doubled, results in parentheses'],
    ['River or lake hexside', '+1 MP', 'defence doubled if all attacks cross water'],
    ['Road hexside', '1 MP in all', 'no effect'],
    ['Rail', 'free on home railways', 'no effect'],
  ],
  iceRow,
} as const;

export type TerrainWords = Wording<typeof english>;

export const terrainWords = words<TerrainWords>('winter-war/terrain', english);
