## Problems: positions with a task.

problem-kind =
    .launch = Etsi hyökkäykset
    .answer = Etsi vastaus
problem-task =
    .launch = Molemmat komentolehdet ovat auki. Valitse, mitkä Neuvostoliiton strategiat lähetetään ja mitä alueita vastaan; muut jäävät paikoilleen. Suomalaiset vastaavat sitten niin kuin heille on parasta.
    .answer = Neuvostoliiton strategia on lähetetty, ja molemmat komentolehdet ovat auki. Valitse Suomen strategia, joka vastaa siihen parhaiten, tai ei mitään.
problem-defences = Suomen strategiat: { $defences }.
problem-sent = Lähetetty: { $attack }.
problem-undefended = Suomalaisilla ei ole enää strategiaa, jolla vastata.
problem-reason =
    .weak-point = Hyökkäys suuntautuu sinne, missä suomalaisten vastaukset painavat vähiten: todennäköinen voitto siellä on arvokkaampi kuin epävarma muualla.
    .hold-back = Yksi strategia jää lähettämättä: sen epäonnistuminen maksaisi enemmän kuin onnistuminen todennäköisesti toisi.
    .line = Linnoitettu alue merkitsee kahdesti, kerran kummankin moraalissa, joten sinne lähetetään hyökkäys, joka voi vallata sen.
    .together = Kaksi hyökkäystä samalla rintamalla jakavat suomalaisten vastaukset: toinen niistä kohtaa heikomman puolustuksen tai ei mitään.
    .meet = Sen yksiköt, maasto ja tuet pitävät parhaiten sitä vastaan, mitä on lähetetty.
problem-amount =
    { $count ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
