## The General's hints: what, and why.

advice-thenEnd = Päätä sitten vaihe.
advice-more =
    { $n ->
        [one] ja { $n } muu
       *[other] ja { $n } muuta
    }
advice-why =
    .hold-line =
        { $hexes ->
            [none] Linnoitettu linja pidetään miehitettynä.
           *[other] Linnoitettu linja pidetään miehitettynä: { $hexes }.
        }
    .hold-city =
        { $hexes ->
            [none] Pidetään kaupunki, josta saa voittopisteitä.
           *[other] Pidetään kaupunki, josta saa voittopisteitä: { $hexes }.
        }
    .bar-way =
        { $hexes ->
            [none] Vihollisen tie on tukittu.
           *[other] Vihollisen tie on tukittu: { $hexes }.
        }
    .take-ground =
        { $hexes ->
            [none] Vallataan maata, josta saa voittopisteitä.
           *[other] Vallataan maata, josta saa voittopisteitä: { $hexes }.
        }
    .close-in =
        { $hexes ->
            [none] Yksiköt lähestyvät tavoitteita.
           *[other] Yksiköt lähestyvät tavoitteita: { $hexes }.
        }
    .raid-rail =
        { $hexes ->
            [none] Iskujoukot lähestyvät vihollisen rautatietä.
           *[other] Iskujoukot lähestyvät vihollisen rautatietä: { $hexes }.
        }
    .stay-clear =
        { $hexes ->
            [none] Yksiköt pysyvät murskaavan iskun ulottumattomissa.
           *[other] Yksiköt pysyvät murskaavan iskun ulottumattomissa: { $hexes }.
        }
    .keep-reserve =
        { $hexes ->
            [none] Reservi säästetään myöhempään.
           *[other] Reservi säästetään myöhempään: { $hexes }.
        }
    .cut-supply =
        { $units ->
            [none] Vihollisen yksiköitä jää ilman huoltoa.
           *[other] Vihollisen yksiköitä jää ilman huoltoa: { $units }.
        }
    .keep-supply =
        { $units ->
            [none] Nämä yksiköt pitävät huoltonsa tai saavat sen takaisin.
           *[other] Nämä yksiköt pitävät huoltonsa tai saavat sen takaisin: { $units }.
        }
    .spare-strength =
        { $units ->
            [none] Menetetään se, minkä arvo on pienin.
           *[other] Menetetään se, minkä arvo on pienin: { $units }.
        }
    .meet-obligation =
        { $hexes ->
            [none] Näihin on hyökättävä; huonoin suhde on { $odds }.
           *[other] Näihin on hyökättävä; huonoin suhde on { $odds }: { $hexes }.
        }
    .storm =
        { $hexes ->
            [none] Hyökkäys maaston valtaamiseksi, vähintään { $odds }.
           *[other] Hyökkäys maaston valtaamiseksi, vähintään { $odds }: { $hexes }.
        }
    .destroy =
        { $hexes ->
            [none] Hyökkäys vihollisyksiköitä vastaan, vähintään { $odds }.
           *[other] Hyökkäys vihollisyksiköitä vastaan, vähintään { $odds }: { $hexes }.
        }
    .guard-murmansk = Murmanskin lähellä pysyy tarpeeksi yksiköitä: { $count }.
# The actions themselves.
advice-to = { $unit } heksaan { $hex }
advice-place = { $unit } heksaan { $hex }
advice-back = { $unit } takaisin laatikkoon
advice-retreat = { $unit } vetäytyy heksaan { $hex }
advice-lost = { $unit } menetetään
advice-advance = { $unit } etenee heksaan { $hex }
advice-attack = Hyökkää heksaan { $hexes }: { $units } ({ $odds })
advice-giveUp = Poista { $units }
advice-heavy = Raskaat panssarit: { $units }
advice-plan = Suunnittele maahanlasku heksaan { $hex }
advice-noPlan = Älä suunnittele maahanlaskua
advice-drop = Pudota laskuvarjojoukot heksaan { $hex }
advice-demolish = { $unit } katkaisee rautatien
advice-administer = Järjestä yksikön { $unit } huolto uudelleen
advice-roll = Heitä noppaa
advice-accept = Suostu
advice-decline = Kieltäydy

## How a whole game went.

course-graph = Voittopisteet ja tappiot pelivuoroittain
course-points = Voittopisteet
course-finn = Suomen tappiot
course-soviet = Neuvostoliiton tappiot
# Beside the name of the losses: what they are counted in.
course-unit = hyökkäyspistettä
course-map = Kartta pelin päättyessä
