##

book-inGame = Tässä pelissä
book-recommended = Suositeltu peli: mitään valinnaista ei ole käytössä.

##

combat-title = Taistelu: { $space }, kierros { $round }
combat-rolls =
    { $player } heittää, etumatka { $ahead }: sarake +{ $column }{ $add ->
        [0] .
       *[other] , noppaan +{ $add }.
    }{ $hasSupply ->
        [no] { "" }
       *[other] { " " }Huolto: noppaan { $supply }.
    }
combat-order = Taistelujen järjestys
combat-orderIsYours = Neuvostoliiton pelaaja valitsee, mikä avataan seuraavaksi.
combat-metBy = Vastassa: { $strategy }.
combat-unmet = Mikään suomalainen strategia ei vastaa siihen.
# Why nothing is asked before a die.
combat-idle =
    .die = Nopan jokainen silmäluku tuo saman. { $result }
    .means = Tukien käyttö ei muuta tässä mitään.
combat-scoutsBeside = Mukana taistelevia paikalla olleita sissiosastoja: { $count }.
combat-bags = Pusseissa jäljellä
combat-bagSizes = Strategioita { $strategies }, yksiköitä { $units }, ympäristömerkkejä { $environment }, tukimerkkejä { $supports }; kaivautumismerkkejä { $entrenchments }.
combat-draws =
    { $draws ->
        [1] Suomen voimat nostetaan kuhunkin taisteluun kerran.
       *[other] Suomen voimat nostetaan kuhunkin taisteluun { $draws } kertaa, ja vahvin nosto pätee.
    }
combat-result = Viimeisin tulos
combat-undefended = Kukaan ei puolusta sitä: se vallataan ilman noppaa.
combat-die = Noppa
combat-readAs = Luetaan
combat-sovietLosses = Neuvostoliiton tappiot
combat-finnishLosses = Suomen tappiot
combat-back =
    .soviet = Neuvostoliitto perääntyy
    .finn = Suomi perääntyy
combat-chance = Mahdollisuus vallata alue: { $percent }
# Heads of tables of chances while the other side's sheet is closed.
combat-hidden =
    .named = Mahdollisuus vallata alue, jos Suomi panee …
    .drawn = Mahdollisuus vallata alue nostettuja suomalaisia vastaan
    .unmet = Mahdollisuus vallata alue, kun rintamalla ei ole suomalaista strategiaa
    .soviets = Vaara menettää alue, jos Neuvostoliitto lähettää …
combat-rank =
    .weak = Heikko
    .usual = Tavallinen
    .best = Paras
# Of an attack that is imagined.
combat-against = Kohde: { $space }
# Changes of morale by an attack: "Finland −4, Soviet Union +1".
combat-stake = Onnistuminen: { $success }. Epäonnistuminen: { $failure }.
combat-noStake = ei muutosta
combat-lostTo = Menetetään tavalliselle hyökkäykselle: { $percent }
# How the figures are made.
combat-sampledDraws =
    Keskiarvo { $count } nostosta pusseissa jäljellä olevista{ $draws ->
        [1] .
       *[other] ; { $draws } nostosta vahvin pätee.
    } Tätä ennen avattu taistelu vie osan niistä.
combat-cause =
    .number = alueen luku
    .line = linnoitettu linja
    .entrenchment = kaivautuminen
    .white-death = valkoinen kuolema

##

command-next = Seuraava alue
command-previous = Edellinen alue

##

decision-todo =
    .set-up = Jaa armeija rintamille, joka rintamalle ainakin yksi yksikkö.
    .event = Heitä noppaa ulkomaiden tapahtumista.
    .recovery = Osta yksiköitä takaisin moraalilla tai jatka.
    .withdrawal = Kutsu sissejä kotiin tai jätä ne paikoilleen.
    .movement = Tuo yksiköitä rintamaruuduista neuvostoalueille.
    .soviet-plans = Aseta strategiat ja tuki rintamille.
    .finnish-plans = Vastaa omilla strategioillasi, kuvapuoli alaspäin.
    .soviet-allotment = Anna joka strategialle yksiköt ja tuki.
    .finnish-allotment = Anna joka strategialle yksiköt, tuki ja ympäristö.
    .deployment = Lähetä strategia aluetta vastaan tai lopeta.
    .answer = Valitse, mikä strategia kohtaa hyökkäyksen.
    .combat = Valitse seuraava taistelu.
    .employ = Päätä, mitä tuki tekee.
    .mannerheim = Päätä, mitä Mannerheim tekee.
    .roll = Heitä taistelun noppa.
    .losses = Valitse menetettävät yksiköt.
    .fight-on = Taistele toinen kierros tai keskeytä.
    .occupy = Valitse, ketkä siirtyvät alueelle.
    .pursue = Hyökkää toiselle alueelle tai pysähdy.
    .retreat = Valitse, mihin hävinnyt voima perääntyy.
    .harassment = Lähetä sissejä rintaman taakse tai jatka.
    .stay = Päätä, montako sissiä jää alueelle.
    .starve = Valitse, missä saarrettu yksikkö menetetään.
    .turn-end = Vuoro on ohi.
    .over = Peli on päättynyt.
