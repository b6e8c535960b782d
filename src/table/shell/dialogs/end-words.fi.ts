import type { EndWords } from './end-words.ts';

export const fi: EndWords = {
  title: 'Peli on päättynyt',
  back: 'Katso karttaa',
  install: 'Pidä peli tässä laitteessa: se avautuu kuin mikä tahansa sovellus, myös ilman verkkoa.',
  installNow: 'Asenna',
  installByHand:
    'Jos haluat pitää pelin tässä laitteessa, avaa selaimen jakovalikko ja valitse ”Lisää Koti-valikkoon”.',
  notNow: 'Ei nyt',
  again: 'Pelaa uudelleen',
};
