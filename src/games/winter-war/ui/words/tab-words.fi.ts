import type { TabWords } from './tab-words.ts';

export const fi: TabWords = {
  turns: 'Vuorot',
  combat: 'Taistelu',
  terrain: 'Maasto',
  points: 'Pisteet',
  supply: 'Huolto',
  command: (name) => `Paneeli: ${name}`,
};