decision-soloHarassment = Valitse, mihin sissit iskevät rintaman taakse.
decision-assignArrivals = Sijoita saapuneet yksiköt rintamaruutuihin.
decision-button-end =
    .set-up = Lopeta alkusijoittelu
    .movement = Lopeta liike
    .soviet-plans = Strategiat valmiina
    .finnish-plans = Strategiat valmiina
    .soviet-allotment = Voimat valmiina
    .finnish-allotment = Voimat valmiina
    .deployment = Strategiat kartalla
    .harassment = Ei sissejä tällä vuorolla
decision-button-goOn = Jatka
decision-button-event = Heitä tapahtumanoppa
decision-button-roll = Heitä noppa
decision-button-move = Siirrä
decision-button-allot = Jaa voimat
decision-button-deploy = Lähetä strategia
decision-button-check = Tarkista ratkaisu
decision-button-answer = Kohtaa hyökkäys
decision-button-noAnswer = Jätä avoimeksi
decision-button-fight = Avaa taistelu
decision-button-employ = Aloita taistelu
decision-button-mannerheim = Vahvista valinta
decision-button-lose = Poista yksiköt
decision-button-fightOn = Toinen kierros
decision-button-breakOff = Keskeytä
decision-button-occupy = Siirry alueelle
decision-button-notTaken = Jätä valtaamatta
decision-button-pursue = Toinen hyökkäys
decision-button-noPursuit = Pysähdy tähän
decision-button-retreat = Peräänny
decision-button-harass = Lähetä sissit
decision-button-stay = Vahvista valinta
decision-button-starve = Poista yksikkö
decision-button-results = Näytä tulos
decision-lastTurn = Mitä tapahtui vuorolla { $turn }
decision-waits =
    { $side ->
        [soviet] Odotetaan Neuvostoliiton pelaajaa.
       *[finn] Odotetaan Suomen pelaajaa.
    }
decision-usual = Tavallinen jako
decision-usualAbout = Lappi: { $lapland }. Laatokka: { $ladoga }. Kaikki muut Karjalaan.
decision-boxes = Rintamaruudut
decision-strategies = Strategiat
decision-none = Ei mitään
# Over a Finnish space that is attacked.
decision-leaveOpen = Jätä avoimeksi (Suomi menettää vähintään { $morale } moraalia)
decision-lookAtSheet = Katso omaa komentolehteä
decision-coverSheet = Peitä oma komentolehti
decision-start = Lähtöalue
decision-target = Kohde
decision-chooseUnits = Valitse yksiköt.
decision-chooseTarget = Valitse kohde kartalta.
decision-chooseFrom = Valitse rintamaruutu tai kartalta alue, jolla on yksiköitä.
decision-chooseStrategy = Valitse strategia.
decision-cost = Hinta moraalina: { $points }
decision-free = Maksutta
decision-reinforcements = Täydennysruutu
decision-losses = Tappioruutu
decision-january = Saapuvat tammikuussa
# `units`: "3 jalkaväkidivisioonaa".
decision-corps = Armeijakuntia: { $count } ({ $units })
# Strategiaruudun tyhjät paikat pienin kirjaimin.
decision-room =
    .unit = yksikkö
    .support = tuki
    .commander = komentaja
    .environment = maasto
decision-markers = Hallintamerkit
decision-markersLeft = Merkkejä jäljellä: { $count }
decision-layMarker = Aseta merkki
decision-liftMarker = Poista merkki
decision-takeHome = Kutsu kotiin: { $count }
decision-giveUp = Menetettäviä yksiköitä: { $count }
decision-more = { $unit }: yksi lisää
decision-fewer = { $unit }: yksi vähemmän
decision-ofAll = { $count } / { $all }
decision-all = Kaikki
# `commanders`: so many on top of the supports.
decision-engages =
    { $commanders ->
        [0] Yksiköitä enintään: { $units }; tukea: { $supports }
       *[other] Yksiköitä enintään: { $units }; tukea: { $supports }; komentajia: { $commanders }
    }
