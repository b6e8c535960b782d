##

origins-title = Kartan ja arvojen tausta

##

map-label = Suomen kartta
map-help = Nuolinäppäimet siirtävät kohdistinta alueelta toiselle, Enter valitsee.
map-role = Alue kohdistimen alla
map-noFocus = Aluetta ei ole valittu.
map-finland = SUOMI
map-ussr = NEUVOSTOLIITTO
map-sweden = RUOTSI
map-norway = NORJA
map-fronts =
    .LAP = LAPPI
    .LAD = LAATOKKA
    .KAR = KARJALA
map-ladoga = Laatokka
map-onega = Ääninen
map-gulf = Suomenlahti
map-bothnia = Pohjanlahti
map-whiteSea = Vienanmeri
map-flagsOnly = Vain liput
map-flagsShown = Nappuloiden sijasta liput ja yksiköiden määrät.
map-countersShown = Nappulat lajeittain.
map-title = TALVISOTA
map-years = 1939–1940
map-legend =
    .finnish = Suomen alue ja sen luku
    .fortified = Linnoitettu
    .taken = Neuvostoliiton hallussa
    .soviet = Neuvostoliiton alue
    .centre = Huoltokeskus, sen rintama
    .marker = Hallintamerkki
    .ice = Jää, maaliskuusta I
map-lines =
    .rail = Rautatie
    .road = Tie
    .frontier = Vuoden 1939 raja
    .infiltration = Sissejä alueella
    .isolated = Saarroksissa
map-notes-1 = Useimmat alueet ja luvut
map-notes-2 = ovat rekonstruktiota.
map-notes-3 = Kannas on piirretty
map-notes-4 = muuta karttaa suuremmaksi.

##

panels-tabs =
    .score = Moraali
    .supply = Huolto
    .forces = Joukot
    .table = Taistelu
    .key = Merkit
panels-combatTable = Taistelutaulukko
panels-signs = Kartta
panels-counters = Nappulat: { $side }
panels-corps =
    .name = Armeijakunta
    .about = COR painetussa pelissä: kolme jalkaväkidivisioonaa yhdellä nappulalla, vapaasti vaihdettavissa. Tässä lasketaan divisioonat.
panels-morale = Moraali
panels-moraleByTurn = Kummankin moraali vuoroittain
panels-goal = Mihin kumpikin pyrkii
panels-aim =
    .soviet = Johdat neuvostojoukkoja. Vie Suomen moraali nollaan, valtaa Helsinki tai päätä { $last }. vuoro korkeammalla moraalilla.
    .finn = Johdat suomalaisia. Vie Neuvostoliiton moraali nollaan tai päätä { $last }. vuoro korkeammalla moraalilla, ja pidä Helsinki.
    .both = Osapuoli, jonka moraali on vuoron päättyessä nollassa, häviää. { $last }. vuoron jälkeen voittaa korkeampi moraali. Helsingin valtaus päättää pelin heti.
panels-toWin = Mitä valtaus maksaa suomalaisille
panels-toLose = Minkä suomalaiset voivat vallata takaisin
panels-most = Se ei koskaan ylitä tätä: { $points }.
panels-event = Tapahtumamerkki: { $marker }
panels-conquered = Suomen alueita Neuvostoliiton hallussa
panels-value = Niiden luvut: { $points }
panels-leader = Johtaa moraalissa
panels-box =
    .box = Ruudussa tai lehdellä
    .losses = Tappiot
    .reinforcements = Täydennykset
    .map = Kartalla
panels-tableNote = Omat tappiot, toisen osapuolen tappiot; R: toinen osapuoli perääntyy. Vahvempi heittää.
panels-tableLiteral = Painetussa muodossa: sarake on voimien erotus, kumpi sitten onkin vahvempi.
panels-tableOurs = Vahvempi suomalainen heittää sarakkeessa +6 ja lisää erotuksen noppaan. (R)
panels-reconstructed = Mikä tässä versiossa on rekonstruktiota
panels-die = Noppa
panels-turns = Vuorot
panels-january = Neuvostoliiton vahvistukset; strategialle yksi tuki ja yksi komentaja.
panels-february = Tukea taas strategian luvun mukaan ja molemmat komentajat.
panels-ice = Jää Koivistolle kantaa, jos Meretskov on mukana.
panels-onDie = heitoilla { $faces }
panels-eventNote = Suomen pelaaja heittää joka vuoron alussa: Suomen moraali muuttuu näin paljon.
panels-none = Ei mitään
panels-cutOff = Saarroksissa
panels-nothingCutOff = Mikään neuvostoyksikkö ei ole saarroksissa.
panels-diesNext = Menetetään vuoron lopussa, jos mikään ei muutu: { $unit } ({ $spaces }).
panels-chains = Huoltoketjut
panels-noChain = ei ketjua

##

reconstruction-spaces = Alueet lukuun ottamatta yhdeksää, jotka säännöt nimeävät.
reconstruction-connections = Yhteydet, paitsi Oranienbaumista Koivistolle.
reconstruction-numbers = Alueiden luvut, paitsi Koiviston ja Kotkan.
reconstruction-fortified = Mitkä alueet on linnoitettu; Koivisto on ja Kotka ei.
reconstruction-strengths = Jokaisen yksikön voima ja taktinen lisä.
reconstruction =
    .white-death = Valkoinen kuolema: jokainen yksikkö vie neuvostovoimasta 1.
    .nkvd-holds = Valinnaisesti NKVD:n kanssa hävinnyt voima perääntyy vain yhden alueen.
reconstruction-entrenchment = Kaivautuminen: Suomen voimaan 4 lisää.
reconstruction-table = Vahvempi suomalainen heittää sarakkeessa +6 ja lisää erotuksen noppaan.
reconstruction-redeployment = Kartalla olevat neuvostoyksiköt voivat siirtyä linjaansa pitkin.
reconstruction-waiting = Vuoro ilman Neuvostoliiton hyökkäystä maksaa Neuvostoliitolle 1, toinen peräkkäinen 2 ja jokainen seuraava 3.
reconstruction-lean = Harvempi Kannas.
reconstruction-solo = Yksinpeli: järjestys rintamalla, vajaat pussit, vahvistusten ja Mannerheimin nosto.

## What is told of a space.

space-front = Rintama: { $front }.
space-number = Luku: { $value }.
space-fortified = Linnoitettu.
space-centre = Huoltokeskus.
space-soviet = Neuvostoliiton hallussa.
space-finnish = Suomen hallussa.
space-stands = Neuvostoyksiköt: { $units }.
space-scouts = Sissejä paikalla: { $count }.
space-marker = Alueella on hallintamerkki.
space-chain = Huoltoketju: { $spaces }.
space-isolated = Saarrettu: huoltoketjua ei ole.
space-cuts = Katkaisisi ketjun, jos menetetään: { $spaces }.
space-beside = Yhteydet: { $spaces }.
space-attacked =
    { $from ->
        [none] Kohteena, hyökkääjä: { $strategy }.
       *[other] Kohteena, hyökkäys alueelta { $from }: { $strategy }.
    }
space-oursHere = Rekonstruktiota:
space-oursSpace = alueen olemassaolo
space-oursNumber = luku
space-oursLine = linnoitus
