## For the ear: what is placed, who decides, the keys to begin with.

live-keys = N valitsee seuraavan yksikön, I kertoo tilanteen, kysymysmerkki luettelee näppäimet.
live-decider =
    { $side ->
        [finn] Suomen pelaaja: { $todo }
       *[soviet] Neuvostoliiton pelaaja: { $todo }
    }
live-placed =
    { $hex ->
        [none] { $unit } takaisin laatikossa.
       *[other] { $unit } sijoitettu: { $hex }.
    }
live-many =
    { $n ->
        [one] { $n } nappula sijoitettu tai otettu pois.
       *[other] { $n } nappulaa sijoitettu tai otettu pois.
    }

## The sentences and heads of the log.

log-empty = Vielä ei ole tapahtunut mitään. Siirrot, taistelut ja valtaukset kerrotaan täällä; jokainen niissä mainittu heksa on linkki.
log-setUp =
    { $side ->
        [finn] Suomen alkusijoittelu on valmis.
       *[soviet] Neuvostoliiton alkusijoittelu on valmis.
    }
log-revealed = Suomalaisten nappulat käännetään kuvapuoli ylöspäin; tyhjät nappulat poistetaan.
log-phase =
    { $side ->
        [finn] Vuoro { $turn } · Suomi · { $name }
       *[soviet] Vuoro { $turn } · Neuvostoliitto · { $name }
    }
log-interphase = Vuoron { $turn } jälkeen · Välivaihe
# Of a step that the log does not tell.
log-placing = Nappuloita sijoitetaan.
log-silent = Peli jatkuu.
# Stretches of a game, as a replay names them.
log-setUpOf = Alkusijoittelu: { $player }
log-interphaseAfter = Välivaihe pelivuoron { $turn } jälkeen
log-arrived = { $unit } saapuu heksaan { $hex }.
log-delayed = { $unit } palaa vuorotaulukkoon.
log-moved =
    { $rail ->
        [true] { $unit } kulkee junalla heksasta { $from } heksaan { $to }.
       *[false] { $unit } siirtyy heksasta { $from } heksaan { $to }.
    }
log-administered = Yksikölle { $unit } valitaan uusi huollon lähde.
log-cut =
    { $n ->
        [1] { $units } on eristetty.{ $cause }
       *[other] { $n } { $side ->
            [finn] Suomen
           *[soviet] Neuvostoliiton
        } yksikköä on eristetty: { $units }.{ $cause }
    }
log-relieved =
    { $n ->
        [1] { $units } on taas huollossa.{ $cause }
       *[other] { $n } { $side ->
            [finn] Suomen
           *[soviet] Neuvostoliiton
        } yksikköä on taas huollossa: { $units }.{ $cause }
    }
# After the sentence before: what had cut the units off.
log-opened = Yhteys kulkee taas: { $place }.
log-retreated =
    { $before ->
        [true] { $unit } vetäytyy ennen taistelua heksasta { $from } heksaan { $to }.
       *[false] { $unit } vetäytyy heksasta { $from } heksaan { $to }.
    }
log-advanced =
    { $before ->
        [true] { $unit } etenee ennen taistelua heksaan { $to }.
       *[false] { $unit } etenee heksaan { $to }.
    }
# $hexes (number): how many are attacked.
log-attacked =
    { $many ->
        [true]
            { $hexes ->
                [one] { $units } hyökkäävät heksaan { $targets }, { $strengths }
               *[other] { $units } hyökkäävät heksoihin { $targets }, { $strengths }
            }
       *[false]
            { $hexes ->
                [one] { $units } hyökkää heksaan { $targets }, { $strengths }
               *[other] { $units } hyökkää heksoihin { $targets }, { $strengths }
            }
    }
log-rolled = : { $column }, noppa { $die }. { $name }.
log-noDie = . { $name }, ilman noppaa.
log-eliminated = { $unit } tuhoutuu heksassa { $hex }{ $cause }.
log-cause =
    .attack = { "" }
    .exchange = { " " }vaihdossa
    .no-retreat = , ei vetäytymisreittiä
    .ski-patrol = { "" }
    .overstack = , heksassa oli liikaa yksiköitä
    .isolated-at-end = , lopussa eristettynä
    .landing = , maihinnousuhyökkäys epäonnistui
    .climate = , pakkanen vei sen
    .drop = , menetettiin pudotuksessa
    .thaw = , jää petti sen alta
