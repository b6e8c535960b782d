import type { UpdateWords } from './update-words.ts';

export const fi: UpdateWords = {
  text: 'Uusi versio on valmis.',
  apply: 'Lataa uudelleen',
};
