##

interphase-event =
    .F = Neuvostoliiton laskuvarjopudotus
    .G = ulkomaiset vapaaehtoiset
    .H = Neuvostoliiton huoltoyhteydet
    .J = Neuvostoliiton täydennykset
    .K = aselepo
    .GJ = vapaaehtoiset ja täydennykset
    .L = ankara pakkanen
interphase-scenario =
    .A = liittoutuneet Petsamossa
    .B = liittoutuneet Skandinavian läpi
    .C = liittoutuneet molempia teitä
    .D = Ruotsi auttaa varhain
    .E = uhka Bakulle
# Within a sentence of the log: what was rolled.
interphase-dice =
    { $count ->
        [one] noppa { $faces }
       *[other] nopat { $faces } = { $sum }
    }
# A Scenario as it is named when it is in force.
interphase-named =
    { $letter ->
        [A] liittoutuneet Petsamossa
        [B] liittoutuneet Skandinavian läpi
        [C] liittoutuneet molempia teitä, rekonstruktio
        [D] Ruotsi auttaa varhain, rekonstruktio
       *[E] uhka Bakulle, rekonstruktio
    }
interphase-lost =
    .B = Prikaatien lukumäärä on kadonnut.
    .C = Tämän skenaarion painettu teksti on kadonnut.
    .D = Tämän skenaarion painettu teksti on kadonnut.
    .E = Tämän skenaarion painettu teksti on kadonnut.
interphase-neutral =
    .norway = Norja
    .sweden = Ruotsi
interphase-todo =
    .length = Heitä noppaa: jatkuuko sota?
    .scenario = Heitä noppaa skenaariosta.
    .intervention = Heitä kahta noppaa: tulevatko liittoutuneet?
    .norway = Heitä noppaa: tekeekö Norja vastarintaa?
    .sweden = Heitä noppaa: tekeekö Ruotsi vastarintaa?
    .event = Heitä noppaa erikoistapahtumasta.
    .next = Välivaihe on ohi: aloita pelivuoro { $turn }.
    .count = Sota on ohi: laske pisteet.
    .cease-fire = Julista aselepo tai jatka peliä.
    .landing = Petsamo on neuvostojoukkojen hallussa: hyökkää mereltä tai käänny takaisin.
    .muster = Valitse kaupunki, johon tulee { $units }.
    .climate = Valitse pakkasen viemät neuvostoyksiköt: vielä { $points }.
    .recall = Valitse yksiköt, jotka lähtevät toiselle rintamalle: vielä { $points }.
interphase-button =
    .length = Heitä pelin pituudesta
    .scenario = Heitä skenaariosta
    .intervention = Heitä liittoutuneista
    .norway = Heitä Norjasta
    .sweden = Heitä Ruotsista
    .event = Heitä erikoistapahtumasta
    .next = Aloita pelivuoro { $turn }
    .count = Laske pisteet
    .forfeit = Poista tämä yksikkö
interphase-panel-title = Pelivuoron { $turn } jälkeen
interphase-panel-status =
    .done = tehty
    .now = nyt
    .next = tulossa
interphase-panel-step =
    .length = Pelin pituus
    .cease-fire = Aselepo
    .scenario = Skenaario
    .intervention = Lännen väliintulo
    .norway = Norja
    .sweden = Ruotsi
    .landing = Maihinnousu Petsamoon
    .event = Erikoistapahtuma
interphase-panel-inForce = Skenaario { $letter }, { $scenario }, on ollut voimassa pelivuorosta { $turn } lähtien: skenaariosta ei heitetä noppaa.
interphase-panel-finished = Heitettävää ei ole jäljellä. Pelivuoro { $turn } voi alkaa.
interphase-panel-ended = Heitettävää ei ole jäljellä. Pisteet voi laskea.
interphase-panel-faces =
    { $count ->
        [one] Noppa { $first }
       *[other] Noppa { $first }–{ $last }
    }
interphase-panel-die = Noppa
interphase-panel-result = Tulos
interphase-panel-reconstructed = † Rekonstruktio: { $what }
interphase-panel-notes =
    .row = Nopan luvun 5 rivi on kadonnut.
    .entry = Nopan luvun 2 kohta on kadonnut.
