##

learn-learnHint = Kymmenen lyhyttä oppituntia kartalla
learn-busy =
    .finn = Suomalaiset vastaavat …
    .soviet = Neuvostojoukot vastaavat …
learn-quickTitle = Ensimmäiset siirrot
# By the name of a level.
learn-quickText = Sinä johdat neuvostojoukkoja, tietokoneen { LOWER($level) } suomalaisia. Sinä aloitat: nyt on liikevaiheesi. Suomalaiset odottavat rajan takana.
learn-quickSteps =
    .pick = Valitse Neuvostoliiton nappula: kartta näyttää, minne se pääsee ja mitä matka maksaa.
    .poor = Suomalaisten vieressä sen olisi pakko hyökätä, ja yksin sen voimasuhde on huono. Pysäytä se kauemmas tai tuo toinenkin yksikkö.
    .stay = Tämä yksikkö on jo suomalaisten vieressä. Se voi jäädä ja hyökätä; tuo jokin toinen sen avuksi.
    .closer = Tämä yksikkö ei yllä suomalaisten viereen tällä vuorolla: siirrä sitä lähemmäs tai valitse toinen.
    .more = Siirrä niin monta yksikköä kuin haluat. Paina sitten ”Lopeta liike”.
    .follow = Pohjoisessa suomalaisia on saattanut vetäytyä ennen hyökkäystäsi. Etene heidän jättämäänsä heksaan tai paina ”Eteneminen valmis”.
    .attack = Jokaisen yksikkösi, joka on suomalaisten vieressä, on hyökättävä. Valitse renkaalla merkitty heksa ja hyökkääjät ja heitä noppaa.
    .choose = Valitse alta tai kartalta.
    .finish = Paina ”Lopeta hyökkäykset”: suomalaiset pelaavat vuoronsa, ja sinä katsot. Sitten alkaa uusi vuoro.
    .watch = Suomalaiset pelaavat vuoronsa. Sitten alkaa uusi vuoro.
# With a unit selected: where it attacks best, and at which odds.
learn-quickGo = Valitse { $hex }: sieltä se hyökkää voimasuhteella { $odds }.
learn-quickShow = Näytä yksikkö
learn-quickClose = Sulje

## The game on the start screen.

front-demo =
    { $side ->
        [finn] Vuoro { $turn }, Suomen pelaajavuoro
       *[soviet] Vuoro { $turn }, Neuvostoliiton pelaajavuoro
    }
front-tagline = Suomen ja Neuvostoliiton sota 30. marraskuuta 1939 – 12. maaliskuuta 1940
front-about = Vuoden 1972 heksa- ja nappulapelin digitaalinen versio. Kymmenen pelivuoroa, kaksi armeijaa, yksi pitkä raja.
front-kind = Heksoja ja nappuloita; kymmenen vuoroa, yksin tai kaksin
front-credits = Kartta on julkisista paikkatiedoista laskettu rekonstruktio, ei alkuperäisen pelin painokuva.

##

bar-setUp = Ennen vuoroa { $first }
bar-turn = Vuoro { $n }
bar-decides =
    { $side ->
        [finn] Suomen pelaaja päättää
       *[soviet] Neuvostoliiton pelaaja päättää
    }
bar-playerTurn =
    { $side ->
        [finn] Suomen pelaajavuoro
       *[soviet] Neuvostoliiton pelaajavuoro
    }
bar-shortPhase =
    .retreat-before = Vetäytyminen
    .advance-before = Eteneminen
    .exploitation = Sukset
bar-points = { $signed } pistettä
# By what, since the Game-Turn began.
bar-changed = { $signed } tällä vuorolla
bar-sovietPoints = Neuvostoliitto { $signed } pistettä
bar-goal =
    .marginal-soviet = voitto: { $least }
    .substantive-soviet = selvä voitto: { $least }
    .decisive-soviet = ratkaiseva voitto: { $least }
bar-keep =
    .win = voitto: enintään { $most }
    .draw = tasapeli: enintään { $most }
bar-howScored = katso, mistä pisteet kertyvät
bar-scale = Nyt { $signed }: { $level }

##

card-side-finn =
    .name = Suomi
    .adjective = Suomi
card-side-soviet =
    .name = Neuvostoliitto
    .adjective = Neuvostoliitto
card-level-recruit =
    .name = Alokas
    .hint = Helppo. Pelaa nopeasti ja tekee virheitä.
card-level-sergeant =
    .name = Kersantti
    .hint = Suunnittelee joka vaiheen, mutta jättää esikuntansa jälkeen ja hyökkää huonoin voimasuhtein.
