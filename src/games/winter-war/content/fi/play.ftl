## Names of the commands for what is in hand, and why one cannot be given now.

command-follow = Siirrä pinon seuraava yksikkö samoin
command-nobodyFollows = Pinossa ei ole yksikköä, joka voisi tehdä viimeisen siirron.
command-next =
    .unit = Seuraava yksikkö
    .open = Seuraava heksa, johon valittu yksikkö pääsee
    .obligation = Seuraava asia, joka on tehtävä
    .threatened = Seuraava oma yksikkö vihollisen vaikutusalueella
    .city = Seuraava kaupunki
command-previous =
    .unit = Edellinen yksikkö
    .open = Edellinen avoin heksa
    .obligation = Edellinen asia, joka on tehtävä
    .threatened = Edellinen oma yksikkö vihollisen vaikutusalueella
    .city = Edellinen kaupunki
command-none =
    .unit = Mikään yksikkö ei voi enää toimia.
    .open = Valittuna ei ole yksikköä, joka voisi siirtyä.
    .obligation = Mitään ei tarvitse tehdä ensin.
    .threatened = Yksikään omistasi ei ole vihollisen vaikutusalueella.
    .city = Kaupunkeja ei ole.
command-waypoint = Lisää reittipiste
command-details = Näytä kohdistimen heksan tiedot
command-noFocus = Kohdistin ei ole missään heksassa.
command-allAttackers = Hyökkää kaikilla kohteen viereisillä yksiköillä
command-noTarget = Kohdetta ei ole valittu.
command-allAttack = Kaikki, jotka voivat, ovat jo mukana.

##

end-place = Lopeta sijoittelu
end-arrive = Aloita liike
end-move = Lopeta liike
end =
    .retreat-before = Vetäytyminen valmis
    .advance-before = Eteneminen valmis
end-attack = Lopeta hyökkäykset
end-roll = Heitä noppaa
end-propose = Lisää tämä hyökkäys
end-check = Tarkista ratkaisu
end-soakOff = Uhraa hyökkääjät
end-takeHexes = Valtaa heksa
end-advance = Etene: { $unit }
end-decline = Älä etene
end-giveUp = Poista nämä yksiköt
end-removed = Ei avointa heksaa: tuhoutuu
end-results = Näytä tulos
# As good as a second tap.
end-confirm =
    { $lost ->
        [none] Vahvista: { $place }
       *[other] Vahvista: { $place } (menetetään: { $lost })
    }

## Said when a key leads to the next thing of a kind.

jump-obligation = Velvoite { $i }/{ $n }.
jump-city = Kaupunki { $i }/{ $n }.
jump-threatened = Vihollisen vaikutusalueella, { $i }/{ $n }.
jump-open = Avoin heksa { $i }/{ $n }.
jump-unit = Yksikkö { $i }/{ $n }.

## What the map shows beside the counters.

layers-supply = Huolto
layers-zones = Vaikutusalueet
layers-numbers = Heksojen numerot
layers-shown =
    { $on ->
        [true] { $name }: näkyy.
       *[false] { $name }: ei näy.
    }

##

march-offer = Marssi sinne: { $turns } vuoroa
march-on = Jatka marssia: yksiköt, joilla on tavoite
march-none = Yhdelläkään yksiköllä ei ole tavoitetta, jota kohti se voisi nyt siirtyä.
march-stayed =
    { $n ->
        [one] Yksikkö heksassa { $place } ei voinut jatkaa marssia.
       *[other] { $n } yksikköä ei voinut jatkaa marssia, yksi niistä heksassa { $place }.
    }
march-goal =
    { $turns ->
        [0] Tavoite: { $place }. Tie on tukossa.
       *[other] Tavoite: { $place }, vuoroja { $turns }.
    }
march-drop = Luovu tavoitteesta

todo-place =
    { $left ->
        [0] Kaikki nappulat ovat kartalla. Lopeta alkusijoittelu, kun olet tyytyväinen.
       *[other] Sijoita nappulasi: laatikossa vielä { $left }.
    }
todo-arrive =
    { $left ->
        [0] Kaikki vahvistukset ovat kartalla.
       *[other] Tuo vahvistukset kaupunkiin tai jätä ne odottamaan: saapumassa { $left }.
    }
