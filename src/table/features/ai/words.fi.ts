import { finnishPlural } from '#kit/i18n/plural.ts';
import type { RivalWords } from './words.ts';

export const fi: RivalWords = {
  todo: (name) => `${name} pelaa.`,
  title: (name) => name,
  thinking: 'Miettii',
  paused: 'Pysäytetty',
  hidden: 'Sijoittaa joukkonsa kuvapuoli alaspäin.',
  pause: 'Pysäytä',
  goOn: 'Jatka',
  step: 'Yksi toiminto',
  faster: 'Tietokone toimii nopeammin',
  slower: 'Tietokone toimii hitaammin',
  skip: 'Siirry omaan vuorooni',
  skipTurn: 'Ohita tämä pelaajavuoro',
  takeOver: 'Ota tämä osapuoli',
  undoHint:
    'Peru kumoaa tietokoneen toiminnot yhdessä oman edellisen toimintosi kanssa, kunhan sen jälkeen ei ole heitetty noppaa eikä paljastettu mitään.',
  keys: 'Näppäimet',
  keyList: [
    ['K', 'Pysäytä ja jatka'],
    ['.', 'Yksi toiminto'],
    ['< >', 'Hitaammin, nopeammin'],
    ['E', 'Ohita'],
  ],
  yourTurn: (name, moved, battles) =>
    `${name} ${moved ? `siirsi ${finnishPlural(moved, 'yksikön', 'yksikköä')}` : 'ei siirtänyt yksiköitä'} ja ${battles ? `kävi ${finnishPlural(battles, 'taistelun', 'taistelua')}` : 'ei käynyt taisteluja'}. Sinun vuorosi.`,
  yourWord: 'Sinä päätät nyt.',
  notNow: 'Tietokonepelaaja ei pelaa juuri nyt.',
  trouble: {
    died: 'Tietokonepelaaja kaatui.',
    garbled: 'Tietokonepelaajan vastausta ei voitu tulkita.',
    slow: 'Tietokonepelaaja ei ole vastannut kahteenkymmeneen sekuntiin.',
    illegal: 'Tietokonepelaaja ei löytänyt sallittua toimintoa.',
  },
  safe: 'Peli on ennallaan. Anna sen yrittää uudelleen tai pelaa tätä osapuolta itse.',
  retry: 'Yritä uudelleen',
};
