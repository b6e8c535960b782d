import type { GlossaryWords } from './terms.ts';

/** The glossary in Finnish. */
export const fi: GlossaryWords = {
  space: {
    term: 'Alue',
    text: 'Yksi kartan 45 ympyrästä; tiet ja rautatiet yhdistävät ne toisiinsa. Molemmat yhteydet ovat säännöissä samanarvoisia.',
  },
  number: {
    term: 'Alueen luku',
    also: ['Arvo'],
    text: 'Se lisätään aluetta puolustavien suomalaisten voimaan ja vähennetään heidän moraalistaan, kun alue kaatuu.',
  },
  fortified: {
    term: 'Linnoitettu alue',
    also: ['Linnoitus'],
    text: 'Alue, jonka ympärillä on katkonainen kehä. Se vie neuvostovoimasta 4, ja jokainen taistelu siitä siirtää moraalia 2 pistettä.',
  },
  'main-line': {
    term: 'Pääasema',
    also: ['Mannerheim-linja'],
    text: 'Koivisto, Summa, Äyräpää ja Taipale: linnoitetut alueet, jotka sulkevat Kannaksen.',
  },
  front: {
    term: 'Rintama',
    text: 'Lappi, Laatokka tai Karjala. Strategia kuuluu yhteen niistä, ja samoin alueet, joilta se voi lähteä.',
  },
  'logistic-centre': {
    term: 'Huoltokeskus',
    text: 'Murmansk, Kantalahti, Sorokka, Petroskoi tai Leningrad: niihin Neuvostoliiton huoltoketjut päättyvät.',
  },
  'logistic-chain': {
    term: 'Huoltoketju',
    also: ['Huoltolinja', 'Huolto'],
    text: 'Yhtenäinen jono Neuvostoliiton hallitsemia alueita, joka johtaa huoltokeskukseen. Yksiköt, joihin mikään ketju ei ulotu, ovat saarroksissa.',
  },
  control: {
    term: 'Hallinta',
    text: 'Suomen alue on Neuvostoliiton hallussa, kun siellä on neuvostoyksiköitä tai hallintamerkki.',
  },
  possession: {
    term: 'Hallintamerkki',
    also: ['Lippu', 'Merkki'],
    text: 'Yksi neljästä lipusta, jotka pitävät Suomen alueen ilman yksiköitä. Yksinäinen merkki on sisseille helppo saalis.',
  },
  'command-sheet': {
    term: 'Komentolehti',
    text: 'Se, minkä kumpikin pitää piilossa: rintamien ruudut, strategiat, tuki ja voimat.',
  },
  'front-box': {
    term: 'Rintamaruutu',
    text: 'Siinä rintaman neuvostoyksiköt odottavat kartan ulkopuolella. Erityisliike tuo ne siitä rintaman alueille.',
  },
  'reinforcements-box': {
    term: 'Täydennysruutu',
    also: ['Tappioruutu'],
    text: 'Menetetyt yksiköt tulevat tähän vuoron kuluttua. Neuvostoliiton pelaaja ostaa omansa takaisin moraalilla; suomalaiset palaavat ilmaiseksi.',
  },
  force: {
    term: 'Voima',
    text: 'Yhdestä kuuteen yksikköä, jotka taistelevat yhdessä.',
  },
  strength: {
    term: 'Taisteluvoima',
    text: 'Mitä yksikkö merkitsee taistelussa. Kummankin yhteenlaskettuja voimia kaikkine muutoksineen verrataan toisiinsa.',
  },
  bonus: {
    term: 'Taktinen lisä',
    text: 'Yksikön toinen luku, joka lisätään sen voimaan. Strategia voi kaksinkertaistaa sen, ja lumi, metsä tai väijytys kumota.',
  },
  fus: {
    term: 'FUS-yksikkö',
    also: ['Jalkaväki', 'Jalkaväkidivisioona'],
    text: 'Neuvostoliiton tavallista jalkaväkeä, armeijan runko: voima 6, taktinen lisä 2.',
  },
  corps: {
    term: 'Armeijakunta',
    also: ['COR'],
    text: 'Painetun pelin nappula, joka vastaa kolmea FUS-yksikköä. Tässä lasketaan vain divisioonat.',
  },
  eli: {
    term: 'ELI-yksikkö',
    also: ['Valiojoukot', 'Valiodivisioona'],
    text: 'Neuvostoliiton valiojalkaväkeä: voima 7, taktinen lisä 2.',
  },
  meca: {
    term: 'MECA-yksikkö',
    also: ['Moottoroitu'],
    text: 'Neuvostoliiton moottoroitua jalkaväkeä: voima 4, taktinen lisä 1. Yhdessä TAN-yksiköiden kanssa siitä syntyy Panssarihyökkäys.',
  },
  tan: {
    term: 'TAN-yksikkö',
    also: ['Panssari', 'Panssariprikaati'],
    text: 'Neuvostoliiton panssareita: voima 5, taktinen lisä 2. Lumi, metsä ja panssarintorjunta heikentävät niitä eniten.',
  },
  div: {
    term: 'DIV-yksikkö',
    also: ['Divisioona'],
    text: 'Suomalainen divisioona, vahvinta, mitä suomalaisilla on: voima 6, taktinen lisä 2. Niitä on yhdeksän.',
  },
  sct: {
    term: 'SCT-yksikkö',
    also: ['Sissit'],
    text: 'Suomalaisia sissejä suksilla: voima 5, taktinen lisä 1. Ne, joita mikään strategia ei käytä, voivat häiritä rintaman takana.',
  },
  wd: {
    term: 'WD-yksikkö',
    also: ['Valkoinen kuolema', 'Tarkka-ampujat'],
    text: 'Suomalaisia tarkka-ampujia: voima 4, ja jokainen vie neuvostovoimasta 1.',
  },
  sk: {
    term: 'SK-yksikkö',
    also: ['Suojeluskunta'],
    text: 'Suojeluskuntalaisia: voima 3, ei taktista lisää.',
  },
  res: {
    term: 'RES-yksikkö',
    also: ['Reserviläiset'],
    text: 'Suomalaista reserviä: voima 2, ei taktista lisää. Se menetetään ensin.',
  },
  morale: {
    term: 'Moraali',
    text: 'Kansan tahto jatkaa, enintään 23. Jonka moraali on vuoron lopussa 0, on hävinnyt.',
  },
  'events-marker': {
    term: 'Tapahtumamerkki',
    text: 'Mitä maailma ajattelee sodasta tällä vuorolla: −2, 0 tai +2 Suomen moraaliin.',
  },
  'special-movement': {
    term: 'Erityisliike',
    text: 'Siirto ennen strategioita: neuvostoyksiköt kulkevat rintamaruudustaan tai linjaansa pitkin Neuvostoliiton hallitsemille alueille.',
  },
  waiting: {
    term: 'Odottaminen',
    text: 'Vuoro, jolla mikään neuvostostrategia ei taistele eikä valtaa aluetta. Se maksaa Neuvostoliitolle 1 moraalin.',
  },
  strategy: {
    term: 'Strategia',
    text: 'Kummankin neljästä nappulasta yksi: se kertoo, miten ja millä voima taistelee. Strategiat ovat kuvapuoli alaspäin, kunnes kaikki ovat kartalla.',
  },
  means: {
    term: 'Voimat',
    also: ['Jako'],
    text: 'Mitä strategialle annetaan: yksiköt, tuki ja suomalaisille ympäristö ja kaivautuminen.',
  },
  'prudent-advance': {
    term: 'Varovainen eteneminen',
    also: ['PRUD'],
    text: 'Enintään kolme yksikköä yhtä aluetta vastaan; FUS, ELI ja MECA saavat lisänsä kaksinkertaisena. Tuo tai maksaa 1 moraalipisteen.',
  },
  'massive-attack': {
    term: 'Massahyökkäys',
    also: ['MASS', 'ATT'],
    text: 'Enintään kuusi yksikköä kahta aluetta vastaan; FUS ja ELI ilman lisää. Epäonnistuu vain, jos kumpikaan alue ei kaadu.',
  },
  'armoured-attack': {
    term: 'Panssarihyökkäys',
    also: ['BLIN'],
    text: 'Enintään kuusi yksikköä kahta aluetta vastaan; ainakin kolme niistä on MECA tai TAN, joiden lisä kaksinkertaistuu.',
  },
  manoeuvre: {
    term: 'Koordinoitu liike',
    also: ['MAN'],
    text: 'Enintään neljä yksikköä kahta aluetta vastaan, jokainen lisä kaksinkertaisena. Se tuo eniten, ja epäonnistuminen maksaa eniten.',
  },
  motti: {
    term: 'Motti',
    also: ['MOTTI'],
    text: 'Suomalainen strategia, jolla on kaksi ympäristömerkkiä. Motti on halkopino, ja metsään saarrettu voima.',
  },
  answer: {
    term: 'Vastaus',
    text: 'Suomalainen strategia, joka kohtaa hyökkäyksen saman rintaman ruuduista.',
  },
  support: {
    term: 'Tuki',
    text: 'Koneita, tykistöä, torjuntatykkejä, komentajia: nappula, joka asetetaan rintamalle ja annetaan siellä yhdelle strategialle.',
  },
  ambush: {
    term: 'Väijytys',
    also: ['EMB'],
    text: 'Suomalaisten vahvin tuki: 3 pois jokaiselta neuvostoyksiköltä, ja kaikki lisät kumoutuvat. Niitä on kaksi.',
  },
  environment: {
    term: 'Ympäristö',
    text: 'Maasto ja sää, jotka suomalaiset valitsevat taisteluun: lumi, metsikkö, metsä, suo tai sumu, kukin kerran vuorossa.',
  },
  entrenchment: {
    term: 'Kaivautuminen',
    also: ['RET'],
    text: 'Puolustusaseman tai Sitkeän vastarinnan mukana: 4 lisää Suomen voimaan.',
  },
  column: {
    term: 'Sarake',
    also: ['Taistelutaulukko'],
    text: 'Voimien erotus, +0:sta +6:een. Vahvempi heittää ja lukee noppansa siitä.',
  },
  round: {
    term: 'Kierros',
    text: 'Taistelun yksi noppa. Kun ensimmäinen ei ratkaise mitään, Neuvostoliiton pelaaja voi taistella toisen.',
  },
  loss: {
    term: 'Tappiot',
    text: 'Yksiköt, jotka kierroksen jälkeen poistetaan. Kumpikin valitsee omansa, Neuvostoliitto ensin.',
  },
  conquest: {
    term: 'Valtaus',
    text: 'Yhtään suomalaista ei ole jäljellä, ja neuvostoyksiköt tai merkki tulevat alueelle.',
  },
  defeat: {
    term: 'Hävinnyt voima',
    also: ['Perääntyminen'],
    text: 'Suomalaisia on jäljellä viimeisen kierroksen jälkeen: voima palaa sinne, mistä tuli, tai raskain tappioin kauemmas.',
  },
  'second-attack': {
    term: 'Toinen hyökkäys',
    text: 'Juuri vallatulta alueelta seuraavaa vastaan, jos strategia saa vallata kaksi. Samat suomalaiset kohtaavat sen sillä, mitä on jäljellä.',
  },
  harassment: {
    term: 'Häirintä',
    text: 'Kerran vuorossa yhdestä kolmeen vapaata sissiyksikköä iskee Neuvostoliiton hallitsemalle Suomen alueelle.',
  },
  'in-place': {
    term: 'Sissit paikoillaan',
    text: 'Sissejä, jotka jäävät takaisin saamalleen alueelle. Seuraava hyökkäys kohtaa ne siellä.',
  },
  isolated: {
    term: 'Saarrettu',
    also: ['Saarto'],
    text: 'Kaikkien huoltoketjujen ulottumattomissa. Saarretut yksiköt eivät liiku eivätkä saa mitään, ja yksi kaikkiaan menetetään joka vuorolla.',
  },
  reconstruction: {
    term: 'Rekonstruktio',
    also: ['R'],
    text: 'Tätä versiota varten tehty, koska painettua arvoa ei ole saatavilla. Se on merkitty kirjaimella R.',
  },
  drawn: {
    term: 'Arvottu',
    also: ['Yksinpeli', 'Pussi'],
    text: 'Yksinpelissä suomalaisten strategiat ja voimat tulevat pusseista sattuman mukaan.',
  },
};
