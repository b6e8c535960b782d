## When something fails. These are bundled in every language: what failed may be the fetching of another.

title = Jokin meni vikaan
# Where the table was.
table = Peliä ei voida enää näyttää. Se on tallessa sellaisena kuin se oli viimeisen toimen jälkeen. Jatka sitä lataamalla sivu uudelleen; varmuuden vuoksi voit ensin tallentaa pelin tiedostoon.
notKept = Selain ei tallenna peliä: tallenna se nyt tiedostoon, muuten se katoaa.
# It could not even be fetched.
noTable = Peliä ei voitu ladata: verkkoyhteys voi olla poikki, tai pelistä on tullut uusi versio sivun avaamisen jälkeen. Tallennetut pelit ovat turvassa.
# Where a part of the page should be.
part = Tätä osaa ei voitu näyttää. Kaikki muu toimii.
lost = Tätä osaa ei voitu ladata: verkkoyhteys voi olla poikki, tai pelistä on tullut uusi versio sivun avaamisen jälkeen. Kaikki muu toimii; tätä osaa varten sivu on ladattava uudelleen.
# Nobody knows what is amiss.
somewhere = Jokin meni vikaan. Jos sivu ei toimi niin kuin pitää, tallenna peli tiedostoon ja lataa sivu uudelleen.
# The language that was chosen could not be fetched.
language = Suomenkielisiä tekstejä ei voitu ladata: verkkoyhteys voi olla poikki. Sivu pysyy englanninkielisenä, kunnes se ladataan uudelleen.
silent = Selaimen tallennustila ei vastaa; toinen välilehti voi pitää sitä varattuna.
save = Tallenna peli tiedostoon
holdsAll = Tiedostossa on koko peli, myös se, mikä siinä on vielä salassa.
reload = Lataa sivu uudelleen
again = Yritä uudelleen
start = Aloitusnäytölle
playOn = Pelaa tallentamatta
close = Sulje
