##

history-title = Historiallinen tausta
history-command = Historiallinen tausta
# Under its picture above the log.
history-short = Historia
# Over the row of buttons.
history-pages = Pelivuorot
history-turn = Pelivuoro { $turn }
history-turnNow = Pelivuoro { $turn }, nyt pelissä
history-board = Kartta
history-heading = Pelivuoro { $turn } · { $dates }
history-sources = Lähteet: { $books }.

## What moves are for.

# Where moves lead; .object is the form as the object of a verb.
intents-front-isthmus =
    .name = Kannas
    .object = Kannasta
intents-front-ladoga =
    .name = Laatokan rintama
    .object = Laatokan rintamaa
intents-front-viipuri =
    .name = Viipuri
    .object = Viipuria
intents-front-oulu =
    .name = Kainuu ja Oulu
    .object = Kainuuta ja Oulua
intents-front-petsamo =
    .name = Petsamo
    .object = Petsamoa
intents-front-railway =
    .name = Muurmannin rata
    .object = Muurmannin rataa
intents-front-leningrad =
    .name = Leningrad
    .object = Leningradia
intents-front-murmansk =
    .name = Murmansk
    .object = Murmanskia
# $name is the front; $object is its form as the object of a verb.
intents-aim =
    { $aim ->
        [hold] Puolustetaan { $object }
        [take] Kohti { $object }
        [cut] Katkaistaan { $object }
        [guard] Vartioidaan { $object }
        [delay] Viivytetään vihollista: { $name }
        [strike] Vastaisku: { $name }
       *[gather] Kootaan voimia: { $name }
    }
intents-reason =
    .counts-for-victory = siitä saa voittopisteitä
    .opens-the-way = se avaa tien eteenpäin
    .feeds-the-enemy = katkaisee vihollisen huollon
    .feeds-us = turvaa oman huollon
    .enemy-is-weak-here = vihollinen on siellä heikko
    .enemy-is-strong-here = vihollinen on siellä vahva
    .not-yet-ready = kootaan voimia hyökkäykseen
    .plan-has-failed = suunnitelma on epäonnistunut
# Why they marched: over the list.
intents-more =
    { $n ->
        [one] vielä { $n } yksikkö
       *[other] vielä { $n } yksikköä
    }
intents-headquarters = Esikunnat: { $units }
intents-title = Siirtojen tarkoitus
# Of what is being done now.
intents-now = Näiden siirtojen tarkoitus
# The General's plan for the war.
intents-plan = Suunnitelma

## The odds card: how the strengths add up, and what one unit more or fewer would do.

odds-strengths = Voimien laskeminen
odds-attack = Hyökkäys
odds-defence = Puolustus
odds-withIt = mukana { $column }
odds-withoutIt = ilman { $column }
odds-nobody = tarvitaan
odds-noDie = ei noppaa

## The planner of attacks.

planner-command = Suunnittele hyökkäykset
planner-views = Yksi hyökkäys tai koko suunnitelma
planner-attack = Hyökkäys
planner-plan = Suunnitelma
planner-title = Hyökkäyssuunnitelma
planner-wish = Mikä on tärkeintä?
planner-wishes-losses =
    .name = Tappiot
    .hint = Vihollisen menettämät pisteet vähennettynä omilla.
planner-wishes-ground =
    .name = Maastonvaltaus
    .hint = Tyhjennetyt heksat; kaupungit ja linnoitukset painavat enemmän.
planner-wishes-careful =
    .name = Omat yksiköt
    .hint = Omia pisteitä menetetään mahdollisimman vähän.
planner-suggested = Parhaat suunnitelmat
planner-nothing = Tällä painotuksella yksikään hyökkäys ei kannata.
planner-inexact = Rintama on liian sekava kokonaan tutkittavaksi: parempikin suunnitelma voi olla.
planner-choice =
    { $attacks ->
        [one] Suunnitelma { $i }: { $attacks } hyökkäys
       *[other] Suunnitelma { $i }: { $attacks } hyökkäystä
    }
planner-loses = Omat tappiot { $own }, vihollisen { $enemy }
planner-all = kaikki heksat tyhjenevät: { $percent }
planner-any = ainakin yksi: { $percent }
planner-differs = Toisin kuin suunnitelmassa 1: { $attacks }
planner-owed =
    { $units ->
        [one] { $units } yksikön
       *[other] { $units } yksikön
    } on hyökättävä, { $hexes ->
        [one] { $hexes } heksaan
       *[other] { $hexes } heksaan
    } on hyökättävä.
planner-left =
    Suunnitelmasta puuttuu vielä { $units ->
        [one] { $units } yksikkö
       *[other] { $units } yksikköä
    } ja { $hexes ->
        [one] { $hexes } heksa
       *[other] { $hexes } heksaa
    }.
