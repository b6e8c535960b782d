import type { setUp as english } from '../set-up.ts';
import type { FinnishChapter } from './chapter.ts';

export const setUp: FinnishChapter<typeof english> = {
  title: 'Alkusijoittelu ja taistelujaotus',
  paragraphs: {
    'SetUp.Finnish': {
      title: 'Suomalaiset sijoitetaan ensin',
      text: `Suomen pelaaja asettaa alkujoukkonsa ([[O2]]) kuvapuoli alaspäin Suomen heksoihin, joihin yksiköt
        saavat mennä. Jokaisen 6-6-2-yksikön on aloitettava linnoitusheksasta: Mannerheim-linjalta 1405, 1406,
        1506 tai 1606 tai Laatokan linjalta 1910, 1911, 1912 tai 1913. Oikeiden nappuloiden joukkoon saa panna
        enintään viisi tyhjää. Pinoamisrajat ovat voimassa.

        Jos käytössä on varhennettu alku, osa yksiköistä jää laatikkoon ([[Option.H]]).`,
    },
    'SetUp.Soviet': {
      title: 'Neuvostojoukot sijoitetaan toisena',
      text: `Sitten Neuvostoliiton pelaaja asettaa alkujoukkonsa ([[O1]]) kuvapuoli ylöspäin Neuvostoliiton
        heksoihin, joihin yksiköt saavat mennä, pinoamisrajojen mukaan. Kolmen 20-12-2-yksikön on oltava
        enintään kolmen heksan päässä Leningradista. Mikään yksikkö ei saa olla paikassa, jossa se aloittaisi
        pelin eristettynä ([[Supply.J]]).

        Valinnaiset säännöt lisäävät alkujoukkoihin yksiköitä ([[Option.G]], [[Option.D]]) tai jättävät osan
        niistä laatikkoon ([[Option.H]]).`,
    },
    'SetUp.Reveal': {
      title: 'Paljastus',
      text: `Kun neuvostojoukot ovat paikoillaan, käännä suomalaiset nappulat kuvapuoli ylöspäin ja poista
        tyhjät kartalta. Sitten alkaa pelivuoro 1 Neuvostoliiton pelaajavuorolla. Jos käytössä on varhennettu
        alku, alkaa pelivuoro 0 ([[Option.H]]).`,
    },
    S1: {
      title: 'Kätketyt nappulat',
      text: `Tyhjä nappula lasketaan pinoamisessa yksiköksi niin kauan kuin se on kartalla. Ennen paljastusta
        Neuvostoliiton pelaaja näkee, montako nappulaa heksassa on, mutta ei koskaan sitä, mitä ne ovat.`,
    },
    S2: {
      title: 'Huolto alkusijoittelussa',
      text: `Se, onko neuvostoyksikkö alkusijoittelussa huollossa, tarkistetaan ikään kuin käynnissä olisi
        Neuvostoliiton taisteluvaihe. Jokaisella kuvapuoli alaspäin olevalla nappulalla, tyhjälläkin,
        katsotaan olevan vaikutusalue. Kielletty heksa ei siis kerro mitään siitä, mitä siellä on.`,
    },
    O1: {
      title: 'Neuvostojoukkojen taistelujaotus',
      text: `Yksiköt merkitään hyökkäysvoima - puolustusvoima - liikekyky.

        - Alussa: kolme 20-12-2, viisi 6-4-2, yksi 5-3-3, yksi 2-2-2, kahdeksantoista 2-1-2, yksi 2-1-3, viisi
          1-1-4 (NKVD), viisi 0-1-2 (esikunta)
        - Pelivuoro 3: yksi 20-12-2, kolme 2-1-2, yksi 2-1-3
        - Pelivuoro 4: yksi 20-12-2, yksi 6-4-2, yksi 0-1-2 (esikunta), kolme 2-1-2, yksi 2-1-3
        - Pelivuoro 6: yksi 8-3-2
        - Pelivuoro 8: yksi 20-12-2, yksi 8-3-2
        - Pelivuoro 9: yksi 12-8-2, yksi 6-4-2, yksi 2-2-3
        - Pelivuoro 10: kaksi 6-4-2, kolme 2-1-2

        Muilla pelivuoroilla ei saavu mitään. Peruspelissä 3-1-1 ei ole mukana.

        Yksiköitä tuovat aikaisemmin [[Option.G]] ja [[Designer.C]], ja osaa niistä viivyttää [[Option.H]].
        Yksikön 3-1-1 tuo [[Option.D]] tai [[Event.F]].`,
    },
    O2: {
      title: 'Suomen joukkojen taistelujaotus',
      text: `Yksiköt merkitään hyökkäysvoima - puolustusvoima - liikekyky.

        - Alussa: kuusi 6-6-2, yksi 4-4-2, kolme 2-2-3, yksitoista 1-1-3 ja viisi tyhjää
        - Pelivuoro 2: kaksi 6-6-2, viisi 0-0-3, kaksi 2-2-3, kaksi 1-1-3
        - Pelivuoro 3: yksi 1-1-3
        - Pelivuoro 6: yksi 4-4-2
        - Pelivuoro 8: yksi 3-3-3, kaksi 2-2-3 (ratsuväkiprikaati ja rykmentti)
        - Pelivuoro 9: yksi 4-4-2

        Muilla pelivuoroilla ei saavu mitään. Kuusi 2-2-2-yksikköä ja liittoutuneiden kuusi 3-2-2-yksikköä
        eivät ole mukana peruspelissä.

        Yksiköitä tuovat aikaisemmin [[Option.F]] ja [[Scenario.D]], ja osaa niistä viivyttää [[Option.H]].
        Yksiköt 2-2-2 tuo [[Event.G]], yksiköt 3-2-2 skenaario ([[Scenario.Allies]]).`,
    },
    O3: {
      title: 'Aselajit ja koot',
      text: `Neuvostojoukot:
        - 20-12-2 ja 12-8-2: armeijakunta, jalkaväki (XXX)
        - 6-4-2: jalkaväkidivisioona (XX)
        - 5-3-3: panssariprikaati (X)
        - 2-1-3: panssarirykmentti (III)
        - 2-1-2: jalkaväkirykmentti (III)
        - 2-2-2: vuoristoprikaati (X)
        - 8-3-2: tykistö
        - 2-2-3: ratsuväkiprikaati (X)
        - 1-1-4: NKVD:n rajajoukot
        - 0-1-2: esikunta (HQ)
        - 3-1-1: laskuvarjoprikaati (X)

        Suomalaiset ja liittoutuneet:
        - 6-6-2 ja 4-4-2: jalkaväkidivisioona (XX)
        - 2-2-3: jalkaväkirykmentti (III) tai ratsuväkiprikaati (X)
        - 1-1-3: jalkaväkipataljoona (II)
        - 0-0-3: hiihtopartio
        - 3-3-3: ruotsalaiset vapaaehtoiset (X)
        - 2-2-2: ulkomaiset vapaaehtoiset (X)
        - 3-2-2: liittoutuneiden prikaati (X)

        Aselajilla ja koolla on merkitystä vain, kun sääntö nimeää yksikön niiden tai sen kolmen luvun mukaan.`,
    },
    E2: {
      title: 'Oikaisu: Suomen vahvistukset pelivuorolla 8',
      text: `Suomen kahdesta 2-2-3-yksiköstä, jotka saapuvat pelivuorolla 8, toinen on ratsuväkiprikaati ja
        toinen jalkaväkirykmentti. Ne eivät ole kaksi ratsuväkiprikaatia.`,
    },
    E3: {
      title: 'Oikaisu: ylimääräiset nappulat',
      text: `Nappula-arkilla on kaksi nappulaa liikaa. Pelissä on vahvistukset mukaan lukien kaikkiaan
        neljätoista 1-1-3-yksikköä ja kuusi 20-12-2-yksikköä.`,
    },
  },
};
