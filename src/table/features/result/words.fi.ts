import type { EndingWords } from './words.ts';

export const fi: EndingWords = {
  title: 'Pisteet vuoroittain',
  turn: 'Vuoro',
  table: 'Näytä taulukkona',
  swings: 'Käännekohdat',
  swing: (turn, by) => `Vuoro ${turn}, ${by}`,
  watch: 'Katso',
};