planner-complete = Suunnitelma täyttää kaikki velvoitteet.
planner-attacks = Hyökkäykset
planner-number = Hyökkäys { $i }
planner-cleared = tyhjenee { $percent }
planner-costly = maksaa yksiköitä { $percent }
planner-expected = omat pistetappiot { $own }, vihollisen { $enemy }
planner-emptyUnits = Hyökkääjiä ei vielä ole.
planner-emptyHexes = Kohdetta ei vielä ole.
planner-put = Tähän { $unit }
planner-pin = Pidä
planner-remove = Poista hyökkäys { $i }
planner-removeHex = Jätä { $hex } pois
planner-unplanned = Suunnitelman ulkopuolella
planner-mustUnits = Yksiköt, joiden on hyökättävä
planner-mayUnits = Yksiköt, jotka voivat hyökätä
planner-mustHexes = Heksat, joihin on hyökättävä
planner-mayHexes = Heksat, joihin voi hyökätä
planner-newAttack = Hyökkää: { $hex }
planner-takeOut = Pois suunnitelmasta
planner-hint = Valitse yksikkö ja sitten sen hyökkäys, tai vedä se sinne. ”Pidä” säilyttää hyökkäyksen, kun loput täydennetään.
planner-whole = Koko suunnitelma
planner-losses = Omat menetetyt hyökkäyspisteet
planner-fill = Täydennä loput
planner-carryOut = Toteuta
planner-incomplete = Jokin velvoitettu yksikkö tai heksa puuttuu vielä suunnitelmasta.
planner-none = Suunnitelmassa ei ole hyökkäyksiä.
planner-of = Suunnitelman hyökkäys { $i }/{ $n }
planner-stop = Keskeytä ja suunnittele uudelleen
planner-finished = Suunnitelma on toteutettu.
planner-onlyInAttack = Hyökkäykset suunnitellaan hyökkäysjaksossa.

## The words that only paper has.

print-charts = Taulukot
print-turns = Vuorot ja vahvistukset
print-situation = Tilanne
print-units = { $army }: yksiköiden paikat
print-eliminated = Tuhotut
print-waiting = Kartan ulkopuolella
print-none = ei yhtään
print-log = Loki

##

records-title = Noppatilasto
records-command = Noppatilasto
# Under its picture above the log.
records-short = Nopat
records-none = Noppaa ei ole vielä heitetty.
# Losses only: what the dice were worth in Victory Points, the review estimates.
records-even = Tappiot keskiarvoon verrattuna: toistaiseksi tasan.
records-better =
    { $name ->
        [none] { $side ->
            [finn] Tappiot keskiarvoon verrattuna: { $points } hyökkäyspistettä Suomen pelaajan eduksi.
           *[soviet] Tappiot keskiarvoon verrattuna: { $points } hyökkäyspistettä Neuvostoliiton pelaajan eduksi.
        }
       *[other] Tappiot keskiarvoon verrattuna: { $points } hyökkäyspistettä pelaajan { $name } eduksi.
    }
records-rarity =
    .usual = Ei mitään tavatonta: kaksi peliä kolmesta pysyy näissä rajoissa.
    .uncommon = Se on tavallista enemmän: sattuma vie niin pitkälle harvemmin kuin joka kolmannessa pelissä.
    .rare = Se on harvinaista: pelkkä sattuma vie niin pitkälle harvemmin kuin joka kahdennessakymmenennessä pelissä.
records-measure = Jokaisessa taistelussa verrataan tullutta heittoa kaikkien kuuden keskiarvoon: mitä samat joukot olisivat menettäneet kullakin, hyökkäyspisteinä. Myöhempien valintojen seurauksia ei lasketa eikä sitä, mitä maasto oli arvoltaan: sen kertoo voittopisteinä päättyneen pelin arvio.
records-fair = Nopat tulevat satunnaislukugeneraattorista, joka antaa joka luvulle saman mahdollisuuden eikä tiedä pelistä mitään.
records-thrown =
    { $dice ->
        [one] 1 nopanheitto
       *[other] { $dice } nopanheittoa
    }, { $battles ->
        [one] 1 taistelu
       *[other] { $battles } taistelua
    }.
records-faces = Heitot
records-face = Heitto
records-came = Tuli
records-expected = Odotus
records-average = Katkoviiva: kutakin keskimäärin { $each }.
records-results = Tulokset hyökkääjänä
records-result = Tulos
records-resultName =
    .Ae = hyökkääjä tuhoutuu
    .Ar = hyökkääjä vetäytyy
    .Ne = ei vaikutusta
    .Ex = vaihto
    .Dr = puolustaja vetäytyy
    .De = puolustaja tuhoutuu
records-losses = Näissä taisteluissa menetetyt hyökkäyspisteet
records-enemyLost = Vihollinen
records-ownLost = Omat
records-byDice = Noppien mukaan
records-inTheEnd = Lopulta
records-own =
    { $side ->
        [finn] Suomen nopat keskiarvoon verrattuna: { $points }
       *[soviet] Neuvostoliiton nopat keskiarvoon verrattuna: { $points }
    }
records-lossesNote = Lopulta: mukana epäonnistuneet vetäytymiset ja tarpeen ylittävät tappiot.
records-rolls = Kaikki heitot
records-turn = Vuoro
records-who = Kuka
records-what = Tarkoitus
records-dice = Nopat
records-brought = Seuraus
records-luck = Keskiarvoon verrattuna
records-show = Katso
records-kinds =
    .attack = Hyökkäys
    .landing = Maihinnousuhyökkäys
    .drop = Maahanlasku
    .length = Pelin pituus
    .scenario = Skenaario
    .intervention = Väliintulo
    .norway = Norja
    .sweden = Ruotsi
    .event = Erikoistapahtuma

