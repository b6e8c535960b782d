## The words of the map in the language that is spoken; read when drawing.

map-label = Suomen ja Luoteis-Venäjän kartta
map-role = heksakartta
map-help = Nuolinäppäimillä liikutaan heksasta heksaan, Home-, Page Up-, End- ja Page Down -näppäimillä vinosti; Enter valitsee heksan.
map-noFocus = Heksaa ei ole valittu
map-hex =
    { $name ->
        [none] Heksa { $number }
       *[other] { $name }, heksa { $number }
    }
map-terrain =
    .clear = avoin maasto
    .swamp = suo
    .mountain = vuori, ei pääsyä
    .minorLake = järvi, ei pääsyä
    .water = vesi
    .ice = meri
map-frozen = jää
map-country =
    .none = { "" }
    .finland = Suomi
    .ussr = Neuvostoliitto
    .sweden = Ruotsi
    .norway = Norja
    .estonia = Viro
map-fortification = linnoitus
map-unfinished = keskeneräinen linnoitus
map-railway = rautatie
map-broken = katkaistu rautatie
map-stack = Yksiköt: { $units }
# Movement Points, as they are printed in the hex: in brackets where the move cannot end.
map-costing =
    { $through ->
        [true] { $what }, liikepisteitä { $points }, vain läpikulkuun
       *[false] { $what }, liikepisteitä { $points }
    }
map-highlight =
    .reach = tänne pääsee
    .reach-rail = tänne pääsee junalla
    .stop = tänne pääsee, siirto päättyy tähän
    .place = tähän voi sijoittaa
    .unit = valittu
    .selected = valittu
    .target = kohde
    .attackable = tähän voi hyökätä
    .must-be-attacked = tähän on hyökättävä
    .retreat = tänne voi vetäytyä
    .advance = tänne voi edetä
    .able = yksikkö voi liikkua
    .drop = tänne voi laskeutua
    .landing = laskeutumispaikka
    .asked = oppitunti pyytää tätä
    .refused = ei käy
    .pointed = osoitettu
map-rowA = RIVI A
map-ladogaFront = Laatokan rintama
map-rowALetter = A
map-swedishEntry = R
map-iceHex = JÄÄ
map-lines =
    .Mannerheim = MANNERHEIM-LINJA
    .Ladoga = LAATOKAN LINJA

## The words of counters in the language that is spoken; read when drawing.

counters-army =
    .finn = Suomi
    .soviet = Neuvostoliitto
    .allied = Liittoutuneet
counters-faceDown = { $army }: nappula kuvapuoli alaspäin
counters-blank = Suomi: tyhjä nappula
counters-arm =
    .infantry = jalkaväki
    .armour = panssarit
    .artillery = tykistö
    .cavalry = ratsuväki
    .mountain = vuoristojoukot
    .ski = hiihtopartio
    .border-guard = NKVD:n rajajoukot
    .headquarters = esikunta
    .parachute = laskuvarjojoukot
    .blank = tyhjä
counters-counter = { $army }: { $label } { $arm }, { $name }
counters-state =
    .isolated = eristetty
    .overloaded = ylikuormituksen eristämä
    .moved = liikkunut
    .advanced = edennyt
    .mustAttack = on hyökättävä
    .spent = valmis
    .selected = valittu
    .heavy = raskaat panssarit
counters-drop =
    .dropped = juuri pudotettu
    .disrupted = hajalla, puolitettu
    .stunned = pahasti hajalla, ei voi hyökätä

## The words of the fronts and of the small map.

fronts-title = Rintamat
fronts-names =
    .petsamo = Petsamo
    .salla = Salla
    .suomussalmi = Suomussalmi
    .kuhmo = Kuhmo ja Lieksa
    .ladoga = Laatokka
    .isthmus = Kannas
fronts-short =
    .petsamo = Petsamo
    .salla = Salla
    .suomussalmi = Suomussalmi
    .kuhmo = Kuhmo
    .ladoga = Laatokka
    .isthmus = Kannas
fronts-front = Rintama: { $name }
# Read aloud with the name, where something must be decided.
fronts-due =
    { $n ->
        [one] yksi ratkaisu odottaa täällä
       *[other] { $n } ratkaisua odottaa täällä
    }
# On an arrow at the edge of the map.
fronts-beyond =
    { $edge ->
        [north] Pohjoisessa
        [south] Etelässä
        [west] Lännessä
       *[east] Idässä
    } odottaa { $n ->
        [one] yksi ratkaisu
       *[other] { $n } ratkaisua
    }
fronts-overview = Pienoiskartta
fronts-overviewHint = Siirrä näkymää painamalla tai vetämällä
fronts-close = Sulje pienoiskartta

##

crt-title = Taistelutulostaulukko
crt-die = Noppa
crt-note = Voimasuhde on hyökkäysvoima puolustusvoimaa vastaan, puolustajan eduksi pyöristettynä. Suluissa: tulos, kun linnoitus on suomalaisten hallussa.

##

terrain-title = Maaston vaikutukset
terrain-columns-1 = Maasto
terrain-columns-2 = Liike
terrain-columns-3 = Taistelu
terrain-rows-1 =
    .name = Avoin, metsä
    .movement = 1 LP
    .combat = ei vaikutusta
terrain-rows-2 =
    .name = Suo Suomessa
    .movement = suomalaiset 1 LP, neuvostojoukot 2 LP
    .combat = ei vaikutusta
