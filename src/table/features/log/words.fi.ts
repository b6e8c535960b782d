import type { RecordWords } from './words.ts';

export const fi: RecordWords = {
  stood:
    'Peli alkoi aiemmilla säännöillä tai aiemmalla kartalla, eikä sitä voi toistaa nykyisillä. Peli jatkuu tallennetusta asemasta; aiemmat toimet on lueteltu lokissa.',
  followed:
    'Pelin tallensi aiempi versio, jonka säännöt tai kartta sallivat sellaista, mitä nykyiset eivät. Peli on toistettu niin pitkälle kuin mahdollista samoilla nopanheitoilla; asema voi paikoin poiketa siitä, johon jäit.',
  lost: (steps) =>
    `${steps === 1 ? 'Yhtä askelta' : `${steps} askelta`} ei voitu toistaa; jos peli oli tallessa tällä laitteella, alkuperäinen tallenne jää luetteloon.`,
  title: (steps) => `Aiemmat toimet: ${steps === 1 ? 'yksi askel' : `${steps} askelta`}`,
};
