## A problem on the table.

problem-number = Tehtävä { $n }/{ $of } · luokitus { $rating }
problem-how = Pelaa ratkaisusi kuten pelissä: noppaa ei heitetä, ja kaiken voi perua. Tarkista se päättämällä vaihe.
problem-howOnce = Päätä kuten pelissä: noppaa ei heitetä, ja päätös tarkistetaan heti. Voit yrittää uudelleen.
problem-answer = Ratkaisusi tähän mennessä: { $what }
problem-judging = Lasketaan, mitä ratkaisu maksaa …
problem-broken = Ratkaisua ei voitu arvioida. Muuta sitä tai tarkista se uudelleen.
problem-unreadable = Tehtävää { $id } ei voi lukea: { $reason }
problem-isBest = Paras ratkaisu.
problem-given =
    { $grade ->
        [good] Menetit { $amount }: hyvä ratkaisu.
        [fair] Menetit { $amount }: kohtalainen ratkaisu.
       *[poor] Menetit { $amount }: paljon parempikin löytyy.
    }
problem-rated = Luokituksesi: { $rating } ({ $change }).
problem-estimate = (Arvio; virhe noin { $error }.)
problem-best = Paras: { $what }
problem-second = Seuraavaksi paras: { $what }. Siinä menettää { $amount }.
problem-nothing = Seuraavaksi parhaassa menettää { $amount }.
problem-idle = Toimettomuus maksaa { $amount }.
problem-source = Tietokonepelaajien pelistä: { $source }.
problem-passOn = Anna tehtävä toiselle
problem-solution = Näytä ratkaisu
problem-yours = Näytä oma ratkaisu
problem-next = Seuraava tehtävä
problem-back = Peru
problem-again = Yritä uudelleen
problem-all = Kaikki tehtävät
problem-leave = Poistu
problem-nothingYet = Mitään ei ole vielä tehty.

## All problems of the game.

problems-title = Tehtävät
problems-loading = Luetaan tehtäviä …
problems-noneYet = Tehtäviä on { $of }, helpoimmasta vaikeimpaan. Et ole vielä vastannut yhteenkään.
problems-rating = Luokituksesi
problems-solved = Ratkaistu
problems-solvedOf = { $n }/{ $of }
problems-streak = Peräkkäin
problems-days =
    { $n ->
        [one] { $n } päivä
       *[other] { $n } päivää
    }
problems-today =
    { $solved ->
        [yes] Päivän tehtävä uudelleen: { $title } ({ $rating })
       *[no] Päivän tehtävä: { $title } ({ $rating })
    }
problems-first = Aloita näistä: viisi helppoa
problems-level = Vaikeustaso { $level }
problems-levelSolved = ratkaistu { $n }/{ $of }
problems-titled = { $place }: { $theme }
problems-one = { $n }. { $title }
problems-about = { $kind } · { $side }
problems-rated = Luokitus { $rating }
problems-source =
    { $origin ->
        [games] Omasta pelistäsi, pelivuoro { $turn }
        [made] Itse tehty, pelivuoro { $turn }
        [given] Toiselta saatu, pelivuoro { $turn }
       *[shipped] { $players }, pelivuoro { $turn }
    }
problems-result =
    { $grade ->
        [best] Paras ratkaisu
        [good] −{ $amount }
        [fair] −{ $amount }
       *[poor] −{ $amount }
    }
# After a first answer that was not good.
problems-solvedSince = ratkaistu myöhemmin
problems-every = Kaikki
problems-kind = Laji
problems-theme = Aihe
problems-counted = { $name } ({ $n })
problems-state = Ratkaistu vai ei
problems-open = Ratkaisematta
problems-none = Yksikään tehtävä ei vastaa hakua. Valitse toinen laji tai aihe.
problems-lessons = Oppitunteja tehtävistä
problems-own = Omat tehtäväsi
problems-noOwn = Kun arvioit päättyneen pelin, kalleimmat virheesi tulevat tähän tehtäviksi. Voit myös tehdä tehtäviä asemista, jotka asetat itse.
problems-delete = Poista tehtävä { $n }: { $kind }
problems-deleted = Poistettu: { $title }.
problems-restore = Palauta
problems-notChanged = Selain ei voi juuri nyt tallentaa mitään. Mitään ei muutettu.
problems-room = Itse tekemäsi ja toisilta saamasi tehtävät säilyvät, kunnes poistat ne. Kalleimmista virheistäsi säilyy { $mistakes } viimeisintä.
problems-ownFaults =
    { $n ->
        [one] Yhtä omista tehtävistäsi ei voitu lukea, ja se jätettiin pois.
       *[other] { $n } omaa tehtävääsi ei voitu lukea, ja ne jätettiin pois.
    }
problems-note = Tehtävä on ratkaistu, kun jokin ratkaisusi on vähintään hyvä. Pisteet ovat ne, jotka menetit ensimmäisessä ratkaisussasi. Tulokset säilyvät vain tällä laitteella.

## A problem is made of a position that was put together.

making-title = Tee tehtävä
making-intro = Kenraali etsii tähän asemaan parhaan ratkaisun. Asemasta tulee tehtävä, jos yksi ratkaisu on kiistatta paras ja seuraavaksi paras menettää vähintään kolme pistettä.
making-kind = Mitä kysytään
making-only = Mitä kysytään: { $kind }.
making-look = Etsi paras ratkaisu
making-working = Kenraali etsii parasta ratkaisua. Marssin kohdalla se voi kestää muutaman minuutin.
making-stop = Keskeytä
making-stopped = Keskeytetty. Asema on ennallaan.
making-failed = Haku katkesi. Asema on ennallaan; voit yrittää uudelleen.
making-none = Ei tehtävää.
making-sound = Tämä kelpaa tehtäväksi
making-kept = Se on nyt omien tehtäviesi joukossa tehtäväluettelon lopussa.
making-notKept = Laitteella ei ole tilaa tehtävälle. Tallenna se tiedostoon.
making-solve = Ratkaise tehtävä

## A problem of one's own goes to somebody else.

passOn-hint = Linkin tai tiedoston avaaja saa tehtävän ratkaistavakseen. Kummassakin on myös ratkaisu.
passOn-link = Linkki tehtävään
passOn-copy = Kopioi linkki
passOn-file = Tallenna tiedostoon

## A problem comes from somebody else.

given-title = Jaettu tehtävä
given-game = Peli
given-side = Kuka päättää
given-kept = Tehtävä tallentuu tällä laitteella omien tehtäviesi joukkoon.
given-full = Laitteella ei ole tilaa tehtävälle. Poista ensin omia tehtäviäsi.
given-refused = Tätä tehtävää ei voi avata. Kohdassa ”{ $field }”: { $why }
given-noFile = Tiedosto on vaurioitunut: se katkeaa kesken tai sitä on muutettu käsin. Sitä ei voi lukea tehtävänä.
given-notOne = Tässä pitäisi olla yksi tehtävä, mutta tiedostossa niitä on { $n }.
given-noGame = Tämä versio ei tunne peliä, jonka asema alkaisi näin.
given-damaged = Tästä puuttuu jotakin, tai se ei kuulu tämän pelin tehtävään.
given-otherSide = Tässä asemassa päättää toinen osapuoli.
given-otherKind = Tästä asemasta ei tule tämän lajin tehtävää.
given-unjudged = Ratkaisuja ei voitu arvioida.
given-unsound = Seuraavaksi parhaassa ratkaisussa menettää vain { $amount }, kun eron pitää olla kolme pistettä: ratkaisut eivät kuulu tähän asemaan.
