import type { StartWords } from './start-words.ts';

export const fi: StartWords = {
  newGame: 'Uusi peli',
  which: 'Mikä peli',
  begin: 'Aloita peli',
  failed: 'Peliä ei voitu avata.',
};