## What threatens what, and what cuts a supply line.

supplyCard-title = Huolto kartalla
supplyCard-cut = Silloin vailla huoltoa: { $units }.
supplyCard-relieved = Taas huollossa: { $units }.
supplyCard-unchanged = Kenenkään huolto ei muuttuisi.
supplyCard-weak = Missä yksi vihollinen voisi katkaista huoltosi
supplyCard-safe = Yksikään vihollisen siirto ei yksin eristä joukkojasi.
supplyCard-link = { $place }, { $by }: { $units }
supplyCard-more = ja { $n } muuta
supplyCard-hide = Piilota huolto

threats-command = Uhat
threats-title = Uhat
threats-reach = Vihollisen ulottuvuus
threats-zones = Vaikutusalueet
# What the answer takes for granted.
threats-assumed =
    { $side ->
        [finn] Suomen
       *[soviet] Neuvostoliiton
    } liike vuorolla { $turn } nykyisestä asemasta: kukaan ei sitä ennen tuhoudu eikä saavu, ja huollossa oleva pysyy huollossa.
threats-ends = Peli päättyy ennen sitä, sikäli kuin sen pituus tiedetään.
threats-setUp = Uhat näytetään, kun nappulat on paljastettu.
threats-front =
    { $side ->
        [finn] Mihin Suomen armeija voi hyökätä
       *[soviet] Mihin Neuvostoliiton armeija voi hyökätä
    }
threats-calm = Mihinkään heksaasi ei voi hyökätä.
threats-more =
    { $n ->
        [one] ja { $n } muu
       *[other] ja { $n } muuta
    }
threats-odds = Enintään { $column } ({ $attack } vastaan { $defence })
threats-falls = Kukistuu ilman noppaa
threats-cleared = heksa tyhjenee: { $percent }
threats-strongest = Vahvin hyökkäys
threats-also = Voisivat tulla näiden sijasta
threats-noSpace = Heksan viereen ei mahdu enempää.
threats-nobody = Kukaan ei voi tulla hyökkäämään heksaan { $place }.
threats-empty =
    { $points ->
        [one] Heksaa { $place } vastaan voi tulla enintään { $points } hyökkäyspiste.
       *[other] Heksaa { $place } vastaan voi tulla enintään { $points } hyökkäyspistettä.
    }
threats-moved = Jos { $unit } siirtyy: { $place }
threats-from = { $from } – { $to }
threats-stays = { $at }, pysyy
threats-unitReach = Pääsee { $n } heksaan.
threats-choose = Mikä nappula?
threats-look = Valitse oma heksasi, niin näet, mitä sitä vastaan voi tulla, tai vihollisen nappula, niin näet sen ulottuvuuden.
threats-exceptions =
    { $side ->
        [finn] Vailla vaikutusaluetta: Suomen yksiköt
       *[soviet] Vailla vaikutusaluetta: Neuvostoliiton yksiköt
    }
threats-noExceptions = Ei yhtään: jokainen yksikkö hallitsee kuutta heksaa ympärillään.
threats-gap =
    .headquarters = Esikunnilla ei ole vaikutusaluetta
    .isolated = Eristetyillä yksiköillä ei ole
    .light = 1-1-3:lla ja 0-0-3:lla ei ole Neuvostoliitossa
    .disrupted = Hajalla olevilla laskuvarjojoukoilla ei ole
    .fort = Ei ulotu linnoituksiin, joita suomalaiset pitävät tai viimeksi pitivät
    .nkvd = NKVD:n vaikutusalue ei ulotu Suomeen
    .water = Ei ylitä merta eikä suurjärveä
    .neutral = Ei ulotu puolueettomalle maalle
threats-cut =
    .enemy = Poikki: { $place }, jossa { $by }.
    .zone = Poikki: { $place } on vihollisen vaikutusalueella ({ $by }).
    .rail-enemy = Rata poikki ({ $city }): { $place }, jossa { $by }.
    .rail-broken = Rata katkaistu ({ $city }): { $place }.
    .no-hq =
        { $far ->
            [none] Mihinkään esikuntaan ei ole yhteyttä.
           *[other] Viiden heksan päässä ei ole esikuntaa: { $hq } on { $far } heksan päässä.
        }
    .no-city =
        { $far ->
            [none] Mihinkään huoltokaupunkiin ei ole yhteyttä.
           *[other] Esikunnalla { $hq } ei ole huoltokaupunkia kymmenen heksan päässä: { $city } on { $far } heksan päässä.
        }
    .no-way = Mikään reitti ei johda Suomeen.
    .overload = { $city }: ei riitä kaikille.
    .judged = Reitti on auki, mutta huolto on tarkistettu aiemmin.
threats-broken = Katkoviiva: reitti, joka olisi; risti, missä se on poikki.
