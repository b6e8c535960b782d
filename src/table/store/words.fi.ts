import type { StoreWords } from './words.ts';

export const fi: StoreWords = {
  asSaved: (turn) => `Vuoro ${turn}, aiemman version tallentama`,
};