todo-move = Valitse yksikkö ja sitten heksa. Siirtäminen on vapaaehtoista.
todo-overfull = Liikaa yksiköitä: { $hexes }. Siirrä osa pois ennen vaiheen loppua.
todo-moveUnit = Valitse heksa, johon yksikkö siirtyy.
todo =
    .retreat-before = Merkityt yksiköt voivat vetäytyä yhden heksan ennen taistelua.
    .retreatDone = Muut yksiköt eivät voi vetäytyä. Päätä vaihe.
    .advance-before = Etene tyhjiksi jätettyihin heksoihin, kuhunkin yksi yksikkö.
    .advanceDone = Muut yksiköt eivät voi edetä. Päätä vaihe.
todo-attack = Valitse kohde ja hyökkääjät ja heitä sitten noppaa.
todo-attackObliged =
    { $hexes ->
        [0] Hyökättävä vielä: yksiköitä { $units }.
       *[other] Hyökättävä vielä: kohteita { $hexes }, yksiköitä { $units }.
    }
todo-attackDone = Kaikki hyökkäykset on tehty. Päätä vaihe.
todo-retreat =
    .finn = Jokaisen suomalaisen yksikön on vetäydyttävä yksi heksa.
    .soviet = Jokaisen neuvostoyksikön on vetäydyttävä yksi heksa.
todo-withdraw = Ennen taisteluja ylikuormitetun kaupungin yksiköt perääntyvät yhden heksan.
todo-exchange =
    { $points ->
        [one] Vaihto: poista yksiköitä, joissa on yhteensä vähintään { $points } hyökkäyspiste.
       *[other] Vaihto: poista yksiköitä, joissa on yhteensä vähintään { $points } hyökkäyspistettä.
    }
todo-advance = Etene yhdellä yksiköllä vallattuun heksaan tai jää paikallesi.
todo-overstack = Heksassa on liikaa yksiköitä: poista ylimääräiset.
todo-over = Peli on päättynyt.

## What is said aloud of what has come to hand.

voice-look = Katsottavana { $place }.
voice-inHand = Valittu { $unit }. Avoimia heksoja { $open }.
voice-waypoint = Reitti kulkee heksan { $place } kautta.
voice-preview =
    { $lost ->
        [none] Toista, niin siirto tehdään: { $place }.
       *[other] Toista, niin siirto tehdään: { $place }. Tämä maksaa yksiköt { $lost }.
    }
voice-attack = { $attackers } vastaan { $targets }.
voice-noAttack = Hyökkäystä ei ole valittu.
voice-noAttackers = Hyökkääjää ei vielä ole
voice-noTargets = kohdetta ei vielä ole
voice-odds =
    { $column ->
        [none] { $attack } vastaan { $defence }.
       *[other] { $attack } vastaan { $defence }, { $column }.
    }
voice-givenUp =
    { $units ->
        [none] Menetettävänä: ei vielä mitään.
       *[other] Menetettävänä: { $units }.
    }

## Where everything stands, in words.

situation-areas =
    .isthmus = Karjalankannas
    .ladoga = Laatokan Karjala
    .kainuu = Kainuu ja Viena
    .lapland = Salla ja Lappi
    .petsamo = Petsamo ja Murmansk
    .home = Etelä- ja Länsi-Suomi
situation-sides =
    .finn = Suomalaiset
    .soviet = Neuvostojoukot
situation-hidden =
    { $n ->
        [one] { $n } nappula kuvapuoli alaspäin
       *[other] { $n } nappulaa kuvapuoli alaspäin
    }
situation-inZone = vihollisen vaikutusalueella
situation-mustAttack = on hyökättävä: { $units }
situation-mustBeAttacked = tähän on hyökättävä
situation-isolated = eristetty, { $why }: { $units }
situation-supplied = huolto: { $cities }
situation-moved = liikkunut: { $units }
situation-fortification = linnoitus
situation-city = kaupunki
situation-beside = vihollisen vieressä: { $hexes }
# Strengths as they are printed.
situation-threat =
    { $attack ->
        [one] vieressä vihollisella { $attack } hyökkäyspiste, oma puolustusvoima { $defence }
       *[other] vieressä vihollisella { $attack } hyökkäyspistettä, oma puolustusvoima { $defence }
    }
situation-off =
    { $side ->
        [finn] Suomalaisia yksiköitä kartan ulkopuolella: { $waiting } tulossa, { $lost } menetetty.
       *[soviet] Neuvostoyksiköitä kartan ulkopuolella: { $waiting } tulossa, { $lost } menetetty.
    }
