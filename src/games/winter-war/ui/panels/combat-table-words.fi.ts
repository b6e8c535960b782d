import type { CombatTableWords } from './combat-table-words.ts';

export const fi: CombatTableWords = {
  title: 'Taistelutulostaulukko',
  die: 'Noppa',
  note: 'Voimasuhde on hyökkäysvoima puolustusvoimaa vastaan, puolustajan eduksi pyöristettynä. Suluissa: tulos, kun linnoitus on suomalaisten hallussa.',
};
