## On what closes a notice or a panel.

dismiss-dismiss = Sulje
dismiss-close = Sulje paneeli

## Before the browser's Back leaves the table.

leave-title = Poistutaanko pelistä?
leave-kept = Peli on tallessa: voit jatkaa sitä aloitusnäytöltä milloin vain.
leave-unkept = Selain ei ole tallentanut peliä. Tallenna se ensin valikosta tiedostoon.
leave-practice = Oppitunnit ja esimerkit voi avata uudelleen milloin vain.
leave-stay = Jää peliin
leave-leave = Aloitusnäytölle

## What is said aloud when something was taken back or done again.

live-undo = Peruttu.
live-redo = Tehty uudelleen.
# `what`: a sentence of the log.
live-undone =
    { $more ->
        [0] Peruttu: { $what }
        [one] Peruttu: { $what } Lisäksi yksi muu.
       *[other] Peruttu: { $what } Lisäksi { $more } muuta.
    }
live-redone =
    { $more ->
        [0] Tehty uudelleen: { $what }
        [one] Tehty uudelleen: { $what } Lisäksi yksi muu.
       *[other] Tehty uudelleen: { $what } Lisäksi { $more } muuta.
    }
live-restart = Vaihe alkaa alusta.

## Around the tools of the map; each tool bears the label of its command.

undoMenu = Kauemmas takaisin
mapTools-label = Kartta
mapTools-tools = Kartan työkalut
mapTools-aids = Apua vuoroon
mapTools-layers = Karttatasot

## The handle of the sheet.

handle-height = Paneelin korkeus
handle-choices = Näytä vaihtoehdot
handle-stops-1 = Kiinni
handle-stops-2 = Matala
handle-stops-3 = Puolet
handle-stops-4 = Täysi

## The names that the table gives to games.

# The name of a record that was followed only in part, and is kept as it was.
store-asSaved = Vuoro { $turn }, aiemman version tallentama

## What a link to a paragraph is called.

ruleLink-open = Sääntö { $id }
ruleLink-titled = Sääntö { $id }: { $title }

## Names of the parts of the screen.

regions-context = Valittuna
regions-charts = Taulukot ja loki
regions-log = Loki
regions-rules = Säännöt
regions-menu = Valikko

## What is said once a file is on the table.

opened-loaded = Tiedoston peli on auki.

## Names of the commands that belong to the table as a whole.

command-carryOn = Pääpainike: lopeta vaihe, heitä, etene
command-rests = Painike vaihtui juuri: paina uudelleen.
command-decideFirst = Ensin on tehtävä valinta.
command-cancel = Peru valinta
command-fit = Koko kartta
command-zoomIn = Lähennä
command-zoomOut = Loitonna
command-toMap = Kartalle
command-toContext = Valitun yksikön paneeliin
command-nextRegion = Näytön seuraavaan osaan
command-previousRegion = Näytön edelliseen osaan
command-log = Loki
command-rulebook = Sääntökirja
command-context = Valitun yksikön paneeli
command-charts = Lokin ja taulukoiden paneeli
command-palette = Etsi komento, paikka tai yksikkö
command-help = Näppäimet ja ohjeet
command-print = Tulosta peli
command-leave = Palaa aloitusnäyttöön

## Below what the game itself says of its curtain.

# Where the player has a name.
curtain-pass = Laite vaihtaa käsiä: { $player }
curtain-iAm = { $player } on tässä

## Around what the game itself says of its end.

end-title = Peli on päättynyt
end-watch = Katso peli minuutissa
end-back = Katso karttaa
end-again = Pelaa uudelleen
end-install = Asenna peli tälle laitteelle: se avautuu kuin mikä tahansa sovellus, myös ilman verkkoa.
end-installNow = Asenna
end-installByHand = Asenna peli tälle laitteelle avaamalla selaimen jakovalikko ja valitsemalla ”Lisää Koti-valikkoon”.
end-notNow = Ei nyt

## Words of the sheet of keys beside those in the table of strings.

help-groups =
    .play = Pelaaminen
    .jump = Siirtyminen
    .map = Kartta
    .panels = Paneelit
    .game = Peli
# Keys and what they do.
help-touch = Kosketusnäytöllä
help-gestures =
    .twoFingerTap = Kartan napautus kahdella sormella
    .swipeLeft = Palkin pyyhkäisy vasemmalle
    .swipeRight = Palkin pyyhkäisy oikealle
    .pinch = Nipistys
help-pinchDoes = Zoomaus
help-print = Tulosta näppäimet

## Heads of the sheet of keys and signs.

keys-title = Näppäimet ja ohjeet
keys-signs = Kartan merkit

## Heads of the menu; what stands below them are the labels of commands.

menu-title = Valikko
menu-lookUp = Tietoa
menu-game = Peli
menu-install = Asenna tähän laitteeseen
menu-view = Näkymä
menu-again = Aloita uudelleen

## Why the game on the table is not saved.

saving-trouble =
    .full = Laitteella ei ole enää tilaa: peli ei tallennu. Tallenna se tiedostoon ennen kuin poistut, tai poista muita pelejä.
    .closed = Peli ei tallennu tähän selaimeen. Tallenna se tiedostoon ennen kuin poistut.
    .silent = Selaimen tallennustila ei vastaa; toinen välilehti voi pitää sitä varattuna. Peli ei tallennu; sivu yrittää yhä uudelleen. Tallenna se varmuuden vuoksi tiedostoon ennen kuin poistut.
    .overtaken = Tätä peliä on jatkettu toisessa välilehdessä. Mikään, mitä teet täällä, ei tallennu.
saving-deleted = Kaikki tämän selaimen tallennetut pelit poistettiin juuri toisessa välilehdessä tai jollakin työkalulla. Pöydällä oleva peli tallennetaan uudelleen.
saving-follow = Näytä se peli
saving-keepBoth = Säilytä molemmat

## Why not: the words around the engine's reason.

why-command = Miksi ei? (kohdistimen kohdalla)
# Nothing is in the way there.
why-allowed = { $place }: mikään sääntö ei estä.
# Nothing is chosen that a reason could be given for.
why-nowhere = Osoita ensin kohtaa kartalla tai siirry sinne nuolinäppäimillä.
# Somebody else is to decide, or a replay is shown.
why-notNow = Kartalla ei voi nyt tehdä mitään.
why-key = W: näytä sääntö