# The list of stacks beside the map.
situation-list = Yksiköt kartalla
situation-listHelp = Ylös ja Alas vievät pinosta toiseen, Page Up ja Page Down rintamalta toiselle; Enter valitsee heksan.

## What a player may regret if he ends the phase now.

warnings-isolated =
    { $already ->
        [true] Yhä eristettynä: { $units }.
       *[false] Jäisi eristetyksi: { $units }.
    }
warnings-overload =
    { $points ->
        [one] { $city } ei riitä kaikille: { $points } piste jää ilman ({ $units }).
       *[other] { $city } ei riitä kaikille: { $points } pistettä jää ilman ({ $units }).
    }
warnings-murmansk =
    { $count ->
        [one] Murmanskin lähellä on { $count } yksikkö, tarvitaan { $needed }: se maksaa 10 voittopistettä.
       *[other] Murmanskin lähellä on { $count } yksikköä, tarvitaan { $needed }: se maksaa 10 voittopistettä.
    }
warnings-badOdds = Heksaan { $hex } on hyökättävä, voimasuhteella { $column } silloinkin, kun kaikki lähellä olevat ovat mukana.
warnings-overstacked =
    { $excess ->
        [one] Heksa { $hex } on liian täynnä: { $excess } yksikkö menetetään.
       *[other] Heksa { $hex } on liian täynnä: { $excess } yksikköä menetetään.
    }
warnings-emptyForts = Näissä linnoituksissa ei ole ketään: { $hexes }.
# { $units } is empty, or names the units after a colon where they are few.
warnings-unmoved =
    { $count ->
        [one] { $count } yksikkö on liikkumatta{ $units }.
       *[other] { $count } yksikköä on liikkumatta{ $units }.
    }
warnings-unfought =
    { $count ->
        [one] { $count } yksikkö voisi vielä hyökätä{ $units }.
       *[other] { $count } yksikköä voisi vielä hyökätä{ $units }.
    }
warnings-unused = Vahvistuksia, jotka voisivat saapua: { $units }.

##

barriers-text =
    .set-up = Nappuloiden paljastamista edeltäviä tekoja ei voi enää perua.
    .touch-move = ”Koskettu–siirretty” on käytössä: siirtoja ei voi perua.
barriers-line =
    .set-up = Tätä aiempaa ei voi perua: alkusijoittelu on päättynyt.
    .touch-move = Tätä aiempaa ei voi perua: ”koskettu–siirretty” on käytössä.

##

combat-targets = Kohteet
combat-attackers = Hyökkääjät
combat-addAll = Kaikki vierestä
combat-clear = Tyhjennä
combat-pickTarget = Valitse vihollisen heksa tai sen vieressä oleva oma yksikkösi.
combat-nothingNear = Yhtäkään vihollista vastaan ei voi enää hyökätä.
combat-pickAttackers = Valitse hyökkääjät joka kohteen vierestä.
combat-must = Näiden on hyökättävä
combat-mustHexes = Näihin on hyökättävä
combat-against = { $a } vastaan { $d }
combat-fortified = Suluissa oleva tulos on voimassa: linnoitus on suomalaisten hallussa.
combat-soakOff = Kun voimasuhde on 1-4 tai huonompi, noppaa ei heitetä: kaikki hyökkääjät menetetään.
combat-noDie = Siellä on vain hiihtopartioita: ne tuhoutuvat ilman noppaa.
combat-reason =
    .city = kaksinkertaistettu kaupungissa
    .fortification = kaksinkertaistettu linnoituksessa
    .river = kaksinkertaistettu: kaikki hyökkäävät veden yli
    .isolated = puolitettu: eristetty
    .fled = vetäytyi: ei lasketa
    .ski-patrol = hiihtopartio
    .disrupted = puolitettu: hajalla pudotuksen jäljiltä
    .overloaded = puolitettu: sen kaupunki on ylikuormitettu
    .overloaded-beside = sen kaupunki on ylikuormitettu: ei lisää huollettujen voimaa
combat-result-Ae =
    .name = Hyökkääjä tuhoutuu
    .meaning = Kaikki hyökkäävät yksiköt menetetään.
combat-result-Ar =
    .name = Hyökkääjä vetäytyy
    .meaning = Jokainen hyökkäävä yksikkö vetäytyy yhden heksan.
