import type { SignsWords } from './signs-words.ts';

export const fi: SignsWords = {
  keys: [
    ['Nuolinäppäimet', 'Siirrä kohdistinta kartalla heksasta heksaan'],
    ['Home, End', 'Siirrä kohdistinta ylös tai alas vasemmalle'],
    ['Page Up, Page Down', 'Siirrä kohdistinta ylös tai alas oikealle'],
    ['Pitkä painallus, oikea painike', 'Katso heksaan; valittu yksikkö pysyy valittuna'],
    ['Pitkä painallus ja veto', 'Kanna merkkiä; se siirtyy siihen, mihin sen pudottaa'],
    ['Enter', 'Valitse, sijoita tai siirrä kohdistimen heksassa'],
    ['Shift + napsautus, Shift + Enter', 'Aseta reittipiste'],
  ],
  signs: [
    'Luku heksassa kertoo, montako liikepistettä siirto sinne maksaa.',
    'Korostettu rengas on yksiköllä, jonka on hyökättävä; renkaalla merkittyyn heksaan on hyökättävä.',
    'Vinoviivoitettu nappula, jossa on katkennut lenkki, on eristetty: sillä ei ole huoltoreittiä.',
    'Pystyraitainen nappula, jossa on ylivuotava astia, on eristetty, koska sen kaupunki on ylikuormitettu.',
    'Kallistettu nappula on liikkunut; nappula, jonka kulma on käännetty, on edennyt.',
  ],
};
