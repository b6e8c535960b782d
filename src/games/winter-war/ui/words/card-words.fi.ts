import type { CardWords } from './card-words.ts';

export const fi: CardWords = {
  side: {
    finn: { name: 'Suomi', adjective: 'Suomi' },
    soviet: { name: 'Neuvostoliitto', adjective: 'Neuvostoliitto' },
  },
  level: {
    recruit: { name: 'Alokas', hint: 'Nopea, mutta erehtyy kuten ihminen.' },
    officer: { name: 'Upseeri', hint: 'Suunnittelee joka vaiheen; pitää linjansa ja huoltonsa.' },
    general: {
      name: 'Kenraali',
      hint: 'Osaa enemmän: avaukset, koko armeijan huollon, viimeisen vuoron.',
    },
  },
  passing: 'Anna laite toiselle alkusijoittelussa. Verho peittää suomalaisten sijoittelun.',
  points: 'Voittopisteet',
  pointsLine: (signed) => `Voittopisteet ${signed}`,
  rules: 'Säännöt',
  ownRules: 'Oma sääntövalikoima',
};
