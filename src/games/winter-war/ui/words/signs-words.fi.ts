import type { SignsWords } from './signs-words.ts';

export const fi: SignsWords = {
  signs: 'Kartan merkit',
  signsText: [
    'Luku heksassa kertoo, montako liikepistettä siirto sinne maksaa.',
    'Korostettu rengas on yksiköllä, jonka on hyökättävä; renkaalla merkittyyn heksaan on hyökättävä.',
    'Vinoviivoitettu nappula, jossa on katkennut lenkki, on eristetty: sillä ei ole huoltoreittiä.',
    'Pystyraitainen nappula, jossa on ylivuotava astia, on eristetty, koska sen kaupunki on ylikuormitettu.',
    'Kallistettu nappula on liikkunut; nappula, jonka kulma on käännetty, on edennyt.',
  ],
};
