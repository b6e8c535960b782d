import type { EndWords } from './end-words.ts';

export const fi: EndWords = {
  title: 'Peli on päättynyt',
  back: 'Katso karttaa',
  again: 'Pelaa uudelleen',
};
