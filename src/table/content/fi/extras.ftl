## Passing games on, and looking at what came in.

share-title = Jaa tämä peli
share-what = Mitä jaetaan
share-kinds =
    .game = Koko peli
    .position = Vain asema
share-reveals =
    .game = Jokainen siirto ja nopanheitto tähän asti. Linkin avaaja voi käydä pelin läpi ja jatkaa sitä omin nopin: linkki ei kerro, mitä tässä pelissä seuraavaksi heitetään.
    .position = Mitä kartalla nyt on, kenen vuoro on ja mitä sääntöjä käytetään. Se avautuu toisena pelinä, jossa on toiset nopat.
share-link = Linkki
share-making = Linkkiä tehdään …
share-noLink = Tämä selain ei osaa tehdä linkkejä. Tallenna peli tiedostoon ja lähetä se.
share-letters = { $letters } merkkiä
share-long = Moni ohjelma katkaisee näin pitkän linkin: tallenna peli tiedostoon ja lähetä se.
share-tooLong = Näin pitkää linkkiä ei voi avata. Jätä muunnelmat ja merkinnät pois tai tallenna peli tiedostoon ja lähetä se.
share-lines =
    .label = Muunnelmat ja merkinnät mukaan
    .hint = Pelin hetkissä kokeilemasi ja kirjoittamasi lähtee mukana.
    .shorter = Tai jätä muunnelmat ja merkinnät pois.
share-copy = Kopioi linkki
share-send = Jaa …
share-frame =
    .title = Verkkosivulla
    .label = HTML omalle sivullesi
    .hint =
        { $kind ->
            [game] Kartta, jolla pelin voi käydä läpi. Lukijoiden laitteille ei tallenneta mitään.
           *[position] Kartta, jolla asema näkyy. Lukijoiden laitteille ei tallenneta mitään.
        }
    .copy = Kopioi iframe
share-notation =
    .title = Tekstinä
    .label =
        { $kind ->
            [game] Peli tekstinä
           *[position] Asema tekstinä
        }
    .hint =
        { $kind ->
            [game] Jokainen siirto noppineen ja tuloksineen: luettavaksi, muutettavaksi ja liitettäväksi.
           *[position] Asema sellaisena kuin näet sen: luettavaksi, muutettavaksi ja liitettäväksi.
        }
    .secret = Koko pelin voi kirjoittaa tekstinä, kun mikään siinä ei ole enää salassa.
    .hidden = Osa siitä on sinulta salassa: tekstin voi lukea, mutta sitä ei voi avata.
    .copy = Kopioi tekstinä
    .unloaded = Tekstiä ei voi nyt tehdä. Tarkista yhteys ja yritä uudelleen.
    .place = Rivi { $line }, merkki { $column }: { $reason }
    .error =
        { $key ->
            [too-long] Teksti on liian pitkä ollakseen peli.
            [other-game] Tekstin alussa pitäisi lukea ”{ $found }”.
            [newer] Teksti on kirjoitettu pelin uudemmalla versiolla.
            [expected]
                { $what ->
                    [hex] ”{ $found }” ei ole heksa.
                    [space] ”{ $found }” ei ole alue.
                    [front] ”{ $found }” ei ole rintama eikä strategian ruutu.
                    [unit] ”{ $found }” ei ole yksikkö.
                    [units] ”{ $found }” ei kerro yksiköiden määrää niin kuin 3FUS.
                    [number] ”{ $found }” ei ole luku.
                    [turn] ”{ $found }” ei ole vuoro.
                    [phase] ”{ $found }” ei ole vaihe.
                    [step] ”{ $found }” ei ole toimi.
                    [die] ”{ $found }” ei ole noppa: d1–d6.
                    [field] ”{ $found }” ei kuulu asemaan.
                    [player] ”{ $found }” ei ole pelaaja: ”human” tai tietokoneen taso, esimerkiksi ”officer”.
                   *[value] ”{ $found }” ei kuulu tähän.
                }
            [missing] Tästä puuttuu jotain.
            [left-over] ”{ $found }” on liikaa.
            [no-unit] Yksikköä { $found } ei ole tässä.
            [two-units] Useampi yksikkö on tässä nimeltään { $found }: kirjoita sen vahvuus ja nimi.
            [no-railway] Rautatie ei vie heksaan { $found }.
            [twice] { $found } on kahdesti.
            [hidden] Tämä oli tekstin kirjoittajalta salassa, joten asemasta ei voi pelata.
            [turn] Tämä toimi ei sovi tähän: peli on kohdassa { $found }.
            [illegal] { $why }
            [dice]
                { $count ->
                    [0] Tässä ei heitetä noppaa, mutta tekstissä niitä on { $given }.
                    [1] Tässä heitetään 1 noppa, mutta tekstissä niitä on { $given }.
                   *[other] Tässä heitetään { $count } noppaa, mutta tekstissä niitä on { $given }.
                }
            [contradiction] Tekstissä lukee ”{ $said }”, mutta tulos on ”{ $found }”.
            [position-why] Teksti ei ole tämän pelin asema: { $why }
            [position-at] Tekstissä on tässä jotakin, mitä tässä pelissä ei voi olla ({ $where }).
           *[position] Teksti ei ole tämän pelin asema.
        }