decision-engagesFinn = Yksiköitä: { $units }; ympäristömerkkejä: { $environment }; tukimerkkejä: { $supports }
decision-needs = Vähintään { $count } näistä: { $units }
decision-spaces =
    { $count ->
        [one] Valtaa yhden alueen
       *[other] Voi vallata kaksi aluetta
    }
decision-meretskov =
    .line = Meretskov linjaa vastaan
    .artillery = Meretskov tykistön kanssa
decision-timoshenko =
    .losses = Timošenko kaksinkertaistaa tappiot
    .bonus = Timošenko nostaa taktista lisää
decision-aim = Tykistön maali
decision-reserves = Vahvistukset, enintään kaksi yksikköä
decision-stayBehind = Jää ensimmäiselle alueelle
decision-scouts = Sissit
decision-chances = Kuudesta: onnistuu { $success }, isku tappioin { $setback }, epäonnistuu { $failure }
decision-chooseStart = Valitse voiman lähtöalue tästä tai kartalta.
decision-swap = Vaihda näiden kahden järjestys
decision-ownForce = Yksinään tämän voiman summa on { $total }.
decision-soloScouts = Noppa määrää, montako sissiosastoa lähtee, jos niitä on vapaana: yksi (1–2), kaksi (3–4) tai kolme (5–6). Sinä valitset, minne.
decision-chancesOf = Sissit: nopan silmäluvut
decision-facesKey =
    .success = onnistuu
    .setback = Neuvostoliitto −1, yksi sissiosasto menetetään
    .failure = Suomi −1, yksi sissiosasto menetetään
decision-strikeCosts = Onnistuessaan: Neuvostoliitto { $points }.
decision-strikeCutsOff = Katkaisee yhteyden: { $units }.
decision-takeUp = Valitse nappula tai raahaa se paikalleen.
decision-takeUpByKey = Numeronäppäin sijoittaa sen ruutuun; Shift ottaa kaikki samanlaiset.
decision-takeUpByTouch = Valitse nappula, tai pidä sitä, kunnes se nousee, ja raahaa. Pidä pidempään, niin saat kaikki samanlaiset.
decision-intoBox = Pudota se johonkin ruutuun.
# Counters of the other side face down in a front box.
decision-facing =
    { $side ->
        [soviet] Neuvostostrategioita tässä: { $count }
       *[finn] Suomalaisia strategioita tässä: { $count }
    }
decision-putHere = { $place }: tähän { $counter }
decision-add = Lisää
decision-takeBack = Poista
# Gives a strategy as much as it may have.
decision-allThatFit = Kaikki, jotka mahtuvat
# What another tap on the counter does.
decision-tapAgain = Napauta uudelleen: se tulee mukaan.
decision-tapAgainBack = Napauta uudelleen: se palaa.
decision-toPlace = Sijoitettavana
decision-onSheet = Lehdellä
decision-allPlaced = Kaikki on lehdellä.
decision-empty = tyhjä
decision-available = Käytettävissä
decision-tray = Lehden ruutu { $digit }

## What orders and moves are for.

# Over what the turn is about.
purposes-plan = Suunnitelma
# Over what is being done now.
purposes-now = Tarkoitus
purposes-aim =
    .take = kohteena { $spaces }
    .draw = jää ruutuunsa ja sitoo suomalaisten voimia
    .lure = kohteena { $spaces }, jotta suomalaisten nostot kuluvat
    .hold =
        { $spaces ->
            [none] rintama pidetään
           *[other] pidettävänä { $spaces }
        }
    .guard = pidettävänä { $spaces }
    .gather =
        { $spaces ->
            [none] joukkoja kootaan
           *[other] kokoontumispaikkana { $spaces }
        }
    .harass = rintaman takana { $spaces }
purposes-chance = noin { $percent } %
purposes-buyBack = Osta takaisin { $units }

## What somebody new is to do next.