interphase-panel-plusOne = Nopeutettu ulkomaanapu lisää noppaan 1; tässä on se, mitä noppa näyttää.
interphase-panel-voidNow = nyt ei vaikutusta: { $why }
interphase-panel-chance = { $favourable } / { $of }, { $percent }
interphase-panel-intervention = Kaksi noppaa, enintään { $atMost }: liittoutuneet tulevat
interphase-panel-resists =
    { $atMost ->
        [one] { $who } tekee vastarintaa luvulla 1
       *[other] { $who } tekee vastarintaa luvuilla 1–{ $atMost }
    }
interphase-panel-neighbours = Jos ne tulevat, yksi noppa kertoo kummastakin naapurista, tekeekö se vastarintaa.
interphase-panel-outcomes =
    .none = Kumpikaan ei tee vastarintaa: skenaario B
    .one = Toinen tekee vastarintaa: skenaario A
    .both = Molemmat tekevät vastarintaa: skenaario A pelivuoron { $turn } jälkeen
interphase-brings-none = ei mitään
interphase-brings-scenario =
    .A = Kolme liittoutuneiden prikaatia tulee meritse Petsamoon.
    .B = Kuusi liittoutuneiden prikaatia tulee Ruotsin heksaan R, Tornion viereen.
    .C = Kolme liittoutuneiden prikaatia tulee heksaan R, kolme Petsamoon.
    .D = Ruotsalaiset ja 64. rykmentti tulevat heti.
    .E = Neuvostoyksiköitä, joissa on 12 hyökkäyspistettä, lähtee pysyvästi.
interphase-brings-event =
    .F = Yksikön 3-1-1 voi pudottaa enintään kuuden heksan päähän Leningradista.
    .Fagain = Tuhottu 3-1-1 palaa Leningradiin.
    .G = Yksi 2-2-2 tulee Helsinkiin tai Ouluun.
    .H = Jos jokin skenaario on voimassa, Petroskoi huoltaa 90.
    .J = Yksi tuhottu 2-1-2 palaa vahvistuksena.
    .K = Suomen pelaaja saa lopettaa pelin seuraavan pelivuoron jälkeen.
    .GJ = Suomalaiset saavat yksikön 2-2-2, ja yksi tuhottu 2-1-2 palaa.
    .L = Neuvostojoukot menettävät 4 hyökkäyspistettä; seuraavalla pelivuorolla ei kuljeta junalla.
interphase-brings-volunteers = Nopeutetun ulkomaanavun ansiosta yksi 2-2-2 tulee Helsinkiin tai Ouluun.
interphase-brings-ends = Sota päättyy tähän.
interphase-brings-goesOn = Peli jatkuu pelivuoron { $turn } loppuun.
interphase-came =
    .scenario = { $letter }: { $scenario }
    .warEnds = Sota on ohi
    .warGoesOn = Sota jatkuu
    .noScenario = Ei skenaariota
    .again = Suomen pelaaja heittää uudelleen seuraavassa välivaiheessa.
    .counted = Heitto { $die }, lasketaan luvuksi { $modified }.
    .event =
        { $event ->
            [GJ] G ja J: { $what }
           *[other] { $event }: { $what }
        }
    .noEvent = Tapahtumaa ei tule
    .volunteers = Ulkomaisia vapaaehtoisia
    .noVolunteers = Yksiköitä ei ole jäljellä tai kumpikaan kaupunki ei ole avoinna.
    .allies = { $sum }, raja { $atMost }: liittoutuneet tulevat
    .stayAway = { $sum }, raja { $atMost }: liittoutuneet jäävät pois
    .hasten = Pelivuorolla { $turn } saapuvat myös pelivuoron { $next } Neuvostoliiton vahvistukset.
    .resists = { $who } tekee vastarintaa
    .resistsOn =
        { $atMost ->
            [one] Se tekee vastarintaa luvulla 1.
           *[other] Se tekee vastarintaa luvuilla 1–{ $atMost }.
        }
    .letsThrough = { $who } päästää liittoutuneet läpi
interphase-ceaseFire =
    .now = Jos julistat sen, peli päättyy heti:
    .result = { $level }, Neuvostoliitto yhteensä { $points }
    .isolated = Ensin menetetään molempien osapuolten eristetyt yksiköt.
    .offer = Tarjous on kertakäyttöinen, julistit tai et.
    .call = Julista aselepo
    .decline = Jatka peliä
