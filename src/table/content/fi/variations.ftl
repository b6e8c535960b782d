# Lines that were tried from moments of a game.

title = Muunnelmat
hint = Pelaat tästä hetkestä eteenpäin molempia osapuolia. Itse peli pysyy ennallaan, ja muunnelma tallentuu sen mukana.
none = Yhtään muunnelmaa ei ole vielä kokeiltu.
moment = { $where } (askel { $step })
# A list of lines that branch off after a step.
instead = Sen sijaan
full = Pelin muunnelmiin mahtuu { $most } askelta. Poista ensin joitakin.

## While a line is tried.

trying = Kokeilet muunnelmaa
# The learnt value of the position: a figure with a sign, and how far it may be wrong.
expected = Odotettu tulos: { $figure } ± { $error } (arvio; suurempi on parempi Neuvostoliitolle).
general = { $level } tekisi nyt näin:
thinking = { $level } miettii …
justEnd = { $level } ei tekisi enää mitään vaan päättäisi vaiheen.
failed = { $level } ei vastannut. Peru viimeinen toimi ja tee se uudelleen, niin häneltä kysytään taas.
more =
    { $actions ->
        [one] Ja vielä yksi toimi.
       *[other] Ja vielä { $actions } toimea.
    }
playIt = Pelaa näin
dice = Seuraavat nopat
rolled = Seuraavat nopat: satunnaiset. Tai valitse:
chosen = Seuraavien noppien silmäluvut: { $dice }
face = Seuraavaksi { $face }
roll = Heitä sittenkin

## What is written and drawn at a moment.

text = Kommentti tähän hetkeen
mark = Merkitse paikkoja
arrow = Piirrä nuolia
clear = Tyhjennä kartta
pressToDraw =
    { $kind ->
        [mark] Merkitse paikka painamalla sitä kartalla; uusi painallus poistaa merkin. Painike tai Esc lopettaa.
       *[arrow] Paina ensin nuolen alkua ja sitten loppua. Sama nuoli uudelleen poistaa sen. Painike tai Esc lopettaa.
    }
marked = Merkitty: { $places }
arrows = Nuolet: { $arrows }
delete =
    { $kind ->
        [step] Poista tämä askel ja sitä seuraavat
       *[moment] Poista tämän hetken muunnelmat ja merkinnät
    }
promote = Tee tästä päälinja
deleted = Poistettu.
undoDeletion = Peru poisto