log-captured =
    { $side ->
        [finn] Suomalaiset valtaavat heksan { $hex }.
       *[soviet] Neuvostojoukot valtaavat heksan { $hex }.
    }
log-murmansk =
    { $points ->
        [0]
            { $units ->
                [one] Murmanskin puolustus, vuoro { $turn }: { $units } yksikkö riittää.
               *[other] Murmanskin puolustus, vuoro { $turn }: { $units } yksikköä riittää.
            }
       *[other]
            { $units ->
                [one] Murmanskin puolustus, vuoro { $turn }: { $units } yksikkö, tarvitaan { $needed }; { $signed } voittopistettä.
               *[other] Murmanskin puolustus, vuoro { $turn }: { $units } yksikköä, tarvitaan { $needed }; { $signed } voittopistettä.
            }
    }
log-ended = Peli päättyy: { $level }, { $points } voittopistettä.
log-endedAtOnce = Peli päättyy: { $level }. Suomalaisia yksiköitä on päässyt Leningradiin: pisteitä ei lasketa.

## What was done by rules that no longer hold.

past-rules-2 = Hyökkäyksiä, huoltoa, valtauksia ja pisteitä koskevat tulkinnat ovat sittemmin muuttuneet.
past-rules-3 = Erikoistapahtuman F maahanlasku päättää nyt vaiheensa itsestään.
past-board-2 = Kartalla Vienan Kemi on siirtynyt heksaan 2231 ja Oulu heksaan 0931.
past-board-3 = Laatokan linja kulkee nyt rajalla: 1910, 2011, 2012 ja 2113.
past-moved = { $unit } siirtyy: { $to }.
past-arrived = { $unit } saapuu: { $at }.
past-attacked =
    { $several ->
        [true] { $units } hyökkäävät: { $on }.
       *[false] { $units } hyökkää: { $on }.
    }
past-retreated = { $unit } vetäytyy: { $to }.
past-noRetreat = { $unit } ei pääse vetäytymään.
past-advanced = { $unit } etenee: { $to }.
past-lose = Menetetään: { $units }.
past-administered = Yksikön { $unit } huolto määrätään.
past-dropped = Laskuvarjojoukot pudotetaan: { $at }.
past-demolished = { $unit } katkaisee rautatien.
past-rolled = Välivaiheen nopanheitto.
past-accepted = Välivaiheen tarjoukseen suostutaan.
past-declined = Etenemisestä tai tarjouksesta luovutaan.
past-ended = Vaihe päättyy.
past-dice =
    { $count ->
        [one] Noppa: { $faces }.
       *[other] Nopat: { $faces }.
    }

##

# With the name of the player where it is known.
summary-title =
    { $name ->
        [none] { $side ->
            [finn] Suomen viime vuoro
           *[soviet] Neuvostoliiton viime vuoro
        }
       *[other] Viime vuoro: { $name }
    }
summary-turn = Pelivuoro { $turn }
# All of it in a line: "20 units moved, 2 battles".
summary-brief =
    { $moved ->
        [0] yksikään yksikkö ei siirtynyt
       *[other]
            { $moved ->
                [one] { $moved } yksikkö siirtyi
               *[other] { $moved } yksikköä siirtyi
            }
    }, { $battles ->
        [0] ei taisteluja
        [one] { $battles } taistelu
       *[other] { $battles } taistelua
    }