interphase-landing-text = Kolme liittoutuneiden prikaatia on Petsamon edustalla, ja kaupunki on neuvostojoukkojen hallussa.
interphase-landing-defenders = Petsamossa
interphase-landing-ashore = Pääsevät maihin: { $faces } / 6, { $percent }
interphase-landing-outcome =
    .Ae = kaikki kolme prikaatia menetetään
    .Ar = kaikki kolme prikaatia menetetään
    .Ne = kaikki kolme prikaatia menetetään
    .De = puolustajat menetetään, liittoutuneet pääsevät maihin
    .Dr = puolustajat vetäytyvät, liittoutuneet pääsevät maihin
    .exchange =
        { $lost ->
            [one] puolustajat menetetään, samoin { $lost } prikaati; maihin pääsee { $ashore }
           *[other] puolustajat menetetään, samoin { $lost } prikaatia; maihin pääsee { $ashore }
        }
    .allLost = puolustajat ja kaikki kolme prikaatia menetetään
interphase-landing-assault = Maihinnousuhyökkäys
interphase-landing-accept = Hyökkää
interphase-landing-decline = Käänny takaisin
interphase-landing-declined =
    .none = Jos ne kääntyvät takaisin, skenaariota ei tullut; heität uudelleen seuraavassa välivaiheessa.
    .over = Jos ne kääntyvät takaisin, ne eivät tule enää.
    .half = Jos ne kääntyvät takaisin, nämä kolme jäävät pois; skenaario on silti voimassa.
interphase-muster =
    .title = Valitse kaupunki
interphase-forfeit =
    .climate = Pakkasen viemät
    .recall = Toiselle rintamalle
    .left = vielä { $points }
    .isolatedFirst = Suomen pelaaja valitsee, eristetyt yksiköt ensin.
    .each = Yksi yksikkö kerrallaan: tasan näin monta pistettä tai niin vähän yli kuin mahdollista.
interphase-atSea = merellä
interphase-log-lengthEnds = Pelin pituus: { $dice }. Peli päättyy pelivuoron { $turn } jälkeen ({ RULE("Option.E") }).
interphase-log-lengthOn = Pelin pituus: { $dice }. Peli jatkuu pelivuoron { $turn } loppuun ({ RULE("Option.E") }).
# $counted is what the die counts as, where that is not what it shows; $letter is that of a Scenario that comes, $scenario its name.
interphase-log-scenarioDie =
    { $letter ->
        [none]
            Skenaario: { $dice }{ $counted ->
                [none] { "" }
               *[other] , lasketaan luvuksi { $counted }
            }, skenaariota ei tule ({ RULE("Scenario.Table") }).
       *[other]
            Skenaario: { $dice }{ $counted ->
                [none] { "" }
               *[other] , lasketaan luvuksi { $counted }
            }, { $letter }, { $scenario } ({ RULE("Scenario.Table") }).
    }
interphase-log-scenario = Skenaario { $letter } on voimassa: { $scenario } ({ $rule }).
interphase-log-intervention =
    { $comes ->
        [true] Lännen väliintulo: { $dice }, liittoutuneet tulevat luvulla { $atMost } tai pienemmällä. Ne tulevat; pelivuorolla { $next } saapuvat myös pelivuoron { $afterNext } Neuvostoliiton vahvistukset ({ RULE("Designer.C") }).
       *[false] Lännen väliintulo: { $dice }, liittoutuneet tulevat luvulla { $atMost } tai pienemmällä. Ne jäävät pois ({ RULE("Designer.C") }).
    }
interphase-log-neutral =
    { $resists ->
        [true]
            { $country }: { $dice }, vastarinta { $atMost ->
                [one] luvulla 1
               *[other] luvuilla 1–{ $atMost }
            }. Se tekee vastarintaa ({ RULE("Designer.C") }).
       *[false]
            { $country }: { $dice }, vastarinta { $atMost ->
                [one] luvulla 1
               *[other] luvuilla 1–{ $atMost }
            }. Se päästää liittoutuneet läpi ({ RULE("Designer.C") }).
    }
interphase-log-eventDie =
    { $event ->
        [none] Erikoistapahtuma: { $dice }, tapahtumaa ei tule ({ RULE("Event.Table") }).
        [GJ] Erikoistapahtuma: { $dice }, G ja J, { $what } ({ RULE("Event.Table") }).
       *[other] Erikoistapahtuma: { $dice }, { $event }, { $what } ({ RULE("Event.Table") }).
    }
