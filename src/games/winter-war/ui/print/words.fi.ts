import type { PrintWords } from './words.ts';

export const fi: PrintWords = {
  charts: 'Taulukot',
  turns: 'Vuorot ja vahvistukset',
  situation: 'Tilanne',
  units: (army) => `${army}: yksiköiden paikat`,
  eliminated: 'Tuhotut',
  waiting: 'Kartan ulkopuolella',
  none: 'ei yhtään',
  log: 'Loki',
};