summary-trails = Edellisen pelaajavuoron reitit ja taistelut
summary-trailsWhy = Yhtään pelaajavuoroa ei ole vielä pelattu.
summary-command = Vastustajan viime vuoro
# Under its picture above the log.
summary-short = Viime vuoro
summary-watch = Katso uudelleen
summary-showOnMap = Näytä kartalla
summary-dismiss = Sulje
# $byRail: how many of them went by rail, and $rail the number.
summary-moves =
    { $byRail ->
        [no]
            { $units ->
                [one] { $units } yksikkö siirtyi.
               *[other] { $units } yksikköä siirtyi.
            }
        [some]
            { $units ->
                [one] { $units } yksikkö siirtyi, niistä { $rail } junalla.
               *[other] { $units } yksikköä siirtyi, niistä { $rail } junalla.
            }
       *[all]
            { $units ->
                [one] { $units } yksikkö siirtyi junalla.
               *[other] { $units } yksikköä siirtyi, kaikki junalla.
            }
    }
summary-noMoves = Yksikään yksikkö ei siirtynyt.
summary-battles = Taistelut
summary-battle =
    { $odds ->
        [none]
            { $die ->
                [none] ilman noppaa, { $result }
               *[other] noppa { $die }, { $result }
            }
       *[other]
            { $die ->
                [none] { $odds }, ilman noppaa, { $result }
               *[other] { $odds }, noppa { $die }, { $result }
            }
    }
summary-results =
    .Ae = hyökkääjä tuhoutui
    .Ar = hyökkääjä vetäytyi
    .Ne = ei vaikutusta
    .Ex = vaihto
    .Dr = puolustaja vetäytyi
    .De = puolustaja tuhoutui
summary-landing = Maihinnousuhyökkäys
summary-lostHere = menetetty
summary-losses =
    { $side ->
        [finn] Menetetyt suomalaiset yksiköt
       *[soviet] Menetetyt neuvostoyksiköt
    }
summary-lossPoints =
    { $points ->
        [one] { $points } hyökkäyspiste
       *[other] { $points } hyökkäyspistettä
    }
summary-hexes =
    { $side ->
        [finn] Suomalaiset
       *[soviet] Neuvostojoukot
    } menettivät { $n ->
        [one] { $n } tavoitekohteen
       *[other] { $n } tavoitekohdetta
    }
summary-more =
    { $n ->
        [one] ja { $n } muu
       *[other] ja { $n } muuta
    }
summary-supply = Huolto
summary-supplyNow-1 = taas huollossa
summary-supplyNow-2 = eristetty
summary-supplyNow-3 = eristetty: kaupunki on ylikuormitettu
summary-arrivals = Uutta kartalla
summary-rails = Rautatiet
summary-railNow =
    { $broken ->
        [true] katkaistu
       *[false] korjattu
    }
summary-after = Pelivuoron jälkeen
summary-points = Voittopisteet: ennen { $before }, nyt { $after }.

##

final-reason =
    .turns =
        { $n ->
            [10] Kymmenen pelivuoroa on pelattu.
            [11] Yksitoista pelivuoroa on pelattu.
            [12] Kaksitoista pelivuoroa on pelattu.
            [13] Kolmetoista pelivuoroa on pelattu.
            [14] Neljätoista pelivuoroa on pelattu.
           *[other] { $n } pelivuoroa on pelattu.
        }
    .cease-fire =
        { $name ->
            [none] Suomen pelaaja julisti aselevon.
           *[other] { $name } julisti aselevon.
        }
    .leningrad = Suomalaisia yksiköitä on päässyt Leningradiin: pisteitä ei lasketa.

##

goal-title = Mihin kumpikin pyrkii
goal-aim =
    .soviet = Johdat neuvostojoukkoja. Voitat, kun pisteitä on vähintään { $win }; { $draw }–{ $drawMost } pistettä on tasapeli.
    .finn = Johdat suomalaisia. Voitat, jos Neuvostoliitto saa enintään { $least } pistettä; { $draw }–{ $drawMost } pistettä on tasapeli.
    .both = Neuvostoliitto voittaa, kun pisteitä on vähintään { $win }, ja Suomi, kun niitä on enintään { $least }; { $draw }–{ $drawMost } pistettä on tasapeli.
