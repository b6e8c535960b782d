# Results of games against the computer, kept on this device.

title = Tilastot
none = Et ole vielä pelannut loppuun yhtään peliä tietokonetta vastaan. Loppuun pelattujen pelien tulokset kertyvät tähän ja säilyvät vain tällä laitteella.
kept =
    { $games ->
        [one] Yksi loppuun pelattu peli tietokonetta vastaan. Tulos säilyy vain tällä laitteella.
       *[other] { $games } loppuun pelattua peliä tietokonetta vastaan. Tulokset säilyvät vain tällä laitteella.
    }
ownOnly = Peli lasketaan mukaan vain, jos teit itse kaikki osapuolesi ratkaisut: ei siis, jos annoit tietokoneen toteuttaa kenraalin ehdotuksia tai otit osapuolen tietokoneelta kesken pelin.
damaged =
    { $results ->
        [one] Yhtä tulosta ei voi lukea, eikä se ole mukana.
       *[other] { $results } tulosta ei voi lukea, eivätkä ne ole mukana.
    }
closed = Selaimen tallennustilaa ei voi nyt käyttää, joten tuloksia ei voi näyttää.
notDeleted = Tuloksia ei voitu poistaa: selaimen tallennustilaa ei voi nyt käyttää.
results = Tulokset
head =
    .game = Peli
    .won = Voitot
    .drawn = Tasapelit
    .lost = Tappiot
    .points = Pisteet
    .adjusted = Ilman onnea
# "Finland against the General"
against = { $side }, vastassa: { $level }
# A bar of results, for the ear.
bar = Voittoja { $won }, tasapelejä { $drawn }, tappioita { $lost }
# Behind a mean: of how many games it is.
ofGames =
    { $games ->
        [one] (yksi peli)
       *[other] ({ $games } peliä)
    }
adjustedNote = Pisteet ovat Neuvostoliiton pisteiden keskiarvoja. Luvuissa ”Ilman onnea” ei ole mukana sitä, mitä nopat pelin arvioinnin mukaan antoivat tai veivät. Ne ovat arvioita, ja ne saadaan vain peleistä, jotka olet arvioinut.
errors = Päätöstesi hinta
errorsNone = Kun arvioit loppuun pelatun pelin, näet täällä, mitä päätöksesi maksoivat.
errorsNote = Menetetyt pisteet päätöstä kohti peleittäin: keskiarvo kaikista päätöksistäsi, jotka on arvioitu.
errorHead =
    .date = Peli
    .cost = Pisteitä päätöstä kohti
    .judged = Arvioituja päätöksiä
date = { DATETIME($date, day: "numeric", month: "numeric", year: "numeric") }
dice = Noppasi
diceHead =
    .face = Silmäluku
    .times = Heittoja
diceFew = Olet heittänyt noppaa { $all } kertaa. Alle 30 heitosta ei voi päätellä mitään.
diceSome = Olet heittänyt noppaa { $all } kertaa. Kutakin silmälukua oli odotettavissa noin { $share } kertaa; { $face } tuli { $times } kertaa.
diceUsual = Jos sata muuta heittäisi virheettömiä noppia yhtä monta kertaa, noin { $chance } saisi vähintään yhtä epätasaisen tuloksen: ei siis mitään tavatonta.
diceUncommon = Jos sata muuta heittäisi virheettömiä noppia yhtä monta kertaa, vain noin { $chance } saisi vähintään yhtä epätasaisen tuloksen: epätavallista, mutta sellaista sattuu.
diceRare =
    { $chance ->
        [0] Jos tuhat muuta heittäisi virheettömiä noppia yhtä monta kertaa, tuskin kukaan saisi näin epätasaista tulosta: erittäin harvinaista. Kun pelaajia on hyvin paljon, jollekulle niin kuitenkin käy.
       *[other] Jos tuhat muuta heittäisi virheettömiä noppia yhtä monta kertaa, vähintään yhtä epätasaisen tuloksen saisi vain noin { $chance }: hyvin harvinaista. Kun pelaajia on paljon, jollekulle niin kuitenkin käy.
    }
toFile = Tallenna tiedostoon
delete = Poista kaikki …
deleteAsk = Poistetaanko kaikki tulokset tältä laitteelta? Itse pelit säilyvät. Tätä ei voi perua.
deleteNow = Poista kaikki
keep = Säilytä
deleted = Tulokset on poistettu.