interphase-log-volunteers = Erikoistapahtuma: { $dice }, tapahtumaa ei tule; vapaaehtoisia tulee, jos voi ({ RULE("Option.F") }).
interphase-log-F = 3-1-1 on valmiina Leningradissa ({ RULE("Event.F") }).
interphase-log-H = Petroskoi huoltaa pelin loppuun asti enintään 90 hyökkäyspistettä ({ RULE("Event.H") }).
interphase-log-K = Pelivuoron { $turn } jälkeen Suomen pelaaja saa julistaa aselevon ({ RULE("Event.K") }).
interphase-log-L = Pakkanen vie neuvostojoukoilta vähintään 4 hyökkäyspistettä, eikä pelivuorolla { $turn } kukaan kulje junalla ({ RULE("Event.L") }).
interphase-log-noEffect = Tapahtumalla { $event } ei ole vaikutusta: { $why } ({ $rule }).
# Several of a kind: "Six 3-2-2s".
interphase-log-alike =
    { $n ->
        [2] Kaksi { $label }-yksikköä
        [3] Kolme { $label }-yksikköä
        [4] Neljä { $label }-yksikköä
        [5] Viisi { $label }-yksikköä
        [6] Kuusi { $label }-yksikköä
       *[other] { $n } { $label }-yksikköä
    }
interphase-log-joined =
    { $many ->
        [true] { $units } tulevat heksaan { $hex }.
       *[false] { $units } tulee heksaan { $hex }.
    }
interphase-log-returned = { $unit } palaa: Neuvostoliiton vahvistus pelivuorosta { $turn } alkaen ({ RULE("Event.J") }).
interphase-log-recalled = { $unit } lähtee heksasta { $hex } toiselle rintamalle ({ RULE("Scenario.E") }).
interphase-log-landing = Liittoutuneet hyökkäävät mereltä heksaan { $hex }, { $strengths }: { $column }, noppa { $die }. { $result } ({ RULE("Scenario.A") }).
interphase-log-turnedBack = Maihinnousua ei tule: liittoutuneet kääntyvät takaisin Petsamon edustalta ({ RULE("Scenario.A") }).
interphase-log-noCeaseFire = Aselepoa ei julisteta: sota jatkuu ({ RULE("Event.K") }).
interphase-log-ceaseFire = Aselepo päättää pelin: { $level }, { $points } voittopistettä ({ RULE("Event.K") }).
interphase-log-landingDelayed = Sekä Norja että Ruotsi tekevät vastarintaa: liittoutuneet tulevat Petsamoon pelivuoron { $turn } jälkeen ({ RULE("Designer.C") }).
interphase-log-heavy = Raskaat panssarit: { $units } ({ RULE("Designer.A1") }).
interphase-log-planned = Neuvostoliiton pelaaja kirjoittaa laskuvarjojoukkojen suunnitelman tai pyyhkii sen pois ({ RULE("Option.D3") }).
interphase-log-droppedByEvent = { $unit } pudotetaan heksaan { $hex } ({ RULE("Event.F") }).
interphase-log-dropped = { $unit } pudotetaan heksaan { $hex }: noppa { $die }, { $against }, yhteensä { $net }. { $result } ({ RULE("Option.D1") }).
interphase-log-demolished = { $unit } katkaisee rautatien heksassa { $hex } ({ RULE("Designer.B") }).
interphase-log-mended = Rautatie heksassa { $hex } on korjattu ({ RULE("Designer.B") }).
interphase-log-thawed = Jäät lähtevät: { $unit } siirtyy heksasta { $from } heksaan { $to } ({ RULE("Option.E") }).
interphase-why =
    .paradropHasCome = se on jo tullut
    .brigadeInPlay = yksikköä 3-1-1 ei ole tuhottu
    .leningradTaken = Leningrad on suomalaisten hallussa
    .noVolunteers = kaikki kuusi vapaaehtoisten yksikköä ovat tulleet
    .noCity = Helsinki ja Oulu eivät ole suomalaisten hallussa
    .raisedAlready = Petroskoi huoltaa jo 90
    .noScenario = mikään skenaario ei ole voimassa
    .nothingLost = yhtään 2-1-2-yksikköä ei ole tuhottu
    .switchedOff = aselepo ei ole tässä pelissä käytössä
    .endsAnyway = peli päättyy joka tapauksessa seuraavan pelivuoron jälkeen
