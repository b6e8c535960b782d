import type { zonesOfControl as english } from '../zones-of-control.ts';
import type { FinnishChapter } from './chapter.ts';

export const zonesOfControl: FinnishChapter<typeof english> = {
  title: 'Vaikutusalueet',
  paragraphs: {
    ZoneOfControl: {
      title: 'Yleissääntö',
      text: `Yksikön vaikutusalue (VA) on sitä ympäröivät kuusi heksaa. Kun yksikkösi tulee vihollisen
        vaikutusalueella olevaan heksaan, se pysähtyy eikä liiku enää tässä liikevaiheessa.`,
    },
    'ZoneOfControl.A': {
      title: 'Omat vaikutusalueet',
      text: `Oman puolen vaikutusalueet eivät haittaa yksiköitäsi.`,
    },
    'ZoneOfControl.B': {
      title: 'Miehitetyt heksat: liike',
      text: `Liikkuessa vihollisen vaikutusalue on voimassa myös heksassa, jossa on oma yksikkösi.`,
    },
    'ZoneOfControl.C': {
      title: 'Miehitetyt heksat: huolto',
      text: `Huoltoreitillä yksikkösi kumoaa vihollisen vaikutusalueet heksassa, jossa se on.`,
    },
    'ZoneOfControl.D': {
      title: 'Miehitetyt heksat: vetäytyminen',
      text: `Myös vetäytymisessä, ennen taistelua tai taistelun tuloksena, yksikkösi kumoaa vihollisen
        vaikutusalueet heksassaan. Saat siis vetäytyä vihollisen vieressä olevan oman yksikön luo, jos
        pinoamisraja antaa tilaa.`,
    },
    'ZoneOfControl.E': {
      title: 'Vesi',
      text: `Vaikutusalue ulottuu jokien ja pikkujärvien yli. Se ei ulotu sellaisen heksan sivun yli, joka on
        kokonaan suurjärveä tai merta.`,
    },
    'ZoneOfControl.F': {
      title: 'Vaikutusalueelta poistuminen',
      text: `Yksikkö, joka aloittaa vaiheen vihollisen vaikutusalueella, saa poistua siltä. Se ei saa astua
        suoraan toiseen vihollisen vaikutusalueella olevaan heksaan, oli alue saman vihollisyksikön tai
        toisen. Sen on ensin kuljettava heksan kautta, jossa vihollisella ei ole vaikutusaluetta.`,
    },
    'ZoneOfControl.G': {
      title: 'Yksiköt, joiden vaikutusalue on rajattu',
      text: `- Suomen 1-1-3- ja 0-0-3-yksiköillä ei ole vaikutusaluetta Neuvostoliitossa.
        - Neuvostoliiton esikunnilla (0-1-2) ei ole sitä koskaan.
        - NKVD-yksikön vaikutusalue ei ulotu rajan yli Suomeen.
        - Neuvostoyksiköiden vaikutusalueet eivät ulotu linnoitusheksaan, jossa on suomalainen yksikkö tai
          jota suomalaiset ovat viimeksi pitäneet.

        Suomalaisten vaikutusalueet ulottuvat linnoitusheksoihin kuten muihinkin, piti niitä kumpi tahansa.`,
    },
    'ZoneOfControl.H': {
      title: 'Eristetyt yksiköt',
      text: `Eristetyllä yksiköllä ei ole vaikutusaluetta. Se saa sen takaisin heti, kun eristys päättyy.`,
    },
    'ZoneOfControl.J': {
      title: 'Ei maksa liikepisteitä',
      text: `Oman tai vihollisen vaikutusalueelle meneminen tai siltä poistuminen ei maksa lisää
        liikepisteitä.`,
    },
    Z1: {
      title: 'Mitkä heksan sivut pysäyttävät vaikutusalueen',
      text: `Vain kokonaan merta tai suurjärveä oleva heksan sivu pysäyttää vaikutusalueen. Joet, pikkujärvet
        ja osaksi maata olevat sivut eivät.`,
    },
    Z2: {
      title: 'Kaikki poikkeukset',
      text: `Näillä ei ole vaikutusaluetta lainkaan: esikunnat, eristetyt yksiköt, tyhjät nappulat (poikkeus:
        [[S2]]) sekä 1-1-3- ja 0-0-3-yksiköt Neuvostoliitossa. NKVD-yksiköillä ei ole sitä Suomen puolella.
        Jos [[Option.D]] on käytössä, sitä ei ole myöskään hajalle laskeutuneilla laskuvarjojoukoilla.`,
    },
    Z3: {
      title: 'Linnoitukset pelin alussa',
      text: `Pelin alussa kaikkien kahdeksan linnoitusheksan katsotaan olleen viimeksi suomalaisten hallussa,
        oli niissä miehitystä tai ei. Linnoitusheksa menettää tämän suojan neuvostoyksiköiden
        vaikutusalueilta, kun neuvostoyksikkö tulee siihen, ja saa sen takaisin, kun suomalainen yksikkö tulee
        siihen.`,
    },
    Z4: {
      title: 'Milloin oma yksikkö kumoaa vaikutusalueen',
      text: `Lyhyesti: kun kyse on huollosta tai vetäytymisestä, heksassa oleva oma yksikkö kumoaa siinä
        vihollisen vaikutusalueen. Kun kyse on liikkeestä, se ei kumoa sitä.`,
    },
    Z5: {
      title: 'Vaikutusalue yksiköltä suljetuissa heksoissa',
      text: `Yksiköllä on vaikutusalue myös heksoissa, joihin se ei itse voi mennä: esimerkiksi rivillä A
        oleva 20-12-2 hallitsee viereisiä heksoja pohjoispuolellaan. Rajoja asettavat vain [[Z1]], [[Z2]] ja
        [[Z3]]. Skenaarioiden kanssa neuvostoyksikön vaikutusalue ei ulotu Ruotsin heksaan R
        ([[Scenario.Allies]]).`,
    },
  },
};