combat-result-Ne =
    .name = Ei vaikutusta
    .meaning = Mitään ei tapahdu.
combat-result-Ex =
    .name = Vaihto
    .meaning = Puolustajat menetetään; hyökkääjä menettää yhtä monta pistettä.
combat-result-Dr =
    .name = Puolustaja vetäytyy
    .meaning = Jokainen puolustava yksikkö vetäytyy yhden heksan.
combat-result-De =
    .name = Puolustaja tuhoutuu
    .meaning = Kaikki puolustavat yksiköt menetetään.
combat-candidates = Saavat vetäytyä
combat-advancers = Saavat edetä
combat-noneOpen = ei avointa heksaa
combat-open =
    { $n ->
        [one] { $n } avoin heksa
       *[other] { $n } avointa heksaa
    }
combat-toRetreat = Näiden on vetäydyttävä
combat-roomShort = Kaikki eivät mahdu: minkä tahansa siirrät ensin, jokin toinen menetetään.
# Behind the place of a retreat.
combat-lostThen = menetetään: { $units }
combat-toWithdraw = Perääntyvät: kaupunki ylikuormitettu
combat-given =
    menetettävä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }{ $sum ->
        [0] { "" }
       *[other] ; valittujen arvo { $sum }
    }
combat-aims = Hyökkää: { $hexes }
combat-last = Viimeisin hyökkäys
# In its place while the next one is put together. "No effect", "Summa (1305)"
combat-past = Viimeisin hyökkäys: { $name }, { $targets }.
combat-lostAtEnd =
    { $n ->
        [one] Pelin päättyessä menetetään yksi eristetty yksikkö
       *[other] Pelin päättyessä menetetään { $n } eristettyä yksikköä
    }
combat-who = { $units } vastaan { $targets }
combat-losses =
    .exchange = Valitse tappiot
    .overstack = Yli pinoamisrajan
    .spared = Vaihtoon ei tarvita: { $units }.
    .asked = Vaihtoon ei tarvita: { $units }. Paina uudelleen, jos ne silti poistetaan.
combat-rolled = Heitto { $die }
combat-withoutDie = Ilman noppaa
combat-chances = Mahdollisuudet

##

context-nothing = Mitään ei ole valittu. Valitse nappula, niin voit siirtää sitä, tai mikä tahansa heksa, niin näet sen tiedot.
context-over = Valitse heksa, niin näet sen tiedot.
context-idle =
    { $n ->
        [0] Jokainen yksikkö on liikkunut.
       *[other]
            { $n ->
                [one] { $n } yksikkö voi vielä liikkua.
               *[other] { $n } yksikköä voi vielä liikkua.
            }
    }
context-terrain =
    .clear = Avoin maasto
    .swamp = Suo
    .mountain = Vuori
    .minorLake = Järvi
    .water = Vesi
    .ice = Jäässä vuoroilla 8–10
context-country =
    .finland = Suomi
    .ussr = Neuvostoliitto
    .sweden = Ruotsi
    .norway = Norja
    .estonia = Viro
    .none = { "" }
context-rail = rautatie
context-fortification = linnoitus
context-capacity = huoltokapasiteetti { $n }
context-faceDown =
    { $n ->
        [one] { $n } nappula kuvapuoli alaspäin
       *[other] { $n } nappulaa kuvapuoli alaspäin
    }
context-empty = Täällä ei ole nappuloita.
context-strengths = hyökkäys { $a }, puolustus { $d }, liike { $m }
context-isolatedBy = eristetty ({ $why })
context-moved = liikkunut
context-advanced = edennyt
context-fought = taistellut
context-fled = vetäytynyt

##

curtain-title =
    { $side ->
        [finn] Anna laite Suomen pelaajalle
       *[soviet] Anna laite Neuvostoliiton pelaajalle
    }
curtain-text =
    { $side ->
        [soviet] Suomalaisten nappulat ovat kuvapuoli alaspäin. Näet, montako heksassa on, mutta et, mitä ne ovat.
       *[finn] Sijoittelustasi ei näy mitään, ennen kuin otat laitteen.
    }
curtain-lift =
    { $side ->
        [finn] Olen Suomen pelaaja
       *[soviet] Olen Neuvostoliiton pelaaja
    }
curtain-written = Se, mitä tämä osapuoli on kirjannut muistiin, on vain sen pelaajalle.

##

