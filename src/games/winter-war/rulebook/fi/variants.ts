import type { variants as english } from '../variants.ts';
import type { FinnishChapter } from './chapter.ts';

export const variants: FinnishChapter<typeof english> = {
  title: 'Muunnelmia pelistä A Winter War',
  paragraphs: {
    'Option.D': {
      title: 'Maahanlaskut',
      text: `Valinnainen. Neuvostoliiton 3-1-1 aloittaa pelin Leningradissa, missä sitä ei koskaan lasketa
        pinoamiseen. Se saa lähteä sieltä marssien kuten mikä tahansa yksikkö, tai sen voi pudottaa Suomeen.

        Pudotus suunnitellaan pelivuoroa aiemmin ([[Option.D3]]) ja tehdään Neuvostoliiton liike- ja
        taisteluvaiheen välissä. Noppa kertoo, miten yksikkö laskeutuu ([[Option.D1]]). [[Option.D2]] kertoo,
        mitä se voi tehdä maassa, [[Option.D4]] miten se saa huoltoa.

        Aina kun se on Leningradissa, sen voi pudottaa uudelleen. [[Event.F]] tuo sen takaisin sinne, kun se
        on tuhottu.`,
    },
    'Option.D1': {
      title: 'Maahanlaskut: hajaannus',
      text: `Kun 3-1-1 pudotetaan, heitä yhtä noppaa ja vähennä
        - 1 säästä, aina
        - 1, jos heksa ei ole avoin: suo, linnoitus tai Suomen kaupunki
        - 1 lisää, jos siinä on Suomen kaupunki
        - 1, jos se on suomalaisten vaikutusalueella
        - 1 jokaista alkavaa kuutta heksaa kohti Leningradista

        Tulos:
        - 2 tai enemmän: se laskeutuu hyvin
        - 1 tai 0: hajalla. Hyökkäys ja puolustus puolittuvat
        - -1 tai -2: pahasti hajalla. Se ei voi hyökätä, ja sen puolustus puolittuu
        - -3 tai vähemmän: tuhoutuu

        Säilytä puolikkaat pisteet. Sekä hajalla oleva että eristetty yksikkö puolitetaan kerran. Hajaannus
        kestää, kunnes Neuvostoliiton seuraava pelaajavuoro alkaa.

        Esimerkki: avoin heksa neljän heksan päässä, ilman suomalaisten vaikutusaluetta, vähentää 2.`,
    },
    'Option.D2': {
      title: 'Maahanlaskut: maassa',
      text: `Jos 3-1-1 laskeutui hyvin, sillä on heti vaikutusalue. Samalla pelaajavuorolla se saa hyökätä,
        yksin tai muiden kanssa, ja kuten jokaisen neuvostoyksikön sen on hyökättävä, jos se on suomalaisen
        yksikön vieressä. Hajalla sillä ei ole vaikutusaluetta eikä sen tarvitse hyökätä, mutta se saa,
        puolella voimalla. Pahasti hajalla sillä ei ole vaikutusaluetta, eikä se hyökkää koskaan.

        Ennen Neuvostoliiton seuraavan pelaajavuoron alkua heksoja, joissa se on, ei lasketa vallatuiksi eikä
        läpikuljetuiksi: mikään kaupunki, linnoitus tai muu heksa ei vaihda omistajaa sen kautta. Siitä
        lähtien heksa, jossa se on, lasketaan kuten minkä tahansa yksikön heksa.`,
    },
    'Option.D3': {
      title: 'Maahanlaskut: suunnittelu ja kantama',
      text: `Neuvostoliiton vahvistusvaiheessa, kun 3-1-1 on Leningradissa, Neuvostoliiton pelaaja saa
        kirjoittaa salaa muistiin heksan seuraavaa pelivuoroa varten. Sen on oltava Suomessa, enintään
        kahdentoista heksan päässä Leningradista, ja yksikön on saatava mennä siihen. Suunnitelmia on yksi
        kerrallaan; uusi korvaa vanhan. Ensimmäiseksi pelivuoroksi pudotuksen voi suunnitella vain, jos
        käytössä on [[Option.G]], Neuvostoliiton alkusijoittelussa.

        Suunnitellulla Neuvostoliiton pelaajavuorolla, liikkeen jälkeen, Neuvostoliiton pelaaja tekee
        pudotuksen tai luopuu siitä; luopuminen ei maksa mitään. Suunnitelma raukeaa,
        - jos yksikkö ei ole Leningradissa tai se on liikkunut tällä pelaajavuorolla
        - jos heksassa on suomalainen yksikkö
        - jos heksassa ei ole tilaa pinoamisrajan mukaan
        - jos yksikkö on taistellut suunnitelman teon jälkeen
        - jos Leningrad on suomalaisten vaikutusalueella, mikä estää myös suunnitelman teon

        Suomalaisten vaikutusalue itse heksassa ei estä pudotusta.`,
    },
    'Option.D4': {
      title: 'Maahanlaskut: yllätys',
      text: `Suunnitellun pudotuksensa pelaajavuorolla 3-1-1 on huollossa, laskeutui se mihin tahansa. Sen
        jälkeen se tarvitsee huoltoa kuten mikä tahansa neuvostoyksikkö tai on eristetty.`,
    },
    'Option.E': {
      title: 'Vaihteleva pelin pituus',
      text: `Valinnainen. Pelivuoron 10 jälkeen Suomen pelaaja heittää noppaa: luvuilla 1 ja 2 peli päättyy,
        luvuilla 3–6 se jatkuu pelivuoron 12 loppuun. Pelivuoron 12 jälkeen Suomen pelaaja heittää uudelleen:
        luvuilla 1–4 peli päättyy, luvuilla 5 ja 6 pelataan pelivuoro 13, joka on viimeinen.
        - Pelivuoro 11: 13. maaliskuuta 1940 (jää)
        - Pelivuoro 12: 23. maaliskuuta (jää)
        - Pelivuoro 13: 2. huhtikuuta

        Nämä heitot aloittavat välivaiheen. Pisteet lasketaan, kun peli todella päättyy. Vuorotaulukon
        jälkeisillä pelivuoroilla ei tule uusia vahvistuksia; viivytetyt yksiköt saavat silti saapua.

        Jää kestää pelivuoron 12 loppuun. Kun pelivuoro 13 alkaa, jokainen jäällä oleva yksikkö siirtyy
        lähimpään maaheksaan, jota sen oma puoli on viimeksi pitänyt, johon se saa mennä, jossa ei ole
        vihollisen yksiköitä ja jossa on sille tilaa. Jos useampi on yhtä lähellä, se siirtyy heksaan, jonka
        numero on pienin. Yksikkö, jolla ei ole tällaista heksaa, tuhoutuu.`,
    },
    'Option.F': {
      title: 'Nopeutettu ulkomaanapu',
      text: `Valinnainen. Suomen vahvistukset pelivuorolta 4 ja myöhemmiltä saapuvat kolme pelivuoroa
        aikaisemmin:
        - Pelivuoro 3: lisäksi yksi 4-4-2
        - Pelivuoro 5: ruotsalainen 3-3-3, kaksi 2-2-3
        - Pelivuoro 6: toinen 4-4-2

        Jos skenaariot ja erikoistapahtumat ovat käytössä, kaksi muutakin asiaa muuttuu. Suomen pelaaja lisää
        skenaarion noppaan 1 ja laskee luvun 7 luvuksi 6. Kun erikoistapahtuman noppa näyttää 1, yksi 2-2-2
        liittyy kuten kohdassa [[Event.G]].

        Tasoitus on +10 ([[Option.Handicap]]).`,
    },
    'Option.G': {
      title: 'Neuvostoliiton valmistautuminen',
      text: `Valinnainen. Neuvostoliiton vahvistukset pelivuoroilta 1–3 kuuluvat alkujoukkoihin: yksi 20-12-2,
        kolme 2-1-2, yksi 2-1-3. Ne sijoitetaan muiden kanssa samoin rajoituksin. Kaikki myöhemmät saapuvat
        kolme pelivuoroa aikaisemmin:
        - Pelivuoro 1: yksi 20-12-2, yksi 6-4-2, yksi 0-1-2 (esikunta), kolme 2-1-2, yksi 2-1-3
        - Pelivuoro 3: yksi 8-3-2
        - Pelivuoro 5: yksi 20-12-2, yksi 8-3-2
        - Pelivuoro 6: yksi 12-8-2, yksi 6-4-2, yksi 2-2-3
        - Pelivuoro 7: kaksi 6-4-2, kolme 2-1-2

        Petroskoi huoltaa alusta asti enintään 90 hyökkäyspistettä; erikoistapahtuma H ei silloin tuo mitään.
        [[Option.D]] on käytössä, ja pudotuksen ensimmäiseksi pelivuoroksi saa suunnitella Neuvostoliiton
        alkusijoittelussa.

        Tasoitus on -20 ([[Option.Handicap]]).`,
    },
    'Option.H': {
      title: 'Varhennettu alku',
      text: `Valinnainen. Sota alkaa 20. marraskuuta 1939 pelivuorolla 0. Pelivuoroja pelataan yksitoista.
        Pelivuoron 0 jälkeen ei ole välivaihetta.

        Alkusijoittelussa Neuvostoliiton pelaaja jättää laatikkoon yksiköitä, joissa on tasan 20
        hyökkäyspistettä. Niiden joukossa ei saa olla esikuntaa, ja pisteistä vähintään 12 on oltava
        2-1-2-yksiköissä. Suomen pelaaja jättää tasan yhden 2-2-3-yksikön ja kaksi 1-1-3-yksikköä. Ne kaikki
        ovat pelivuoron 0 vahvistuksia.

        Mannerheim-linjan toinen heksa lännestä (1406) ei ole valmis. Koko pelivuoron 0 Neuvostoliiton
        pelaajavuoron ajan se ei ole linnoitus: ei kaksinkertaistusta, ei suluissa olevia tuloksia, ei suojaa
        neuvostoyksiköiden vaikutusalueilta. Alkusijoittelussa se lasketaan linnoitukseksi.

        Tasoitus on -20 ([[Option.Handicap]]).`,
    },
    'Designer.A1': {
      title: 'Raskaat panssarit',
      text: `Valinnainen. Kaksi Neuvostoliiton kolmesta 2-1-3-yksiköstä on raskaita panssareita: 35. ja 40.,
        ellei Neuvostoliiton pelaaja valitse alkusijoittelussa kahta muuta.

        Raskaat panssarit eivät saa liikkua, vetäytyä, edetä eivätkä hyökätä pikkujärvisivun yli, ellei sen
        yli kulje tie. Junalla ne saavat ylittää sen. Jäälle ne eivät koskaan mene. Jokisivut ovat niille
        samat kuin muillekin yksiköille.

        Jos niiden on vetäydyttävä eikä muuta tietä ole, ne tuhoutuvat. Niiden ei tarvitse hyökätä, jos kaikki
        niiden viereiset suomalaiset yksiköt ovat tällaisten sivujen takana.`,
    },
    'Designer.A2': {
      title: 'Suomalaisten jatkoliike suksilla',
      text: `Valinnainen. Suomen taisteluvaihetta seuraa Suomen jatkoliikevaihe. Siinä 0-0-3 tai 1-1-3 saa
        liikkua 1 LP:n verran, jos se tällä pelaajavuorolla
        - käytti enintään 1 LP:n
        - ei kulkenut junalla
        - ei edennyt eikä vetäytynyt
        - eikä ole nyt eristetty

        Kaikki liikkumisen säännöt ovat voimassa, niiden joukossa vaikutusalueet ja pinoaminen. Yksikkö ei saa
        kulkea junalla eikä sillä ole oikeutta yhteen kalliimpaan heksaan. Hyökkäystä ei seuraa.`,
    },
    'Designer.B': {
      title: 'Ratojen katkaiseminen',
      text: `Valinnainen. Omassa liikevaiheessaan yksikkö saa katkaista heksassaan kulkevan rautatien. Heksan
        on oltava vihollisen maassa. Yksikön on oltava huollossa nyt, ja sen on täytynyt olla huollossa
        vaiheen alkaessa. Yksikkö maksaa
        - 2 LP: 1-1-3 ja 0-0-3
        - 1 LP: jokainen rykmentti ja prikaati (III, X)
        - ei mitään: jokainen divisioona ja armeijakunta (XX, XXX)

        Esikunnat, NKVD-yksiköt ja 8-3-2-yksiköt eivät voi tehdä tätä. Yksikkö saa katkaista radan ennen
        siirtoaan, ja silloin se liikkuu jäljelle jäävillä liikepisteillä ilman oikeutta yhteen kalliimpaan
        heksaan. Tai se saa tehdä sen siirtonsa jälkeen, jos liikepisteitä on tarpeeksi jäljellä.

        Heksaan, jonka rata on katkaistu, saa mennä kuten ennenkin, mutta mikään juna ei kulje siihen, sen
        läpi eikä siitä pois, eikä kummankaan puolen rautatieyhteys kulje sen läpi.

        Kotimaassaan mikä tahansa yksikkö korjaa heksassaan kulkevan rautatien oman liikevaiheensa lopussa,
        jos se ei liikkunut siinä vaiheessa eikä ole vihollisen vaikutusalueella. Liittoutuneiden yksiköt ovat
        Suomessa kotonaan.`,
    },
    'Designer.C': {
      title: 'Lännen päättäväinen väliintulo',
      text: `Valinnainen, ja vain skenaarioiden ja erikoistapahtumien kanssa. Se korvaa skenaarion
        nopanheiton. Suomen pelaaja heittää välivaiheessa kahta noppaa ja laskee ne yhteen. Liittoutuneet
        tulevat, jos summa on enintään
        - 4 pelivuorojen 1 ja 2 jälkeen
        - 5 pelivuoron 3 jälkeen
        - 6 pelivuorojen 4 ja 5 jälkeen
        - 7 pelivuoron 6 jälkeen
        - 8 pelivuorojen 7 ja 8 jälkeen
        - 9 pelivuoron 9 ja myöhempien jälkeen

        Sitten kummastakin naapurista heitetään yhtä noppaa siitä, tekeekö se vastarintaa. Norja tekee
        vastarintaa luvulla 1. Ruotsi tekee sitä luvuilla 1 ja 2, tai luvuilla 1, 2 ja 3, jos Norja tekee.
        - Kumpikaan ei tee vastarintaa: [[Scenario.B]]
        - Toinen tekee vastarintaa: [[Scenario.A]]
        - Molemmat tekevät vastarintaa: [[Scenario.A]] pelivuoroa myöhemmin, jos silloin on välivaihe

        Sen jälkeen Suomen pelaaja ei enää heitä, vaikka Petsamon maihinnoususta kieltäydyttäisiin tai se
        epäonnistuisi. Skenaarioita C, D ja E ei tule.

        Neuvostoliitto vastaa heti: seuraavalla pelivuorolla saapuvat myös sitä seuraavan pelivuoron
        Neuvostoliiton vahvistukset.`,
    },
    'Option.Handicap': {
      title: 'Tasoitukset',
      text: `Jotkin muunnelmat auttavat toista puolta niin paljon, että pistelasku korvaa eron. Kun kaikki muu
        on laskettu ja ennen kuin voiton taso luetaan, Neuvostoliiton pistemäärä muuttuu:
        - +10, jos käytössä on [[Option.F]]
        - -20, jos käytössä on [[Option.G]]
        - -20, jos käytössä on [[Option.H]]

        Useat tasoitukset lasketaan yhteen. Pelin ratkaisee taso tasoituksineen. Sen vieressä näytetään taso
        ilman niitä, jotta nähdään, miten itse sota olisi päättynyt.`,
    },
    'Option.Together': {
      title: 'Muunnelmat yhdessä',
      text: `Jokainen muunnelma valitaan erikseen, eikä yksikään kuulu peruspeliin. Näin ne sopivat yhteen:
        - Valmistautuminen ([[Option.G]]) tuo mukanaan maahanlaskut ([[Option.D]])
        - Päättäväinen väliintulo ([[Designer.C]]) on voimassa vain skenaarioiden ja erikoistapahtumien kanssa
        - Maahanlaskut ja [[Event.F]]: tapahtuma tuo vain takaisin tuhotun 3-1-1-yksikön
        - Valmistautuminen ja varhennettu alku ([[Option.H]]): suuremmat alkujoukot sijoitetaan ennen
          pelivuoroa 0, ja sivuun jätettävät 20 pistettä otetaan niistä. Alkusijoittelussa suunniteltu pudotus
          tehdään pelivuorolla 0. Tasoitus on -40
        - Varhennettu alku ja vaihteleva pituus ([[Option.E]]): pelivuorot numeroidaan luvusta 0 enintään
          lukuun 13
        - Vaihteleva pituus ja skenaariot: jos peli jatkuu, pelivuorojen 10, 11 ja 12 jälkeisissä
          välivaiheissa heitetään kaikki nopat
        - Ulkomaanapu ([[Option.F]]) ja päättäväinen väliintulo: ei ole skenaarion noppaa, johon lisätä 1.
          Tasoitus säilyy
        - Jatkoliike ([[Designer.A2]]) ja ratojen katkaiseminen ([[Designer.B]]): yksikkö, joka maksoi 2 LP
          radan katkaisemisesta, ei voi tehdä jatkoliikettä

        Murmanskin puolustus on käytössä jokaisen muunnelman kanssa, kunhan skenaariot ja erikoistapahtumat
        eivät ole.`,
    },
  },
};
