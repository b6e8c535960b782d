## What Talvisota says around its lessons.

learn-lessons = Kolme oppituntia kartalla: millä voitetaan, koko vuoro ja todennäköisyydet
# The level says how the Finns are drawn.
learn-quick = Johdat Neuvostoliittoa; suomalaiset nostetaan pusseista. { $level }
learn-busy =
    .finn = Suomalaiset vastaavat …
    .soviet = Neuvostojoukot vastaavat …

## The game on the start screen.

front-tagline = Taistelu Suomesta kahden päämajan silmin
front-about = Lionel Lironin VaeVictis-lehdessä julkaistun pelin digitaalinen versio. Käskyt annetaan salassa; kolme rintamaa ja kahden kansan moraali.
front-kind = Salaisia käskyjä kolmella rintamalla; kahdelle tai tietokonetta vastaan
front-soloHint = Johdat Neuvostoliiton joukkoja, ja suomalaiset nostetaan pusseista nappula kerrallaan. Heidän vahvuutensa valitaan säännöissä.
front-credits = Kartta ja nappuloiden arvot ovat rekonstruktioita: julkaistun pelin omia ei ole saatavilla.

## What the start screen says of this game.

card-level-recruit =
    .name = Alokas
    .hint = Arpoo käskynsä noin joka toisella vuorolla.
card-level-officer =
    .name = Upseeri
    .hint = Arpoo käskynsä joka neljännellä vuorolla.
card-level-boldOfficer =
    .name = Rohkea upseeri
    .hint = Hyökkää neuvostopelaajana useimmilla vuoroilla ja lähettää suomalaisena useammin sissejä.
card-level-general =
    .name = Kenraali
    .hint = Laskee, mitä sinulla voi olla, ja on arvaamaton.
card-level-boldGeneral =
    .name = Rohkea kenraali
    .hint = Hyökkää neuvostopelaajana useimmilla vuoroilla ja lähettää suomalaisena useammin sissejä.
card-standing = Vuoro { $turn }, { $phase }
card-morale = Moraali
card-moraleLine = Moraali: Neuvostoliitto { $soviet }, Suomi { $finn }
# Of two people at one device.
card-passing = Anna laite toiselle aina, kun komentolehti avataan. Peittonäyttö kätkee sen toiselta pelaajalta.
card-solo = Yksin, suomalaiset arvotaan
card-drawnFinns = Arvottu Suomi
card-drawnLevel-printed =
    .name = Painetut säännöt
    .hint = Keinot nostetaan kerran. Huolellinen pelaaja voittaa aina.
card-drawnLevel-recruit =
    .name = Alokas
    .hint = Kolmesta nostosta paras pätee.
card-drawnLevel-officer =
    .name = Upseeri
    .hint = Kahdeksasta nostosta paras pätee, eivätkä linnoitetut alueet maksa eivätkä anna moraalia.
card-drawnLevel-general =
    .name = Kenraali
    .hint = Kahdestatoista nostosta paras pätee, linnoitetut alueet eivät maksa eivätkä anna moraalia, eikä mikään valtaus nosta Neuvostoliiton moraalia.
card-rules = Säännöt
card-recommended = Suositeltu peli
card-changed = Käytössä olevia valintoja: { $count }

##

common-title = Talvisota 1939–1940
common-side =
    .soviet = Neuvostoliitto
    .finn = Suomi
common-adjective =
    .soviet = Neuvostoliitto
    .finn = Suomi
common-player =
    .soviet = Neuvostoliiton pelaaja
    .finn = Suomen pelaaja
common-front =
    .LAP = Lappi
    .LAD = Laatokka
    .KAR = Karjala
common-unit =
    .FUS = Jalkaväki
    .ELI = Valiojoukot
    .MECA = Moottoroitu
    .TAN = Panssari
    .DIV = Divisioona
    .SCT = Sissit
    .WD = Valkoinen kuolema
    .SK = Suojeluskunta
    .RES = Reserviläiset
common-counted =
    .FUS =
        { $n ->
            [one] jalkaväkidivisioona
           *[other] jalkaväkidivisioonaa
        }
    .ELI =
        { $n ->
            [one] valiodivisioona
           *[other] valiodivisioonaa
        }
    .MECA =
        { $n ->
            [one] moottoroitu divisioona
           *[other] moottoroitua divisioonaa
        }
    .TAN =
        { $n ->
            [one] panssariprikaati
           *[other] panssariprikaatia
        }
    .DIV =
        { $n ->
            [one] divisioona
           *[other] divisioonaa
        }
    .SCT =
        { $n ->
            [one] sissiosasto
           *[other] sissiosastoa
        }
    .WD =
        { $n ->
            [one] Valkoisen kuoleman yksikkö
           *[other] Valkoisen kuoleman yksikköä
        }
    .SK =
        { $n ->
            [one] suojeluskuntayksikkö
           *[other] suojeluskuntayksikköä
        }
    .RES =
        { $n ->
            [one] reserviläisyksikkö
           *[other] reserviläisyksikköä
        }
common-strategy =
    .PRUD = Varovainen eteneminen
    .MASS = Massahyökkäys
    .BLIN = Panssarihyökkäys
    .MAN = Koordinoitu liike
    .DEFENSE = Puolustusasema
    .CON-ATT = Vastahyökkäys
    .MOTTI = Motti
    .RESIST = Sitkeä vastarinta
