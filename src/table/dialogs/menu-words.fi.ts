import type { MenuWords } from './menu-words.ts';

export const fi: MenuWords = {
  title: 'Valikko',
  lookUp: 'Tietoa',
  game: 'Peli',
  view: 'Näkymä',
  again: 'Aloita uudelleen',
};
