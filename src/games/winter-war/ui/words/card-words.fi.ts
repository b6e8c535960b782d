import type { CardWords } from './card-words.ts';

export const fi: CardWords = {
  side: {
    finn: { name: 'Suomi', adjective: 'Suomi' },
    soviet: { name: 'Neuvostoliitto', adjective: 'Neuvostoliitto' },
  },
  level: {
    recruit: { name: 'Alokas', hint: 'Helppo. Pelaa nopeasti ja tekee virheitä.' },
    officer: { name: 'Upseeri', hint: 'Suunnittelee joka vaiheen; pitää linjansa ja huoltonsa.' },
    general: {
      name: 'Kenraali',
      hint: 'Vahvin. Osaa avaukset, koko armeijan huollon ja loppupelin.',
    },
  },
  passing: 'Anna laite toiselle alkusijoittelussa. Peittonäyttö kätkee suomalaisten sijoittelun.',
  points: 'Voittopisteet',
  pointsLine: (signed) => `Voittopisteet ${signed}`,
  rules: 'Säännöt',
  ownRules: 'Oma sääntövalikoima',
};
