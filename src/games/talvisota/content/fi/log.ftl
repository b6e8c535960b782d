##

log-head = Vuoro { $turn }, { $dates }
log-morale =
    { $side ->
        [soviet] Neuvostoliiton moraali { $change } ({ $cause }), nyt { $now }.
       *[finn] Suomen moraali { $change } ({ $cause }), nyt { $now }.
    }
log-international = Tapahtumat: heitto { $die }, merkki on nyt { $marker }.
log-returned =
    .reinforcements =
        { $side ->
            [soviet] Neuvostoliiton tappioita voi nyt ostaa takaisin: { $units }.
           *[finn] Suomen tappiot palaavat komentolehdelle ensi vuorolla: { $units }.
        }
    .sheet =
        { $side ->
            [soviet] Taas käytettävissä, Neuvostoliiton joukot: { $units }.
           *[finn] Taas käytettävissä, Suomen joukot: { $units }.
        }
log-arrivals = Tammikuun vahvistukset ovat tulleet: { $units }.
log-entered = Kartalle, { $space }: { $units }.
log-marched = Siirto, { $from } – { $to }: { $units }.
log-marker =
    .laid = Hallintamerkki asetetaan: { $space }.
    .lifted = Hallintamerkki poistetaan: { $space }.
log-control =
    .soviet = { $space } on taas Neuvostoliiton hallussa.
    .finn = { $space } ei ole enää Neuvostoliiton hallussa.
log-scouts =
    .stay = Sissejä jää, { $space }: { $count }.
    .home = Sissejä palaa kotiin, { $space }: { $count }.
log-planned =
    { $side ->
        [soviet] Neuvostoliiton strategiat kuvapuoli alaspäin: { $fronts }.
       *[finn] Suomen strategiat kuvapuoli alaspäin: { $fronts }.
    }
log-deployed = Neuvostoliitto asettaa kartalle strategian, kohteena { $space }.
log-answered = Suomalainen strategia vastaa siihen.
log-unanswered = Mikään suomalainen strategia ei vastaa siihen.
log-revealed = Paljastui:
log-attack =
    { $answer ->
        [none] { $space }, { $strategy }, ei vastausta
       *[other] { $space }, { $strategy }, vastassa { $answer }
    }
log-opened = Taistelu avataan: { $space }.
log-reserves = Vahvistuksia voimalle, { $from } – { $to }: { $units }.
# $face is what the die is read as, where that is not what it shows.
log-round =
    { $face ->
        [none] Kierros { $round }: Neuvostoliitto { $soviet }, Suomi { $finn }. { $player } heittää { $die } sarakkeessa +{ $column }.
       *[other] Kierros { $round }: Neuvostoliitto { $soviet }, Suomi { $finn }. { $player } heittää { $die } sarakkeessa +{ $column }, luetaan { $face }.
    }
log-losses = Tappiot: Neuvostoliitto { $soviet }, Suomi { $finn }.
log-retreat =
    { $side ->
        [soviet] Neuvostoliiton joukkojen on peräännyttävä.
       *[finn] Suomen joukkojen on peräännyttävä.
    }
log-lost =
    .combat =
        { $side ->
            [soviet] Neuvostoliiton tappiot, { $space }: { $units }.
           *[finn] Suomen tappiot, { $space }: { $units }.
        }
    .retreat =
        { $side ->
            [soviet] Perääntymistietä ei ole, { $space }: Neuvostoliiton tappiot { $units }.
           *[finn] Perääntymistietä ei ole, { $space }: Suomen tappiot { $units }.
        }
log-starved = Saarrettu yksikkö menetetään, { $space }: { $unit }.
log-victory =
    .soviet = { $strategy }: suomalaiset ovat jättäneet alueen, { $space }.
    .finn = { $strategy }: suomalaiset pitävät alueen, { $space }.
log-conquered =
    .first = { $space } on vallattu.
    .again = { $space } on vallattu uudelleen, ilman pisteitä.
log-pursuit = Toinen hyökkäys jatkuu, { $from } – { $space }.
log-retreated = Perääntyminen, { $from } – { $to }: { $units }.
log-finnsHome = Takaisin Suomen komentolehdelle, { $from }: { $units }.
log-harassed =
    .success = Sissit ({ $scouts }) rintaman takana, { $space }: heitto { $die } { $modifier }, onnistui.
    .setback = Sissit ({ $scouts }) rintaman takana, { $space }: heitto { $die } { $modifier }, isku tappioin.
    .failure = Sissit ({ $scouts }) rintaman takana, { $space }: heitto { $die } { $modifier }, epäonnistui.
log-drawn =
    { $draws ->
        [1] Nostettiin, { $strategy }: { $means }.
       *[other] Paras { $draws } nostosta, { $strategy }: { $means }.
    }
log-mannerheim = Mannerheimin tuki: { $use }.
log-sent = Heitto { $die }: rintaman taakse lähteviä sissejä: { $scouts }.
log-ended =
    .helsinki =
        { $winner ->
            [soviet] Helsinki on kaatunut. Neuvostoliitto voittaa.
            [finn] Helsinki on kaatunut. Suomi voittaa.
           *[draw] Helsinki on kaatunut. Tasapeli.
        }
    .morale =
        { $winner ->
            [soviet] Moraali on murtunut. Neuvostoliitto voittaa.
            [finn] Moraali on murtunut. Suomi voittaa.
           *[draw] Moraali on murtunut. Tasapeli.
        }
    .turns =
        { $winner ->
            [soviet] Viimeinen vuoro on ohi. Neuvostoliitto voittaa.
            [finn] Viimeinen vuoro on ohi. Suomi voittaa.
           *[draw] Viimeinen vuoro on ohi. Tasapeli.
        }
log-unsaid =
    { $side ->
        [soviet] Neuvostoliiton pelaaja laatii suunnitelmiaan.
       *[finn] Suomen pelaaja laatii suunnitelmiaan.
    }
