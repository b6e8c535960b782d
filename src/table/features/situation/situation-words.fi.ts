import type { SituationWords } from './situation-words.ts';

export const fi: SituationWords = {
  title: 'Tilanne sanoin',
  now: 'Nyt',
  obligations: 'Tehtävä ennen kuin vaihe voi päättyä',
  noObligations: 'Mitään ei tarvitse tehdä ennen vaiheen päättämistä.',
  points: 'Tavoitteet ja pisteet',
  copy: 'Kopioi tekstinä',
  copied: 'Kopioitu.',
};
