## Why a button of the table does nothing now.

# A button without a better reason.
barred-notNow = Ei juuri nyt.
# Of a replay, of a lesson.
barred-atStart = Tämä on pelin alku.
barred-atEnd = Tämän pidemmälle peliä ei ole pelattu.
barred-noBattle = Tämän jälkeen ei taistella.
barred-noBattleBefore = Tätä ennen ei taistella.
barred-waiting = Odotetaan vastustajaa.
# Of an aid.
barred-agreed =
    { $online ->
        [true] Olette sopineet pelaavanne ilman tätä.
       *[false] Olette sopineet pelaavanne ilman tätä. Lupaa voi pyytää toiselta pelaajalta valikon kohdassa ”Pelaajat ja osapuolet”.
    }
barred-ask = Kysy toiselta pelaajalta
barred-nothingYet = Mitään ei ole vielä tehty.
barred-nothingInHand = Yksikköä ei ole valittuna.
barred-bar =
    .die = Nopanheittoa edeltäviä tekoja ei voi enää perua.
    .screen = Silloin näyttö oli toisella pelaajalla, ja siinä oli jotain, mikä on yhä salassa. Sitä edeltäviä tekoja ei voi enää perua.
    .lesson = Oppitunnilla perutaan askel kerrallaan.
    .ai = Siinä päättää tietokonepelaaja: sen toiminnot perutaan yhdessä oman edellisen toimintosi kanssa.
    .host = Tätä aiempien tekojen perumiseen tarvitaan toisen pelaajan suostumus: Peru pyytää sitä.
barred-line =
    .die = Tätä nopanheittoa edeltävää ei voi perua.
    .screen = Tätä aiempaa ei voi perua: näyttö oli toisella pelaajalla, ja jotain on yhä salassa.
    .host = Tätä aiemman perumiseen tarvitaan toisen pelaajan suostumus.

## A game at a host.

hosted-waiting = Odotetaan palvelinta …
hosted-over = Peli on päättynyt.
hosted-connecting = Palvelin ei vastaa. Sivu yrittää edelleen.
# Before the title of the browser’s tab.
hosted-yourTurn = Sinun vuorosi
hosted-notHere = Ei verkkopelissä.
hosted-command = Verkkopeli
hosted-toHost = Jatka tätä peliä verkossa

## The computer player at the table.

# What the table says while a computer player decides.
ai-todo = { $name } pelaa.
ai-title = { $name }
ai-thinking = Miettii
ai-paused = Pysäytetty
ai-hidden = Sijoittaa joukkonsa kuvapuoli alaspäin.
ai-pause = Pysäytä
ai-goOn = Jatka
ai-step = Yksi toiminto
ai-faster = Näytä vastustajan toiminnot nopeammin
ai-slower = Näytä vastustajan toiminnot hitaammin
ai-skip = Siirry omaan vuorooni
ai-showAll = Näytä kaikki siirrot heti
ai-skipTurn = Ohita tämä pelaajavuoro
ai-takeOver = Ota tämä osapuoli
ai-undoHint = Peru vie takaisin tietokoneen toiminnot yhdessä oman edellisen toimintosi kanssa, kunhan sen jälkeen ei ole heitetty noppaa eikä paljastettu mitään.
ai-keys = Näppäimet
ai-keyList-1 =
    .keys = K
    .text = Pysäytä ja jatka
ai-keyList-2 =
    .keys = .
    .text = Yksi toiminto
ai-keyList-3 =
    .keys = < >
    .text = Hitaammin, nopeammin
ai-keyList-4 =
    .keys = E
    .text = Ohita
ai-yourTurn =
    { $name } { $moved ->
        [0] ei siirtänyt yksiköitä
       *[other]
            { $moved ->
                [one] siirsi { $moved } yksikön
               *[other] siirsi { $moved } yksikköä
            }
    } ja { $battles ->
        [0] ei käynyt taisteluja
       *[other]
            { $battles ->
                [one] kävi { $battles } taistelun
               *[other] kävi { $battles } taistelua
            }
    }. Sinun vuorosi.
ai-yourWord = Sinä päätät nyt.
ai-notNow = Tietokonepelaaja ei pelaa juuri nyt.
ai-trouble =
    .died = Tietokonepelaaja kaatui.
    .garbled = Tietokonepelaajan vastausta ei voitu tulkita.
    .slow = Tietokonepelaaja ei ole vastannut kahteenkymmeneen sekuntiin.
    .illegal = Tietokonepelaaja ei löytänyt sallittua toimintoa.
ai-safe = Peli on ennallaan. Anna sen yrittää uudelleen tai pelaa tätä osapuolta itse.
ai-retry = Yritä uudelleen

## Hints: what the strongest computer player would do. `level` is its name.

