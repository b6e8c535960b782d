import type { EndingWords } from './words.ts';

export const fi: EndingWords = {
  title: 'Pelin kulku',
  turn: 'Vuoro',
  table: 'Sama taulukkona',
  swings: 'Käännekohdat',
  swing: (turn, by) => `Vuoro ${turn}, ${by}`,
  watch: 'Katso',
};