common-support =
    .AIR = Ilmatuki
    .ART = Tykistötuki
    .NKVD = NKVD
    .RENF = Vahvistukset
    .MUNI = Ampumatarvikepula
    .RAV = Huolto
    .T34 = T-34/KV-1-prikaati
    .MER = Meretskovin tuki
    .TIMO = Timošenkon tuki
    .MANN = Mannerheimin tuki
    .AT = Panssarintorjunta
    .EMB = Väijytys
common-environment =
    .snow = Lumi
    .woods = Metsikkö
    .forest = Metsä
    .swamp = Suo
    .fog = Sumu
common-phase =
    .set-up = Alkusijoittelu
    .event = Tapahtumat
    .recovery = Täydennykset
    .withdrawal = Sissit paikoillaan
    .movement = Erityisliike
    .soviet-plans = Neuvostoliiton strategiat
    .finnish-plans = Suomen strategiat
    .soviet-allotment = Neuvostoliiton voimat
    .finnish-allotment = Suomen voimat
    .deployment = Strategiat kartalle
    .combat = Taistelut
    .harassment = Rintaman takana
    .turn-end = Vuoron loppu
    .over = Peli on päättynyt
common-cause =
    .event = tapahtumat ulkomailla
    .recovery = takaisin ostetut yksiköt
    .success = strategian menestys
    .number = alueen luku
    .fortified = linnoitettu alue
    .failure = strategian epäonnistuminen
    .harassment = sissit rintaman takana
    .waiting = vuoro ilman hyökkäystä
common-shortPhase =
    .plans = Strategiat
    .means = Voimat
common-winner =
    .soviet = Neuvostoliitto voittaa
    .finn = Suomi voittaa
    .draw = Tasapeli
common-turn = Vuoro { $turn }
common-dates-1 = joulukuun alku 1939
common-dates-2 = joulukuun loppu 1939
common-dates-3 = tammikuun alku 1940
common-dates-4 = tammikuun loppu 1940
common-dates-5 = helmikuun alku 1940
common-dates-6 = helmikuun loppu 1940
common-dates-7 = maaliskuun alku 1940
common-dates-8 = maaliskuun loppu 1940
common-setUp = Ennen ensimmäistä vuoroa
# What a beaten or empty side is called: nobody.
common-nobody = ei ketään
common-reconstructed = Rekonstruktio: painettua arvoa ei ole saatavilla.
common-morale = Moraali
common-moraleHint = katso, mihin kumpikin pyrkii
# A strategy or a counter that is not turned up yet.
common-faceDown = Kuvapuoli alaspäin
common-entrenched = Kaivautuminen
# What Mannerheim does: nobody retreats, or a unit loses two.
common-hold = Ei perääntymistä, kaksinkertaiset tappiot
common-minusTwo = Yhdeltä pois 2: { $unit }
common-option-literalTable =
    .title = Taistelutaulukko painetussa muodossa
    .text = Vahvempi osapuoli heittää erotuksen sarakkeessa, kumpi se sitten onkin. Silloin heikommuudesta voi olla hyötyä.
common-option-moscowWaits =
    .title = Moskova odottaa
    .text = Vuoro ilman Neuvostoliiton hyökkäystä ei maksa mitään.
common-option-flatWaiting =
    .title = Kärsivällinen Moskova
    .text = Vuoro ilman Neuvostoliiton hyökkäystä maksaa 1 moraalipisteen, oli niitä peräkkäin kuinka monta tahansa; muuten 1, 2 ja sitten 3.
common-option-fortGainOnly =
    .title = Pienet neuvostomenestykset
    .text = Neuvostoliiton moraali nousee vain linnoitetun alueen 2 pistettä.
common-option-easierReinforcements =
    .title = Helpommat täydennykset
    .text = Moraalipisteellä saa kolme jalkaväkiyksikköä tai kaksi muuta yksikköä.
common-option-noLinePoints =
    .title = Ei pisteitä linjasta
    .text = Linnoitetut alueet eivät maksa eivätkä anna moraalia.
common-option-leanIsthmus =
    .title = Harvempi Kannas
    .text = Kämärä ja Äyräpää jäävät pois.
common-option-ownCentre =
    .title = Oma keskus
    .text = Ketju johtaa oman rintaman huoltokeskukseen oman rintaman kautta.
common-option-freeSupports =
    .title = Vapaa tuki
    .text = Tuki annetaan strategioille asettamatta sitä ensin rintamalle. Sopii aloittelijoille.
common-option-allAtOnce =
    .title = Kaikki kerralla
    .text = Kaikki käännetään esiin ennen ensimmäistä taistelua.
common-option-boundAnswers =
    .title = Sidotut vastaukset
    .text = Rintaman ensimmäinen suomalainen strategia kohtaa sen ensimmäisen hyökkäyksen.
common-option-nkvdHolds =
    .title = NKVD pitää
    .text = NKVD:n kanssa hävinnyt voima perääntyy vain yhden alueen.
common-option-solo =
    .title = Yksinpeli
    .text = Pelaat Neuvostoliittoa, suomalaiset arvotaan.
common-option-bestOfThree =
    .title = Paras kolmesta nostosta
    .text = Yksinpeli: Suomen keinot nostetaan kolme kertaa, ja vahvin nosto pätee.
common-option-bestOfEight =
    .title = Paras kahdeksasta nostosta
    .text = Yksinpeli: Suomen keinot nostetaan kahdeksan kertaa, ja vahvin nosto pätee.
common-option-bestOfTwelve =
    .title = Paras kahdestatoista nostosta
    .text = Yksinpeli: Suomen keinot nostetaan kaksitoista kertaa, ja vahvin nosto pätee.
