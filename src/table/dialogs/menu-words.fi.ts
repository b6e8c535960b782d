import type { MenuWords } from './menu-words.ts';

export const fi: MenuWords = {
  title: 'Valikko',
  game: 'Peli',
  view: 'Näkymä',
};
