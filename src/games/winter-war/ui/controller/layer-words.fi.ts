import type { LayerWords } from './layer-words.ts';

export const fi: LayerWords = {
  supply: 'Huolto',
  zones: 'Vaikutusalueet',
  numbers: 'Heksojen numerot',
  shown: (name, on) => `${name}: ${on ? 'näkyy' : 'ei näy'}.`,
};