goal-short =
    .soviet = Johdat neuvostojoukkoja. Voitat, kun pisteitä on vähintään { $win }. Vertailuluku on { $par }: siihen kaksi Kenraalia pääsee keskimäärin, ja se on tasapeli.
    .finn = Johdat suomalaisia. Voitat, jos Neuvostoliitto saa enintään { $least } pistettä. Vertailuluku on { $par }: siihen kaksi Kenraalia pääsee keskimäärin, ja se on tasapeli.
    .both = Neuvostoliitto voittaa, kun pisteitä on vähintään { $win }, ja Suomi, kun niitä on enintään { $least }. Vertailuluku on { $par }: siihen kaksi Kenraalia pääsee keskimäärin, ja se on tasapeli.
goal-par = Vertailuluku on { $par }.
goal-counted = Pisteet lasketaan pelin päättyessä. Vallattu paikka tuo pisteitä vain, jos sen yhteyslinja on silloin auki.

ledger-title = Voittopisteet
ledger-total = Neuvostoliitto yhteensä
ledger-uncounted = ei lasketa
ledger-level = Jos peli päättyisi nyt
ledger-risks = Mahdolliset menetykset
ledger-leningrad = Jos suomalaiset valtaavat Leningradin, peli päättyy ja Suomi voittaa.
ledger-scale = Voiton tasot
ledger-results = Lopputulokset
ledger-now = nyt { $points }
ledger-from =
    { $most ->
        [none] { $least } tai enemmän
       *[other] { $least }–{ $most }
    }
ledger-upTo = { $most } tai vähemmän
ledger-key =
    .viipuri-row = Viipurista länteen:
    .viipuri = Viipuri
    .petsamo = Petsamo
    .oulu = Oulu
    .mannerheim-line = Mannerheim-linja
    .south-cleared = Rivin A eteläpuoli tyhjennetty
    .supply-city = Huoltokaupunki menetetty
    .murmansk-taken = Murmansk menetetty
    .leningrad-taken = Leningrad menetetty
    .murmansk-defence = Murmanskin puolustus
    .allied-eliminated = Liittoutuneiden prikaatit
    .handicap = Tasoitus:
    .goal-hex = Neuvostoliiton hallussa
    .finnish-losses = Suomen tappiot
    .soviet-losses = Neuvostoliiton tappiot
ledger-reason =
    .held = vallattu, yhteyslinja auki
    .not-held = ei vallattu
    .no-line = vallattu, mutta ilman yhteyslinjaa
    .cleared = siellä ei ole enää suomalaisia yksiköitä
    .not-cleared = siellä on vielä suomalaisia yksiköitä
    .short-of-units = liian vähän yksiköitä Murmanskin lähellä
    .taken = suomalaisten hallussa
    .not-taken = ei suomalaisten hallussa
    .garrison = joka neuvostovuorolla vuorosta 4, jos viiden heksan säteellä on alle 7 yksikköä
    .eliminated = tuhottu
    .agreed = sovittu ennen peliä
# A handicap that the players have agreed on themselves, behind its name.
ledger-ownHandicap = pelin tasaamiseksi
ledger-lost = { $n } tuhottu, kukin { $worth }
ledger-strengthLost =
    { $n ->
        [one] tuhottu yksi hyökkäyspiste, { $worth } kustakin
       *[other] tuhottu { $n } hyökkäyspistettä, { $worth } kustakin
    }
ledger-without = Ilman tasoituksia
ledger-levelWithout = { $points }, { $level }
ledger-onTurn = vuoro { $turn }
ledger-worth = arvo { $n }
ledger-each = { $n } kukin
ledger-rowHeld =
    { $held ->
        [0]
            { $noLine ->
                [0] mitään ei ole vallattu
                [one] ei pisteitä; { $noLine } heksa vallattu ilman yhteyslinjaa
               *[other] ei pisteitä; { $noLine } heksaa vallattu ilman yhteyslinjaa
            }
       *[other]
            { $noLine ->
                [0] vallattu { $held } / { $all }, yhteyslinja auki
                [one] vallattu { $held } / { $all }, yhteyslinja auki; { $noLine } heksa vallattu ilman yhteyslinjaa
               *[other] vallattu { $held } / { $all }, yhteyslinja auki; { $noLine } heksaa vallattu ilman yhteyslinjaa
            }
    }
