import { sentence } from '../words/parts.ts';
import type { PastWords } from './words.ts';

export const fi: PastWords = {
  stood:
    'Peli alkoi aiemmilla säännöillä tai aiemmalla kartalla, eivätkä nykyiset johtaisi tähän tilanteeseen. Peli jatkuu asemasta, joka oli tallennettu; sitä ennen tehty on luettelona lokissa.',
  followed:
    'Pelin tallensi aiempi versio, jonka säännöt tai kartta sallivat sellaista, mitä nykyiset eivät. Pelattu on tehty uudelleen niin pitkälle kuin se onnistuu, samoin nopanheitoin; asema voi paikoin poiketa siitä, johon jäit.',
  lost: (steps) => (steps === 1 ? 'Yhtä askelta ei voitu toistaa.' : `${steps} askelta ei voitu toistaa.`),
  rules: {
    2: 'Hyökkäyksiä, huoltoa, valtauksia ja pisteitä koskevat tulkinnat ovat sittemmin muuttuneet.',
  },
  board: { 2: 'Kartalla Vienan Kemi on siirtynyt heksaan 2231 ja Oulu heksaan 0931.' },
  changed:
    'Pelin tallennetta on muutettu pelin ulkopuolella: sen siirrot ja nopanheitot eivät ehkä ole ne, jotka pelattiin.',
  reopened:
    'Pelistä avattiin aiempi tilanne: tällä laitteella oli jo nähty siitä eteenpäin heitettyjä noppia.',
  title: (steps) => `Mitä aiemmin tehtiin: ${steps === 1 ? 'yksi askel' : `${steps} askelta`}`,
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