interphase-drop-modifier =
    .weather = sää
    .terrain = heksa ei ole avoin
    .city = Suomen kaupunki
    .zone = vaikutusalue
    .distance = etäisyys
interphase-drop-result =
    .fine = Se laskeutuu hyvin
    .halved = Hajalla: sen voima puolittuu
    .stunned = Pahasti hajalla: sen voima puolittuu, eikä se voi hyökätä
    .eliminated = Se tuhoutuu

##

variant-drop-title = Maahanlasku
variant-drop-none = Seuraavalle vuorolle ei ole kirjattu laskeutumispaikkaa.
variant-drop-written = Laskeutumispaikka pelivuorolle { $turn } on kirjattu. Suunnitelma raukeaa, jos 3-1-1 liikkuu tai jos paikalla on suomalaisia.
variant-drop-write = Kirjaa laskeutumispaikka
variant-drop-change = Muuta suunnitelmaa
variant-drop-tear = Revi suunnitelma
variant-drop-show = Näytä suunnitelma
variant-drop-showing = Suunnitelma näkyy kartalla. Se katoaa, kun teet jotain muuta.
variant-drop-back = Ei nyt
variant-drop-lookAway =
    .title = Salainen suunnitelma
    .text = Suomen pelaaja katsoo nyt muualle: laskeutumispaikka näkyy kartalla, kunnes se on kirjattu.
    .go = Valitse heksa
    .show = Suomen pelaaja katsoo nyt muualle: laskeutumispaikka tulee näkyviin kartalle.
variant-drop-aim = Valitse merkitty heksa: Suomessa, enintään 12 heksan päässä Leningradista.
variant-drop-aimEvent = Valitse merkitty heksa: Suomessa, enintään 6 heksan päässä Leningradista, vihollisen vaikutusalueiden ulkopuolella.
variant-drop-put = Kirjaa: { $place }
variant-drop-at = Pudota: { $place }
variant-drop-far =
    { $n ->
        [one] { $n } heksan päässä Leningradista
       *[other] { $n } heksan päässä Leningradista
    }
variant-drop-modifiers = Pudotusta vastaan
variant-drop-today = Tämänhetkisten vaikutusalueiden mukaan.
variant-drop-faceDown = Suomalaisten nappulat ovat kuvapuoli alaspäin: niiden vaikutusalueita ei lasketa.
variant-drop-occupied = Siellä on nyt suomalaisia: niin kauan kukaan ei laskeudu sinne.
variant-drop-chance = { $n } / 6
variant-drop-net = Heitto { $die } − { $against } = { $net }
variant-drop-short =
    .fine = täysi
    .halved = ½
    .stunned = 0
    .eliminated = tuho
variant-drop-result-fine =
    .name = Hyvin laskeutunut
    .meaning = Se taistelee täydellä voimalla, ja sen on hyökättävä, jos se voi.
variant-drop-result-halved =
    .name = Hajalla
    .meaning = Voima puolittuu, ei vaikutusaluetta; se saa hyökätä.
variant-drop-result-stunned =
    .name = Pahasti hajalla
    .meaning = Ei voi hyökätä; puolustus puolittuu, ei vaikutusaluetta.
variant-drop-result-eliminated =
    .name = Tuhoutuu
    .meaning = 3-1-1 menetetään.