move-title = Siirto
move-none = Yhteenkään heksaan ei pääse.
move-point =
    { $mp ->
        [one] { $mp } liikepiste.
       *[other] { $mp } liikepistettä.
    }{ $shown ->
        [true] { " " }Valitse merkitty heksa, niin näet reitin sinne.
       *[false] { " " }Valitse merkitty heksa, niin yksikkö siirtyy sinne.
    }
move-waypointHint = Tai kiinnitä reitti heksan kautta: Shift ja napsautus.
move-mode =
    .march = Marssien
    .rail = Junalla
    .both = Marssien ja junalla
# Before the cost, and after it.
move-to = { $unit }: { $place }
move-by =
    .march = marssien
    .rail = junalla
    .both = marssien ja junalla
move-stopsThere = pysähtyy
move-cost = { $cost } LP
move-stops = Vihollisen vaikutusalue: yksikkö pysähtyy siihen.
move-rightOfOne = Yhden heksan siirto.
move-noEnd = Täynnä: vaihe ei voi päättyä niin, että yksikkö on siinä.
move-go = Siirrä: { $place }
move-place = Sijoita: { $place }
move-retreat = Vetäydy: { $place }
move-advance = Etene: { $place }
move-waypoints =
    { $n ->
        [one] reittiin kiinnitetty { $n } heksa
       *[other] reittiin kiinnitetty { $n } heksaa
    }
move-dropWaypoints = Poista reittipisteet
move-pickInstead = Tai valitse siellä oleva yksikkö
move-alsoHere = Samassa heksassa
move-takeAll = Valitse koko pino

##

reveal-told = Suomalaisten sijoittelu paljastetaan: nappulat kääntyvät kuvapuoli ylöspäin, ja tyhjät nappulat poistuvat kartalta.

##

secrets-fileHoldsSetUp = Tiedostossa ovat myös nappulat, jotka ovat vielä kuvapuoli alaspäin.
secrets-fileHoldsPlan = Jos laskuvarjojoukkojen pudotuspaikka on merkitty muistiin, sekin on tiedostossa.
secrets-linkHoldsSetUp = Alkusijoittelu on kesken: linkissä ovat myös nappulat, jotka ovat vielä kuvapuoli alaspäin. Pelissä ne pysyvät niin, mutta joka purkaa linkin, voi lukea ne.
secrets-linkHoldsPlan = Jos laskuvarjojoukkojen pudotuspaikka on merkitty muistiin, sekin on linkissä.
secrets-notYet = Suomen nappulat ovat vielä kuvapuoli alaspäin: ne paljastavat valinnat ovat käytettävissä vasta, kun molemmat ovat sijoittaneet joukkonsa.
secrets-takingOver = Suomen ottaminen itselle kesken alkusijoittelun näyttää sen joukkojen paikat.

## What the sheet of keys tells of the map.

signs-keys-1 =
    .keys = Nuolinäppäimet
    .text = Siirrä kohdistinta kartalla heksasta heksaan
signs-keys-2 =
    .keys = Home, End
    .text = Siirrä kohdistinta ylös tai alas vasemmalle
signs-keys-3 =
    .keys = Page Up, Page Down
    .text = Siirrä kohdistinta ylös tai alas oikealle
signs-keys-4 =
    .keys = Pitkä painallus, oikea painike
    .text = Näytä heksan tiedot; valittu yksikkö pysyy valittuna
signs-keys-5 =
    .keys = Pitkä painallus ja veto
    .text = Raahaa nappulaa; se siirtyy siihen, mihin sen pudottaa
signs-keys-6 =
    .keys = Enter
    .text = Valitse, sijoita tai siirrä kohdistimen heksassa; hiirtä käytettäessä heitä koottu hyökkäys
signs-keys-7 =
    .keys = Shift + napsautus, Shift + Enter
    .text = Aseta reittipiste
signs-keys-8 =
    .keys = Kaksoisnapsautus, kaksoisnapautus
    .text = Zoomaa rintamaan ja takaisin
signs-signs-1 = Luku heksassa kertoo, montako liikepistettä siirto sinne maksaa.
signs-signs-2 = Korostettu rengas on yksiköllä, jonka on hyökättävä; renkaalla merkittyyn heksaan on hyökättävä.
signs-signs-3 = Vinoviivoitus ja katkennut ketju: eristetty, ei huoltoreittiä.
signs-signs-4 = Pystyraidat ja ylivuodon merkki: eristetty, koska kaupunki on ylikuormitettu.
signs-signs-5 = Kallistettu nappula on liikkunut; nappula, jonka kulma on käännetty, on edennyt.

