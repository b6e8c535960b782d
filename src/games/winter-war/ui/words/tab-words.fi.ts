import type { TabWords } from './tab-words.ts';

export const fi: TabWords = {
  log: 'Loki',
  turns: 'Vuorot',
  combat: 'Taistelu',
  terrain: 'Maasto',
  points: 'Pisteet',
  supply: 'Huolto',
  rules: 'Säännöt',
  title: 'Taulukot ja loki',
  command: (name) => `Paneeli: ${name}`,
};
