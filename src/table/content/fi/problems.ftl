## A problem on the table.

problem-number = Tehtävä { $n }/{ $of } · vaikeustaso { $level }/5
problem-own = Omasta pelistäsi
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
problem-estimate = (Arvio; virhe noin { $error }.)
problem-best = Paras: { $what }
problem-second = Seuraavaksi paras: { $what }. Siinä menettää { $amount }.
problem-nothing = Seuraavaksi paras menettää { $amount }.
problem-idle = Toimettomuus maksaa { $amount }.
problem-source = Tietokonepelaajien pelistä ({ $players }, numero { $seed }, vuoro { $turn }).
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
problems-noneYet = Tehtäviä on { $of }, helpoimmasta vaikeimpaan. Et ole ratkaissut vielä yhtään.
problems-standing = Ratkaistu: { $n }/{ $of }. Ensimmäisissä ratkaisuissasi menetit keskimäärin { $amount }.
problems-today =
    { $solved ->
        [yes] Päivän tehtävä uudelleen: { $kind }, vaikeustaso { $level }
       *[no] Päivän tehtävä: { $kind }, vaikeustaso { $level }
    }
problems-level = Vaikeustaso { $level }
problems-levelSolved = ratkaistu { $n }/{ $of }
problems-one = Tehtävä { $n }.
problems-about = { $theme } · { $side }
problems-source = { $players }, peli { $seed }, vuoro { $turn }
problems-ownSource = Oma pelisi, vuoro { $turn }
problems-result =
    { $grade ->
        [best] Paras ratkaisu
        [good] −{ $amount }
        [fair] −{ $amount }
        [poor] −{ $amount }
       *[none] Ratkaisematta
    }
problems-kind = Laji
problems-allKinds = Kaikki lajit
problems-theme = Aihe
problems-allThemes = Kaikki aiheet
problems-counted = { $name } ({ $n })
problems-open = Vain ratkaisemattomat
problems-none = Yksikään tehtävä ei vastaa hakua. Valitse toinen laji tai aihe.
problems-own = Omista peleistäsi
problems-noOwn = Kun arvioit päättyneen pelin, kalleimmat virheesi tulevat tähän tehtäviksi.
problems-faults =
    { $n ->
        [one] Yhtä tiedoston tehtävää ei voitu lukea, ja se jätettiin pois.
       *[other] { $n } tiedoston tehtävää ei voitu lukea, ja ne jätettiin pois.
    }
problems-ownFaults =
    { $n ->
        [one] Yhtä omien peliesi tehtävää ei voitu lukea, ja se jätettiin pois.
       *[other] { $n } omien peliesi tehtävää ei voitu lukea, ja ne jätettiin pois.
    }
problems-fault =
    { $number ->
        [0] { $reason }
       *[other] Tehtävä { $place }: { $reason }
    }
problems-note = Pisteet ovat ne, jotka menetit ensimmäisessä ratkaisussasi. Tulokset säilyvät vain tällä laitteella.
