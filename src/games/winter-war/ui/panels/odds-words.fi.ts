import type { OddsWords } from './odds-words.ts';

export const fi: OddsWords = {
  strengths: 'Voimien laskeminen',
  attack: 'Hyökkäys',
  defence: 'Puolustus',
  up: (points, column) => `${points} lisää, niin suhde on ${column}.`,
  best: 'Parempaa saraketta ei ole.',
  down: (points, column) =>
    `${points === '1' ? '1 piste' : `${points} pistettä`} varaa ennen suhdetta ${column}.`,
  exact: (column) => `Varaa ei ole: vähemmällä suhde on ${column}.`,
  withIt: (column) => `mukana ${column}`,
  withoutIt: (column) => `ilman ${column}`,
  nobody: 'ilman sitä ei hyökkäystä',
  noDie: 'ei noppaa',
};