card-level-officer =
    .name = Upseeri
    .hint = Suunnittelee joka vaiheen; pitää linjansa ja huoltonsa.
card-level-general =
    .name = Kenraali
    .hint = Vahvin. Osaa avaukset, koko armeijan huollon ja loppupelin.
card-passing = Anna laite toiselle alkusijoittelussa. Peittonäyttö kätkee suomalaisten sijoittelun.
card-points = Voittopisteet
card-pointsLine = Voittopisteet { $signed }
card-rules = Säännöt
card-ownRules = Oma sääntövalikoima
# With a handicap; the points come with their sign.
card-withHandicap = { $rules }, Neuvostoliitto yhteensä { $points }
# Short games by the names of their goals.
card-short =
    .isthmus = Kannas
    .petsamo = Petsamo
    .suomussalmi = Suomussalmi
    .last-three-turns = Kolme viimeistä vuoroa
    .other = Lyhyt peli

##

common-title = Winter War
common-army =
    .finn = Suomi
    .soviet = Neuvostoliitto
common-player =
    .finn = Suomen pelaaja
    .soviet = Neuvostoliiton pelaaja
common-arm =
    .infantry = jalkaväki
    .armour = panssarit
    .artillery = tykistö
    .cavalry = ratsuväki
    .mountain = vuoristojoukot
    .ski = hiihtopartio
    .border-guard = NKVD:n rajajoukot
    .headquarters = esikunta
    .parachute = laskuvarjoprikaati
    .blank = tyhjä nappula
common-size =
    .XXX = armeijakunta
    .XX = divisioona
    .X = prikaati
    .III = rykmentti
    .II = pataljoona
# Before the size in the name of a unit: "infantry division".
common-stem =
    .infantry = jalkaväki
    .armour = panssari
    .artillery = tykistö
    .cavalry = ratsuväki
    .mountain = vuoristo
# "infantry division"; the names that say it already stand alone.
common-kind = { $stem }{ $size }
# "6-4-2 (18)"; a blank has no label.
common-unit =
    { $label ->
        [none] tyhjä nappula { $name }
       *[other] { $label } ({ $name })
    }
common-count = ×{ $n }
common-hex =
    { $place ->
        [none] { $name }
       *[other] { $place } ({ $name })
    }
common-points =
    { $n ->
        [one] { $n } piste
       *[other] { $n } pistettä
    }
common-and = { " " }ja{ " " }
common-phase =
    .set-up = Alkusijoittelu
    .reinforcement = Vahvistukset
    .movement = Liike
    .retreat-before = Vetäytyminen ennen taistelua
    .planned-drop = Maahanlasku
    .advance-before = Eteneminen ennen taistelua
    .attack = Hyökkäys
    .event-drop = Maahanlasku
    .exploitation = Jatkoliike suksilla
    .interphase = Välivaihe
    .over = Peli on ohi
common-level =
    .decisive-soviet = Neuvostoliiton ratkaiseva voitto
    .substantive-soviet = Neuvostoliiton selvä voitto
    .marginal-soviet = Neuvostoliiton niukka voitto
    .draw = Tasapeli
    .decisive-finnish = Suomen ratkaiseva voitto
    .soviet = Neuvostoliiton voitto
    .finnish = Suomen voitto

##

standing-saved =
    { $phase ->
        [over] Peli on ohi
        [set-up]
            { $side ->
                [finn] Suomen pelaaja, alkusijoittelu
               *[soviet] Neuvostoliiton pelaaja, alkusijoittelu
            }
       *[other]
            { $side ->
                [finn] Vuoro { $turn }, Suomen pelaaja, { LOWER($phase) }
               *[soviet] Vuoro { $turn }, Neuvostoliiton pelaaja, { LOWER($phase) }
            }
    }

## Sääntöjen nimet tallennetuille peleille ja sääntöjen valintaan.

preset-printed =
    .label = Painetut säännöt
    .hint = Vuoden 1972 sääntövihko virallisine oikaisuineen.
preset-recommended =
    .label = Suositus
    .hint = Oikaisut ja pelaajien täsmennykset 1–8. Tästä on hyvä aloittaa.
preset-recommendedEvents =
    .label = Suositus, skenaariot ja erikoistapahtumat
    .hint = Samoin, mutta pelivuorojen välissä heitetään noppaa, ja sota voi laajentua.
preset-tournament =
    .label = Turnaus
    .hint = Kaikki kymmenen täsmennystä, myös kaksi tasapainottavaa. Ei tapahtumia.
preset-everything =
    .label = Kaikki
    .hint = Jokainen valinnainen sääntö kerralla, myös yhdeksän muunnelmaa pelistä A Winter War.
