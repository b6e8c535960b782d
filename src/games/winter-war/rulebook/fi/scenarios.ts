import type { scenarios as english } from '../scenarios.ts';
import type { FinnishChapter } from './chapter.ts';

export const scenarios: FinnishChapter<typeof english> = {
  title: 'Skenaariot ja erikoistapahtumat',
  paragraphs: {
    Scenario: {
      title: 'Valinnainen sääntö',
      text: `Tämä sääntö on valinnainen. Se antaa muun maailman puuttua sotaan.

        Jokainen pelivuoro päättyy välivaiheeseen, viimeistä lukuun ottamatta ([[Sequence.C]]). Siinä Suomen
        pelaaja heittää noppaa skenaariosta ([[Scenario.Table]]), kunnes sellainen on voimassa; pelissä on
        niitä enintään yksi. Neuvostoliiton pelaaja heittää noppaa erikoistapahtumasta ([[Event.Table]])
        jokaisessa välivaiheessa, tapahtui aiemmin mitä tahansa.

        Kun pelaat tällä säännöllä, Murmanskin puolustus ei ole käytössä eikä sen vähennyksiä lasketa.`,
    },
    'Scenario.Table': {
      title: 'Skenaariotaulukko',
      text: `Suomen pelaaja heittää yhtä noppaa. Luvuilla 1, 2 ja 3 skenaariota ei tule minkään pelivuoron
        jälkeen. Luvuilla 4, 5 ja 6 kirjain riippuu päättyvästä pelivuorosta:
        - Pelivuoro 1: 4 ei mitään, 5 ei mitään, 6 D
        - Pelivuoro 2: 4 C, 5 D, 6 E
        - Pelivuoro 3: 4 A, 5 B, 6 C
        - Pelivuoro 4: 4 A, 5 A, 6 B
        - Pelivuoro 5: 4 A, 5 B, 6 E
        - Pelivuoro 6: 4 A, 5 B, 6 E
        - Pelivuoro 7: 4 A, 5 B, 6 E
        - Pelivuoro 8: 4 B, 5 B, 6 B
        - Pelivuoro 9 ja myöhemmät: 4 B, 5 B, 6 B

        Toteuta skenaario heti. Jos skenaariota ei tule, Suomen pelaaja heittää uudelleen seuraavassa
        välivaiheessa.

        Rekonstruktio: painetusta taulukosta puuttuu nopan luvun 5 rivi pelivuorojen 6–9 jälkeen. Tässä
        versiossa siinä on B.`,
    },
    'Scenario.A': {
      title: 'A: liittoutuneet Petsamossa',
      text: `Kolme liittoutuneiden 3-2-2-prikaatia tulee meritse Petsamoon (1656). Jos siellä ei ole
        neuvostoyksikköä, ne nousevat heti maihin, suomalaisten yksiköiden luo, jos niitä on. Valittavaa ei
        ole.

        Jos siellä on neuvostoyksikkö, Suomen pelaaja valitsee. Kieltäytyminen tarkoittaa, ettei skenaariota
        tullut: Suomen pelaaja heittää uudelleen seuraavassa välivaiheessa (mutta ei, jos käytössä on
        [[Designer.C]]). Hyväksyminen tarkoittaa heti tehtävää maihinnousuhyökkäystä, ja skenaario on
        voimassa, kävi siinä miten tahansa.

        Maihinnousuhyökkäyksessä on 9 hyökkäyspistettä. Suomalaiset yksiköt eivät osallistu siihen. Petsamossa
        olevat neuvostoyksiköt puolustautuvat kaksinkertaisella painetulla puolustusvoimallaan; puolita se
        eristetyltä yksiköltä. Heitä yhtä noppaa ja katso tulos taulukosta [[Combat.Table]], ilman suluissa
        olevia tuloksia:
        - Ae, Ar, Ne: kaikki kolme prikaatia tuhoutuvat
        - De: neuvostoyksiköt tuhoutuvat, ja prikaatit nousevat maihin
        - Dr: neuvostoyksiköt vetäytyvät kuten taistelun jälkeen tai tuhoutuvat, jos eivät voi; prikaatit
          nousevat maihin
        - Ex: neuvostoyksiköt tuhoutuvat; Suomen pelaaja luopuu prikaateista, joiden painetut hyökkäysvoimat
          ovat vähintään yhtä suuret kuin menetetyt painetut puolustusvoimat, tai kaikista kolmesta; loput
          nousevat maihin

        Tällä kartalla Petsamon edustan meri on kartan ulkopuolella: ennen maihinnousua prikaatit eivät ole
        missään heksassa.`,
    },
    'Scenario.B': {
      title: 'B: liittoutuneet Skandinavian läpi',
      text: `Norja ja Ruotsi päästävät liittoutuneet läpi. Kuusi liittoutuneiden 3-2-2-prikaatia sijoitetaan
        heti Ruotsin heksaan R (0635), Kemin ja Tornion viereen. [[Scenario.Allies]] kertoo, miten ne tulevat
        Suomeen.

        Rekonstruktio: prikaatien lukumäärä puuttuu painetusta tekstistä. Tässä versiossa ne tulevat kaikki
        kuusi. Myös heksan R paikka tällä kartalla on tämän version oma.`,
    },
    'Scenario.C': {
      title: 'C: liittoutuneet molempia teitä',
      text: `Rekonstruktio: tämän skenaarion painettu teksti on kadonnut.

        Kolme liittoutuneiden 3-2-2-prikaatia sijoitetaan heti heksaan R, kuten kohdassa [[Scenario.B]].
        Toiset kolme tulevat Petsamoon, kuten kohdassa [[Scenario.A]]. Jos siellä on neuvostoyksikkö ja Suomen
        pelaaja kieltäytyy maihinnoususta, nämä kolme jäävät lopullisesti pois, ja skenaario on silti
        voimassa.`,
    },
    'Scenario.D': {
      title: 'D: Ruotsi auttaa varhain',
      text: `Rekonstruktio: tämän skenaarion painettu teksti on kadonnut.

        Ruotsalainen 3-3-3 ja 64. rykmentin 2-2-3 tulevat heti Ouluun. Ne eivät saavu enää vuorotaulukosta.
        Jos Oulu ei ole suomalaisten hallussa, Suomen pelaaja sijoittaa ne mihin tahansa suomalaisten hallussa
        olevaan Suomen kaupunkiin. Jos sellaista ei ole, ne saapuvat vuorotaulukon mukaan.

        Ne saavat ylittää pinoamisrajan Suomen seuraavan liikevaiheen loppuun asti.`,
    },
    'Scenario.E': {
      title: 'E: uhka Bakulle',
      text: `Rekonstruktio: tämän skenaarion painettu teksti on kadonnut.

        Liittoutuneet uhkaavat Kaukasiaa, ja Neuvostoliiton pelaajan on lähetettävä sinne joukkoja.
        Neuvostoliiton pelaaja poistaa kartalta neuvostoyksiköitä yksi kerrallaan, yhteensä tasan 12 painettua
        hyökkäyspistettä tai niin vähän yli kuin kokonaisilla yksiköillä on mahdollista. Hän valitsee ne itse. Yksiköt, joilla ei ole hyökkäyspisteitä, eivät
        kelpaa. Poistetut ovat poissa pelin loppuun asti; kumpikaan puoli ei saa tästä voittopisteitä.`,
    },
    'Scenario.Allies': {
      title: 'Liittoutuneiden yksiköt',
      text: `Liittoutuneiden 3-2-2-yksiköt kuuluvat Suomen pelaajalle ja toimivat joka suhteessa kuten
        suomalaiset yksiköt. Ne saavat liikkua ensimmäisen kerran tulonsa jälkeisellä Suomen pelaajavuorolla.

        Norja ja Ruotsi ovat niiltäkin suljettuja. Ainoa poikkeus on tie ulos heksasta R (0635): suoraan rajan
        yli Kemiin (0735) tai Tornioon (0636). Mikään yksikkö ei mene kartalta heksaan R, ei edes
        vetäytyessään.

        R on puolueetonta maata. Siellä liittoutuneiden yksiköt ovat huollossa, niitä vastaan ei voi hyökätä,
        eikä neuvostoyksiköiden vaikutusalue ulotu niihin. Ne saavat hyökätä heksasta R Suomeen. Jos tällainen
        hyökkäys päättyy vetäytymiseen, silloinkin ne pääsevät vain Kemiin tai Tornioon, tai ne tuhoutuvat.

        Jokaisesta tuhotusta liittoutuneiden 3-2-2-yksiköstä, missä ja miten tahansa, neuvostojoukot saavat +5
        voittopistettä.`,
    },
    'Event.Table': {
      title: 'Erikoistapahtumien taulukot',
      text: `Neuvostoliiton pelaaja heittää yhtä noppaa jokaisessa välivaiheessa. Taulukko riippuu päättyvästä
        pelivuorosta.

        Pelivuorot 1–4:
        - 1, 2 tai 3: ei mitään
        - 4: F
        - 5: G
        - 6: H

        Pelivuorot 5–7:
        - 1: ei mitään
        - 2: G
        - 3: H
        - 4: J
        - 5: K
        - 6: G ja J, molemmat

        Pelivuoro 8 ja myöhemmät:
        - 1 tai 2: ei mitään
        - 3: F
        - 4: J
        - 5: K
        - 6: L

        Rekonstruktio: ensimmäisestä taulukosta puuttuu luvun 2 kohta. Tässä versiossa siinä ei ole mitään.`,
    },
    'Event.F': {
      title: 'F: Neuvostoliiton laskuvarjopudotus',
      text: `Tämä tapahtuma tulee kerran pelissä; sen jälkeen F ei tuo mitään. Neuvostoliiton 3-1-1
        sijoitetaan Leningradiin, missä sitä ei koskaan lasketa pinoamiseen. Se saa lähteä sieltä marssien
        kuten mikä tahansa yksikkö.

        Sen saa pudottaa minkä tahansa myöhemmän Neuvostoliiton pelaajavuoron lopussa, jos se on Leningradissa
        eikä liikkunut sillä pelaajavuorolla. Heksa kelpaa, jos
        - se on Suomessa, enintään kuuden heksan päässä Leningradista, ja yksikkö saa mennä siihen
        - siinä ei ole suomalaista yksikköä eikä suomalaisten vaikutusaluetta
        - siinä on tilaa pinoamisrajan mukaan

        Maassa se on yksikkö kuten muutkin, ja se voi joutua eristetyksi kuten muutkin. Se liikkuu ja hyökkää
        Neuvostoliiton seuraavasta pelaajavuorosta alkaen.

        Jos [[Option.D]] on käytössä, 3-1-1 on pelissä alusta asti. Silloin F tuo sen takaisin Leningradiin,
        jos se on tuhottu; muuten F ei tuo mitään.`,
    },
    'Event.G': {
      title: 'G: ulkomaiset vapaaehtoiset',
      text: `Suomen pelaaja sijoittaa heti yhden 2-2-2-yksikön Helsinkiin tai Ouluun. Kaupungin on oltava
        suomalaisten hallussa. Yksikkö saa liikkua Suomen seuraavalla pelaajavuorolla. Se saa ylittää
        pinoamisrajan tuon pelaajavuoron liikevaiheen loppuun asti.

        Tällaisia yksiköitä voi tulla pelissä kuusi. Jos kaikki kuusi ovat tulleet tai kumpikaan kaupunki ei
        ole suomalaisten hallussa, tapahtumaa ei tule.`,
    },
    'Event.H': {
      title: 'H: Neuvostoliiton huoltoyhteydet',
      text: `Pelin loppuun asti Petroskoi huoltaa enintään 90 hyökkäyspistettä. Jos mikään skenaario ei ole
        voimassa tai Petroskoi huoltaa jo 90, tapahtumaa ei tule.`,
    },
    'Event.J': {
      title: 'J: Neuvostoliiton täydennykset',
      text: `Yksi tuhottu 2-1-2 palaa. Se on Neuvostoliiton seuraavan vahvistusvaiheen vahvistus, ja sitä saa
        viivyttää kuten muitakin. Jos yhtään 2-1-2-yksikköä ei ole tuhottu, tapahtumaa ei tule.`,
    },
    'Event.K': {
      title: 'K: aselepo',
      text: `Seuraavan pelivuoron jälkeen, ennen skenaarion nopanheittoa, Suomen pelaaja saa julistaa
        aselevon. Peli päättyy silloin heti, ja tilanne pisteytetään sellaisenaan. Tarjous on kertakäyttöinen,
        julistettiinpa aselepo tai ei; uusi K tuo uuden tarjouksen.

        Viimeisen pelivuoron jälkeen sitä ei voi julistaa, sillä silloin peli päättyy joka tapauksessa. Jos
        [[Option.E]] on käytössä, pelin pituuden nopanheitto on ennen sitä. Jos aselepo on jätetty pois
        ([[X4]]), K ei tuo mitään.`,
    },
    'Event.L': {
      title: 'L: ankara pakkanen',
      text: `Neuvostojoukot menettävät yksiköitä, joissa on tasan 4 painettua hyökkäyspistettä tai niin vähän
        yli kuin kokonaisilla yksiköillä on mahdollista ([[X4]]). Suomen pelaaja valitsee ne, kokonainen yksikkö
        kerrallaan, kaikista kartalla olevista, joilla on hyökkäyspisteitä. Missä eristetty kelpaa, saa valita
        vain eristettyjä. Ne lasketaan tuhotuiksi.

        Seuraavalla pelivuorolla kukaan ei kulje junalla. Rautatiet yhdistävät silti kaupungit huollossa, ja
        vahvistukset saapuvat silti.`,
    },
    X1: {
      title: 'Taulukoiden lukeminen',
      text: `Skenaariotaulukko ja erikoistapahtumien taulukot luetaan sellaisina kuin ne ovat tässä luvussa.
        Yhdeksättä myöhempien pelivuorojen jälkeen käytä pelivuoron 9 kirjaimia ja kolmatta taulukkoa.
        Pelivuoron 0 jälkeen välivaihetta ei ole.`,
    },
    X2: {
      title: 'A:n ja B:n lukeminen',
      text: `Painetut tekstit A ja B katkeavat reunaan; näin ne on täydennetty:
        - A: sekä Ae, Ar että Ne tarkoittavat, että kolme prikaatia menetetään
        - B: prikaateja tulee kuusi, Ruotsin heksaan R
        - Liittoutuneiden yksiköt kulkevat Ruotsissa vain heksasta R rajalle, ja heksassa R ne ovat huollossa`,
    },
    X3: {
      title: 'Kadonneet skenaariot',
      text: `Painetuista teksteistä C, D ja E ei ole jäljellä muuta kuin niiden kirjaimet taulukossa. Se, mitä
        tässä pelataan näillä kirjaimilla, on rekonstruktio, ja se on merkitty sellaiseksi kaikkialla, missä
        se näkyy.`,
    },
    X4: {
      title: 'Aselepo valinnaisena; pakkanen',
      text: `Aselepo valitaan erikseen: jos se on pois käytöstä, erikoistapahtumien taulukoiden K ei tuo
        mitään. Muut erikoistapahtumat jatkuvat.

        L-tapahtuman 4 pistettä on tarkka määrä: jokaisen valitun yksikön jälkeen loput on voitava vielä täyttää.
        Vain jos mikään joukko yksiköitä ei osu tasan siihen, valitaan pienin ylitys. Suomen pelaaja valitsee,
        eristetyt ensin. Skenaarion E 12 pistettä lasketaan samoin.`,
    },
  },
};
