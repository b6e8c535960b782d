import type { movement as english } from '../movement.ts';
import type { FinnishChapter } from './chapter.ts';

export const movement: FinnishChapter<typeof english> = {
  title: 'Liikkuminen',
  paragraphs: {
    Movement: {
      title: 'Yleissääntö',
      text: `Liikevaiheessasi saat siirtää yksiköitäsi heksasta viereiseen heksaan. Yksikkö pääsee niin
        pitkälle kuin sen liikekyky (nappulan kolmas luku) riittää, maaston ja vihollisen vaikutusalueiden
        rajoissa. Siirrä yksi yksikkö kerrallaan yhtenäistä heksojen reittiä pitkin.`,
    },
    'Movement.A': {
      title: 'Liikepisteet',
      text: `Heksaan meneminen maksaa yhden liikepisteen (LP), ellei maasto vaadi enempää. Hinnat ovat
        taulukossa [[Terrain.Chart]]. Se, miten ne lasketaan yhteen, selviää kohdasta [[M1]].`,
    },
    'Movement.B': {
      title: 'Liikkuminen on vapaaehtoista',
      text: `Yhdenkään yksikön ei ole koskaan pakko liikkua. Siirrä yksiköistäsi kaikki, osa tai ei yhtään.`,
    },
    'Movement.C': {
      title: 'Mihin suuntaan tahansa liikekyvyn rajoissa',
      text: `Yksikkö saa vaihtaa suuntaa niin usein kuin haluat ja pysähtyä ennen kuin sen liikekyky on
        käytetty. Se ei koskaan käytä vaiheessa enempää liikepisteitä kuin sen liikekyky on. Käyttämättä
        jääneet menetetään: niitä ei voi säästää myöhempään vaiheeseen eikä antaa toiselle yksikölle.`,
    },
    'Movement.D': {
      title: 'Vain vuorossa oleva pelaaja liikkuu',
      text: `Liikevaiheessa liikkuvat vain vuorossa olevan pelaajan yksiköt.`,
    },
    'Movement.E': {
      title: 'Liikkuessa ei taistella',
      text: `Liikevaiheessa kukaan ei hyökkää.`,
    },
    'Movement.F': {
      title: 'Vihollisen miehittämät heksat',
      text: `Heksaan, jossa on vihollisen yksikkö, ei saa koskaan mennä, ei edes ohikulkumatkalla.`,
    },
    'Movement.G': {
      title: 'Yksi siirto vaiheessa',
      text: `Yksikkö liikkuu liikevaiheessa kerran. Kun olet tehnyt sen siirron loppuun, et voi enää jatkaa
        etkä muuttaa sitä. Kohta [[M4]] kertoo, milloin siirto on tässä pelissä lopullinen.`,
    },
    'Movement.H': {
      title: 'Vaihteleva maasto',
      text: `Reitti saa kulkea erilaisten maastojen läpi, kunhan pystyt maksamaan jokaisesta heksasta siihen
        mennessäsi.`,
    },
    'Movement.I': {
      title: 'Yhden heksan siirto',
      text: `Yksikkö saa aina siirtyä koko siirtonaan yhden heksan, vaikka sen liikekyky ei riittäisi hintaan.
        Poikkeus: se ei saa mennä suoraan vihollisen vaikutusalueella olevasta heksasta toiseen sellaiseen
        ([[ZoneOfControl.F]]).`,
    },
    'Movement.J': {
      title: 'Rautatieliike',
      text: `Yksikkösi saavat käyttää kotimaansa rautateitä: neuvostoyksiköt Neuvostoliitossa, suomalaiset
        yksiköt Suomessa. Yksikkö, joka aloittaa vaiheen rautatieheksassa kotimaassaan, on jo junassa, eikä se
        maksa mitään. Muun yksikön on ensin päästävä kotimaansa rautatieheksaan. Junaan nousu maksaa siellä 1
        LP:n.

        Itse junamatka rautatieheksasta siihen liittyvään rautatieheksaan on ilmainen, oli se miten pitkä
        tahansa. Myöskään junasta poistuminen ei maksa mitään. Samassa vaiheessa yksikkö saa kulkea vuoroin
        junalla ja vuoroin jalan niin kauan kuin sen liikepisteet riittävät; jokainen uusi junaan nousu maksaa
        1 LP:n. Vaiheen lopussa jokaisen yksikön katsotaan poistuneen junasta.

        Vihollisen vaikutusalueella olevassa heksassa ei voi nousta junaan, mutta yksikkö saa ensin kävellä
        alueelta pois ja nousta junaan sen ulkopuolella. Matkan varrella ei saa olla vihollisen yksikköä.
        Yksikkö, joka tulee vihollisen vaikutusalueelle, poistuu junasta ja pysähtyy.

        Neuvostoyksiköt käyttävät rataa vain, jos siltä on Leningradiin yhteys rautatieheksoja pitkin, joissa
        ei ole suomalaista yksikköä. Suomalaiset yksiköt käyttävät rataa vain, jos siltä on samanlainen
        yhteys, ilman neuvostoyksikköä, johonkin suomalaisten hallussa olevaan Suomen kaupunkiin. Vihollisen
        vaikutusalueet eivät katkaise tätä yhteyttä. Eristetyt yksiköt eivät koskaan kulje junalla.`,
    },
    'Movement.K': {
      title: 'Kartan reuna ja vesi',
      text: `Yksiköt pysyvät kartalla. Yksikkö, jonka taistelu ajaisi kartalta, tuhoutuu.

        Suurjärviä ja meriä ovat Laatokka, Ääninen, Suomenlahti, Pohjanlahti, Vienanmeri ja Jäämeri. Heksan
        sivua, joka on kokonaan niiden vettä, ei voi ylittää. Jos mikä tahansa osa siitä on maata, sen voi
        ylittää. Heksaan, joka on osaksi maata ja osaksi vettä, saa mennä.

        Joen ja pikkujärven saa ylittää heksan sivulla, ja se maksaa 1 LP:n lisää. Kokonaan pikkujärvien
        peittämään heksaan ja vuoriheksaan ei saa koskaan mennä. Merelle pääsee vain jäätä myöten:
        [[Movement.N]].`,
    },
    'Movement.K1': {
      title: 'Suljetut maat',
      text: `Peruspelissä Norja ja Ruotsi on suljettu kaikilta yksiköiltä. Myös tämän kartan kulmassa näkyvä
        Viro on suljettu.

        Skenaarioiden kanssa liittoutuneiden yksiköt voivat tulla yhden Ruotsin heksan kautta
        ([[Scenario.Allies]]).`,
    },
    'Movement.K2': {
      title: 'NKVD pysyy kotimaassa',
      text: `NKVD-yksiköt (1-1-4) eivät koskaan poistu Neuvostoliitosta.`,
    },
    'Movement.K3': {
      title: 'Raskaat yksiköt ja rivi A',
      text: `Suomen 6-6-2-yksiköt ja Neuvostoliiton 20-12-2-yksiköt eivät koskaan mene rivin A
        pohjoispuolelle. Rivi A on rivi 13, joten nämä yksiköt pysyvät riveillä 1–13.`,
    },
    'Movement.K4': {
      title: 'Pakko rikkoa kielto',
      text: `Yksikkö tuhoutuu, jos taistelu ei jätä sille muuta tietä kuin siltä suljettuun heksaan tai maahan
        tai suljetun heksan sivun yli.`,
    },
    'Movement.L': {
      title: 'Siirtyminen taisteluvaiheessa',
      text: `Taisteluvaiheen vetäytyminen ja eteneminen eivät ole tässä tarkoitettua liikkumista eivätkä maksa
        liikepisteitä.`,
    },
    'Movement.M': {
      title: 'Kuka on jo liikkunut',
      text: `Liikkunut yksikkö näkyy kuusikymmentä astetta käännettynä vaiheen loppuun asti. Näet siis yhdellä
        silmäyksellä, mitkä yksiköt voivat vielä liikkua.`,
    },
    'Movement.N': {
      title: 'Jää',
      text: `Pelivuoroilla 8, 9 ja 10 jääheksat ovat jäässä, ja jokaiseen saa mennä 2 LP:n hinnalla. Ne ovat
        Suomenlahden kokonaan vettä olevat heksat riveillä 3–5, sarakkeissa 09–15. Pidemmässä pelissä jää
        kestää pelivuoron 12 loppuun ([[Option.E]]).

        Kun heksa on jäässä, sen vesi on kaikissa muissa suhteissa kuin maata: sen sivut voi ylittää ja niiden
        yli voi hyökätä, ja vaikutusalueet ja huoltoreitit ulottuvat niiden yli.`,
    },
    'Terrain.Chart': {
      title: 'Maaston vaikutukset',
      text: `Heksat:
        - Avoin maasto: 1 LP. Ei vaikutusta taisteluun.
        - Suo Suomessa: suomalaisille yksiköille 1 LP, neuvostoyksiköille 2 LP. Ei vaikutusta taisteluun.
        - Suo Neuvostoliitossa: kaikille 2 LP. Ei vaikutusta taisteluun.
        - Suomen kaupunki (Helsinki, Viipuri, Oulu, Petsamo): heksan muun maaston hinta. Suomalaisten ja
          liittoutuneiden yksiköiden puolustus kaksinkertaistuu.
        - Neuvostoliiton huoltokaupunki (Leningrad, Petroskoi, Vienan Kemi, Kantalahti, Murmansk): heksan muun
          maaston hinta. Neuvostoyksiköiden puolustus kaksinkertaistuu.
        - Linnoitus: 1 LP. Suomalaisten ja liittoutuneiden yksiköiden puolustus kaksinkertaistuu; käytä
          suluissa olevia tuloksia ([[Fortifications.B]]).
        - Jää: 2 LP, vasta pelivuorosta 8 alkaen ([[Movement.N]]). Ei vaikutusta taisteluun.
        - Vuori ja kokonaan pikkujärvien peittämä heksa: ei pääsyä.
        - Norja ja Ruotsi: ei pääsyä.

        Sivut ja väylät:
        - Tie: 1 LP, jos tulet heksaan sivun yli, jonka poikki tie kulkee. Taistelussa ratkaisee muu maasto.
        - Rautatie: katso [[Movement.J]]. Taistelussa ratkaisee muu maasto.
        - Joki- tai pikkujärvisivu: 1 LP lisää. Puolustus kaksinkertaistuu, jos jokainen hyökkääjä hyökkää
          tällaisen sivun yli.
        - Suurjärvi- tai merisivu: ei ylitystä, ei hyökkäystä, ei vaikutusaluetta.

        Kartan vyöhykkeet:
        - Rivi A (rivi 13) ja sen eteläpuoli: kaksi yksikköä heksassa. Suomalaiset yksiköt eivät saa vetäytyä
          ennen taistelua.
        - Rivin A pohjoispuoli: yksi yksikkö heksassa, hiihtopartioita lukuun ottamatta. Suljettu 20-12-2- ja
          6-6-2-yksiköiltä.
        - Suomi: suljettu NKVD-yksiköiltä, jotka eivät myöskään saa hyökätä rajan yli.`,
    },
    M1: {
      title: 'Hinnan laskeminen',
      text: `Heksa maksaa 1 LP:n, suo- tai jääheksa sen, minkä [[Terrain.Chart]] sanoo. Joki- tai
        pikkujärvisivun ylittäminen lisää hintaan 1 LP:n. Jos tulet heksaan tiesivun yli, askel maksaa
        kaikkiaan 1 LP:n, oli maasto mikä tahansa ja ylittipä tie mitä tahansa.`,
    },
    M2: {
      title: 'Yhden heksan siirron rajat',
      text: `Yhden heksan siirto poistaa vain hinnan. Heksan, heksan sivun ja maan on silti oltava yksikölle
        avoimia. Oikeus menetetään vain, kun molemmat heksat ovat vihollisen vaikutusalueella.`,
    },
    M3: {
      title: 'Rautatiet ja vihollisen vaikutusalueet',
      text: `Yksikkö, joka aloittaa vaiheen vihollisen vaikutusalueella, ei ole junassa, vaikka se olisi
        kotimaansa rautatieheksassa ja vaikka se olisi juuri saapunut vahvistuksena: sen on poistuttava
        alueelta ja noustava junaan 1 LP:n hinnalla.

        Juna saa ajaa yhteen vihollisen vaikutusalueella olevaan heksaan. Siinä yksikkö poistuu junasta ja sen
        siirto päättyy. Se ei koskaan aja junalla tällaisen heksan läpi eikä siitä pois.

        Koko matkan, ensimmäisestä heksasta viimeiseen, on kuljettava kotimaassa ja radalla, jota saa käyttää
        kohdan [[Movement.J]] mukaan.`,
    },
    M4: {
      title: 'Milloin siirto on lopullinen',
      text: `Siirto on tehty, kun vahvistat sen. Tässä pelissä voit perua sen, kunnes vaihe päättyy tai kunnes
        noppaa on heitetty tai jotakin kätkettyä on paljastunut. Jos ”koskettu–siirretty” on käytössä, vahvistettu
        siirto pysyy.`,
    },
    M5: {
      title: 'Eristetyt yksiköt',
      text: `Liikevaiheen alussa eristetty yksikkö siirtyy enintään yhden heksan eikä koskaan junalla.`,
    },
    M6: {
      title: 'Jää kestää',
      text: `Kun meri pelivuorolla 8 on jäätynyt, jää kestää pelin loppuun. Yhtään yksikköä ei menetetä jäiden
        lähtöön.

        Poikkeus on vaihtelevan pituinen peli, joka jatkuu pelivuorolle 13 ([[Option.E]]).`,
    },
    M7: {
      title: 'Vaiheen päättäminen',
      text: `Et voi päättää liikevaihetta, jos jossakin heksassa on yksiköitäsi enemmän kuin pinoamisraja
        sallii. Peli nimeää nämä heksat ja rajan ylittävät yksiköt.`,
    },
  },
};
