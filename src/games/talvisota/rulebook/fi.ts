import type { BookTexts } from './book-texts.ts';

export const fi: BookTexts = {
  chapters: {
    presentation: 'Peli ja sen osat',
    organisation: 'Järjestely',
    strategies: 'Strategiat',
    supports: 'Tuki ja ympäristö',
    combat: 'Taistelu',
    progression: 'Linjat, moraali ja loppu',
    solo: 'Yksinpeli',
  },
  section: 'Sääntölehti, kohta',
  ours: 'Tämän version tulkinta',
  paragraphs: {
    '1.1': [
      'Voimat, ketjut ja keskukset',
      'Voima on yhdestä kuuteen yksikköä. Huoltoketju on jono toisiinsa yhteydessä olevia Neuvostoliiton hallitsemia alueita, joka johtaa huoltokeskukseen: Lapissa Murmanskiin tai Kantalahteen, Laatokalla Sorokkaan tai Petroskoihin, Karjalassa Leningradiin. Neuvostoliiton maa on aina Neuvostoliiton hallussa.',
    ],
    '1.2': [
      'Kuka voittaa',
      'Neuvostoliiton pelaaja voittaa heti, kun Helsinki kaatuu. Osapuoli, jonka moraali on vuoron lopussa 0 tai alle, on hävinnyt. Kahdeksannen vuoron jälkeen voittaa se, jolla on enemmän moraalia; yhtä suuri moraali on tasapeli. Katso [[N39]].',
    ],
    '1.3.1': [
      'Kartta',
      'Kartalla on 45 aluetta, joista yhdeksän on Neuvostoliitossa. Jokaisella Suomen alueella on luku: se auttaa aluetta puolustavia suomalaisia, ja alueen kaatuessa se vähennetään heidän moraalistaan. Katkonainen kehä merkitsee linnoitettua aluetta. Tiet ja rautatiet ovat säännöissä samanarvoisia. Maaliskuun I vuorosta alkaen jää kantaa Oranienbaumin ja Koiviston välillä.\n\nRekonstruktio: lehti nimeää yhdeksän aluetta, jään sekä Koiviston ja Kotkan luvut. Kaikki muut alueet, yhteydet ja luvut ovat meidän laatimiamme.',
    ],
    '1.4': [
      'Yksiköt',
      'Yksiköllä on voima ja taktinen lisä, jonka strategia voi kaksinkertaistaa tai kumota. Neuvostoliitto: FUS 6 ja 2, ELI 7 ja 2, MECA 4 ja 1, TAN 5 ja 2. Suomi: DIV 6 ja 2, SCT 5 ja 1, WD 4, SK 3, RES 2. FUS ja ELI ovat jalkaväkeä, MECA ja TAN panssareita.\n\nRekonstruktio: lehti ei kerro yhdenkään yksikön arvoja. Kaikki nämä ovat meidän laatimiamme.',
    ],
    '1.5': [
      'Komentolehdet',
      'Kummallakin pelaajalla on suojan takana lehti: rintamien ruudut, viisi strategiaruutua (yksi Lapille, kaksi Laatokalle ja kaksi Karjalalle), tappioruutu ja täydennysruutu.',
    ],
    '2.1': ['Moraali', 'Neuvostoliitto aloittaa luvusta 23, Suomi luvusta 19. Moraali ei nouse yli 23:n.'],
    '2.2': [
      'Neuvostoarmeija',
      'Kolmetoista FUS, kolme ELI, neljä MECA ja kolme TAN jaetaan rintamille, joka rintamalle ainakin yksi yksikkö. Tammikuun I vuorolla saapuu kaksitoista FUS, kolme ELI, kolme MECA ja kolme TAN sekä Meretskov, Timošenko ja T-34/KV-1-prikaati.',
    ],
    '2.3': [
      'Suomen armeija',
      'Yhdeksän DIV, kolme SCT, kolme WD, kuusi SK ja kuusi RES. Ne eivät kuulu millekään rintamalle.',
    ],
    '2.4': [
      'Vuoro',
      'Järjestely: tapahtumat, tappiot ja täydennykset, erityisliike, strategiat, voimat. Toiminta: strategiat kartalle ja vastaukset, taistelut, sissit rintaman takana. Loppu: saarto, moraali, voitto.\n\nErityisliikkeessä neuvostoyksiköt siirtyvät rintamaruudusta oman rintamansa neuvostoalueille huoltoketjua pitkin ja vallatuille Suomen alueille.',
    ],
    N1: [
      'Sääntölehden nimet',
      'Orienbourg, Orianenbaum ja Koovisto ovat Oranienbaum ja Koivisto, LAGODA on Laatokka ja SCO on SCT.',
    ],
    N2: [
      'Puuttuvat kohdat',
      'Lehti viittaa kohtiin, joita siinä ei ole. Yksiköiden lajit ovat kohdassa [[1.4]], tuki kohdissa [[3.3.2]] ja [[3.3.3]] ja häirintä kohdassa [[6.2]].',
    ],
    N3: [
      'Kaksikymmentäyhdeksän nappulaa',
      'Lehti puhuu 29 taisteluyksiköstä ja luettelee 27: loput ovat kaksi kaivautumista.',
    ],
    N4: [
      'Luvut',
      'Jokaisella Suomen alueella on luku; kylillä se on 0. (Rekonstruktio: Koivistoa ja Kotkaa lukuun ottamatta, joilla on 2, luvut ovat meidän laatimiamme.)',
    ],
    N7: [
      'Kahdeksan vuoroa',
      'Vuoro 1 on joulukuun 1939 alkupuoli, vuoro 8 maaliskuun 1940 loppupuoli. Sekin pelataan, vaikka sota oli silloin jo ohi.',
    ],
    N8: [
      'Järjestelyn kulku',
      'Vuoromerkki; tapahtumanoppa; tappiot ja täydennykset, tammikuun tulijat; Neuvostoliiton pelaaja maksaa; sissejä kotiin; erityisliike ja merkit; neuvostostrategiat tukineen, sitten suomalaiset; kummankin voimat.',
    ],
    N11: ['Armeijakunnat', 'Armeijakunta vastaa kolmea FUS-yksikköä ja vaihdetaan vapaasti.'],
    C22: [
      'Harvempi Kannas',
      'Valinnaisesti (Harvempi Kannas) Kämärä ja Äyräpää jäävät pois; Summa yhdistetään Viipuriin ja Taipaleeseen ja Taipale Antreaan. (Oma ratkaisumme: painetulla kartalla alueita on siellä ehkä vähemmän.)',
    ],
    '3.1': [
      'Tapahtumat',
      'Yksi noppa vuorossa: 1 tai 2 asettaa tapahtumamerkin lukuun −2, 3 tai 4 lukuun 0 ja 5 tai 6 lukuun +2. Suomen moraali muuttuu merkin verran.',
    ],
    N38: [
      'Tapahtumamerkki',
      'Moraali muuttuu merkin luvun verran. Merkki asetetaan joka vuorolla uudelleen, sitä ei siirretä.',
    ],
    N5: [
      'Mikä keskus',
      'Ketju saa johtaa mihin tahansa huoltokeskukseen. Valinnaisesti (Oma keskus) se johtaa oman rintaman keskukseen oman rintaman kautta.',
    ],
    N9: [
      'Erityisliike',
      'Yksiköitä saa siirtää miten monta tahansa, oman rintaman alueille, joille niiden linja ulottuu. Myös kartalla olevat yksiköt saavat siirtyä samaa linjaa pitkin. (Oma ratkaisumme: lehti siirtää ne vain ruuduista.) Suomen alueelle mahtuu kuusi yksikköä, neuvostomaalle miten monta tahansa. Toiselle rintamalle asettuneet kuuluvat siitä lähtien siihen. Saarretut yksiköt pysyvät paikoillaan.',
    ],
    N10: [
      'Hallintamerkit',
      'Niitä on neljä, alueella enintään yksi. Merkki asetetaan heti, vapaista merkeistä, kun neuvostoyksiköt jättävät Suomen alueen tyhjäksi; järjestelyssä merkkejä asetetaan ja poistetaan vapaasti hallituilla alueilla. Alue ilman yksikköä ja merkkiä menetetään, ja sinne palataan vain hyökkäämällä. Alue, josta Neuvostoliitto itse luopui, ei tuo uudelleen vallattuna mitään; suomalaisten takaisin saama alue tuo kaiken uudestaan.',
    ],
    N37: [
      'Mitä yksiköt maksavat',
      'Neuvostoliiton moraalipisteellä saa kaksi FUS-yksikköä tai yhden muun; yksikin FUS maksaa kokonaisen pisteen. Valinnaisesti (Helpommat täydennykset) sillä saa kolme FUS-yksikköä tai kaksi muuta. Maksaessaan Neuvostoliiton pelaaja ei saa laskea moraaliaan alle luvun 1. Tammikuun tulijat ovat ilmaisia.',
    ],
    '4.5.4': [
      'Tappiot palaavat',
      'Neuvostoliiton yhdellä vuorolla menettämiä yksiköitä saa ostaa takaisin seuraavasta vuorosta alkaen. Suomalaiset odottavat vuoron pitempään ja palaavat sitten ilmaiseksi.',
    ],
    '3.2.1': [
      'Strategiat kuvapuoli alaspäin',
      'Neuvostoliiton pelaaja asettaa rintamaruutuihin enintään neljä strategiaa kuvapuoli alaspäin, yhden ruutuun ja jokaisen nappulan kerran; Suomen pelaaja vastaa omillaan. Kun voimat on jaettu, neuvostostrategiat tulevat kartalle yksi kerrallaan. Kohde on Suomen alue, joka ei ole Neuvostoliiton hallussa, on yhteydessä lähtöalueeseen eikä ole toisen strategian kohde. Suomalaiset vastaavat kuhunkin saman rintaman ruuduista.',
    ],
    '3.2.2': [
      'Neuvostostrategiat',
      '- Varovainen eteneminen (PRUD): yksi alue, enintään kolme yksikköä, yksi tuki; FUS, ELI ja MECA saavat lisänsä kaksinkertaisena.\n- Massahyökkäys (MASS): kaksi aluetta, enintään kuusi yksikköä, kaksi tukea; FUS ja ELI ilman lisää.\n- Panssarihyökkäys (BLIN): kaksi aluetta, enintään kuusi yksikköä, joista ainakin kolme MECA tai TAN, kaksi tukea; näiden lisä kaksinkertaisena.\n- Koordinoitu liike (MAN): kaksi aluetta, enintään neljä yksikköä, joista ainakin kaksi FUS tai ELI, kolme tukea; jokainen lisä kaksinkertaisena, kumottunakin 1.\n\nKomentajat tulevat tukien lisäksi.',
    ],
    '3.2.3': [
      'Suomen strategiat',
      '- Puolustusasema (DEFENSE): kolme yksikköä, yksi ympäristö, kaksi tukea, kaivautuminen.\n- Vastahyökkäys (CON-ATT): neljä yksikköä, yksi ympäristö, kaksi tukea.\n- Motti (MOTTI): kolme yksikköä, kaksi ympäristöä, kaksi tukea.\n- Sitkeä vastarinta (RESIST): kolme yksikköä, yksi ympäristö, kaksi tukea, kaivautuminen.',
    ],
    '3.2.4': [
      'Toinen hyökkäys',
      'Strategia, joka saa vallata kaksi aluetta, voi jatkaa ensimmäiseltä toiselle. Sama suomalainen strategia kohtaa sen sillä, mitä siltä on jäljellä.',
    ],
    N6: [
      'Jään yli',
      'Maaliskuun I vuorosta alkaen strategia, jonka mukana on Meretskov, saa hyökätä Oranienbaumista Koivistolle. Hänen on oltava mukana, kun se tulee kartalle, ja hänen varsinainen tehtävänsä säilyy.',
    ],
    N12: [
      'Vastaukset',
      'Rintama vastaa omista ruuduistaan, kukin strategia kerran. Ilman vastausta alue kaatuu ilman noppaa. Suomen pelaaja saa olla vastaamatta. Valinnaisesti (Sidotut vastaukset) rintaman ensimmäinen strategia kohtaa sen ensimmäisen hyökkäyksen.',
    ],
    N13: [
      'Tammikuu',
      'Tammikuun vuoroilla strategialla on enintään yksi tuki ja yksi komentaja. Helmikuun I vuorosta alkaen pätee painettu luku, ja komentajat tulevat sen lisäksi.',
    ],
    N14: [
      'Käyttämättömät strategiat',
      'Strategian saa jättää viemättä kartalle; kartalla se taistelee ainakin yhden kierroksen. Käyttämätön ei maksa mitään.',
    ],
    N15: [
      'Kaksi nimeä samalle nappulalle',
      'Missä lehdessä lukee ATT, tarkoitetaan MASS-nappulaa, Massahyökkäystä.',
    ],
    N16: ['Puolustusasema ja Sitkeä vastarinta', 'Molempia pelataan samoin.'],
    N45: ['Vastahyökkäys', 'Suomalainen Vastahyökkäys ei hyökkää: vain neljäs yksikkö erottaa sen muista.'],
    N17: [
      'Kaivautuminen',
      'Se lisää Suomen voimaan 4, kummassakin hyökkäyksessä. (Rekonstruktio: lehti ei kerro vaikutusta. Luku 4 on sama kuin linjan.)',
    ],
    N18: [
      'Kaksinkertaiset yksiköt',
      'PRUD kaksinkertaistaa lajit FUS, ELI ja MECA, TAN on yksinkertainen. BLIN kaksinkertaistaa lajit TAN ja MECA.',
    ],
    N19: [
      'Kokoonpano',
      'BLIN tarvitsee kolme MECA- tai TAN-yksikköä ja MAN kaksi FUS- tai ELI-yksikköä lähtiessään. Timošenko lisää taktiseen lisään 1 ennen kaksinkertaistamista. Koordinoidussa liikkeessä kumottu lisä on 1.',
    ],
    N20: [
      'Jatkaminen',
      'Toinen hyökkäys seuraa vain, kun ensimmäinen alue on kaatunut. Siinä on omat kaksi kierrostaan. Jos ensimmäistä aluetta ei pitänyt kukaan ja toista pitävät sissit, Neuvostoliitto päättää vasta siellä, miten sen tuet vaikuttavat; vahvistukset tulevat vain hyökkäyksen alussa.',
    ],
    N48: [
      'Mistä hyökätään',
      'Strategia kuuluu ruutunsa rintamaan. Sen kaikki yksiköt lähtevät yhdeltä tämän rintaman alueelta, joka on Neuvostoliiton hallussa ja yhteydessä kohteeseen; kohde voi olla toisella rintamalla. Yksikkö taistelee vuorossa yhdessä strategiassa. Samalla alueella sissien kanssa olevat yksiköt saavat hyökätä vain näitä vastaan.',
    ],
    N50: [
      'Suomen voimien rajat',
      'Yksiköitä täsmälleen painettu määrä, vähemmän vain, kun enempää ei ole. Ympäristöä, tukea ja kaivautumista enintään sen verran. Voimassa on enintään kuusi yksikköä.',
    ],
    N51: [
      'Mitä näkyy milloin',
      'Strategiat käännetään esiin, kun kaikki ovat kartalla, taistelun voimat sen alkaessa. Kartalla olevat neuvostoyksiköt ovat näkyvissä. Käyttämättä jäänyttä ei näytetä koskaan. Valinnaisesti (Kaikki kerralla) kaikki näytetään ennen ensimmäistä taistelua.',
    ],
    '3.3.1': [
      'Tuki rintamilla',
      'Tuki asetetaan rintamalle ja voidaan sitten antaa sen strategioille. Valinnaisesti (Vapaa tuki) rintamaa ei tarvita.',
    ],
    '3.3.2': [
      'Neuvostoliiton tuki',
      '- Ilmatuki (AIR): −1 jokaiselta suomalaiselta yksiköltä, ellei Suomen ilmatuki ole paikalla.\n- Tykistötuki (ART): −2 yhdeltä suomalaiselta yksiköltä.\n- NKVD: voima ei peräänny, ja sen tappiot kaksinkertaistuvat.\n- Vahvistukset (RENF): enintään kaksi yksikköä lisää.\n- Ampumatarvikepula (MUNI): −2 jokaiselta suomalaiselta yksiköltä.\n- Huolto (RAV): +1 neuvostonoppaan tai −1 suomalaiseen.\n- T-34/KV-1-prikaati: linnoitus vie 1 eikä 4.\n- Meretskovin tuki (MER): sama, tai tykistön kanssa −4 eikä −2.\n- Timošenkon tuki (TIMO): kaksinkertaistaa tykistön kanssa Suomen tappiot tai nostaa Koordinoidun liikkeen lisää.',
    ],
    '3.3.3': [
      'Suomen tuki',
      '- Mannerheimin tuki (MANN): ei perääntymistä mutta kaksinkertaiset tappiot, tai −2 yhdeltä neuvostoyksiköltä.\n- Tykistötuki (ART): −2 voimalta.\n- Vahvistukset (RENF): kaksi yksikköä lisää.\n- Panssarintorjunta (A-T): −2 jokaiselta TAN-yksiköltä tai −1 voimalta, jossa niitä ei ole.\n- Ilmatuki (AIR): kumoaa Neuvostoliiton ilmatuen, muuten −1 voimalta.\n- Väijytys (EMB): −3 jokaiselta neuvostoyksiköltä, ja kaikki lisät kumoutuvat.',
    ],
    '5': [
      'Ympäristö',
      '- Lumi: −1 jalkaväeltä, −3 panssareilta; jalkaväellä ei ole lisää; koneet eivät lennä.\n- Metsikkö: +1 jokaiselle suomalaiselle yksikölle, −1 jokaiselta TAN-yksiköltä.\n- Metsä: −2 jokaiselta neuvostoyksiköltä; TAN ilman lisää.\n- Suo: −1 jokaiselta neuvostoyksiköltä.\n- Sumu: +1 jokaiselle suomalaiselle yksikölle; koneet eivät lennä.',
    ],
    N24: [
      'Yksiköltä vai voimalta',
      'Mikä puhuu yksiköistä, koskee jokaista; mikä puhuu voimasta, lasketaan kerran. Yksikkö ei laske alle luvun 0 eikä voima alle luvun 1.',
    ],
    N25: [
      'Tykistö ja komentajat',
      'Neuvostoliiton pelaaja nimeää maalin lajin. Meretskovilla on strategiassa yksi tehtävä; T-34/KV-1-prikaatin kanssa linja vie 1, ei vähempää.',
    ],
    N26: ['Lentokoneet', 'Lumi ja sumu pitävät kummankin koneet maassa.'],
    N27: [
      'NKVD ja Mannerheim',
      'Molemmat vaikuttavat jokaiseen strategiansa perääntymiseen, eivät valinnan mukaan. Valinnaisesti (NKVD pitää) NKVD:n kanssa hävinnyt voima perääntyy vain yhden alueen. (Oma ratkaisumme: painetussa muodossa siitä on tuskin koskaan hyötyä.)',
    ],
    N28: [
      'Vahvistukset',
      'Neuvostoliitto: enintään kaksi yksikköä lähtöalueelta tai sen viereiseltä neuvostoalueelta, kerran, taistelun alkaessa; kuusi yhteensä, joten Varovaisessa etenemisessä voi olla viisi. Suomi: kaksi yksikköä lisää strategian mukana, kuusi yhteensä.',
    ],
    N29: ['Yksi sarja ympäristöä', 'Merkkejä on viisi, vapaasti valittavissa, kukin kerran vuorossa.'],
    C15: [
      'Valkoinen kuolema',
      'Jokainen WD vie neuvostovoimasta 1. (Rekonstruktio: meidän laatimamme.) Metsikkö vie 1 jokaiselta TAN-yksiköltä.',
    ],
    '4.1': [
      'Taistelut',
      'Neuvostoliiton pelaaja valitsee järjestyksen. Kummankin voimat näytetään, kun taistelu avataan.',
    ],
    '4.2': ['Voima', 'Kumpikin laskee yhteen voimat, lisät ja muutokset. Vahvempi heittää.'],
    '4.3': [
      'Taistelutaulukko',
      'Sarake on voimien erotus. Jos erotus on yli 6, sarake on +6, ja jokainen lisäpiste lisää noppaan 1. Noppa ja sarake lasketaan yhteen:\n\n- 1 tai 2: heittäjä menettää kolme yksikköä; 3 tai 4: kaksi; 5: yhden.\n- 6 tai 7: kumpikin menettää yhden. 8: samoin, ja toinen perääntyy.\n- 9 tai 10: toinen menettää yhden ja perääntyy. 11: se menettää kaksi. 12: kaksi, ja se perääntyy.',
    ],
    '4.4': [
      'Toinen kierros',
      'Ratkaisemattoman ensimmäisen kierroksen jälkeen Neuvostoliiton pelaaja voi taistella toisen.',
    ],
    '4.5.1': ['Tappiot', 'Kumpikin menettää niin monta yksikköä kuin tulos sanoo, omasta valinnastaan.'],
    '4.5.2': ['Valtaus', 'Kun suomalaisia ei ole enää jäljellä, Neuvostoliiton pelaaja voi vallata alueen.'],
    '4.5.3': [
      'Tappio',
      'Muuten neuvostovoima häviää: se palaa alueelle, jolta tuli, tai menetettyään yli puolet yhden neuvostoalueen kauemmas. Jos se ei voi, se on menetetty.',
    ],
    N21: [
      'Kuka taulukossa hyökkää',
      'Heittäjä on ”a”. Vahvempi suomalainen heittää sarakkeessa +6 ja lisää erotuksen noppaan; tulos, joka panee neuvostovoiman perääntymään, päättää hyökkäyksen. (Rekonstruktio: meidän laatimamme.) Valinnaisesti (Taistelutaulukko painetussa muodossa) taulukko luetaan erotuksen mukaan, heitti kumpi tahansa: silloin heikommuudesta voi olla hyötyä.',
    ],
    N22: ['Tasan', 'Neuvostoliitto heittää sarakkeessa +0. Noppa pysyy välillä 1 ja 6.'],
    N23: ['Tulokset', '”1a1d”: kumpikin menettää yhden. Kukaan ei menetä enempää kuin sillä on.'],
    N33: [
      'Milloin hyökkäys epäonnistuu',
      'Ainakin yksi suomalainen on jäljellä toisen kierroksen jälkeen, tai Neuvostoliiton pelaaja keskeyttää. Kun kumpikin on tuhottu, suomalaiset ovat pitäneet.',
    ],
    N34: ['Puolet tai enemmän', 'Lasketaan hyökkäyksen aloittaneet yksiköt.'],
    N35: ['Suomalaisten perääntyminen', 'Hävinneet suomalaiset palaavat lehdelle, menetetyt tappioruutuun.'],
    N47: [
      'Alueen luku',
      'Se lisätään Suomen voimaan. Linnoitettu alue vie lisäksi neuvostovoimasta 4. Voimat lasketaan uudelleen ennen jokaista kierrosta.',
    ],
    N49: [
      'Ketkä siirtyvät',
      'Ainakin yksi eloonjäänyt siirtyy alueelle tai sinne asetetaan merkki; muuten mitään ei vallata. Muut jäävät lähtöalueelle.',
    ],
    N52: [
      'Kuka valitsee tappiot',
      'Kumpikin omansa, Neuvostoliitto ensin. Valmiiksi valittuina ovat heikoimmat yksiköt. Tuki, kaivautuminen ja merkit eivät koskaan ole tappioita. Mitä NKVD, Mannerheim tai Timošenko kaksinkertaistaa, kaksinkertaistuu ennen valintaa.',
    ],
    C14: [
      'Mikä on tappio',
      'Hävitty taistelu, eivät menetetyt yksiköt. Varovainen eteneminen, joka ei valtaa mitään, ei koskaan maksa suomalaisille pistettäkään.',
    ],
    '6.1': [
      'Hallinta',
      'Suomen alue on Neuvostoliiton hallussa, kun siellä on neuvostoyksiköitä tai hallintamerkki.',
    ],
    '6.2': [
      'Saarto ja sissit',
      'Joka vuorolla menetetään yksi saarrettu neuvostoyksikkö.\n\nSissit, joita mikään strategia ei ole käyttänyt, voivat häiritä yhtä Neuvostoliiton hallitsemaa Suomen aluetta: luvulla 6 tai enemmän ne onnistuvat, luvulla 4 tai 5 isku onnistuu tappioin, ja pienemmällä se epäonnistuu.',
    ],
    '7.1': [
      'Strategian moraali',
      'Jokainen vallattu alue maksaa suomalaisille: PRUD 1, MASS 2, BLIN 2, MAN 4, ja lisäksi alueen luku. Epäonnistuminen maksaa Neuvostoliitolle: PRUD 1, MASS ja BLIN 3, jos mitään ei vallattu, MAN 4.',
    ],
    '7.2': ['Ei yli 23:n', 'Luvun 23 ylittävä moraali menetetään.'],
    '8': [
      'Linnoitetut alueet',
      'Ne vievät neuvostovoimasta 4. Taistelun voittaja saa 2 moraalia, häviäjä menettää 2. Katso [[N31]].\n\nRekonstruktio: lehti kertoo kolmesta linjasta ja siitä, että Koivisto on linnoitettu ja Kotka ei. Muiden osalta ratkaisu on oma.',
    ],
    N30: [
      'Neuvostoliiton saamat pisteet',
      'Neuvostoliiton moraali nousee sen, mitä suomalaiset menettävät. Valinnaisesti (Pienet neuvostomenestykset) vain linnoitetun alueen 2.',
    ],
    N31: [
      'Pisteet linjasta',
      'Kaksi pistettä kumpaankin suuntaan, kerran hyökkäyksessä, alueen luvun lisäksi. Valinnaisesti (Ei pisteitä linjasta) ei mitään.',
    ],
    N32: ['Suomalaisten menestys', 'Se tuo suomalaisille vain linnoitetun alueen 2.'],
    N36: ['Yksi kahdesta', 'MASS ja BLIN eivät maksa mitään, kun yksi alue vallattiin.'],
    N39: [
      'Milloin moraali ratkaisee',
      'Muutokset tehdään yksi kerrallaan, ja 23 on katto. Moraalin murtuminen tarkistetaan vuoron lopussa; kun molemmat ovat murtuneet, suurempi voittaa.',
    ],
    N40: [
      'Sissien noppa',
      '+1 jokaisesta sissiyksiköstä, −2 jokaisesta neuvostoyksiköstä alueella, −1 jokaisesta viereisellä alueella.',
    ],
    N41: ['Yksi yritys', 'Kerran vuorossa, taistelujen jälkeen, yhdestä kolmeen vapaalla sissiyksiköllä.'],
    N42: [
      'Mitä sissit tuovat',
      'Onnistui: Neuvostoliitto menettää 2 ja alueen luvun sekä alueen hallinnan; sissit saavat jäädä ja puolustavat sitä minkä tahansa strategian rinnalla. Kun viimeiset lähtevät kotiin ja paikalla on neuvostoyksiköitä, alue on taas niiden, ilman pisteitä; yksinäisen merkin alue pysyy menetettynä. Isku tappioin: Neuvostoliitto −1, yksi SCT menetetään. Epäonnistui: Suomi −1, yksi SCT menetetään.',
    ],
    N43: [
      'Saarretut yksiköt',
      'Yksi kaikkiaan menetetään joka vuorolla: TAN, sitten MECA, FUS, ELI. Saarretut yksiköt hyökkäävät mutta eivät saa yksiköitä eivätkä merkkejä.',
    ],
    N46: [
      'Odottaminen',
      'Vuoro, jolla mikään neuvostostrategia ei taistellut tai vallannut, maksaa Neuvostoliitolle 1, toinen peräkkäinen 2 ja jokainen seuraava 3. (Oma ratkaisumme: muuten se, joka ei hyökkää koskaan, ei voi hävitä, ja kevääseen asti odottava voittaa puolet peleistä.) Valinnalla Kärsivällinen Moskova jokainen maksaa 1, valinnalla Moskova odottaa ei mitään.',
    ],
    '9.1': [
      'Suomalaiset nostaen',
      'Valinnaisesti (Yksinpeli) yksi pelaaja johtaa Neuvostoliittoa. Jokaista neuvostostrategiaa kohti nostetaan yksi suomalainen; jos rintamalla on kaksi, ne kohtaavat hyökkäykset nostojärjestyksessä. Voimat nostetaan, kun taistelu alkaa: yksiköt, ympäristö, kaksi tukea, vähemmän, jos pussi on tyhjä. Mitään ei palauteta ennen vuoron loppua. Suomalaiset menettävät heikoimmat ensin: RES, SK, WD, SCT, DIV.',
    ],
    '9.2': [
      'Sissit nostaen',
      'Noppa kertoo, montako sissiä lähtee: 1 tai 2 yksi, 3 tai 4 kaksi, 5 tai 6 kolme, jos niitä on vapaana. Pelaaja nimeää kohteeksi minkä tahansa merkin tai heikoimman voimansa alueen. Jos mikään heitto ei riittäisi, kukaan ei lähde. (Oma ratkaisumme.)',
    ],
    N44: [
      'Täydennetty yksinpeli',
      'Kerran nostetut keinot tekevät painetun yksinpelin vastustajasta heikon. Valinnoilla Paras kolmesta nostosta, Paras kahdeksasta nostosta ja Paras kahdestatoista nostosta keinot nostetaan niin monesti, ja se nosto pätee, jolla Suomi on tässä taistelussa vahvin ennen nopanheittoa. (Oma ratkaisumme.) Kaivautuminen tulee Puolustusaseman ja Sitkeän vastarinnan mukana; vahvistukset tuovat kaksi yksikköä lisää. Mannerheim pitää, kun Neuvostoliitto heittää, muuten hän iskee vahvimpaan yksikköön. (Oma ratkaisumme, samoin nostojärjestys ja vajaan pussin merkitys.)',
    ],
  },
};
