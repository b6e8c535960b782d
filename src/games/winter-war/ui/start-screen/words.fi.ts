import type { FrontWords } from './words.ts';

export const fi: FrontWords = {
  tagline: 'Suomen ja Neuvostoliiton sota 30.\u00a0marraskuuta 1939 – 12.\u00a0maaliskuuta 1940',
  about:
    'Vuoden 1972 heksa- ja nappulapelin digitaalinen versio. Kymmenen pelivuoroa, kaksi armeijaa, yksi pitkä raja.',
  kind: 'Heksoja ja nappuloita; kymmenen vuoroa, yksin tai kaksin',
  credits: 'Kartta on julkisista paikkatiedoista laskettu rekonstruktio, ei alkuperäisen pelin painokuva.',
};
