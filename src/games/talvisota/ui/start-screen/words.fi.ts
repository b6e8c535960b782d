import type { FrontWords } from './words.ts';

export const fi: FrontWords = {
  tagline: 'Taistelu Suomesta kahden päämajan silmin',
  about:
    'Lionel Lironin VaeVictis-lehdessä julkaistun pelin digitaalinen versio. Käskyt annetaan salassa; kolme rintamaa ja kahden kansan moraali.',
  kind: 'Salaisia käskyjä kolmella rintamalla; kahdelle tai tietokonetta vastaan',
  soloHint:
    'Sääntöjen yksinpeli: johdat Neuvostoliiton joukkoja, ja suomalaiset nostetaan sokkona nappula kerrallaan.',
  credits: 'Kartta ja nappuloiden arvot ovat rekonstruktioita: julkaistun pelin omia ei ole saatavilla.',
};
