import type { WarningWords } from './words.ts';

export const fi: WarningWords = {
  title: 'Ennen kuin päätät vaiheen',
  anyway: 'Päätä silti',
  back: 'Palaa',
  show: (line) => `${line} Näytä kartalla.`,
};
