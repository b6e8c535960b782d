import type { stacking as english } from '../stacking.ts';
import type { FinnishChapter } from './chapter.ts';

export const stacking: FinnishChapter<typeof english> = {
  title: 'Pinoaminen',
  paragraphs: {
    Stacking: {
      title: 'Yleissääntö',
      text: `Rivillä A (rivi 13) ja sen eteläpuolella samassa heksassa saa olla kaksi saman puolen yksikköä.
        Rivin A pohjoispuolella heksaan mahtuu yksi.`,
    },
    'Stacking.A': {
      title: 'Milloin raja on voimassa',
      text: `Rajaa on noudatettava, kun liikevaihe päättyy, ja se on voimassa koko taisteluvaiheen. Siirtojen
        aikana yksiköt saavat vapaasti kulkea toistensa kautta.`,
    },
    'Stacking.B': {
      title: 'Ei maksa mitään',
      text: `Pinoon liittyminen ja siitä lähteminen eivät maksa liikepisteitä.`,
    },
    'Stacking.C': {
      title: 'Hiihtopartiot',
      text: `Hiihtopartioita (0-0-3) ei koskaan lasketa. Niitä saa olla kartan missä tahansa heksassa kuinka
        monta tahansa, vaikka kaikki viisi, keskenään ja muiden suomalaisten yksiköiden kanssa.`,
    },
    K1: {
      title: 'Mitä lasketaan',
      text: `Rivit 1–13: kaksi yksikköä heksassa. Rivi 14 ja siitä eteenpäin: yksi. Jokainen yksikkö
        lasketaan, myös esikunnat. Vain 0-0-3-yksiköitä ei lasketa koskaan, eikä vieraita silloin, kun [[K2]]
        niin sanoo.`,
    },
    K2: {
      title: 'Vieraat',
      text: `Liittoutuneiden 3-2-2-yksiköitä ei koskaan lasketa heksoissa, joihin ne saapuvat: Petsamossa
        (1656) ja Ruotsin heksassa R (0635). Kaikissa muissa heksoissa ne lasketaan kuten mikä tahansa
        yksikkö.

        Samoin Neuvostoliiton 3-1-1-yksikköä ei koskaan lasketa Leningradissa.`,
    },
    K3: {
      title: 'Liian täyden heksan purkaminen',
      text: `Yksikkösi saa päättää siirtonsa heksaan, jossa raja ylittyy, vain niin kauan kuin siitä voi vielä
        siirtää pois tarpeeksi yksiköitä, jotta raja ei ylity.

        Jos jäät jumiin, peru siirto. Jos et saa perua (”koskettu–siirretty” on käytössä) eikä vaihe voi päättyä,
        koska rajan ylittävät yksiköt eivät enää pääse liikkumaan, valitset niistä tuhottavat, kunnes raja ei enää
        ylity.`,
    },
  },
};
