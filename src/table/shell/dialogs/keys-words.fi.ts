import type { KeysWords } from './keys-words.ts';

export const fi: KeysWords = {
  title: 'Näppäimet ja ohjeet',
  signs: 'Kartan merkit',
};
