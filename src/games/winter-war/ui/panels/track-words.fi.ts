import { finnishPlural } from '#kit/i18n/plural.ts';
import type { TrackWords } from './track-words.ts';

export const fi: TrackWords = {
  now: 'nyt',
  ice: 'Suomenlahti jäässä',
  murmansk: 'Murmanskin puolustus tarkistetaan',
  unfinished: 'Mannerheim-linjan heksa 1406 ei ole valmis',
  railsClosed: 'Kukaan ei kulje junalla',
  ceaseFire: 'Sen jälkeen voi julistaa aselevon',
  landing: 'Sen jälkeen liittoutuneet tulevat Petsamoon',
  hastened: 'Myös seuraavan vuoron Neuvostoliiton vahvistukset tulevat',
  length: 'Sen jälkeen noppa: jatkuuko sota?',
  inForce: 'Voimassa',
  scenario: (letter, what, turn) => `Skenaario ${letter} pelivuorosta ${turn} alkaen: ${what}`,
  petrozavodsk: 'Petroskoi huoltaa 90 pistettä',
  paradrop: '3-1-1 on tullut Leningradiin',
  noMurmansk: 'Murmanskin puolustus ei ole käytössä',
  murmanskNow: (n, needed) =>
    `Murmanskin lähellä ${finnishPlural(n, 'yksikkö', 'yksikköä')}, tarvitaan ${needed}`,
};