terrain-rows-3 =
    .name = Suo Neuvostoliitossa
    .movement = 2 LP
    .combat = ei vaikutusta
terrain-rows-4 =
    .name = Vuori, järvi, meri
    .movement = ei pääsyä
    .combat = meren ja suurjärven yli ei hyökätä
terrain-rows-5 =
    .name = Jää, vuorot 8–10
    .movement = 2 LP
    .combat = ei vaikutusta
terrain-rows-6 =
    .name = Kaupunki
    .movement = kuten heksa
    .combat = puolustus kaksinkertaistuu
terrain-rows-7 =
    .name = Linnoitus
    .movement = 1 LP
    .combat = suomalaisten puolustus kaksinkertaistuu, suluissa olevat tulokset
terrain-rows-8 =
    .name = Joki- tai järvisivu
    .movement = +1 LP
    .combat = kaksinkertaistuu, kun kaikki hyökkäävät veden yli
terrain-rows-9 =
    .name = Tie sivun yli
    .movement = yhteensä 1 LP
    .combat = ei vaikutusta
terrain-rows-10 =
    .name = Rautatie
    .movement = ilmainen kyyti omalla radalla
    .combat = ei vaikutusta
terrain-iceRow = Jää, vuorot 8–10

##

track-eliminated = Tuhotut
track-nowhere = ei mihinkään tällä hetkellä
track-now = nyt
track-ice = Suomenlahti jäässä
track-murmansk = Murmanskin puolustus tarkistetaan
track-unfinished = Mannerheim-linjan heksa 1406 ei ole valmis
track-railsClosed = Kukaan ei kulje junalla
track-ceaseFire = Sen jälkeen voi julistaa aselevon
track-landing = Sen jälkeen liittoutuneet tulevat Petsamoon
track-hastened = Myös seuraavan vuoron Neuvostoliiton vahvistukset tulevat
track-length = Sen jälkeen noppa: jatkuuko sota?
track-inForce = Voimassa
track-scenario = Skenaario { $letter } pelivuorosta { $turn } alkaen: { $what }
track-petrozavodsk = Petroskoi huoltaa 90 pistettä
track-paradrop = 3-1-1 on tullut Leningradiin
track-noMurmansk = Murmanskin puolustus ei ole käytössä
track-murmanskNow =
    { $n ->
        [one] Murmanskin lähellä { $n } yksikkö, tarvitaan { $needed }
       *[other] Murmanskin lähellä { $n } yksikköä, tarvitaan { $needed }
    }

## The words of the key to the map.

key-title = Kartan merkit
# In the title block of the sheet.
key-subtitle = Suomi ja Neuvostoliitto
key-years = 1939–1940
key-scale = Rivien väli on 20 km
key-turns = Pelivuorot
key-groups =
    .ground = Maasto
    .sides = Heksojen sivut ja kulkuväylät
    .places = Paikat
    .marks = Merkit kartalla
    .overlays = Valinnaiset tasot
    .arms = Nappulat
    .states = Merkit nappuloissa
key-reading =
    .figures = hyökkäys, puolustus, liike
    .size = XXX armeijakunta, XX divisioona, X prikaati, III rykmentti, II pataljoona
    .name = reunassa pystyssä: nimi
    .stack = nappuloita pinossa; kaukaa niiden voima
key-signs =
    .finnish = Suomen maaperä
    .soviet = Neuvostoliiton maaperä
    .neutral = Puolueeton, suljettu
    .swamp = Suo
    .woods = Metsää ja vaaroja: vain kuvitusta
    .mountain = Vuori, ei pääsyä
    .lake = Järvi, ei pääsyä
    .sea = Meri tai suurjärvi
    .ice = Jäätyy pelivuorolla 8
    .river = Jokisivu
    .lakeSide = Järvisivu
    .frontier = Raja
    .rowA = Rivi A: etelän raja
    .rail = Rautatie
    .road = Tie
    .broken = Katkaistu rautatie
    .finnishCity = Suomalainen kaupunki
    .supplyCity = Huoltokaupunki
    .town = Paikkakunta
    .capacity = Kaupungin huoltamat yksiköt
    .worth = Voittopisteet
    .fort = Linnoitus, vihollista kohti
    .finnZone = Suomen vaikutusalue
    .sovietZone = Neuvostoliiton vaikutusalue
    .noZone = Vaikutusalue ei ulotu tänne
    .zoneless = Yksiköllä ei ole vaikutusaluetta
    .enemyReach = Vihollinen pääsee tänne
    .odds = Vihollisen paras suhde; suippo alkaen 3-1:stä
    .supplied = Huollossa, lähellä esikuntaa
    .suppliedFar = Huollossa, kantaman päässä
    .supplyFull = Kaupunkien huolto on käytetty loppuun
    .weakLink = Yksi vihollinen tässä eristäisi näin monta yksikköäsi
    .supplyLine = Huoltoreitti
    .cutLine = Katkennut huoltoreitti ja missä se on poikki
    .lineEnd = Reitti ei ulotu pidemmälle: pituus heksoina
    .trail = Siirtyi edellisellä pelaajavuorolla
    .battle = Taistelu ja sen tulos
    .loss = Täällä menetettiin nappuloita
    .planned = Suunnitelman hyökkäys ja sen numero
    .hint = Kenraalin vihje
