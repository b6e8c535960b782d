## Problems: positions with a task.

problem-kind =
    .attack = Etsi hyökkäykset
    .lastMarch = Viimeinen siirto
    .march = Sulje reitti
problem-theme =
    .city = Tavoitekohde
    .line = Mannerheim-linja
    .hold = Hyökkäysvelvoitteet
    .restraint = Mihin hyökätään
    .chance = Mihin hyökätään
    .strength = Voiman jakaminen
    .together = Siirtojen yhteispeli
    .oneUnit = Yksi yksikkö
    .reply = Vastapuolen vastaus
    .railway = Rautatie
    .objective = Pisteet
    .headquarters = Esikunta
    .surrounded = Saarto
    .units = Tappiot
    .cut = Vastapuolen rautatie
problem-task-attack =
    { $side ->
        [finn] Suomalaiset hyökkäävät pelivuorolla { $turn }. Etsi parhaat hyökkäykset. Lisää ne yksi kerrallaan ja tarkista sitten.
       *[soviet] Neuvostojoukot hyökkäävät pelivuorolla { $turn }. Etsi parhaat hyökkäykset. Lisää ne yksi kerrallaan ja tarkista sitten.
    }
problem-task-lastMarch =
    { $side ->
        [finn] Suomalaiset siirtävät viimeisen kerran. Jätä Neuvostoliitolle mahdollisimman vähän voittopisteitä; kukaan ei enää hyökkää.
       *[soviet] Neuvostojoukot siirtävät viimeisen kerran. Hanki mahdollisimman paljon voittopisteitä; kukaan ei enää hyökkää.
    }
problem-task-march =
    { $side ->
        [finn] Suomalaiset siirtävät pelivuorolla { $turn }. Etsi siirrot, jotka eivät jätä Neuvostoliitolle vahvaa vastausta.
       *[soviet] Neuvostojoukot siirtävät pelivuorolla { $turn }. Etsi siirrot, jotka eivät jätä Suomelle vahvaa vastausta.
    }
problem-task-lastMoves =
    { $side ->
        [finn] Suomalaisten siirto on kesken pelivuorolla { $turn }. Tee ne siirrot, jotka vielä tarvitaan, enintään neljä, jottei Neuvostoliitolla ole vahvaa vastausta.
       *[soviet] Neuvostojoukkojen siirto on kesken pelivuorolla { $turn }. Tee ne siirrot, jotka vielä tarvitaan, enintään neljä, jottei Suomella ole vahvaa vastausta.
    }
problem-reason-city = Tavoitteeseen hyökätään kaikella, mikä muualta irtoaa. Muihin pakollisiin hyökkäyksiin pannaan niin vähän kuin säännöt sallivat.
problem-reason-line = Voima kootaan Mannerheim-linjaa vastaan, missä yhden sarakkeen parannus merkitsee eniten.
problem-reason-hold = Muutama yhdessä heksassa oleva yksikkö hyökkää kerralla useaan heksaan. Näin velvoitteet täyttyvät ja kaikki muut vapautuvat ratkaisevaan hyökkäykseen.
problem-reason-restraint = Yksi mahdolliselta näyttävä hyökkäys jätetään tekemättä: se maksaisi enemmän kuin lupaa.
problem-reason-chance = Hyökkäyksen kohteena on heksa, jonka seuraavaksi paras ratkaisu ohittaa.
problem-reason-strength = Kohteet ovat samat, mutta voima on siellä, missä yhden sarakkeen parannus vaikuttaa eniten.
problem-reason-together = Usea siirto toimii yhdessä: jos yksikin jää tekemättä, pisteitä menetetään.
problem-reason-oneUnit = Yksi yksikkö riittää, kun se siirtyy oikeaan heksaan.
problem-reason-railway = Vastapuoli ei voi seuraavalla siirrollaan katkaista rautatietä eikä sen varassa olevien yksiköiden huoltoa.
problem-reason-objective = Näiden siirtojen jälkeen vastapuoli saa seuraavalla vuorollaan vähemmän pisteitä tai vie niitä vähemmän takaisin.
problem-reason-units = Näiden siirtojen jälkeen vastapuolen seuraavat siirrot ja hyökkäykset tuhoavat vähemmän yksiköitä.
problem-reason-cut = Rautatie katkeaa vastapuolen selustassa, mikä heikentää sen seuraavia hyökkäyksiä.
problem-reason-headquarters = Esikunta pysyy suojattuna: ilman sitä sen huoltamat yksiköt jäisivät saarroksiin.
problem-reason-surrounded = Yksikään yksikkö ei jää paikkaan, jossa vastapuoli voisi seuraavalla siirrollaan saartaa sen.
problem-reason-reply = Mitään ei jää auki vastapuolen seuraaville siirroille ja hyökkäyksille.
problem-changes = Seuraavaksi parhaaseen verrattuna: { $changes }.
problem-change =
    .both = { $where }: { $best }, ei { $second }
    .added = { $where }: { $best }, muuten ei hyökkäystä
    .left = { $where }: ei hyökkäystä
problem-points = Siirto muuttaa pisteitä näin: { $changes }.
problem-line = { $line } ennen { $before }, nyt { $after }
problem-amount =
    { $count ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
problem-whyNone =
    { $reason ->
        [phase] Tehtävä alkaa vaiheesta Liike tai Hyökkäys, kun mitään muuta ei ole päätettävänä. Valitse jompikumpi vaiheluettelosta.
        [none] Tässä ei ole pakollisia eikä mahdollisia hyökkäyksiä.
        [tooMany] Hyökätä voi useampaan kuin seitsemään heksaan: kaikkia ratkaisuja ei voi verrata.
        [idle] Tässä ei tarvitse tehdä mitään: toimettomuus on yhtä hyvä kuin mikään ratkaisu, tai parempi.
        [tooLong] Parhaassa ratkaisussa on liian monta askelta tehtäväksi: { $best }.
        [single] Ratkaisuja on vain yksi: { $best }.
        [equal] Kaksi ratkaisua on liian lähellä toisiaan. Paras: { $best }. Seuraavaksi paras menettää vain { $lost }, kun eron pitää olla kolme pistettä: { $other }.
        [due] Marssin jälkeen on vielä hyökättävä tai päätettävä jotakin, joten pisteitä ei voi laskea. Kokeile lajia ”Sulje reitti”.
       *[doubt] Paras ratkaisu ei ole kiistaton. Löytyi: { $best }. Kenraali, tai toinen tapa toteuttaa sama, tekee kuitenkin toisin: { $other }.
    }
problem-doNothing = ei mitään