hint-command = { $level }, mitä tekisit?
hint-short = Vihje
hint-notNow = Sinulla ei ole nyt mitään päätettävää.
hint-title = { $level } ehdottaa
hint-thinking = { $level } miettii asiaa.
hint-put = Sulje
hint-doNext = Tee seuraava
hint-doAll =
    { $actions ->
        [one] Tee se
       *[other] Tee kaikki { $actions }
    }
hint-doAllOfIt = Tee kaikki ehdotettu
hint-notAsked = Pyydä ensin vihje.
hint-rest =
    { $actions ->
        [one] Kaikkiaan { $actions } toiminto
       *[other] Kaikkiaan { $actions } toimintoa
    }
hint-justEnd = Muuta ei kannata enää tehdä. Päätä vaihe.
hint-trouble = Vihjettä ei nyt tullut. Kysy uudelleen.

## Around the list of lessons.

lessons-lessons = Oppitunnit
lessons-finished = suoritettu
lessons-begun = { $done }/{ $of } vaihetta
lessons-progress = { $n }/{ $of } oppituntia suoritettu

## What the log says of the record itself, whatever the game.

# Said of a game that today's rules would not lead to where it stands.
log-stood = Peli alkoi aiemmilla säännöillä tai aiemmalla kartalla, eikä sitä voi toistaa nykyisillä. Peli jatkuu tallennetusta asemasta; aiemmat toimet on lueteltu lokissa.
# The same of one that has been followed, as its record told no position.
log-followed = Pelin tallensi aiempi versio, jonka säännöt tai kartta sallivat sellaista, mitä nykyiset eivät. Peli on toistettu niin pitkälle kuin mahdollista samoilla nopanheitoilla; asema voi paikoin poiketa siitä, johon jäit.
log-lost =
    { $steps ->
        [one] Yhtä askelta
       *[other] { $steps } askelta
    } ei voitu toistaa; jos peli oli tallessa tällä laitteella, alkuperäinen tallenne jää luetteloon.
# Of lines whose data are damaged; `where` is a place in the record, `why` a sentence or empty.
log-variations =
    Tässä pelissä kokeiltuja muunnelmia ei voi lukea ({ $where }): { $key ->
        [illegal-step] säännöt eivät salli askelta. { $why }
        [other-rules] peli jatkuu tallennetusta asemasta, eikä hetkiä, joihin ne liittyvät, enää ole.
       *[damaged] ne ovat siinä kohdassa vioittuneet.
    } Peli avataan ilman niitä; tiedosto tai luettelossa oleva tallennettu peli säilyttää ne.
log-title =
    { $steps ->
        [one] Aiemmat toimet: yksi askel
       *[other] Aiemmat toimet: { $steps } askelta
    }

## Going back and forth in time.

# Beside a line of the log.
replay-log-back = Takaisin tähän: { $line }
replay-log-backShort = Takaisin tähän
replay-log-show = Näytä tämä hetki: { $line }
replay-log-showShort = Näytä tämä hetki
replay-log-tools = Pelin kulku
replay-log-short =
    .replay = Pelin kulku
    .restart = Vaihe alusta
    .restartTurn = Vuoro alusta
replay-command-undo = Peru
replay-command-redo = Tee uudelleen
replay-command-restart = Aloita vaihe alusta
replay-command-restartTurn = Aloita pelaajavuoro alusta
replay-command-nothingToUndo = Ei mitään peruttavaa.
# In the phase or turn that would be begun anew.
replay-command-nothingDone = Siinä ei ole vielä tehty mitään.
replay-command-nothingToRedo = Mitään ei ole peruttu.
replay-command-replay = Katso peli uudelleen
replay-command-nothing = Mitään ei ole vielä pelattu.
replay-title = Pelin kulku
replay-ofFile = Tiedoston peli
replay-back = Takaisin peliin
replay-playOn = Jatka tästä
replay-openFile = Katso tiedoston peli
replay-fileOfOther = Tiedosto on peliin { $game }. Sen voi avata valinnalla ”Avaa tiedosto”.
replay-fileSecret = Siinä pelissä nappulat ovat vielä kuvapuoli alaspäin: sen voi katsoa, kun molemmat ovat sijoittaneet joukkonsa.
replay-play = Toista
replay-pause = Pysäytä
replay-stepOn = Askel eteenpäin
replay-stepBack = Askel taaksepäin
replay-turnOn = Seuraava pelaajavuoro
replay-turnBack = Edellinen pelaajavuoro
replay-gameTurnOn = Seuraava pelivuoro
replay-gameTurnBack = Edellinen pelivuoro
replay-battleOn = Seuraava taistelu
replay-battleBack = Edellinen taistelu
replay-space = välilyönti
replay-speed = Nopeus
replay-times =
    { $speed ->
        [0.5] ½×
       *[other] { $speed }×
    }
replay-slider = Pelin hetki
replay-turn = Vuoro { $n }
replay-stepOf = Askel { $step }/{ $all }
replay-begins = Peli alkaa.
replay-latest = Juuri nyt
replay-keys = Näppäimet
replay-keyList-1 =
    .keys = ← →
    .text = Askel taakse tai eteen
