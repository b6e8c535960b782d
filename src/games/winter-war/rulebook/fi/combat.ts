import type { combat as english } from '../combat.ts';
import type { FinnishChapter } from './chapter.ts';

export const combat: FinnishChapter<typeof english> = {
  title: 'Taistelu',
  paragraphs: {
    Combat: {
      title: 'Yleissääntö',
      text: `Taisteluvaiheessa vuorossa oleva pelaaja on hyökkääjä ja toinen pelaaja puolustaja. Vaiheessa on
        kolme jaksoa: vetäytyminen ennen taistelua, eteneminen ennen taistelua ja hyökkäykset.

        Ratkaise hyökkäys näin: laske yhteen hyökkäävien yksiköiden hyökkäysvoimat (ensimmäinen luku) ja
        puolustavien yksiköiden puolustusvoimat (toinen luku). Muodosta niistä voimasuhde, hyökkääjä ensin, ja
        pyöristä se puolustajan eduksi johonkin taulukon [[Combat.Table]] sarakkeeseen. Heitä noppaa, lue
        tulos ja toteuta se heti.`,
    },
    'Combat.A': {
      title: 'Vetäytyminen ennen taistelua',
      text: `Suomen pelaaja: vain 0-0-3- ja 1-1-3-yksiköt saavat vetäytyä ennen taistelua, ja vain Suomessa
        rivin A pohjoispuolella olevasta heksasta. Oikeus ei ole voimassa, kun neuvostojoukot ovat
        vallanneet Mannerheim-linjan kaikki neljä heksaa ([[C17]]).

        Neuvostoliiton pelaaja: vain esikunnat saavat vetäytyä ennen taistelua, olivat ne missä tahansa.`,
    },
    'Combat.A1': {
      title: 'Vetäytymisen rajat: matka',
      text: `Vetäytyminen, ennen taistelua tai sen jälkeen, on yhden heksan mittainen.`,
    },
    'Combat.A2': {
      title: 'Vetäytymisen rajat: heksa',
      text: `Et saa vetäytyä vihollisen vaikutusalueelle, maastoon, johon yksikkö ei pääse, etkä yli
        pinoamisrajan. Hiihtopartioita (0-0-3) ei lasketa rajaan.`,
    },
    'Combat.A3': {
      title: 'Vetäytymisen rajat: oman yksikön luo',
      text: `Pinoamisrajan salliessa saat vetäytyä oman yksikön luo, vaikka sen heksa olisi vihollisen
        vaikutusalueella. Vetäytynyt yksikkö ei auta heksan puolustuksessa, mutta se jakaa heksassa olevan
        yksikön kohtalon.`,
    },
    'Combat.B': {
      title: 'Eteneminen ennen taistelua',
      text: `Kun yksikkö on vetäytynyt ennen taistelua, hyökkääjä saa siirtää sen jättämään heksaan yksikön,
        joka oli sen vieressä. Eteneminen on yhden heksan mittainen, eivätkä vihollisen vaikutusalueet estä
        sitä. Edetä saa mikä tahansa yksikkö paitsi esikunta. Edennyt yksikkö ei hyökkää tässä
        taisteluvaiheessa; sen nappula on merkitty vaiheen loppuun asti.`,
    },
    'Combat.C': {
      title: 'Vain viereiset yksiköt',
      text: `Saat hyökätä vain sellaisia vihollisyksiköitä vastaan, joiden vieressä on yksiköitäsi, ja
        hyökkäykseen saavat osallistua vain puolustajan vieressä olevat yksiköt.`,
    },
    'Combat.D': {
      title: 'Suomalaisten hyökkäykset ovat vapaaehtoisia',
      text: `Suomen pelaajana sinun ei tarvitse hyökätä lainkaan. Hyökkää joihinkin viereisiin
        neuvostojoukkojen heksoihin ja jätä toiset rauhaan, kuten haluat.`,
    },
    'Combat.E': {
      title: 'Neuvostojoukkojen hyökkäykset ovat pakollisia',
      text: `Neuvostoliiton pelaajana sinun on hyökättävä jokaista suomalaista yksikköä vastaan, jonka
        vieressä on yksiköitäsi, ja jokaisen suomalaisen yksikön vieressä olevan neuvostoyksikön on
        osallistuttava johonkin hyökkäykseen. Tämä ei koske eristettyjä yksiköitä, ennen taistelua edenneitä
        yksiköitä eikä esikuntia: ne eivät voi hyökätä.`,
    },
    'Combat.F': {
      title: 'Kerran jaksossa',
      text: `Yhdessä hyökkäysjaksossa yksikkö hyökkää enintään kerran, ja sitä vastaan hyökätään enintään
        kerran.`,
    },
    'Combat.G': {
      title: 'Monta heksaa yhtä vastaan',
      text: `Eri heksoissa olevat yksiköt saavat hyökätä yhdessä heksaan, jonka vieressä ne kaikki ovat. Laske
        niiden hyökkäysvoimat yhteen. Niiden määrää rajoittaa vain tila heksan ympärillä.`,
    },
    'Combat.H': {
      title: 'Pino puolustaa yhdessä',
      text: `Samaan heksaan pinotut yksiköt puolustavat yhdessä: laske niiden puolustusvoimat yhteen.`,
    },
    'Combat.J': {
      title: 'Pino saa jakaa hyökkäyksensä',
      text: `Saman pinon yksiköiden ei tarvitse hyökätä yhdessä. Kukin saa osallistua eri hyökkäykseen tai,
        kun hyökkäys on vapaaehtoinen, jäädä siitä pois.`,
    },
    'Combat.K': {
      title: 'Yksi heksa monta vastaan',
      text: `Yksikkö tai pino saa hyökätä samassa hyökkäyksessä kahteen tai useampaan viereiseen heksaan.
        Laske yhteen kaikkien niissä olevien yksiköiden puolustusvoimat.`,
    },
    'Combat.L': {
      title: 'Voimaa ei jaeta',
      text: `Yksikkö käyttää koko hyökkäysvoimansa yhteen hyökkäykseen. Myös puolustusvoima lasketaan
        aina kokonaisena: et voi hyökätä sen osaa vastaan.`,
    },
    'Combat.M': {
      title: 'Hyökkäysten järjestys',
      text: `Hyökkääjä valitsee järjestyksen. Toteuta jokainen tulos ja sen sallima eteneminen, ennen kuin
        siirryt seuraavaan hyökkäykseen.`,
    },
    'Combat.N': {
      title: 'Voimasuhde',
      text: `Jos voimasuhde osuu kahden sarakkeen väliin, käytä puolustajalle edullisempaa. Esimerkki: 19
        vastaan 7 on 2-1; 3 vastaan 7 on 1-3.`,
    },
    'Combat.P': {
      title: 'Eristetyt yksiköt eivät hyökkää',
      text: `Eristetty yksikkö ei osallistu hyökkäykseen.`,
    },
    'Combat.Q': {
      title: 'NKVD ja raja',
      text: `NKVD-yksikkö ei saa hyökätä rajan yli: Suomen puolella olevat suomalaiset ovat siltä turvassa.`,
    },
    'Combat.R': {
      title: 'Hiihtopartiot hyökkäyksen kohteena',
      text: `Viereisten neuvostoyksiköiden on hyökättävä sellaista hiihtopartiota vastaan, joka ei ole vetäytynyt ennen
        taistelua, kuten mitä tahansa suomalaista yksikköä vastaan. Sillä ei ole voimaa, jolla
        puolustautua: kun hyökätään vain hiihtopartioita vastaan, tulos on aina De ([[C8]]).`,
    },
    'Combat.S': {
      title: 'Kaksinkertainen puolustus',
      text: `Puolustusvoima kaksinkertaistuu
        - suomalaisilla yksiköillä Suomen kaupungissa (Helsinki, Viipuri, Oulu, Petsamo) tai linnoitusheksassa
        - neuvostoyksiköillä Neuvostoliiton huoltokaupungissa (Leningrad, Petroskoi, Vienan Kemi, Kantalahti,
          Murmansk)
        - kummankin puolen yksiköillä, kun jokainen hyökkääjä hyökkää joki- tai pikkujärvisivun yli

        Olipa syitä kuinka monta tahansa, voima kaksinkertaistuu kerran.`,
    },
    'Combat.Table': {
      title: 'Taistelutulostaulukko',
      text: `Sarakkeet ovat 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1 ja 6-1, rivit nopan kuusi lukua. Jos
        voimasuhde on parempi kuin 6-1, käytetään saraketta 6-1. Hyökkäystä voimasuhteella 1-4 tai huonommalla
        ei saa tehdä; jos sellaista ei voi välttää, sen tulos on Ae.

        Jos tuloksen perässä on toinen suluissa, käytä suluissa olevaa linnoitusheksassa olevia suomalaisia
        yksiköitä vastaan ([[C7]]). Mitä välttämätön tarkoittaa, sanotaan kohdassa [[C4]].`,
    },
    'Combat.Results': {
      title: 'Mitä tulokset tarkoittavat',
      text: `- Ae, hyökkääjä tuhoutuu: poista kaikki hyökkäävät yksiköt. Puolustaja ei etene.
        - Ar, hyökkääjä vetäytyy: jokainen hyökkäävä yksikkö vetäytyy yhden heksan. Hyökkääjä valitsee minne.
        - Ne, ei vaikutusta: kaikki yksiköt pysyvät paikoillaan.
        - Dr, puolustaja vetäytyy: jokainen puolustava yksikkö vetäytyy yhden heksan. Puolustaja valitsee
          minne. Hyökkääjä ei etene.
        - De, puolustaja tuhoutuu: poista kaikki puolustavat yksiköt. Hyökkääjä saa edetä.
        - Ex, vaihto: poista kaikki puolustavat yksiköt; hyökkääjä poistaa hyökkääviä yksiköitä, joilla on
          vähintään yhtä monta hyökkäyspistettä kuin puolustaja menetti puolustuspisteitä. Molemmat lasketaan
          painettuina. Jos yksikin hyökkääjä on jäljellä, hyökkääjä saa edetä.

        Tulosten De ja Ex jälkeen etenee yksi hyökkäävä yksikkö heksaan, jonka puolustaja menetti, vaikka se
        olisi vihollisen vaikutusalueella.`,
    },
    'Combat.Retreat': {
      title: 'Vetäytyminen ja eteneminen taistelun jälkeen',
      text: `Jos yksikkö voisi vetäytyä vain vihollisen vaikutusalueelle, kulkukelvottomaan tai kiellettyyn
        maastoon tai jo täyteen heksaan, se tuhoutuu. Rivillä A ja sen eteläpuolella saat vetäytyä oman
        yksikön luo, oli siinä vihollisen vaikutusalue tai ei. Rivin A pohjoispuolella tilaa on vain, kun kyse
        on hiihtopartioista ([[Stacking.C]]).

        Vetäytyminen ja eteneminen eivät maksa liikepisteitä. Hyökkääjä etenee vain tulosten De ja Ex jälkeen
        tai kun puolustaja vetäytyi ennen taistelua. Puolustaja ei etene koskaan.`,
    },
    C1: {
      title: 'Mikä on hyökkäys',
      text: `Hyökkäys on jompikumpi näistä:
        - yksiköt kuinka monesta heksasta tahansa yhteen puolustettuun heksaan
        - saman heksan yksiköt useaan puolustettuun heksaan

        Usean heksan yksiköt eivät koskaan hyökkää samassa hyökkäyksessä useaan heksaan. Jokaisen hyökkääjän on
        oltava jokaisen kohdeheksan vieressä niin, että välissä on sivu, jonka yli voi hyökätä. Sivun
        yli, joka on kokonaan suurjärveä tai merta, ei voi hyökätä. Kaikki puolustetussa heksassa olevat yksiköt
        puolustavat.`,
    },
    C2: {
      title: 'Neuvostojoukkojen hyökkäysvelvoite',
      text: `Peli kirjaa velvoitteet Neuvostoliiton hyökkäysjakson alussa. Jokaisen neuvostoyksikön, joka saa
        hyökätä ja on suomalaisen tai liittoutuneiden yksikön vieressä, on hyökättävä. Jokaiseen suomalaisten
        tai liittoutuneiden heksaan, jonka vieressä tällainen yksikkö on ja johon se saa hyökätä, on
        hyökättävä.

        Velvoitteesta vapaita ovat eristetyt yksiköt, esikunnat, ennen taistelua edenneet yksiköt sekä
        NKVD-yksiköt, joiden viereiset viholliset ovat kaikki Suomessa.

        Velvoite raukeaa, kun taistelujen tulokset erottavat osapuolet tai kun hyökkääjä ei enää saa hyökätä,
        koska se on joutunut eristetyksi. Taistelujen tuloksista ei koskaan synny uutta velvoitetta.`,
    },
    C3: {
      title: 'Velvoitteet pysyvät täytettävissä',
      text: `Hyökkäystä ei sallita, jos sen jälkeen jonkin pakollisen kohdeheksan vieressä ei olisi enää
        yhtään käyttämätöntä yksikköä, jonka on hyökättävä, tai jos jonkin velvoitetun yksikön vieressä ei
        olisi enää yhtään sellaista heksaa. Kielto nimeää heksan tai yksikön, joka jäisi yli. Niin kauan kuin
        jokainen hyökkäys täyttää tämän ehdon, loput voi aina toteuttaa.`,
    },
    C4: {
      title: 'Toivottomat hyökkäykset',
      text: `Voimasuhde 1-4 tai huonompi on kielletty Suomen pelaajalta ja neuvostoyksiköiltä, joiden ei
        tarvitse hyökätä.

        Neuvostoyksiköt, joiden on hyökättävä, saavat hyökätä niin heksoihin, joihin on hyökättävä, mutta vain
        kun sitä ei voi välttää. Ajattele kaikkia tapoja täyttää vielä voimassa olevat velvoitteet asemassa
        sellaisena kuin se on ennen nopanheittoa: hyökkäyksen on kuuluttava tapaan, jossa hyökkäyksiä suhteella
        1-4 tai huonommalla on vähiten. Noppaa ei heitetä: tulos on Ae.

        Myöskään paremmalla suhteella ei saa hyökätä, jos hyökkäyksiä suhteella 1-4 tai huonommalla tarvittaisiin
        sen jälkeen yksi enemmän kuin on pakko; muuten hyökkäysten järjestys tekisi säännön tyhjäksi. Kumpikin
        kielto näyttää paremman tavan. Jos rintama on niin sekava, ettei kaikkia tapoja voi kokeilla, asia jää
        pelaajille.`,
    },
    C4a: {
      title: 'Uhrihyökkäykset',
      text: `Kun tämä sääntö on käytössä, neuvostojoukot saavat tehdä minkä tahansa hyökkäyksen suhteella 1-4 tai
        huonommalla, kun jokaisen hyökkääjän on hyökättävä ja jokaiseen puolustettuun heksaan on hyökättävä,
        olipa se vältettävissä tai ei. Näin heikko yksikkö uhrataan, jotta vahvempi voi hyökätä muualla hyvällä
        suhteella. Tulos on Ae ilman nopanheittoa.`,
    },
    C5: {
      title: 'Puolikkaat pisteet',
      text: `Puolikkaat voimapisteet säilyvät. Mitään ei pyöristetä, ennen kuin voimasuhde muodostetaan.`,
    },
    C6: {
      title: 'Kaksinkertaistus ja puolitus',
      text: `Kaupunki, linnoitus ja vesi eivät koskaan tee yksiköstä enempää kuin kaksinkertaista, osuivatpa
        ne yhteen miten tahansa. Veden antama kaksinkertaistus ratkaistaan jokaisessa puolustetussa heksassa erikseen:
        jokaisen hyökkääjän on hyökättävä juuri siihen heksaan joki- tai pikkujärvisivun yli. Puolita
        eristetty puolustaja vasta kaksinkertaistuksen jälkeen.`,
    },
    C7: {
      title: 'Suluissa olevat tulokset',
      text: `Jos yksikin puolustetuista heksoista on suomalaisten tai liittoutuneiden yksiköiden pitämä linnoitus, koko
        hyökkäyksessä käytetään suluissa olevia tuloksia siellä, missä niitä on.`,
    },
    C8: {
      title: 'Hiihtopartiot yksin tai seurassa',
      text: `Jos hyökkäyksen kaikissa kohdeheksoissa on vain 0-0-3-yksiköitä, ne tuhoutuvat ilman
        nopanheittoa, ja yksi hyökkääjä saa edetä. Jos niiden kanssa puolustaa muita yksiköitä samassa heksassa
        tai saman hyökkäyksen toisessa heksassa, 0-0-3-yksiköt eivät lisää mitään, ja tulos koskee niitäkin.`,
    },
    C9: {
      title: 'Vetäytyminen taistelun jälkeen, heksa heksalta',
      text: `Tuloksissa Ar ja Dr jokainen yksikkö vetäytyy yhden heksan omistajansa valinnan mukaan, yksi
        kerrallaan. Heksa kelpaa, jos
        - siinä ei ole vihollisen yksikköä
        - se ei ole vihollisen vaikutusalueella, paitsi jos siinä on myös oma yksikkö
        - yksikkö saa mennä sen maastoon, riville ja maahan
        - heksojen välisen sivun voi ylittää
        - pinoamisraja ei ylity

        Yksikkö, jolla ei ole tällaista heksaa, tuhoutuu.`,
    },
    C10: {
      title: 'Vetäytyminen oman yksikön luo',
      text: `Oman yksikön heksaan vetäytynyt yksikkö ei lisää mitään heksan puolustukseen tässä
        taisteluvaiheessa. Jos heksaan hyökätään, tulos koskee sitäkin.`,
    },
    C11: {
      title: 'Vaihto',
      text: `Puolustaja poistaa kaikki puolustavat yksiköt. Sitten hyökkääjä valitsee poistettavaksi
        hyökkääviä yksiköitä, joiden painetut hyökkäysvoimat ovat yhteensä vähintään yhtä suuret kuin
        puolustajan poistamat painetut puolustusvoimat. Jos ne eivät riitä siihen, kaikki hyökkääjät
        poistetaan.`,
    },
    C12: {
      title: 'Eteneminen taistelun jälkeen',
      text: `Tulosten De ja Ex jälkeen yksi eloon jäänyt hyökkääjä saa edetä yhteen taistelun tyhjentämään
        heksaan. Päätä heti. Vihollisen vaikutusalueista ei tarvitse välittää. Esikunta ei etene koskaan, eikä
        mikään yksikkö heksaan, johon se ei saa mennä.`,
    },
    C13: {
      title: 'Ennen taistelua, yksikkö kerrallaan',
      text: `Vetäytyminen ennen taistelua ratkaistaan jokaisesta yksiköstä erikseen, kohdan [[Combat.A]]
        rajoissa: oikeuden antaa mikä tahansa sen vieressä oleva vuorossa olevan pelaajan yksikkö.

        Seuraavassa jaksossa jokaiseen kokonaan tyhjentyneeseen heksaan saa edetä yksi yksikkö. Esikunnat
        eivät saa. Edennyt yksikkö ei hyökkää, eikä sen tarvitse.`,
    },
    C14: {
      title: 'Eteneminen on aina sallittua',
      text: `Mikään yksikkö ei tuhoudu omaan etenemiseensä. Etenemistä yksiköltä suljettuun heksaan ei
        tarjota.`,
    },
    C15: {
      title: 'NKVD taistelussa',
      text: `NKVD-yksiköt eivät hyökkää Suomessa olevaa yksikköä vastaan eivätkä etene Suomeen, eivät ennen
        taistelua eivätkä sen jälkeen.`,
    },
    C16: {
      title: 'Vetäytymisen jälkeen',
      text: `Tässä taisteluvaiheessa vetäytynyt yksikkö ei lisää puolustukseen mitään ennen vaiheen loppua,
        oli se missä heksassa tahansa. Heksa, jonka koko puolustus on nolla, menetetään ilman nopanheittoa
        kuten kohdassa [[C8]].

        Yksikköä vastaan, jota vastaan on jo hyökätty, ei saa hyökätä toista kertaa samassa jaksossa, vaikka
        se olisi vetäytynyt. Jos se on liittynyt toiseen yksikköön ja tätä vastaan hyökätään, noudatetaan
        kohtaa [[C10]].`,
    },
    C17: {
      title: 'Milloin Mannerheim-linja on vallattu',
      text: `Suomalaiset yksiköt menettävät oikeuden vetäytyä ennen taistelua, kun neuvostojoukot ovat
        vallanneet Mannerheim-linjan kaikki neljä heksaa niin kuin [[Victory.Capture]] sanoo: ne ovat olleet
        niissä viimeksi, ja jokaisesta on yhteyslinja. Tämä tarkistetaan, kun ennen taistelua tapahtuvan
        vetäytymisen jakso alkaa, ja se on voimassa jakson loppuun.`,
    },
    C18: {
      title: 'Yksiköt ilman hyökkäysvoimaa',
      text: `Yksikkö, jolla ei ole hyökkäysvoimaa, esikunta tai 0-0-3, ei osallistu hyökkäykseen eikä siis
        etenekään sen jälkeen.`,
    },
  },
};
