## The General's hints: what, and why.

hint-thenEnd = Päätä sitten vaihe.
hint-more =
    { $n ->
        [one] ja { $n } muu
       *[other] ja { $n } muuta
    }
hint-why =
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
hint-to = { $unit } heksaan { $hex }
hint-place = { $unit } heksaan { $hex }
hint-back = { $unit } takaisin laatikkoon
hint-retreat = { $unit } vetäytyy heksaan { $hex }
hint-lost = { $unit } menetetään
hint-advance = { $unit } etenee heksaan { $hex }
hint-attack = Hyökkää heksaan { $hexes }: { $units } ({ $odds })
hint-giveUp = Poista { $units }
hint-heavy = Raskaat panssarit: { $units }
hint-plan = Suunnittele maahanlasku heksaan { $hex }
hint-noPlan = Älä suunnittele maahanlaskua
hint-drop = Pudota laskuvarjojoukot heksaan { $hex }
hint-demolish = { $unit } katkaisee rautatien
hint-administer = Järjestä yksikön { $unit } huolto uudelleen
hint-roll = Heitä noppaa
hint-accept = Suostu
hint-decline = Kieltäydy

## How a whole game went.

course-graph = Voittopisteet ja tappiot pelivuoroittain
course-points = Voittopisteet
course-finn = Suomen tappiot
course-soviet = Neuvostoliiton tappiot
# Beside the name of the losses: what they are counted in.
course-unit = hyökkäyspistettä
course-map = Kartta pelin päättyessä

## The review of a finished game.

review-amount =
    { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
review-favoured =
    { $side ->
        [finn] Nopat antoivat suomalaisille noin { $points } pistettä (arvio).
       *[soviet] Nopat antoivat neuvostoliittolaisille noin { $points } pistettä (arvio).
    }
review-even = Nopat eivät juuri suosineet kumpaakaan osapuolta (arvio).
review-sum = Odotus alussa: { $start }. Nopat: { $luck }. Selittämättä nopilla: { $rest }. Tulos: { $result }.
review-cost =
    { $side ->
        [finn] Alla nimetyt Suomen ratkaisut maksoivat noin { $points } pistettä; niissä voi olla päällekkäisyyttä.
       *[soviet] Alla nimetyt Neuvostoliiton ratkaisut maksoivat noin { $points } pistettä; niissä voi olla päällekkäisyyttä.
    }