##

supply-title = Huolto
supply-hint = Kartalla vihreä maa on huollossa, sitä syvempi mitä lähempänä esikunta on. Viivat kulkevat yksiköstä esikuntaan, sieltä kaupunkiin ja rautateitse Leningradiin.
supply-show = Näytä huolto kartalla
supply-load = { $load } / { $capacity }
supply-overload =
    { $n ->
        [one] { $n } piste jää ilman
       *[other] { $n } pistettä jää ilman
    }
supply-cutOff = Yhteys Leningradiin on poikki
supply-isolated = Eristetty
supply-noneIsolated = Kaikki yksiköt ovat huollossa.
supply-why-1 = ei huoltoreittiä
supply-why-2 = kaupunki ylikuormitettu
supply-chosen = { $hq }, { $city }
supply-own = Huollon lähde
supply-exempt = Ei tarvitse huoltoa.
supply-fromCity = { $city }, suoraan
supply-choose = Huoltava esikunta
supply-front = Laatokan rintaman esikunnat eivät saa huoltoa Leningradista.
supply-rests = Valinta ei ole nyt voimassa, koska se ei toisi huoltoa.
supply-default = Automaattinen
supply-isolate = Jätä eristetyksi
supply-left =
    { $n ->
        [0] ei mitään jäljellä
       *[other] jäljellä { $n }
    }
supply-feeds =
    { $hq ->
        [none] suoraan: { $units ->
            [one] { $units } yksikkö, { $points } pistettä
           *[other] { $units } yksikköä, { $points } pistettä
        }
       *[other] { $hq }: { $units ->
            [one] { $units } yksikkö, { $points } pistettä
           *[other] { $units } yksikköä, { $points } pistettä
        }
    }
supply-loadShort = { $load }/{ $capacity }
supply-army =
    { $side ->
        [finn] Suomen armeija
       *[soviet] Neuvostoliiton armeija
    }

##

tabs-turns = Vuorot
tabs-combat = Taistelu
tabs-terrain = Maasto
tabs-points = Pisteet
tabs-supply = Huolto
tabs-command = Paneeli: { $name }

##

tray-inTray = laatikossa
tray-title = Laatikko
tray-due = Saapumassa nyt
tray-empty = Laatikko on tyhjä.
tray-ready = Valmis sijoittelu
tray-historical = Historiallinen
tray-random = Satunnainen
tray-fill = Täydennä loput
tray-replace =
    { $n ->
        [one] Korvataanko { $n } sijoitettu nappula?
       *[other] Korvataanko { $n } sijoitettua nappulaa?
    }
tray-replaceYes = Korvaa
tray-replaceNo = Pidä ne
tray-clear = Tyhjennä kartta
tray-back = Takaisin laatikkoon
tray-backToTrack = Ota takaisin
tray-hint = Valitse nappula ja sitten heksat, joihin sen kaltaiset menevät. Jo sijoitetun voit valita ja siirtää.
tray-oneOfThem = Paina uudelleen tuodaksesi vain yhden.
tray-placing = Sijoitettavana { $label }: valitse merkitty heksa.
tray-name = { $what }, laatikossa { $n }

##

# The dates of the Game-Turns 0 to 13.
dates-1 = 20.–29.11.
dates-2 = 30.11.–9.12.
dates-3 = 10.–19.12.
dates-4 = 20.–29.12.
dates-5 = 30.12.–9.1.
dates-6 = 10.–19.1.
dates-7 = 20.–29.1.
dates-8 = 30.1.–9.2.
dates-9 = 10.–19.2.
dates-10 = 20.2.–1.3.
dates-11 = 2.–12.3.
dates-12 = 13.–22.3.
dates-13 = 23.3.–1.4.
dates-14 = 2.–11.4.

## Käsin koottavat asemat.

editor-pile =
    .due = Vielä tulossa
    .lost = Tuhoutuneet
    .out = Eivät mukana pelissä
editor-brush =
    .finn = Suomalaisten hallussa
    .soviet = Neuvostojoukkojen hallussa
    .usual = Kuten alussa
    .rail = Katkaistu rautatie
editor-field =
    .turn = Pelivuoro
    .side = Kenen vuoro
    .phase = Vaihe
