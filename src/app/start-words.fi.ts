import type { StartWords } from './start-words.ts';

export const fi: StartWords = {
  tagline: 'Suomen ja Neuvostoliiton sota 30.\u00a0marraskuuta 1939 – 12.\u00a0maaliskuuta 1940',
  about:
    'Vuoden 1972 heksa- ja nappulapelin digitaalinen versio. Kymmenen pelivuoroa, kaksi armeijaa, yksi pitkä raja.',
  newGame: 'Uusi peli',
  which: 'Mikä peli',
  begin: 'Aloita peli',
  credits: 'Kartta on julkisista paikkatiedoista laskettu rekonstruktio, ei alkuperäisen pelin painokuva.',
  failed: 'Peliä ei voitu avata.',
};
