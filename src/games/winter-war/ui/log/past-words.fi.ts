import { sentence } from '#table/words/parts.ts';
import type { PastWords } from './past-words.ts';

export const fi: PastWords = {
  rules: {
    2: 'Hyökkäyksiä, huoltoa, valtauksia ja pisteitä koskevat tulkinnat ovat sittemmin muuttuneet.',
    3: 'Erikoistapahtuman F maahanlasku päättää nyt vaiheensa itsestään.',
  },
  board: { 2: 'Kartalla Vienan Kemi on siirtynyt heksaan 2231 ja Oulu heksaan 0931.' },
  moved: (unit, to) => sentence`${unit} siirtyy: ${to}.`,
  arrived: (unit, at) => sentence`${unit} saapuu: ${at}.`,
  attacked: (units, several, on) => sentence`${units} ${several ? 'hyökkäävät' : 'hyökkää'}: ${on}.`,
  retreated: (unit, to) => sentence`${unit} vetäytyy: ${to}.`,
  noRetreat: (unit) => `${unit} ei pääse vetäytymään.`,
  advanced: (unit, to) => sentence`${unit} etenee: ${to}.`,
  lose: (units) => `Menetetään: ${units}.`,
  administered: (unit) => `Yksikön ${unit} huolto määrätään.`,
  dropped: (at) => sentence`Laskuvarjojoukot pudotetaan: ${at}.`,
  demolished: (unit) => `${unit} katkaisee rautatien.`,
  rolled: 'Välivaiheen nopanheitto.',
  accepted: 'Välivaiheen tarjoukseen suostutaan.',
  declined: 'Etenemisestä tai tarjouksesta luovutaan.',
  ended: 'Vaihe päättyy.',
  dice: (faces) => `${faces.length === 1 ? 'Noppa' : 'Nopat'}: ${faces.join(', ')}.`,
};