replay-keyList-2 =
    .keys = Shift ← →
    .text = Edellinen tai seuraava pelaajavuoro
replay-keyList-3 =
    .keys = PgUp PgDn
    .text = Edellinen tai seuraava pelivuoro
replay-keyList-4 =
    .keys = B, Shift B
    .text = Seuraava tai edellinen taistelu
replay-keyList-5 =
    .keys = Home End
    .text = Alku ja loppu
replay-keyList-6 =
    .keys = Välilyönti
    .text = Toista ja pysäytä
replay-keyList-7 =
    .keys = ↑ ↓
    .text = Nopeammin, hitaammin
replay-keyList-8 =
    .keys = Esc
    .text = Takaisin peliin
replay-branch =
    .title = Jatka tästä
    .text = Uusi peli alkaa tästä hetkestä ({ $step }) samoilla säännöillä. Alkuperäinen säilyy peliesi joukossa.
    .dice = Tulevat nopanheitot ovat eri.
    .solo = Yksin, molemmat osapuolet
    .soloHint = Kaiken voi perua, nopanheitotkin.
    .hotseat = Kaksi pelaajaa, yksi näyttö
    .hotseatHint = Kuten katsottavassa pelissä.
    .same = Samat pelaajat
    .secret = Ei tästä: jokin tässä hetkessä on yhä salassa, ja uusi peli näyttäisi sen.
    .notKept = Laite ei nyt tallenna pelejä, joten nykyinen peli katoaisi. Tallenna se ensin tiedostoon.
    .begun = Uusi peli jatkuu tästä. Alkuperäinen on peliesi joukossa.

## How a whole game went, turn by turn.

ending-title = Pisteet vuoroittain
ending-turn = Vuoro
ending-table = Näytä taulukkona
ending-swings = Käännekohdat
# A change of the score.
ending-swing = Vuoro { $turn }, { $by }
ending-watch = Katso

## Around the rulebook, the paragraph beside the map, and the examples that are tried out.

book-title = Sääntökirja
book-back = Takaisin
book-forward = Eteenpäin
book-contents = Sisällys
book-chapters = Luvut
book-search = Hae säännöistä
book-searchHint = Hakusana tai säännön numero (C12)
book-found =
    { $n ->
        [one] 1 kohta
       *[other] { $n } kohtaa
    }
book-nothing = Mitään ei löytynyt. Kokeile lyhyempää tai toista sanaa.
book-term = Sanasto
book-see = Katso myös
book-off = ei tässä pelissä
book-inBook = Avaa sääntökirjassa
book-opening = Sääntökirja avautuu …
book-example = Esimerkki
book-tryOut = Avaa laudalla
book-practice = Esimerkki sääntökirjasta
book-practiceHint = Voit kokeilla molempien osapuolten puolesta. Mitään ei tallenneta.
book-again = Aloita alusta
book-leave = Palaa siihen, mihin jäit
book-noPage = Aiemmin luettuja sivuja ei ole.
book-openNow = Sisällys on auki.
book-beside =
    .paragraph = Sääntökohta
    .close = Sulje sääntökohta
    .inBook = Sääntökirjassa

## Around the situation in words; the game itself says the rest.

situation-title = Tilanne sanoin
situation-now = Nyt
situation-obligations = Tehtävä ennen kuin vaihe voi päättyä
situation-noObligations = Mitään ei tarvitse tehdä ennen vaiheen päättämistä.
situation-points = Tavoitteet ja pisteet
situation-copy = Kopioi tekstinä
situation-copied = Kopioitu.

## A lesson, in the bar.

# After the last step.
lesson-after = Jatka seuraavaan oppituntiin tai poistu.

## The review of a finished game.

review-command = Arvioi peli
review-notYet = Pelin voi arvioida, kun se on ohi.
review-wholeOnly = Vain kokonaisia pelejä voi arvioida.
review-twoOnly = Vain kahden pelaajan pelejä voi arvioida.

## Lines that are tried from moments of a game.

lines-try = Kokeile muunnelmaa tästä
lines-barred =
    { $why ->
        [hosted] Verkkopelissä muunnelmat olisivat apua tietokoneelta. Kun peli on päättynyt, tallenna se tiedostoon ja avaa tiedosto.
        [secret] Jokin on vielä salassa toiselta pelaajalta. Muunnelmia voi kokeilla, kun mitään ei enää ole salassa.
        [agreed] Olette sopineet pelaavanne ilman joitakin apuneuvoja. Muunnelmia voi kokeilla, kun peli on päättynyt.
        [watched] Tätä peliä vain katsellaan. Avaa sen tiedosto pelinä, niin voit kokeilla siinä muunnelmia.
       *[practice] Muunnelmia voi kokeilla peleissä, ei oppitunneilla, esimerkeissä eikä tehtävissä.
    }
lines-back = Takaisin peliin

## Problems.

problems-command = Tehtävät
