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
            [none] Näihin on hyökättävä{ $atOdds }.
           *[other] Näihin on hyökättävä{ $atOdds }: { $hexes }.
        }
    .storm =
        { $hexes ->
            [none] Hyökkäys maaston valtaamiseksi{ $atOdds }.
           *[other] Hyökkäys maaston valtaamiseksi{ $atOdds }: { $hexes }.
        }
    .destroy =
        { $hexes ->
            [none] Hyökkäys vihollisyksiköitä vastaan{ $atOdds }.
           *[other] Hyökkäys vihollisyksiköitä vastaan{ $atOdds }: { $hexes }.
        }
    .win-points = Samoilla nopilla eteenpäin pelattuna pisteet ovat keskimäärin paremmat kohdissa: { $lines }.
    .guard-murmansk = Murmanskin lähellä pysyy tarpeeksi yksiköitä: { $count }.
    .reopen-line =
        { $hexes ->
            [none] Aja vihollinen armeijan selustassa kulkevalta rautatieltä.
           *[other] Aja vihollinen armeijan selustassa kulkevalta rautatieltä: { $hexes }.
        }
    .hunt-raider =
        { $hexes ->
            [none] Hyökkää rautatielle pyrkivien kimppuun kahdelta suunnalta.
           *[other] Hyökkää rautatielle pyrkivien kimppuun kahdelta suunnalta: { $hexes }.
        }
    .guard-murmansk-seven =
        { $hexes ->
            [none] Pidä seitsemän yksikköä Murmanskin lähellä ennen muita siirtoja.
           *[other] Pidä seitsemän yksikköä Murmanskin lähellä ennen muita siirtoja: { $hexes }.
        }
    .hold-cities =
        { $hexes ->
            [none] Älä jätä yhtään huoltokaupunkia tyhjäksi vihollisen ulottuville.
           *[other] Älä jätä yhtään huoltokaupunkia tyhjäksi vihollisen ulottuville: { $hexes }.
        }
    .garrison-leningrad =
        { $hexes ->
            [none] Vartioi Leningradia kahdella yksiköllä ja pidä muita sen lähellä.
           *[other] Vartioi Leningradia kahdella yksiköllä ja pidä muita sen lähellä: { $hexes }.
        }
    .guard-line =
        { $hexes ->
            [none] Sulje vihollisen tiet rautatielle.
           *[other] Sulje vihollisen tiet rautatielle: { $hexes }.
        }
    .keep-rear =
        { $hexes ->
            [none] Pidä vihollisen edessä olevien joukkojen paluutie auki.
           *[other] Pidä vihollisen edessä olevien joukkojen paluutie auki: { $hexes }.
        }
    .leave-pocket =
        { $hexes ->
            [none] Marssi ulos motista.
           *[other] Marssi ulos motista: { $hexes }.
        }
    .guard-headquarters =
        { $hexes ->
            [none] Älä jätä esikuntaa yksin vihollisen ulottuville.
           *[other] Älä jätä esikuntaa yksin vihollisen ulottuville: { $hexes }.
        }
    .last-turn-guard =
        { $hexes ->
            [none] Miehitä se, mihin vihollinen voisi marssia viimeisellä siirrollaan.
           *[other] Miehitä se, mihin vihollinen voisi marssia viimeisellä siirrollaan: { $hexes }.
        }
    .avoid-blow =
        { $hexes ->
            [none] Älä jätä vahvaa yksikköä paikkaan, jossa suomalaiset voisivat hyökätä sen kimppuun yhdessä suhteella 4-1.
           *[other] Älä jätä vahvaa yksikköä paikkaan, jossa suomalaiset voisivat hyökätä sen kimppuun yhdessä suhteella 4-1: { $hexes }.
        }
    .avoid-hopeless =
        { $hexes ->
            [none] Vältä pakollisia hyökkäyksiä, joissa ei voi voittaa.
           *[other] Vältä pakollisia hyökkäyksiä, joissa ei voi voittaa: { $hexes }.
        }
    .hold-viipuri =
        { $hexes ->
            [none] Vahvista Viipuria ennen kuin armeijakunta on sen edessä.
           *[other] Vahvista Viipuria ennen kuin armeijakunta on sen edessä: { $hexes }.
        }
    .hold-oulu =
        { $hexes ->
            [none] Vahvista Oulua ennen kuin divisioonat ovat sen edessä.
           *[other] Vahvista Oulua ennen kuin divisioonat ovat sen edessä: { $hexes }.
        }
    .keep-division =
        { $hexes ->
            [none] Älä jätä divisioonaa yksin Laatokan linjan eteen.
           *[other] Älä jätä divisioonaa yksin Laatokan linjan eteen: { $hexes }.
        }
    .cut-line =
        { $hexes ->
            [none] Katkaise rautatie vihollisen selustassa ja jää sille.
           *[other] Katkaise rautatie vihollisen selustassa ja jää sille: { $hexes }.
        }
    .pocket =
        { $hexes ->
            [none] Hyökkää ja etene niin, että vihollisen ainoa paluutie sulkeutuu.
           *[other] Hyökkää ja etene niin, että vihollisen ainoa paluutie sulkeutuu: { $hexes }.
        }
    .last-turn-raid =
        { $hexes ->
            [none] Odota yhden siirron päässä tyhjästä kohteesta.
           *[other] Odota yhden siirron päässä tyhjästä kohteesta: { $hexes }.
        }
# The actions themselves.
hint-to = { $unit } heksaan { $hex }
hint-place = { $unit } heksaan { $hex }
hint-back = { $unit } takaisin laatikkoon
hint-retreat = { $unit } vetäytyy heksaan { $hex }
hint-lost = { $unit } menetetään
hint-advance = { $unit } etenee heksaan { $hex }
hint-attack =
    { $odds ->
        [none] Hyökkää heksaan { $hexes }: { $units }
       *[other] Hyökkää heksaan { $hexes }: { $units } ({ $odds })
    }
# Behind a reason to attack; nothing where the players do without odds.
hint-atOdds = { "" }, vähintään suhteella { $odds }
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
    { $name ->
        [none] { $side ->
            [finn] Nopat suosivat suomalaisia: noin { $amount } (arvio).
           *[soviet] Nopat suosivat neuvostojoukkoja: noin { $amount } (arvio).
        }
       *[other] Noppien suosikki oli { $name }: noin { $amount } (arvio).
    }
review-even = Nopat eivät juuri suosineet kumpaakaan osapuolta (arvio).
# The five figures add up. `decisions`: what named decisions of both sides came to, more is better for the Soviets.
review-sum = Odotus alussa: { $start }. Nopat: { $luck }. Alla luetellut päätökset: { $decisions }. Selittämättä: { $rest }. Tulos: { $result }.
review-cost =
    { $side ->
        [finn] Suomen päätösten hinta oli noin { $amount }, eniten vuorolla { $turn }.
       *[soviet] Neuvostoliiton päätösten hinta oli noin { $amount }, eniten vuorolla { $turn }.
    }