variant-drop-noDie = Noppaa ei heitetä. 3-1-1 ei voi liikkua eikä hyökätä ennen seuraavaa Neuvostoliiton pelaajavuoroa.
variant-drop-planned = Laskuvarjojoukot saavat laskeutua suunniteltuun paikkaan tai jäädä Leningradiin.
variant-drop-giveUp = Luovu pudotuksesta
variant-drop-notNow = Ei tällä vuorolla
variant-drop-goOn = Jatka
variant-drop-landed = Laskuvarjojoukot ovat maassa
variant-drop-last = Viimeisin pudotus
variant-todo =
    .aim = Valitse laskuvarjojoukkojen laskeutumispaikka.
    .planned = Pudota laskuvarjojoukot suunniteltuun paikkaan tai luovu pudotuksesta.
    .event = Valitse heksa laskuvarjojoukoille tai pidä ne Leningradissa.
    .landed = Laskuvarjojoukot ovat maassa. Jatka, kun olet nähnyt tuloksen.
    .plan = Kirjaa laskuvarjojoukkojen laskeutumispaikka tai aloita liike.
    .exploit = Kevyet yksiköt, jotka käyttivät enintään 1 LP:n, saavat liikkua vielä 1 LP:n.
    .reserveSoviet =
        { $now ->
            [20] Juuri nämä 20 hyökkäyspistettä eivät voi jäädä: vähintään 12 niistä 2-1-2-yksiköissä, eikä esikuntaa.
           *[other] Sijoita nappuloita, kunnes laatikossa on tasan 20 hyökkäyspistettä: nyt { $now }.
        }
    .reserveFinn =
        { $left ->
            [0] Ota nappuloita takaisin: yksi 2-2-3 ja kaksi 1-1-3-yksikköä jäävät laatikkoon.
           *[other] Sijoita nappulasi: vielä { $left }; yksi 2-2-3 ja kaksi 1-1-3-yksikköä jäävät laatikkoon.
        }
    .reserved = Laatikossa olevat tulevat pelivuorolla 0. Lopeta alkusijoittelu, kun olet tyytyväinen.
variant-command =
    .plan = Laskuvarjojoukkojen suunnitelma
    .peek = Näytä laskuvarjojoukkojen suunnitelma
    .demolish = Katkaise rautatie
variant-signs =
    .airborne = Pieni laskuvarjo nappulassa: juuri pudotettu; ½: hajalla, puolitettu; rasti: ei voi hyökätä.
    .heavyTanks = H nappulassa: raskaat panssarit, joilta jäätyneet järvet on suljettu.
    .variableDemolition = Kaksi viivaa rautatien poikki ja niiden välissä aukko: rata on siitä katkaistu.
variant-exploit =
    .candidates = Saavat tehdä jatkoliikkeen
    .end = Lopeta jatkoliike
variant-demolish-button = Katkaise rautatie ({ $cost } LP)
variant-demolish-moved = Se on liikkunut; jäljellä { $left } LP.
variant-demolish-here = Rautatie on tässä katkaistu.
variant-demolish-broken = rautatie katkaistu
variant-demolish-mended =
    .finn = Rautatie on katkaistu: juna ei kulje, eikä yhteys mene sen läpi. Sen korjaa suomalainen yksikkö, joka pysyy tässä koko liikevaiheen, neuvostojoukkojen vaikutusalueiden ulkopuolella.
    .soviet = Rautatie on katkaistu: juna ei kulje, eikä yhteys mene sen läpi. Sen korjaa neuvostoyksikkö, joka pysyy tässä koko liikevaiheen, suomalaisten vaikutusalueiden ulkopuolella.
variant-reserve =
    .title = Sivuun jäävät
    .coming = Laatikkoon jäävät tulevat pelivuoron 0 vahvistuksina.
    .now =
        { $met ->
            [true] { $n }, oikein
           *[false] nyt { $n }
        }
    .points = Hyökkäyspisteitä tasan 20
    .regiments = Niistä 2-1-2-yksiköissä vähintään 12
    .hqs = Esikuntia ei yhtään
    .regiment = 2-2-3, tasan yksi
    .battalions = 1-1-3, tasan kaksi
    .others = Muita nappuloita ei yhtään
variant-unfinished = Tämä linnoitus ei ole valmis: pelivuoron 0 Neuvostoliiton pelaajavuorolla se ei ole linnoitus, Suomen pelaajavuorosta alkaen on.
variant-heavy =
    .title = Raskaat panssarit
    .hint = Kaksi kolmesta 2-1-3-yksiköstä: liian raskaita järvisivuille ilman tietä ja jäälle.
    .pair = { $one } ja { $other }
    .note = raskaat panssarit: ei järvisivuja, ei jäätä
variant-neutral = Puolueetonta maata: liittoutuneiden yksiköt ovat täällä huollossa, niitä vastaan ei voi hyökätä, ja ne lähtevät Suomen rajan yli.
variant-ice =
    .hex = Jäässä vuoroilla 8–12
    .row = Jää, vuorot 8–12
variant-dropped =
    .dropped = juuri pudotettu: ei vielä valtaa mitään
    .disrupted = hajalla: puolitettu, ei vaikutusaluetta
    .stunned = pahasti hajalla: ei voi hyökätä, puolustus puolitettu, ei vaikutusaluetta
