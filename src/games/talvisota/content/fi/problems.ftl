## Problems: positions with a task.

problem-kind =
    .launch = Etsi hyökkäykset
    .answer = Etsi vastaus
    .secondAttack = Toinen hyökkäys
    .losses = Mitkä yksiköt menetetään
problem-theme =
    .weak-point = Heikko kohta
    .worth = Arvokkaampi alue
    .hold-back = Lähettää vai säästää
    .send = Lähettää vai säästää
    .line = Linnoitettu alue
    .meet = Paras puolustus
    .keep = Toinen hyökkäys tulossa
    .goOn = Jatkaa vai lopettaa
    .stop = Jatkaa vai lopettaa
    .where = Hyökkäyksen suunta
    .spare = Mitä säästetään
problem-task =
    .launch = Molemmat komentolehdet ovat näkyvissä. Valitse, mitkä Neuvostoliiton strategiat lähetetään ja mitä alueita vastaan; muut jäävät paikoilleen. Suomalaiset vastaavat sitten itselleen parhaalla tavalla.
    .answer = Neuvostoliiton strategia on lähetetty, ja molemmat komentolehdet ovat näkyvissä. Valitse Suomen strategia, joka vastaa siihen parhaiten, tai ei mitään.
    .secondAttack = Strategia on vallannut alueensa ja voi hyökätä toisen kerran. Päätä, hyökkääkö se ja minne.
problem-task-losses =
    { $side ->
        [finn] { $count ->
            [one] Suomalaiset menettävät yksikön. Valitse, minkä. Sen jälkeen kumpikin osapuoli tekee sen, mikä sille on parasta.
           *[other] Suomalaiset menettävät { $count } yksikköä. Valitse, mitkä. Sen jälkeen kumpikin osapuoli tekee sen, mikä sille on parasta.
        }
       *[soviet] { $count ->
            [one] Neuvostoliitto menettää yksikön. Valitse, minkä. Sen jälkeen kumpikin osapuoli tekee sen, mikä sille on parasta.
           *[other] Neuvostoliitto menettää { $count } yksikköä. Valitse, mitkä. Sen jälkeen kumpikin osapuoli tekee sen, mikä sille on parasta.
        }
    }
problem-fact =
    .finns = Suomalaiset: { $plan }
    .sent = Lähetetty: { $plan }
    .own = Valittavana: { $plan }
    .waiting = Voi vielä tulla: { $plan }
    .attack = Hyökkää: { $plan }
    .defence = Puolustaa: { $plan }
problem-scouts = pelkät sissit
problem-undefended = Suomalaisilla ei ole enää strategiaa, jolla vastata.
problem-reason =
    .weak-point = Hyökkäys suuntautuu sinne, missä suomalaisten vastaukset painavat vähiten: todennäköinen voitto siellä on arvokkaampi kuin epävarma muualla.
    .worth = Kumpikin alue kaatuu yhtä varmasti, mutta tämä on arvokkaampi: itse tai sen toisen hyökkäyksen ansiosta, jonka se avaa.
    .hold-back = Yksi strategia jää lähettämättä: sen epäonnistuminen maksaisi enemmän kuin onnistuminen todennäköisesti toisi.
    .send = Lähetetään strategia, jonka seuraavaksi paras ratkaisu jättää lähettämättä: siitä on odotettavissa enemmän hyötyä kuin haittaa.
    .line = Linnoitettu alue vaikuttaa kahdesti, kerran kummankin osapuolen moraaliin, joten sinne lähetetään se strategia, joka voi vallata sen.
    .meet = Sen yksiköt, maasto ja tuet pitävät parhaiten sitä vastaan, mitä on lähetetty.
    .keep = Samalle rintamalle voi vielä tulla toinen hyökkäys. Tämä strategia riittää tässä, ja toinen kannattaa säästää sitä varten.
    .goOn = Suomalaisilla on jäljellä liian vähän seuraavan alueen pitämiseen: todennäköinen voitto on riskin arvoinen.
    .stop = Ensimmäinen alue riittää. Toinen hyökkäys maksaisi todennäköisesti enemmän kuin toisi.
    .where = Kumpaankin alueeseen voi hyökätä, mutta voimasuhteet ja saatavat pisteet eivät ole samat.
    .spare = Jäljelle jäävät ne yksiköt, jotka painavat seuraavalla kierroksella eniten.
problem-chances = Todennäköisyys, että Neuvostoliitto valtaa alueen: { $chances }.
problem-chance = { $what }: { $percent } %
problem-lost = tappiona { $units }
problem-amount =
    { $count ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
problem-whyNone =
    { $reason ->
        [phase] Tehtävä alkaa vaiheesta Strategiat kartalle, suomalaisten vastauksesta strategiaan tai taistelun tappioista ja toisesta hyökkäyksestä; ei yksinpelin säännöillä. Valitse vaihe luettelosta tai aloita asemasta kesken taistelun.
        [decided] Toinen puoli on jo melkein lyöty tai viimeisillä vuoroilla liian kaukana jäljessä: mikään päätös ei enää paljon vaikuta.
        [none] Yhtään strategiaa ei voi lähettää.
        [tooMany] Strategiat voi lähettää yli 600 tavalla: kaikkia ei voi verrata.
        [single] Ratkaisuja on vain yksi.
        [idle] Parasta on olla lähettämättä mitään.
        [whether] Tässä ratkaisee vain se, tehdäänkö mitään, eikä se, miten. Paras: { $best }. Seuraavaksi paras: { $other }.
        [equal] Kaksi ratkaisua on liian lähellä toisiaan. Paras: { $best }. Seuraavaksi parhaassa menettää vain { $lost }, kun eron pitää olla kolme pistettä: { $other }.
        [usual] Paras ratkaisu on se, jonka pöytä valitsee itsestään: { $best }.
        [sure] Todennäköisyydet eivät jätä mitään mietittävää. Paras: { $best }.
       *[doubt] Paras ratkaisu ei ole kiistaton. Löytyi: { $best }. Kenraali tekisi toisin.
    }
problem-doNothing = ei mitään
