import type { EndWords } from './end-words.ts';

export const fi: EndWords = {
  title: 'Peli on päättynyt',
  back: 'Katso karttaa',
  install: 'Asenna peli tälle laitteelle: se avautuu kuin mikä tahansa sovellus, myös ilman verkkoa.',
  installNow: 'Asenna',
  installByHand:
    'Asenna peli tälle laitteelle avaamalla selaimen jakovalikko ja valitsemalla ”Lisää Koti-valikkoon”.',
  notNow: 'Ei nyt',
  again: 'Pelaa uudelleen',
};