quick-title = Ensimmäinen vuorosi
quick-text = Johdat Neuvostoliittoa. Jokainen vallattu alue vie Suomelta moraalia, jokainen epäonnistunut hyökkäys sinulta. Se häviää, jonka moraali putoaa nollaan.
quick-open = Avaa Karjalan ruutu
quick-close = Osaan jo
quick-steps =
    .event = Heitä noppaa: se kertoo, mitä maailma ajattelee Suomesta tällä vuorolla.
    .movement = Tuo yksiköitä rajalle: avaa Karjalan ruutu ja paina sitten Kaikki, kartalta Leningradia ja lopuksi Siirrä. Muut rintamat voivat odottaa. Lopeta sitten liike.
    .soviet-plans = Paina strategiaa ja sitten sen rintaman ruutua, jolla yksikkösi ovat. Massahyökkäys käyttää kuutta yksikköä ja voi vallata kaksi aluetta.
    .soviet-allotment = Paina ruutua, sitten voiman lähtöaluetta, sitten yksiköitä ja tukea niin paljon kuin strategia sallii.
    .deployment = Paina strategiaa, sitten lähtöalueen viereistä Suomen aluetta ja lähetä se. Alue, jolla ei ole rengasta, on linnoittamaton.
    .combat = Avaa taistelu: vasta nyt suomalaisten voimat nostetaan.
    .roll = Molempien voimat lasketaan alla yhteen, ja näet mahdollisuutesi. Heitä noppaa.
    .losses = Heikoimmat menetetään, ellet valitse muita.
    .fight-on = Suomalaiset pitävät yhä pintansa. Toinen kierros voi kääntää taistelun tai maksaa lisää.
    .occupy = Alueelle siirtyvät pitävät sen hallussa. Myös merkki pitää.
    .pursue = Sama voima voi hyökätä täältä vielä kerran. Jos se ei onnistu, jotkin strategiat maksavat siitä.
    .harassment = Noppa lähettää sissejä valtaamillesi alueille. Valitset, minne, ja siihen vuoro päättyy.

## What is told of map and sheet to those who do not see them.

voice-list = Kartan alueet
voice-listHelp = Ylös ja Alas vievät alueelta toiselle, Page Up ja Page Down rintamalta toiselle; Enter valitsee alueen.
voice-mark =
    .choice = Voidaan valita.
    .target = Voi olla kohteena.
    .selected = Valittu.
voice-inHand = Valittu: { $counter }.
voice-opened = Avattu: { $box }.
voice-from = Lähtö: { $where }.
voice-target = Kohde: { $space }.
voice-force = Yksiköt: { $units }.
voice-means = Mukana: { $means }.
voice-laid = Lehdellä: { $lines }.
voice-takenBack = Poistettu: { $lines }.

## What a player has left undone when a phase ends.

warnings-recover = Ostettavissa takaisin moraalilla: { $units }.
warnings-boxed = { $front }: yhä rintamaruudussa, josta ei hyökätä: { $units }.
warnings-noStrategy =
    { $units ->
        [one] { $front }: ei strategiaa, vaikka { $units } yksikkö voisi hyökätä.
       *[other] { $front }: ei strategiaa, vaikka { $units } yksikköä voisi hyökätä.
    }
warnings-unposted = Ei millään rintamalla eikä hyödyksi tällä vuorolla: { $supports }.
warnings-noUnits = { $box }: { $strategy } ei saa millään alueella tarvitsemiaan yksiköitä.
warnings-noForce = { $box }: { $strategy } on ilman voimaa eikä hyökkää.
warnings-notSent = { $box }: { $strategy } on lähettämättä; sen voima ei hyökkää.
warnings-meansLeft = { $box }: { $strategy } voisi vielä saada: { $means }.
warnings-unmet = { $front }: neuvostostrategioita { $soviet }, omia { $finn }. Hyökkäys, jota mikään ei kohtaa, valtaa alueensa ilman noppaa.
warnings-scouts = Sissit voisivat iskeä: { $space }, onnistuu { $faces } heitolla kuudesta.
# Before an action whose price is easily overlooked.
warnings-sure = Oletko varma?
warnings-givenUp = { $space } luovutetaan: sinne ei jää yksikköä eikä merkkiä. Uusi valtaus vaatii hyökkäyksen eikä tuo pisteitä.
warnings-unanswered =
    { $scouts ->
        [0] { $space } menetetään ilman nopanheittoa. Se maksaa Suomelle vähintään { $morale } moraalia.
       *[other] Aluetta { $space } puolustavat vain sissit. Sen menetys maksaa Suomelle vähintään { $morale } moraalia.
    }
warnings-noAttack =
    { $morale ->
        [one] Tällä vuorolla ei hyökätä: se maksaa 1 moraalipisteen.
       *[other] Tällä vuorolla ei hyökätä: se maksaa { $morale } moraalipistettä.
    }

## What each counter does, in a sentence: one press away from wherever its letters stand.

