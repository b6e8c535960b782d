import { points, ofArmy } from './common-words.fi.ts';
import type { SupplyWords } from './supply-words.ts';

export const fi: SupplyWords = {
  title: 'Huolto',
  hint: 'Viivat kartalla: yksiköstä esikuntaan, esikunnasta kaupunkiin ja rautatie Leningradiin.',
  show: 'Piirrä viivat kartalle',
  load: (load, capacity) => `${load} / ${capacity}`,
  overload: (n) => `${points(n)} jää ilman`,
  cutOff: 'Yhteys Leningradiin on poikki',
  isolated: 'Eristetty',
  noneIsolated: 'Kaikki yksiköt ovat huollossa.',
  why: { 1: 'ei huoltoreittiä', 2: 'kaupunki ylikuormitettu' },
  chosen: (hq, city) => `${hq}, ${city}`,
  own: 'Huollon lähde',
  exempt: 'Ei tarvitse huoltoa.',
  fromCity: (city) => `${city}, suoraan`,
  choose: 'Huoltava esikunta',
  front: 'Laatokan rintaman esikunnat eivät saa huoltoa Leningradista.',
  rests: 'Valinta ei ole nyt voimassa, koska se ei toisi huoltoa.',
  default: 'Automaattinen',
  isolate: 'Jätä eristetyksi',
  loadShort: (load, capacity) => `${load}/${capacity}`,
  army: (side) => `${ofArmy[side]} armeija`,
};