share-copied = Kopioitu.
share-copyByHand = Selain ei kopioi puolestasi: teksti on valittuna, kopioi se itse.
share-pasteField = Linkki, peli tai asema tekstinä tai tallennetun pelin teksti
share-look = Esikatsele
share-incoming =
    .game = Jaettu peli
    .position = Jaettu asema
share-reading = Luetaan …
share-refused = Tätä ei voi avata
share-stands = Tilanne
share-played = Pelattu
share-steps =
    { $steps ->
        [one] 1 toimi
       *[other] { $steps } toimea
    }
share-noPractice = Harjoittelu ei ole käytettävissä, kun jotain on vielä salassa.
share-impossible = Pelin säännöillä tällaiseen asemaan ei voida päätyä:
share-ownSlot = Avautuu uutena pelinä. Tallennetut pelisi säilyvät ennallaan.
share-otherDice = Tulevat nopanheitot ovat eri kuin alkuperäisessä pelissä.
share-open = Avaa
share-leave = Ei nyt
share-close = Sulje
share-linkError =
    { $key ->
        [too-large] Linkki on liian pitkä.
        [newer] Linkki on tehty pelin uudemmalla versiolla.
        [not-a-game] Linkissä ei ole tätä peliä.
        [illegal-step] Linkissä olevan pelin askel { $step } rikkoo sääntöjä: { $why }
       *[damaged] Linkki on vaurioitunut: osa siitä puuttuu tai on muuttunut.
    }
share-dice = nopat eivät täsmää.
# A saved game that was cut off or changed.
share-damaged = Tallennettu peli on vaurioitunut: rivi { $line }, merkki { $column }.
share-hosted = Linkki vie palvelimella pelattavaan peliin. Avaa se selaimen osoiterivillä.
# What was brought instead of a game.
share-foreign =
    { $as ->
        [empty] Tässä ei ole mitään.
        [compressed] Tiedosto on pakattu. Pura se ja avaa sen sisällä oleva tiedosto.
        [picture] Tämä on kuva. Peli tallennetaan tekstinä, ei kuvana.
        [program] Tämä on toisen ohjelman tiedosto, ei meidän pelimme.
        [binary] Tämä ei ole tekstiä, joten siinä ei ole peliä.
       *[words] Tässä ei ole peliä: ei linkkiä peliin, ei peliä tai asemaa tekstinä eikä tallennettua peliä.
    }

## Muiden sivujen kehyksissä näkyvä sivu.

embed-open = Avaa peli
embed-board = Kartta

## Around what a player may regret if he ends the phase now.

warnings-title = Ennen kuin päätät vaiheen
warnings-anyway = Päätä silti
warnings-back = Palaa
# Said of a line, for those who hear it.
warnings-show = { $line } Näytä kartalla.

## Asked of the other of two people at one screen.

