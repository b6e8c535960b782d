import type { victory as english } from '../victory.ts';
import type { FinnishChapter } from './chapter.ts';

export const victory: FinnishChapter<typeof english> = {
  title: 'Voitto',
  paragraphs: {
    'Victory.Score': {
      title: 'Pisteiden laskeminen',
      text: `Vain Neuvostoliiton pelaaja saa voittopisteitä. Suomen pelaaja yrittää pitää pistemäärän pienenä
        ja voi laskea sitä valtaamalla paikkoja Neuvostoliitosta.

        Pelivuoron 10 jälkeen tai kun valinnainen sääntö päättää pelin ([[Option.E]], [[Event.K]]), molemmat
        pelaajat poistavat ensin eristetyt yksikkönsä. Laske yhteen Neuvostoliiton saamat pisteet, vähennä
        menetetyt ([[Victory.Schedule]]), lisää käytössä olevien muunnelmien tasoitukset ([[Option.Handicap]])
        ja lue tulos kohdasta [[Victory.Levels]].`,
    },
    'Victory.Schedule': {
      title: 'Voittopistetaulukko',
      text: `Neuvostoliiton pelaaja saa
        - +5 jokaisesta vallatusta heksasta Viipurin länsipuolisella rivillä: 1206, 1106, 1006, 0906, 0806
        - +25 Viipurin valtaamisesta
        - +30 Petsamon valtaamisesta
        - +30 Oulun valtaamisesta
        - +40 Mannerheim-linjan kaikkien neljän heksan valtaamisesta
        - +50, jos rivillä A tai sen eteläpuolella ei ole enää yhtään suomalaista tai liittoutuneiden yksikköä
        - +5 jokaisesta tuhotusta liittoutuneiden 3-2-2-yksiköstä (vain skenaarioiden kanssa:
          [[Scenario.Allies]])

        Neuvostoliiton pelaaja menettää
        - 10 jokaisesta suomalaisten valtaamasta huoltokaupungista, Leningradia ja Murmanskia lukuun ottamatta
        - 10 jokaisesta Neuvostoliiton pelaajavuorosta (pelivuorosta 4 alkaen), jonka lopussa enintään viiden
          heksan päässä Murmanskista on alle seitsemän taisteluyksikköä (ei skenaarioiden kanssa:
          [[Murmansk]])
        - 20, jos suomalaiset valtaavat Murmanskin
        - 100, jos suomalaiset valtaavat Leningradin (mutta katso [[E1]])`,
    },
    'Victory.Levels': {
      title: 'Voiton tasot',
      text: `- 101 tai enemmän: Neuvostoliiton ratkaiseva voitto
        - 81–100: Neuvostoliiton selvä voitto
        - 61–80: Neuvostoliiton niukka voitto
        - 31–60: Tasapeli (Suomen moraalinen voitto)
        - 30 tai vähemmän: Suomen ratkaiseva voitto`,
    },
    'Victory.Capture': {
      title: 'Mitä valtaaminen tarkoittaa',
      text: `Neuvostojoukot ovat vallanneet paikan, jos ne ovat siinä tai ovat viimeksi kulkeneet sen kautta
        ja siitä on yhteyslinja: enintään viisi heksaa esikuntaan ja esikunnasta enintään kymmenen
        Leningradiin tai huoltokaupunkiin, josta on rautatieyhteys Leningradiin. Linja kulkee kuten
        huoltoreitti.

        Suomalaiset ovat vallanneet paikan, jos he ovat siinä tai ovat viimeksi kulkeneet sen kautta ja siitä
        on Suomeen samanlainen reitti kuin suomalaisten huollossa ([[Supply.G]]).`,
    },
    V1: {
      title: 'Kuka oli paikalla viimeksi',
      text: `Jokainen heksa muistaa puolen, joka on viimeksi ollut siinä tai kulkenut sen kautta.
        Alkusijoittelu lasketaan. Heksa, johon kukaan ei ole mennyt, kuuluu oman maansa puolelle.`,
    },
    V2: {
      title: 'Yhteyslinjat pelin lopussa',
      text: `Valtaus tarvitsee yhteyslinjansa pisteiden laskemisen hetkellä, ei aiemmin. Huoltokaupunkien
        huoltokapasiteetit eivät vaikuta asiaan.`,
    },
    V3: {
      title: 'Suomalaisten valtaukset',
      text: `Neuvostoliiton paikka on vallattu, kun suomalaiset ovat olleet siinä viimeksi ([[V1]]) ja siitä
        on huoltoreitti Suomeen ([[U6]]).`,
    },
    V4: {
      title: 'Etelän tyhjentäminen',
      text: `Etelän 50 pistettä saa, jos lopussa, kun eristetyt yksiköt on poistettu, riveillä 1–13 ei ole
        yhtään suomalaista tai liittoutuneiden yksikköä: ei Suomessa, ei Neuvostoliitossa eikä jäällä.`,
    },
    V5: {
      title: 'Pistelaskun järjestys',
      text: `- Poista molempien puolten eristetyt yksiköt.
        - Laske yhteen saadut pisteet.
        - Vähennä menetetyt pisteet; Murmanskin vähennykset on kirjattu vuoro vuorolta.
        - Lisää käytössä olevien muunnelmien tasoitukset ([[Option.Handicap]]).
        - Lue voiton taso.

        Laskelma ”jos peli päättyisi nyt” tehdään samassa järjestyksessä.`,
    },
    V6a: {
      title: 'Lopussa eristetyt liittoutuneet',
      text: `Liittoutuneiden yksikkö, joka poistetaan, koska se on eristetty pisteitä laskettaessa, lasketaan
        tuhotuksi: +5.`,
    },
    V7: {
      title: 'Murmansk ja Leningrad',
      text: `Jos suomalaiset valtaavat Murmanskin, se maksaa Neuvostoliiton pelaajalle 20 eikä enää erikseen
        10 huoltokaupunkina. Kun oikaisut ovat käytössä, Leningradin menetys ei ehdi vaikuttaa pisteisiin,
        sillä sen menetys päättää pelin ([[E1]]).`,
    },
    V8: {
      title: 'Yhteyslinjan kulku',
      text: `Yhteyslinja saa kulkea mihin tahansa huoltokaupunkiin, joka on enintään kymmenen heksan päässä
        esikunnasta ja josta on rautatieyhteys Leningradiin; sen ei tarvitse olla lähin.

        Itse paikassa ei saa olla vihollisen yksiköitä eikä vihollisen vaikutusaluetta, ellei siinä ole omaa
        yksikköä.`,
    },
    E1: {
      title: 'Oikaisu: Leningradin menetys',
      text: `Jos suomalainen tai liittoutuneiden yksikkö tulee Leningradiin, vaikka vain kulkeakseen sen läpi,
        peli päättyy heti ja Suomen pelaaja voittaa. Pisteitä ei lasketa.`,
    },
  },
};
