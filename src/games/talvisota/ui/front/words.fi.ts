import type { FrontWords } from './words.ts';

export const fi: FrontWords = {
  tagline: 'Taistelu Suomesta kahden päämajan silmin',
  about:
    'Lionel Lironin VaeVictis-lehdessä julkaistun pelin digitaalinen laitos. Käskyt kirjoitetaan salassa; kolme rintamaa ja kahden kansan taisteluhenki.',
  kind: 'Salaisia käskyjä kolmella rintamalla; kahdelle saman näytön ääressä',
  credits: 'Kartta ja nappuloiden arvot ovat jäljitelmiä: julkaistun pelin omia ei ole saatavilla.',
};