consent-back =
    .title = Perutaanko?
    .text = Tämä peruu toisen pelaajan ratkaisuja: { $player }. Suostuuko hän?
    .yes = Kyllä, perutaan
    .no = Ei
consent-backTo = Peli palaa kohtaan: { $moment }.
consent-more = ja { $n } muuta
consent-aid =
    .title = Muutetaanko apuneuvoja?
    .text =
        { $allowed ->
            [true] Tästä eteenpäin molemmat saavat käyttää: { $aid }. Suostuuko toinen pelaaja ({ $player })?
           *[false] Tästä eteenpäin molemmat pelaavat ilman: { $aid }. Suostuuko toinen pelaaja ({ $player })?
        }
    .yes = Kyllä, molemmat suostuvat
    .no = Ei

## Of the palette itself; its lines have the words of commands and games.

palette-title = Etsi
palette-label = Komento, paikka, sääntö: nimen osa tai numero
palette-hint = Ylös ja Alas valitsevat, Enter vie perille.
# Where there are fingers.
palette-tap = Napautus vie perille.
palette-kinds =
    .command = Komennot
    .place = Paikat
    .unit = Yksiköt
    .rule = Säännöt
palette-goTo = Siirry: { $place }
palette-found = Löytyi { $n }.
palette-none = Ei tuloksia.
palette-notNow = ei nyt

## Around the terms of the glossary.

terms-title = Sanasto
terms-count =
    { $n ->
        [one] { $n } termi
       *[other] { $n } termiä
    }
terms-also = Myös
terms-related = Katso myös
terms-rules = Säännöissä
terms-whole = Sanastossa

## The form of a new game.

# Among the kinds of a new game.
online-label = Kaksi pelaajaa eri paikoissa
online-hint = Verkossa: saat linkin toista pelaajaa varten. Tiliä ei tarvita.
# Why a game online cannot begin.
online-needsHost = Verkkopeliin tarvitaan palvelin: katso kohtaa ”Palvelimen osoite”.

## What two players may agree to do without.

aids-title = Apuneuvot, joita kumpikin saa käyttää
aids-hint = Pelin aikana niitä muutetaan vain, jos molemmat suostuvat.
aids-aid-advice =
    .name = Vihjeet
    .hint = Mitä vahvin tietokonepelaaja tekisi tässä tilanteessa.
aids-aid-threats =
    .name = Uhat
    .hint = Kartalla näkyy, mihin vihollinen voi hyökätä ja mitä se voi katkaista.
aids-aid-odds =
    .name = Voimasuhteet
    .hint = Lasketut voimat, taistelun todennäköisyydet ennen nopanheittoa ja ehdotetut hyökkäykset.

## Two players at one screen bid for a side, before the game. Sides are named by their players: "Suomen pelaaja".

bid-label = Tarjoukset osapuolesta
bid-hint = Jompikumpi tarjoaa pisteitä osapuolesta, jota haluaa pelata. Vastustaja ottaa pisteet ja toisen osapuolen tai tarjoaa enemmän.
bid-title = Pelaajat ja tarjoukset
# Each of them, as long as nobody knows who plays what.
bid-first = Ensimmäinen pelaaja
bid-second = Toinen pelaaja
bid-side = Osapuoli
bid-points = Pisteitä toiselle osapuolelle
bid-begin = { $bidder } aloittaa: kumpi osapuoli ja kuinka monta pistettä siitä?
bid-turn =
    { $points ->
        [0] { $holder }: { $player }, ei pisteitä toiselle. { $bidder }: ota toinen osapuoli tai tarjoa pisteitä.
        [one] { $holder }: { $player }, toiselle { $points } piste. { $bidder }: ota se ja toinen osapuoli tai tarjoa enemmän.
       *[other] { $holder }: { $player }, toiselle { $points } pistettä. { $bidder }: ota ne ja toinen osapuoli tai tarjoa enemmän.
    }
bid-offer = Tarjoa { $points }: { $player }
bid-take = Ota toinen osapuoli: { $player }
bid-most = Enempää ei voi tarjota.
bid-result = { $holder }: { $player }. { $bidder }: { $other }, pisteitä { $points }.
bid-again = Tarjoa uudelleen
# Why the game cannot begin yet.
bid-open = Tarjoukset osapuolesta ovat kesken.

