import type { reinforcement as english } from '../reinforcement.ts';
import type { FinnishChapter } from './chapter.ts';

export const reinforcement: FinnishChapter<typeof english> = {
  title: 'Vahvistukset',
  paragraphs: {
    'Reinforcement.Soviet': {
      title: 'Neuvostoliiton vahvistukset',
      text: `Sijoita Neuvostoliiton vahvistukset ([[O1]]) vahvistusvaiheessasi mihin tahansa huoltokaupunkiin.
        Niiden on oltava siellä huollossa, eivätkä ne saa viedä kaupunkia yli sen huoltokapasiteetin. Esikunta,
        joka ei tarvitse huoltoa, saa saapua mihin tahansa niistä, jossa ei ole suomalaista yksikköä.

        Sijoittaminen ei maksa liikepisteitä. Vahvistukset saapuvat junassa, valmiina jatkamaan junalla
        seuraavassa liikevaiheessa, paitsi jos kaupunki on vihollisen vaikutusalueella: silloin niiden on ensin
        poistuttava alueelta, kuten [[M3]] sanoo. Sijoitettaessa pinoamisrajan saa ylittää; liikevaiheen lopussa sen on
        täytyttävä.`,
    },
    'Reinforcement.Finnish': {
      title: 'Suomen vahvistukset',
      text: `Sijoita Suomen vahvistukset ([[O2]]) vahvistusvaiheessasi mihin tahansa suomalaisten hallussa
        olevaan Suomen kaupunkiin: Helsinkiin, Viipuriin, Ouluun tai Petsamoon, jos siellä on tai on viimeksi
        ollut suomalaisia yksiköitä.

        Sijoittaminen ei maksa liikepisteitä. Vahvistukset saapuvat junassa, valmiina jatkamaan junalla
        seuraavassa liikevaiheessa, paitsi jos kaupunki on vihollisen vaikutusalueella: silloin niiden on ensin
        poistuttava alueelta, kuten [[M3]] sanoo. Sijoitettaessa pinoamisrajan saa ylittää; liikevaiheen lopussa sen on
        täytyttävä.`,
    },
    O4: {
      title: 'Vahvistusten viivyttäminen',
      text: `Kumpikin pelaaja saa viivyttää osaa pelivuoron vahvistuksistaan tai niitä kaikkia. Ne odottavat
        vuorotaulukossa, ja ne saa sijoittaa missä tahansa puolensa myöhemmässä vahvistusvaiheessa.`,
    },
    R1: {
      title: 'Vahvistus ei vie huoltoa muilta',
      text: `Neuvostoliiton vahvistuksen saa sijoittaa vain, jos yksikään aiemmin huollossa ollut yksikkö ei
        jää sen vuoksi ilman huoltoa.`,
    },
  },
};
