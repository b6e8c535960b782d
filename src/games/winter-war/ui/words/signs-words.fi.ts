import type { SignsWords } from './signs-words.ts';

export const fi: SignsWords = {
  keys: [
    ['Nuolinäppäimet', 'Siirrä kohdistinta kartalla heksasta heksaan'],
    ['Home, End', 'Siirrä kohdistinta ylös tai alas vasemmalle'],
    ['Page Up, Page Down', 'Siirrä kohdistinta ylös tai alas oikealle'],
    ['Pitkä painallus, oikea painike', 'Näytä heksan tiedot; valittu yksikkö pysyy valittuna'],
    ['Pitkä painallus ja veto', 'Raahaa nappulaa; se siirtyy siihen, mihin sen pudottaa'],
    ['Enter', 'Valitse, sijoita tai siirrä kohdistimen heksassa'],
    ['Shift + napsautus, Shift + Enter', 'Aseta reittipiste'],
  ],
  signs: [
    'Luku heksassa kertoo, montako liikepistettä siirto sinne maksaa.',
    'Korostettu rengas on yksiköllä, jonka on hyökättävä; renkaalla merkittyyn heksaan on hyökättävä.',
    'Vinoviivoitus ja katkennut ketju: eristetty, ei huoltoreittiä.',
    'Pystyraidat ja ylivuodon merkki: eristetty, koska kaupunki on ylikuormitettu.',
    'Kallistettu nappula on liikkunut; nappula, jonka kulma on käännetty, on edennyt.',
  ],
};