effects-unit =
    .FUS = Jalkaväkidivisioona. Kolmesta tulee armeijakunta.
    .ELI = Valiodivisioona.
    .MECA = Moottoroitu divisioona: lasketaan panssareiksi, mutta lumi haittaa sitä pahoin.
    .TAN = Panssariprikaati.
    .DIV = Rintamadivisioona.
    .SCT = Hiihtäviä sissejä, jotka taistelevat myös rintaman takana.
    .WD = Tarkka-ampujia: jokaisesta Neuvostoliiton summaan −1.
    .SK = Vapaaehtoisia.
    .RES = Reservistä kutsuttuja.
effects-strategy =
    .PRUD = Jalkaväen ja moottoroitujen lisä kaksinkertaisena. Menestys 1 moraalipiste, epäonnistuminen 1.
    .MASS = Jalkaväki ilman lisää. Menestys 2 moraalipistettä alueelta; jos mitään ei vallata, menetys on 3.
    .BLIN = Panssarien ja moottoroitujen lisä kaksinkertaisena. Menestys alueelta 2; jos mitään ei vallata, menetys on 3.
    .MAN = Kaikki lisät kaksinkertaisina, aina vähintään 1. Menestys alueelta 4, epäonnistuminen 4.
    .DEFENSE = Mukana kaivautuminen.
    .CON-ATT = Yksi yksikkö enemmän kuin muilla.
    .MOTTI = Kaksi ympäristömerkkiä.
    .RESIST = Mukana kaivautuminen.
effects-support =
    .AIR = Neuvostoliiton: joka suomalaiselta yksiköltä −1. Suomen: torjuu ne, tai neuvostovoimalta −1. Ei lumessa eikä sumussa.
    .ART = Neuvostoliiton: yhdeltä suomalaiselta yksiköltä −2. Suomen: neuvostovoimalta −2.
    .NKVD = Neuvostovoima ei peräänny vaan kärsii kaksinkertaiset tappiot.
    .RENF = Kaksi yksikköä lisää.
    .MUNI = Joka suomalaiselta yksiköltä −2.
    .RAV = Taistelun noppaan omaksi eduksi 1.
    .T34 = Linnoitettu linja vie voimalta 1, ei 4.
    .MER = Linja vie voimalta 1, ei 4, tai tykistö vaikuttaa kaksin verroin. Maaliskuusta I alkaen avaa jään Koivistolle.
    .TIMO = Tykistön kanssa suomalaisten tappiot kaksinkertaisina; Koordinoidussa liikkeessä joka lisään +1.
    .MANN = Suomalaiset eivät peräänny vaan kärsivät kaksinkertaiset tappiot; tai yhdeltä neuvostoyksiköltä −2.
    .AT = Joka panssariprikaatilta −2; jos niitä ei ole, voimalta −1.
    .EMB = Joka neuvostoyksiköltä −3, eikä millään niistä ole lisää.
effects-environment =
    .snow = Joka jalkaväkiyksiköltä −1, ei lisää; panssareilta ja moottoroiduilta −3. Ei lentokoneita.
    .woods = Joka suomalaiselle yksikölle +1, joka panssariprikaatilta −1.
    .forest = Joka neuvostoyksiköltä −2; panssareilla ei ole lisää.
    .swamp = Joka neuvostoyksiköltä −1.
    .fog = Joka suomalaiselle yksikölle +1. Ei lentokoneita.
# Merkkien pinnassa: yksi tai kaksi riviä, kummassakin yhdeksän kirjainta tai niillä main.
effects-face =
    .AIR = joka { $AIR }
    .finnAIR = voima { $AIR }
    .ART = yksi { $ART }
    .finnART = voima { $ART }
    .NKVD = ei peräänny
    .RENF = lisää { $RENF }
    .MUNI = joka { $MUNI }
    .RAV = noppa +{ $RAV }
    .T34 = linja { $reducedLine }
    .MER =
        linja { $reducedLine }
        tai ART ×2
    .TIMO =
        tappiot ×2
        lisä +{ $TIMO }
    .MANN =
        ei väisty
        tai yksi { $MANN }
    .AT =
        TAN { $atOnTanks }
        voima { $AT }
    .EMB =
        joka { $EMB },
        ei lisää
    .snow =
        { $snow }, lisä 0
        pans. { $snowOnArmour }
    .woods =
        omat +{ $woods }
        TAN { $woodsOnTanks }
    .forest =
        joka { $forest },
        TAN lisä 0
    .swamp = joka { $swamp }
    .fog =
        omat +{ $fog }
        ei koneita
