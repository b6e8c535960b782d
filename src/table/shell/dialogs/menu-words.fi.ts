import type { MenuWords } from './menu-words.ts';

export const fi: MenuWords = {
  title: 'Valikko',
  lookUp: 'Tietoa',
  install: 'Asenna tähän laitteeseen',
  game: 'Peli',
  view: 'Näkymä',
  again: 'Aloita uudelleen',
};
