import type { GlossaryWords } from './terms.ts';

/** The glossary in Finnish. */
export const fi: GlossaryWords = {
  hex: {
    term: 'Heksa',
    also: ['ruutu'],
    text: 'Kartan kuusikulmainen ruutu. Sen nimi on luku, jonka kaksi ensimmäistä numeroa kertovat sarakkeen ja kaksi viimeistä rivin: 1306 on Viipuri.',
  },
  hexside: {
    term: 'Heksan sivu',
    also: ['jokisivu', 'pikkujärvisivu'],
    text: 'Kahden heksan yhteinen reuna. Joet ja järvet kulkevat sivuja pitkin; tiet ja rautatiet kulkevat niiden yli.',
  },
  'terrain-chart': {
    term: 'Maaston vaikutukset',
    also: ['maastotaulukko'],
    text: 'Taulukko, joka kertoo, mitä mihinkin maastoon meneminen maksaa ja miten maasto auttaa puolustajaa.',
  },
  'row-a': {
    term: 'Rivi A',
    text: 'Rivi 13, linja kartan poikki ahtaan etelän ja avaran pohjoisen välissä. Sen pohjoispuolella heksaan mahtuu yksi yksikkö, eivätkä raskaimmat yksiköt saa mennä sinne.',
  },
  ice: {
    term: 'Jää',
    text: 'Pelivuorosta 8 alkaen osa Suomenlahdesta on jäässä. Yksiköt saavat liikkua siellä, ja heksa maksaa 2 liikepistettä.',
  },
  counter: {
    term: 'Nappula',
    also: ['pelimerkki'],
    text: 'Pelimerkki. Sen kolme lukua ovat hyökkäysvoima, puolustusvoima ja liikekyky.',
  },
  unit: {
    term: 'Yksikkö',
    also: ['joukko-osasto'],
    text: 'Yhden nappulan esittämä joukko-osasto: mitä tahansa partiosta armeijakuntaan. Yksikköä ei koskaan jaeta.',
  },
  'size-mark': {
    term: 'Kokomerkki',
    also: ['armeijakunta', 'divisioona', 'prikaati', 'rykmentti', 'pataljoona'],
    text: 'Viivat nappulan kuvion yläpuolella: XXX on armeijakunta, XX divisioona, X prikaati, III rykmentti, II pataljoona.',
  },
  'unit-symbol': {
    term: 'Aselajin tunnus',
    also: ['jalkaväki', 'panssari', 'ratsuväki', 'tykistö'],
    text: 'Nappulan kuvio kertoo aselajin: ristikkäiset viivat ovat jalkaväkeä, yksi vinoviiva ratsuväkeä, soikio panssareita ja piste tykistöä.',
  },
  'attack-strength': {
    term: 'Hyökkäysvoima',
    also: ['hyökkäyspisteet'],
    text: 'Nappulan ensimmäinen luku: sen verran yksikkö tuo hyökkäykseen. Neuvostoyksikkö vie myös saman verran huoltoa.',
  },
  'defence-strength': {
    term: 'Puolustusvoima',
    also: ['puolustuspisteet'],
    text: 'Nappulan toinen luku: sen verran yksikkö panee vastaan, kun sitä vastaan hyökätään.',
  },
  blank: {
    term: 'Tyhjä nappula',
    also: ['harhautus'],
    text: 'Suomalaisten nappula, joka asetetaan alkusijoittelussa kuvapuoli alaspäin hämäämään Neuvostoliiton pelaajaa. Kaikki viisi poistetaan kartalta, kun suomalaiset paljastetaan.',
  },
  headquarters: {
    term: 'Esikunta',
    also: ['HQ'],
    text: 'Neuvostoliiton 0-1-2. Se välittää huoltoa enintään viiden heksan päässä oleville yksiköille, ei koskaan hyökkää, eikä sillä ole vaikutusaluetta.',
  },
  nkvd: {
    term: 'NKVD-yksikkö',
    also: ['rajajoukot'],
    text: 'Neuvostoliiton rajajoukkojen 1-1-4. Se ei tarvitse huoltoa eikä saa poistua Neuvostoliitosta.',
  },
  'ski-patrol': {
    term: 'Hiihtopartio',
    text: 'Suomalaisten 0-0-3. Se ei pysty taistelemaan, mutta se ei vie tilaa pinossa, livahtaa pohjoisessa hyökkäysten alta ja katkoo huoltoreittejä.',
  },
  'set-up': {
    term: 'Alkusijoittelu',
    text: 'Ensimmäisten yksiköiden asettaminen kartalle ennen pelin alkua: ensin suomalaiset kuvapuoli alaspäin, sitten neuvostojoukot näkyviin.',
  },
  'game-turn': {
    term: 'Pelivuoro',
    also: ['vuoro'],
    text: 'Kymmenen päivää sotaa. Siinä on kaksi pelaajavuoroa, ensin Neuvostoliiton, ja peli kestää kymmenen pelivuoroa.',
  },
  'player-turn': {
    term: 'Pelaajavuoro',
    text: 'Toisen puolen osuus pelivuorosta. Sen aikana puoli saa vahvistuksia, liikkuu ja taistelee.',
  },
  phase: {
    term: 'Vaihe',
    text: 'Pelaajavuoron osa, jossa tehdään yhtä asiaa: vahvistetaan, liikutaan tai taistellaan. Vaihe on ohi, ennen kuin seuraava alkaa.',
  },
  segment: {
    term: 'Jakso',
    text: 'Taisteluvaiheen osa. Ensin vetäydytään ennen taistelua, sitten edetään tyhjiksi jääneisiin heksoihin ja lopuksi hyökätään.',
  },
  'phasing-player': {
    term: 'Vuorossa oleva pelaaja',
    text: 'Pelaaja, jonka pelaajavuoro on menossa: se, joka liikkuu ja hyökkää.',
  },
  interphase: {
    term: 'Välivaihe',
    text: 'Skenaarioiden ja erikoistapahtumien kanssa pelivuoron jälkeinen tauko, jossa molemmat pelaajat heittävät noppaa suuren maailman uutisista.',
  },
  reinforcement: {
    term: 'Vahvistus',
    also: ['saapuminen'],
    text: 'Yksikkö, joka tulee peliin myöhemmin, oman puolensa kaupunkiin. Se tulee junalla: sijoitettaessa se on valmiiksi junassa.',
  },
  'movement-point': {
    term: 'Liikepiste',
    also: ['LP', 'liikekyky'],
    text: 'Näillä yksikkö maksaa liikkuessaan heksasta heksaan. Nappulan kolmas luku kertoo, montako niitä on yhteen vaiheeseen.',
  },
  'one-hex-move': {
    term: 'Yhden heksan siirto',
    text: 'Jokainen yksikkö saa siirtyä koko siirtonaan yhden heksan, vaikka sen liikepisteet eivät riittäisi. Vain vihollisen vaikutusalueelta suoraan toiselle se ei pääse.',
  },
  entrain: {
    term: 'Junaan nousu',
    also: ['nousta junaan', 'rautatieliike', 'junalla', 'junamatka'],
    text: 'Junaan noustaan kotimaan rautatieheksassa, hintana 1 liikepiste. Matka ja junasta poistuminen ovat ilmaisia; yksikkö, joka aloittaa vaiheen radalla, on jo junassa.',
  },
  zoc: {
    term: 'Vaikutusalue',
    also: ['VA', 'ZOC'],
    text: 'Kuusi heksaa yksikön ympärillä. Alueelle tuleva vihollinen pysähtyy, ei pääse siltä suoraan toiselle eikä saa huoltoa sen läpi.',
  },
  stack: {
    term: 'Pino',
    text: 'Saman puolen yksiköt samassa heksassa. Ne puolustavat yhdessä, mutta kukin saa hyökätä erikseen.',
  },
  'stacking-limit': {
    term: 'Pinoamisraja',
    also: ['pinoaminen', 'liian täysi'],
    text: 'Montako yksikköä heksassa saa olla: rivillä A ja sen eteläpuolella kaksi, pohjoisessa yksi. Rajaa on noudatettava, kun liikevaihe päättyy.',
  },
  'touch-move': {
    term: 'Koskettu–siirretty',
    text: 'Asetus, jolla mitään ei voi perua: siirretty yksikkö jää siihen, minne se siirrettiin.',
  },
  attack: {
    term: 'Hyökkäys',
    text: 'Yksi nopanheitto: joukko hyökkääjiä vastaan heksat, joiden vieressä ne kaikki ovat. Jaksossa yksikkö hyökkää kerran, ja sitä vastaan hyökätään kerran.',
  },
  'combined-attack': {
    term: 'Yhteishyökkäys',
    text: 'Monen heksan yksiköt yhtä heksaa vastaan tai yksi joukko monta heksaa vastaan. Kummankin puolen voimat lasketaan yhteen.',
  },
  odds: {
    term: 'Voimasuhde',
    also: ['suhde'],
    text: 'Hyökkäysvoima puolustusvoimaa vastaan, pyöristettynä puolustajan eduksi: 7 vastaan 2 on 3-1.',
  },
  'odds-column': {
    term: 'Voimasuhteen sarake',
    text: 'Voimasuhteen oma sarake taistelutulostaulukossa; ensimmäinen on 1-4, viimeinen 6-1. Noppa valitsee sitten rivin.',
  },
  crt: {
    term: 'Taistelutulostaulukko',
    also: ['tulostaulukko', 'Ae', 'Ar', 'Ne', 'Dr', 'De'],
    text: 'Voimasuhde ja noppa antavat tuloksen. A on hyökkääjä ja D puolustaja, e tuhoutuu ja r vetäytyy; Ne on ei vaikutusta ja Ex vaihto.',
  },
  parentheses: {
    term: 'Suluissa oleva tulos',
    text: 'Joidenkin tulosten perässä on lievempi tulos suluissa. Se luetaan, kun suomalaiset puolustavat linnoitusta.',
  },
  exchange: {
    term: 'Vaihto',
    also: ['Ex'],
    text: 'Puolustajat menetetään, ja hyökkääjä luopuu yksiköistä, joissa on vähintään yhtä monta pistettä kuin puolustajiin on painettu.',
  },
  retreat: {
    term: 'Vetäytyminen',
    also: ['Ar', 'Dr'],
    text: 'Yksi heksa taaksepäin, omistajan valinnan mukaan ja pois vihollisen vaikutusalueilta. Yksikkö, jolla ei ole minne mennä, tuhoutuu.',
  },
  advance: {
    term: 'Eteneminen taistelun jälkeen',
    text: 'Kun puolustajat tuhoutuvat, yksi hyökkääjä saa siirtyä tyhjään heksaan, oli siinä vihollisen vaikutusalue tai ei. Pelkän vetäytymisen jälkeen kukaan ei etene.',
  },
  'retreat-before-combat': {
    term: 'Vetäytyminen ennen taistelua',
    text: 'Suomalaisten kevyet yksiköt rivin A pohjoispuolella ja Neuvostoliiton esikunnat missä tahansa saavat väistyä yhden heksan, ennen kuin hyökkäykset alkavat.',
  },
  'advance-before-combat': {
    term: 'Eteneminen ennen taistelua',
    text: 'Yksikkö saa seurata heksaan, jonka ennen taistelua vetäytynyt vihollinen jätti tyhjäksi. Sen jälkeen se ei hyökkää.',
  },
  obligation: {
    term: 'Hyökkäysvelvoite',
    also: ['velvoite', 'pakko hyökätä'],
    text: 'Neuvostojoukkojen pakko: jokaisen suomalaisen vieressä olevan yksikön on hyökättävä, ja jokaista niiden viereistä suomalaista vastaan on hyökättävä. Eristetyt yksiköt ja esikunnat ovat vapaita.',
  },
  'soak-off': {
    term: 'Uhrihyökkäys',
    text: 'Heikko hyökkäys, joka tehdään vain velvoitteen täyttämiseksi, jotta vahvat voivat hyökätä muualla paremmin. Suhteella 1-4 tai huonommalla vain, kun sitä ei voi välttää.',
  },
  doubling: {
    term: 'Kaksinkertaistus',
    also: ['kaksinkertaistettu'],
    text: 'Puolustajan voima kaksinkertaistuu linnoituksessa, oman puolen kaupungissa tai joen takana, kun jokaisen hyökkääjän on ylitettävä se. Useampikaan syy ei kasvata sitä enempää.',
  },
  supply: {
    term: 'Huolto',
    text: 'Ruokaa, polttoainetta ja ammuksia. Neuvostoyksikkö saa ne kaupungista esikunnan kautta; suomalainen tarvitsee niitä vain Suomen ulkopuolella.',
  },
  'supply-path': {
    term: 'Huoltoreitti',
    text: 'Heksat, joiden kautta huolto tulee, ilman vihollisia ja niiden vaikutusalueita. Oma yksikkö pitää heksansa auki vihollisen vaikutusalueellakin.',
  },
  'supply-city': {
    term: 'Huoltokaupunki',
    text: 'Leningrad, Petroskoi, Vienan Kemi, Kantalahti tai Murmansk. Se huoltaa yksiköitä niin kauan kuin siitä on rautatieyhteys Leningradiin.',
  },
  capacity: {
    term: 'Huoltokapasiteetti',
    also: ['kapasiteetti'],
    text: 'Montako hyökkäyspistettä huoltokaupunki voi huoltaa: Leningrad 300, Vienan Kemi vain 20.',
  },
  overload: {
    term: 'Ylikuormitus',
    also: ['ylikuormitettu'],
    text: 'Kaupungin varassa on enemmän yksiköitä kuin se voi huoltaa. Yli jäävät ovat eristettyjä.',
  },
  withdrawal: {
    term: 'Perääntyminen',
    text: 'Suomalaisen vieressä oleva yksikkö, joka jää ylikuormituksen takia ilman huoltoa, väistyy ensin yhden heksan eikä hyökkää.',
  },
  isolated: {
    term: 'Eristetty',
    also: ['eristys', 'ilman huoltoa', 'saarrettu'],
    text: 'Ilman huoltoa. Eristetty yksikkö siirtyy enintään yhden heksan, ei hyökkää, on vailla vaikutusaluetta ja puolustautuu puolella voimalla.',
  },
  fortification: {
    term: 'Linnoitus',
    also: ['linnoitusheksa', 'Mannerheim-linja', 'Laatokan linja'],
    text: 'Yksi Suomen kahdeksasta linnoitusheksasta: neljä on Mannerheim-linjalla, neljä Laatokan luona. Siinä suomalaisten voima kaksinkertaistuu, eivätkä neuvostojoukkojen vaikutusalueet ulotu siihen.',
  },
  capture: {
    term: 'Valtaus',
    also: ['vallata'],
    text: 'Paikka on vallattu, kun siinä ollaan tai on viimeksi oltu ja siitä on yhteyslinja taakse. Pisteet kertyvät vallatuista paikoista.',
  },
  'line-of-communication': {
    term: 'Yhteyslinja',
    text: 'Vallatusta paikasta enintään viisi heksaa esikuntaan ja siitä enintään kymmenen huoltokaupunkiin. Ilman sitä paikka ei tuo pisteitä.',
  },
  'victory-point': {
    term: 'Voittopiste',
    also: ['voittopisteet'],
    text: 'Näitä Neuvostoliiton pelaaja kerää Viipurista, Petsamosta, Oulusta ja muista paikoista. Suomen pelaaja yrittää pitää summan pienenä.',
  },
  'victory-level': {
    term: 'Voiton taso',
    text: 'Lopputulos pisteiden mukaan: vähintään 61 on Neuvostoliiton voitto, enintään 30 Suomen, ja siltä väliltä tulee tasapeli.',
  },
  'murmansk-defence': {
    term: 'Murmanskin puolustus',
    text: 'Pelivuorosta 4 alkaen Murmanskin lähellä on oltava seitsemän neuvostoyksikköä, kun Neuvostoliiton pelaajavuoro päättyy. Joka kerta, kun niin ei ole, Neuvostoliitto menettää 10 pistettä.',
  },
  scenario: {
    term: 'Skenaario',
    text: 'Valinnainen: apua ulkomailta, ennen kaikkea liittoutuneiden prikaateja suomalaisille. Tuleeko sitä ja milloin, sen ratkaisee noppa.',
  },
  'special-event': {
    term: 'Erikoistapahtuma',
    text: 'Valinnainen: pelivuoron jälkeen nopalla heitetty sattuma, kuten vapaaehtoisia, ankara pakkanen tai mahdollisuus rauhaan.',
  },
  handicap: {
    term: 'Tasoitus',
    text: 'Pisteitä, jotka lopussa annetaan tai otetaan pois, koska jokin muunnelma helpottaa toisen puolen peliä.',
  },
  errata: {
    term: 'Virallinen oikaisu',
    also: ['oikaisu', 'korjaus'],
    text: 'Korjauksia, jotka julkaisija teki pelin painamisen jälkeen.',
  },
  clarification: {
    term: 'Pelaajien täsmennys',
    also: ['CL1–CL10'],
    text: 'Pelaajien huolellinen tulkinta siitä, minkä painetut säännöt jättävät auki. Jokainen niistä kymmenestä valitaan erikseen.',
  },
};
