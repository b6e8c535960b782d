import type { fortifications as english } from '../fortifications.ts';
import type { FinnishChapter } from './chapter.ts';

export const fortifications: FinnishChapter<typeof english> = {
  title: 'Linnoitukset',
  paragraphs: {
    Fortifications: {
      title: 'Yleissääntö',
      text: `Linnoitusheksoja on kahdeksan. Niissä suomalaiset yksiköt puolustautuvat kaksinkertaisella
        voimalla.
        - Mannerheim-linja: 1405, 1406, 1506, 1606
        - Laatokan linja: 1910, 1911, 1912, 1913

        Jos käytössä on varhennettu alku, 1406 ei ole valmis ensimmäisellä Neuvostoliiton pelaajavuorolla
        ([[Option.H]]).`,
    },
    'Fortifications.A': {
      title: 'Vain suomalaisille',
      text: `Neuvostoyksiköille linnoitusheksasta ei ole mitään hyötyä.`,
    },
    'Fortifications.B': {
      title: 'Kaksinkertaistus ja suluissa olevat tulokset',
      text: `Kun hyökkäät linnoitusheksassa olevia suomalaisia yksiköitä vastaan, kaksinkertaista niiden
        painettu puolustusvoima, ja jos taulukossa on tulos suluissa, käytä sitä.`,
    },
    'Fortifications.C': {
      title: 'Ei neuvostoyksiköiden vaikutusaluetta',
      text: `Neuvostoyksiköiden vaikutusalueet eivät ulotu linnoitusheksaan, jossa on suomalaisia yksiköitä
        tai jota suomalaiset yksiköt ovat viimeksi pitäneet.`,
    },
    'Fortifications.D': {
      title: 'Tyhjät linnoitukset',
      text: `Miehittämättömällä linnoitusheksalla ei ole omaa voimaa. Neuvostoyksiköt saavat mennä siihen.`,
    },
    'Fortifications.E': {
      title: 'Linnoitukset säilyvät',
      text: `Linnoitusheksa ei koskaan tuhoudu. Jos suomalaiset saavat sen takaisin, se palvelee heitä kuten
        ennenkin.`,
    },
    'Fortifications.F': {
      title: 'Mannerheim-linjan menetys',
      text: `Kun Mannerheim-linjan kaikki neljä heksaa ovat neuvostojoukkojen hallussa, Suomen pelaaja ei saa
        vetää 0-0-3- ja 1-1-3-yksiköitä pois ennen taistelua. [[C17]] kertoo, mitä hallussapito tarkoittaa.

        Heksan kaksinkertaiseen puolustukseen ja vaikutusalueisiin riittää se, kuka heksassa on ollut
        viimeksi: yhteyslinjaa ei tarvita.`,
    },
  },
};
