## While the table is fetched.

# Until the table is there.
screen-opening = Kartta avautuu …

## The words around the lessons; free of the lessons themselves, for the start screen.

learn-newHere = Onko peli uusi sinulle?
learn-learn = Opi pelaamaan
learn-goOn = Jatka oppitunteja
learn-goOnHint =
    { $done ->
        [0] Oppitunti { $lesson }/{ $of }
       *[other] Oppitunti { $lesson }/{ $of }, vaihe { $step }/{ $steps }
    }
learn-all = Kaikki oppitunnit
learn-book = Sääntökirja
learn-lesson = Oppitunti { $n }/{ $of }
learn-step = Vaihe { $n }/{ $of }
learn-hint = Vihje
learn-again = Aloita alusta
learn-leave = Poistu oppitunnilta
learn-next = Seuraava oppitunti
learn-done = Oppitunti suoritettu
learn-allDone = Se oli viimeinen oppitunti. Nyt osaat tarpeeksi pelataksesi.
learn-playNow = Pelaa heti

# Opens what became of the games against the computer.
statistics = Tilastot

## The games on this device.

library-title = Pelit tällä laitteella
# On the latest game.
library-continue = Jatka
library-look = Viimeisin peli
library-storageClosed = Pelejä ei tallenneta tähän selaimeen. Tallenna peli tiedostoon ennen kuin poistut.
# In the place of the start, as long as nobody knows which games there are.
library-silent = Selaimen tallennustila ei vastaa; toinen välilehti voi pitää sitä varattuna. Pelisi ovat tallessa. Sulje muut tämän pelin välilehdet: sivu yrittää yhä uudelleen.
library-tryAgain = Yritä uudelleen
library-startWithout = Aloita ilman tallennettuja pelejä
library-all = Näytä kaikki { $games }
library-fewer = Näytä vähemmän
library-actions = Toiminnot: { $title }
# Of a game without a name.
library-savedOn = { DATETIME($date, day: "numeric", month: "numeric", hour: "numeric", minute: "2-digit") }
library-rename = Nimeä
library-name = Pelin nimi
library-nameHint = Nimetty peli säilyy, kunnes poistat sen.
library-keepName = Tallenna nimi
library-cancel = Peruuta
library-duplicate = Kopioi
library-copyOf = { $name } (kopio)
library-noCopy = Toisen pelaajan nappulat ovat vielä kuvapuoli alaspäin: kopiossa ne voisi kääntää esiin.
library-delete = Poista
library-deleted = Poistettu: { $title }.
library-undo = Palauta
library-bothKept = Peliä on jatkettu toisessa välilehdessä: nyt luettelossa ovat molemmat.
# In the place of a deleted game there is a newer state of it.
library-playedOn = Peliä on jatkettu toisessa välilehdessä: luettelossa on uudempi tilanne.
library-room = Nimettömistä peleistä säilyy { $games } viimeisintä.
library-toFile = Tallenna tiedostoon
library-load = Avaa tiedosto
library-added =
    { $games ->
        [one] Yksi peli lisättiin.
       *[other] { $games } peliä lisättiin.
    }
library-refused = { $file }: { $why }
# Of several files that are loaded together: one holds a problem.
library-alone = Tämä on tehtävä: avaa se yksinään.
# In a line of the list: in what a game came to this device.
library-source =
    { $source ->
        [link] linkistä
        [text] tekstistä
       *[file] tiedostosta
    }
library-problem =
    .full = Laitteella ei ole enää tilaa. Mikään ei muuttunut.
    .closed = Selain ei salli pelien tallentamista.
    .silent = Selaimen tallennustila ei vastaa; toinen välilehti voi pitää sitä varattuna.
    .gone = Peliä ei enää ole tällä laitteella.
library-share = Jaa
library-paste = Liitä linkki tai teksti
library-nameGame = Nimeä tämä peli
library-named = Peli säilyy nimellä ”{ $name }”.
library-unnamed = Pelillä ei ole enää nimeä.
library-mayClear = Selain voi silti poistaa sen, jos tila loppuu: tallenna peli myös tiedostoon.
library-fileHoldsAll = Tiedostossa on koko peli, myös se, mikä siinä on vielä salassa: tekstieditorilla sen voi lukea.
# Why a file is refused; `why` a step in it breaks the rules.
library-fileError =
    { $key ->
        [too-large] Tiedosto on liian suuri.
        [not-json] Tiedosto on vaurioitunut: sitä ei voi lukea loppuun.
        [not-a-game] Tiedostossa ei ole tätä peliä.
        [newer] Tiedosto on tallennettu pelin uudemmalla versiolla.
        [illegal-step] Tiedoston askel { $step } rikkoo sääntöjä: { $why }
        [damaged-at] Tiedosto on vaurioitunut kohdassa { $where }.
       *[damaged] Tiedosto on vaurioitunut.
    }
# Why a step in it does.
library-dice = nopat eivät täsmää.

## Who plays which side: when a game begins, at the table, and in the list of games.

# On the start screen.
seats-who = Ketkä pelaavat?
seats-hotseat = Kaksi pelaajaa, yksi näyttö
seats-solo = Harjoittelu yksin
seats-soloHint = Pelaat molempia osapuolia. Kaiken voi perua, nopanheitotkin.
seats-ai = Tietokonetta vastaan
seats-aiHint = Pelaat toista osapuolta, tietokone toista. Se ei näe enempää kuin sinä näkisit.
seats-watch = Katso kahta tietokonepelaajaa
seats-watchHint = Seuraa kokonaista peliä omaan tahtiisi. Voit milloin tahansa ottaa toisen osapuolen itsellesi.
seats-yourSide = Osapuolesi
seats-opponent = Vastustaja
# Of two people.
seats-names = Pelaajien nimet
seats-namesHint = Vapaaehtoiset: näkyvät yläpalkissa, lokissa ja lopputuloksessa.
seats-nameOf = { $player }, nimi
# At the table.
seats-versus = { $one } vastaan { $other }
seats-human = Ihminen
seats-you = Sinä
seats-command = Pelaajat ja osapuolet
seats-title = Pelaajat ja osapuolet
seats-text = Voit milloin tahansa luovuttaa osapuolen tai ottaa sen itsellesi; peli jatkuu nykyisestä tilanteesta.
seats-seated = { $side }: { $who }
seats-done = Takaisin peliin
# In the list of games.
seats-player = { LOWER($level) } ({ $side })
seats-against = Vastassa { $player }
# In the name of a kept game.
seats-youAgainst = vastassasi { LOWER($level) }
seats-watched = { LOWER($one) } vastaan { LOWER($other) }
seats-two = kaksi pelaajaa
seats-alone = yksin
seats-both = Katsottu peli: { $one } ja { $other }

## Of the dialog, a label for every choice.

settings-title = Asetukset
settings-language = Kieli

##

position-new = Kokoa asema
position-edit = Muokkaa tätä asemaa
position-hidden = Tässä pelissä on salattua tietoa.

##

problems-start = Tehtävät
problems-ofKind = Tällaiseen tehtävään
