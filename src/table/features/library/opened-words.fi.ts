import type { OpenedWords } from './opened-words.ts';

export const fi: OpenedWords = {
  loaded: 'Tiedoston peli on auki.',
};