## The review of a finished game.

review-title = Pelin arviointi
review-working = Nopat arvioidaan …
review-playingOn = Ensimmäinen arvio onnesta. Se tarkentuu, kun peliä jatketaan jokaisen nopanheiton jälkeen …
review-broken = Arviointia ei voida tehdä loppuun. Sulje se ja avaa uudelleen.
review-graph = Odotettu tulos kunkin vuoron jälkeen ja arvion virherajat
review-course = Odotettu tulos vuoroittain
review-expected = Odotettu tulos
review-margin = Virherajat
review-luckiest = Onnekkaimmat nopanheitot
review-die =
    { $side ->
        [finn] Noppa { $dice }: { $amount } Suomen hyväksi
       *[soviet] Noppa { $dice }: { $amount } Neuvostoliiton hyväksi
    }
review-costliest = { $player }: kalleimmat päätökset
review-decision =
    { $grade ->
        [blunder] Vuoro { $turn }, paha virhe: hinta noin { $amount }
        [mistake] Vuoro { $turn }, virhe: hinta noin { $amount }
       *[inaccuracy] Vuoro { $turn }, epätarkkuus: hinta noin { $amount }
    }
review-turning = Käännekohdat
review-turningPoint = Käännekohta { $n }:
review-turned = Odotettu tulos: { $from } → { $to }
review-made = Nopat { $dice }, kaikki muu { $rest }.
review-praised = Parempi kuin kenraali
review-praise = Vuoro { $turn }: noin { $amount } parempi kuin hänen valintansa
review-better = Kenraali olisi pelannut: { $what }.
# Heads of the two lists beside the map, and what stands for an empty one.
review-cardTitle = Arvioitu päätös
review-done = Pelattiin
review-best = Parempi, kenraalin mukaan
review-nothing = ei muuta
review-more =
    { $actions ->
        [one] ja 1 muu toimi
       *[other] ja { $actions } muuta toimea
    }
review-back = Takaisin arviointiin
review-hide = Piilota tämä päätös
review-none = Kalliita päätöksiä ei ole toistaiseksi löytynyt.
review-judging = Arvioituja päätöksiä: { $judged }/{ $all }. Arviointi jatkuu, kun tämä on auki.
review-note = Kaikki luvut ovat arvioita, epävarmimmat pelin keskivaiheilla. Vertailukohtana on kenraali, joka hänkin tekee virheitä. Hinnat voivat mennä osin päällekkäin: siirron hintaan voi sisältyä sitä seuraava hyökkäys.
review-asText = Tekstinä
review-copy = Kopioi

## Käsin koottavat asemat.

editor-title = Kokoa asema
editor-close = Sulje
editor-undo = Peru
editor-redo = Tee uudelleen
editor-empty = Tyhjennä kartta
editor-share = Jaa tai tallenna …
editor-problem = Tee tehtävä …
editor-play = Pelaa tästä …
editor-selected = Valittu
editor-nothing = Ei mitään. Valitse nappula luettelosta tai kartalta ja sitten paikka, johon se menee. Luettelosta voi myös vetää.
editor-holding = { $piece }: valitse paikka, johon se menee.
editor-painting = { $brush }: valitse merkittävät paikat.
editor-to = Paikan koodi
editor-put = Sijoita
editor-noPlace = ”{ $code }” ei ole kartalla, tai tätä nappulaa ei voi sijoittaa siihen.
editor-pieces = Nappulat
editor-from = Näytä
editor-onMap = Kartalla
editor-none = Ei yhtään.
editor-brushes = Merkitse paikkoja
editor-position = Asema
editor-options = Säännöt
editor-sound = Asemasta voi pelata.
editor-unsound = Asemasta ei voi vielä pelata
editor-text = Asema tekstinä
editor-take = Ota teksti käyttöön
editor-keys = Esc poistaa valinnan, Delete ottaa kartalta, U peruu, Shift U tekee uudelleen.