effects-entrenched = Suomen summaan +4, molemmissa hyökkäyksissä.
effects-values =
    { $bonus ->
        [0] Voima { $strength }, ei taktista lisää.
       *[other] Voima { $strength }, taktinen lisä { $bonus }.
    }

##

table-curtain-title =
    .soviet = Anna laite Neuvostoliiton pelaajalle
    .finn = Anna laite Suomen pelaajalle
table-curtain-text =
    .soviet = Neuvostoliiton komentolehdestä ei näy mitään, ennen kuin otat laitteen.
    .finn = Suomen komentolehdestä ei näy mitään, ennen kuin otat laitteen.
table-curtain-lift =
    .soviet = Olen Neuvostoliiton pelaaja
    .finn = Olen Suomen pelaaja
table-decides =
    .soviet = Neuvostoliiton pelaaja päättää
    .finn = Suomen pelaaja päättää
table-fileHolds = Tiedostossa on myös se, mikä on komentolehdillä kuvapuoli alaspäin.
table-linkHolds = Linkissä on myös se, mikä on komentolehdillä kuvapuoli alaspäin. Pelissä avattuna se pysyy salassa, mutta linkin purkamalla sen voi lukea.
table-notYet = Komentolehdet ovat kuvapuoli alaspäin. Ne paljastavat valinnat ovat käytettävissä vasta, kun mitään ei ole salassa.
table-barrier =
    .reveal = Paljastusta edeltäviä tekoja ei voi enää perua.
    .phase = Päättyneen vaiheen tekoja ei voi enää perua.
    .hand-over = Pelaajan vaihtumista edeltäviä tekoja ei voi enää perua.
table-barrierLine =
    .reveal = Tätä aiempaa ei voi perua: jotain on paljastettu.
    .phase = Tätä aiempaa ei voi perua: vaihe on päättynyt.
    .hand-over = Tätä aiempaa ei voi perua: vuoro on siirtynyt toiselle pelaajalle.
table-takingOver = Osapuolen ottaja näkee sen komentolehden.
table-signs-1 = Alueen luku auttaa puolustavia suomalaisia, ja alueen kaatuessa se maksaa heille moraalia.
table-signs-2 = Siniset alueet ovat Suomen, punaiset Neuvostoliiton; vallattu Suomen alue on punainen sinisessä kehässään.
table-signs-3 = Katkonainen kehä alueen ympärillä on linnoitettu linja.
table-signs-4 = Kärjellään seisova neliö, jossa on rintaman nimi, on huoltokeskus; lippu on hallintamerkki.
table-signs-5 = Yliviivatulla alueella on yksiköitä, joille ei tule huoltoketjua.
table-signs-6 = Nuoli on matkalla oleva strategia; kysymysmerkki on kuvapuoli alaspäin.
table-keys-1 =
    .keys = Nuolinäppäimet
    .text = Siirrä kohdistinta kartalla alueelta toiselle
table-keys-2 =
    .keys = Enter
    .text = Valitse kohdistimen alla oleva alue
table-keys-3 =
    .keys = Pitkä painallus, oikea painike
    .text = Näytä alueen tiedot
table-keys-4 =
    .keys = Kaksoisnapsautus, kaksoisnapautus
    .text = Zoomaa rintamaan ja takaisin
table-keysAloud = Nuolinäppäimet liikkuvat kartalla, Enter valitsee; komentolehdellä on jokainen valinta.
table-call = { $who }. { $todo }
table-nothingYet = Ei vielä kerrottavaa. Salassa asetettua ei luetella tässä.
table-heading = { $turn } · { $phase }
table-past = Toimi aiempien sääntöjen mukaan.
table-editions = Säännöt tai kartta ovat muuttuneet tämän pelin tallentamisen jälkeen.

## Käsin koottavat asemat.

editor-pile =
    .LAP = Rintamaruutu Lappi
    .LAD = Rintamaruutu Laatokka
    .KAR = Rintamaruutu Karjala
    .soviet-lost = Neuvostojoukkojen tappiot
    .soviet-back = Neuvostojoukkojen täydennykset
    .pool = Suomen komentolehti
    .finn-lost = Suomalaisten tappiot
    .finn-back = Suomalaisten täydennykset
editor-brush =
    .marker = Valtausmerkki
editor-field =
    .turn = Vuoro
    .phase = Vaihe
    .sovietMorale = Neuvostoliiton moraali
    .finnishMorale = Suomen moraali
    .event = Tapahtumamerkki
