##

balance-title = Miten tällaiset pelit ovat päättyneet
# On the card of a preset, in per cent.
balance-balance = Tietokoneen upseerien { $games } pelistä: Neuvostoliitto { $soviet } %, tasan { $draw } %, Suomi { $finn } %
# Beside each of them, while the figures are those of an earlier board.
balance-earlier = Aiemmalla kartalla, aiemmilla tulkinnoilla
# What that means, under them all.
balance-outdated = Nämä pelit pelattiin ennen kuin kartta sekä huollon, taistelun ja voiton tulkinnat muuttuivat; ne pelataan uudelleen.

##

handicap-title = Tasoitus
handicap-label = Lisätään Neuvostoliiton pisteisiin
# Of a suggestion; the points come with their sign.
handicap-take = Käytä { $points }
handicap-even =
    { $handicap ->
        [0] Kaksi tietokoneen kenraalia on tasoissa ilman tasoitusta ({ $games } peliä; 95 %: { $from }…{ $to }).
       *[other] Kaksi tietokoneen kenraalia on tasoissa, kun Neuvostoliitto saa { $points } ({ $games } peliä; 95 %: { $from }…{ $to }).
    }
handicap-hint = Pelaajien oma sääntö: voittopisteitä, jotka lisätään ennen voiton tason määrittämistä.
handicap-rule = Tasoitukset
handicap-isBidFor = Pelaajien tarjoukset ratkaisevat sen.
# In the list of the rules of a game.
handicap-line = Tasoitus: Neuvostoliitto yhteensä { $points }

## The words of the choice of rules in the language that is spoken; read when drawing.

choice-title = Säännöt
choice-more = Lisää näistä säännöistä
choice-switches = Sääntö kerrallaan
choice-source-errata =
    .title = Oikaisut
    .about = Viralliset, 1973
choice-source-clarifications =
    .title = Pelaajien täsmennykset
    .about = Huoltosääntöjen tulkintoja ja kaksi tasapainotusta
choice-source-folder =
    .title = Skenaariot ja erikoistapahtumat
    .about = Vuoden 1972 sääntövihkon valinnainen sääntö
choice-source-winterWar1992 =
    .title = A Winter War
    .about = Yhdeksän muunnelmaa vuoden 1992 pelistä
choice-source-habits =
    .title = Pelaajien tapoja
    .about = Ei säännöissä
choice-on =
    { $of ->
        [one]
            { $on ->
                [0] ei käytössä
               *[other] käytössä
            }
       *[other] käytössä { $on }/{ $of }
    }
# Points come with their sign.
choice-read = Lue sääntö
choice-readAbout = Lue sääntö: { $title }
choice-handicap = Neuvostoliitto yhteensä { $points }
choice-handicaps = Tasoitukset: Neuvostoliitto yhteensä { $sum }.
choice-noHandicap = Ei tasoitusta.
# What the whole choice amounts to.
choice-own =
    { $changes ->
        [one] Oma valinta: { $preset }, { $changes } sääntö toisin
       *[other] Oma valinta: { $preset }, { $changes } sääntöä toisin
    }
choice-needs = Voimassa vain, kun käytössä on { $other }.
choice-brought = Käytössä, koska { $other } tuo sen mukanaan.
choice-brings = Tuo mukanaan säännön { $other }; ensimmäisen pudotuksen voi suunnitella alkusijoittelussa.
choice-murmanskOff = Murmanskin puolustus ei ole käytössä.
choice-dropReturns = Tapahtuma F tuo tuhotun 3-1-1-yksikön takaisin Leningradiin, ei muuta.
choice-lengthBeforeEvents = Jos peli jatkuu, välivaiheessa heitetään myös skenaariosta ja tapahtumasta; pituus heitetään, ennen kuin aselevon voi julistaa.
choice-aidWithoutEvents = Ilman sääntöä { rules-option-events.label } muuttuvat vain saapumiset: ei lisää vapaaehtoisia eikä +1 skenaarion noppaan.
choice-aidWithResolve = Ei +1 skenaarion noppaan: säännöllä { rules-option-resoluteIntervention.label } on omat noppansa.
choice-eventHVoid = Tapahtuma H ei tuo mitään: Petroskoi huoltaa jo 90.
choice-tableReplaced = Korvaa skenaariotaulukon: skenaarioita C, D ja E ei tule.
choice-together = Yhdessä säännön { $other } kanssa: Neuvostoliitto yhteensä { $points }.
# Above the rulebook of a game.
choice-inGame = Tässä pelissä
choice-asPrinted = Sääntövihko sellaisena kuin se painettiin, ilman oikaisuja.

## Switches: label, sentence, source.

rules-option-errata =
    .label = Vuoden 1973 viralliset oikaisut
    .hint = Leningradiin päässeet suomalaiset voittavat heti; oikaistut vahvistukset ja nappulamäärät.
    .source = Viralliset oikaisut 1973: E1–E3
rules-option-touchMove =
    .label = Koskettu–siirretty
    .hint = Siirtoa ei saa perua.
    .source = Tulkinta M4
rules-option-soakOffs =
    .label = Uhrihyökkäykset
    .hint = Velvoitetut neuvostoyksiköt saavat hyökätä suhteella 1-4 tai huonommalla, vaikka sen voisi välttää; ne menetetään.
    .source = Pelaajien tapa, ei säännöissä
rules-option-clar1 =
    .label = Huolto pysyy samana siirtojesi ajan
    .hint = Omat yksikkösi pitävät tilan, jossa ne aloittivat.
    .source = Täsmennys 1
rules-option-clar2 =
    .label = Hyökkääjät tarkistetaan kerran
    .hint = Taisteluvaiheen alkaessa; puolustajat joka taistelussa.
    .source = Täsmennys 2
rules-option-clar3 =
    .label = Kaikki yksikkösi tarkistetaan
    .hint = Huoltokapasiteetit jaetaan ennen ensimmäistä taistelua.
    .source = Täsmennys 3
rules-option-clar4 =
    .label = Ylikuormitus jää voimaan
    .hint = Taisteluvaiheesta seuraavaan liikevaiheeseesi asti.
    .source = Täsmennys 4
rules-option-clar5 =
    .label = Katkennut yhteys voi palautua
    .hint = Vihollisenkin vuorolla; painetut säännöt sanovat samaa.
    .source = Täsmennys 5
rules-option-clar6 =
    .label = Kapasiteetti rajoittaa vihollisenkin vuorolla
    .hint = Huollotta jäänyt yksikkö on huollotta omaan vuoroosi asti.
    .source = Täsmennys 6
rules-option-clar7 =
    .label = Ylikuormituksen eristämät perääntyvät
    .hint = Yhden heksan ennen taisteluja, tai ne hyökkäävät puolella voimalla.
    .source = Täsmennys 7
rules-option-clar8 =
    .label = Reitti poikki, ei ylikuormitusta
    .hint = Ilman huoltoreittiä ei tarvitse hyökätä; painetut säännöt sanovat samaa.
    .source = Täsmennys 8
rules-option-clar9 =
    .label = Mikä tahansa kaupunki kymmenen heksan sisällä
    .hint = Tasapainotus: esikunnan ei tarvitse käyttää lähintä kaupunkia.
    .source = Täsmennys 9
rules-option-clar10 =
    .label = Yksikkö 4-4-2 pysyy etelässä
    .hint = Tasapainotus: se ei aloita rivin A pohjoispuolelta.
    .source = Täsmennys 10
rules-option-events =
    .label = Skenaariot ja erikoistapahtumat
    .hint = Viimeistä lukuun ottamatta jokaisen pelivuoron jälkeen kumpikin heittää noppaa: liittoutuneet voivat nousta maihin, tai voi tulla vapaaehtoisia, laskuvarjojoukkoja tai ankara pakkanen.
    .source = Sääntövihko 1972
rules-option-ceaseFire =
    .label = Aselepo
    .hint = Tapahtuman K jälkeen Suomen pelaaja saa lopettaa pelin seuraavan pelivuoron päätyttyä.
    .source = Sääntövihko 1972
rules-option-airborne =
    .label = Maahanlaskut
    .hint = 3-1-1 odottaa Leningradissa; pudotus enintään 12 heksan päähän suunnitellaan salaa pelivuoroa aiemmin, ja noppa kertoo, miten se laskeutuu.
    .source = A Winter War, sääntö 36D
rules-option-variableLength =
    .label = Vaihteleva pelin pituus
    .hint = Pelivuoron 10 jälkeen noppa kertoo, jatkuuko sota, ja pelivuoron 12 jälkeen uudelleen; enintään pelivuoroon 13.
    .source = A Winter War, sääntö 36E
rules-option-acceleratedAid =
    .label = Nopeutettu ulkomaanapu
    .hint = Suomen vahvistukset pelivuorolta 4 lähtien tulevat kolme pelivuoroa aiemmin; lisää vapaaehtoisia ja todennäköisempiä skenaarioita.
    .source = A Winter War, sääntö 36F
rules-option-sovietPreparedness =
    .label = Neuvostoliiton valmistautuminen
    .hint = Neuvostoliiton vahvistukset pelivuoroilta 1–3 sijoitetaan alussa, myöhemmät tulevat kolme pelivuoroa aiemmin, ja Petroskoi huoltaa 90 pistettä.
    .source = A Winter War, sääntö 36G
rules-option-earlierStart =
    .label = Varhennettu alku
    .hint = Ensin pelataan pelivuoro 0: kumpikin armeija säästää siihen osan joukoistaan, ja yksi Mannerheim-linjan heksa on vielä rakenteilla.
    .source = A Winter War, sääntö 36H
rules-option-heavyTanks =
    .label = Raskaat panssarit
    .hint = Molemmat 2-1-3-yksiköt ovat liian raskaita jäälle: ei järvisivun yli ilman tietä eikä jäätyneelle merelle.
    .source = A Winter War, Designer’s Choice A1
rules-option-skiExploitation =
    .label = Suomalaisten jatkoliike suksilla
    .hint = Taistelun jälkeen 1-1-3- ja 0-0-3-yksiköt, jotka ovat liikkuneet vain vähän, siirtyvät vielä yhden heksan.
    .source = A Winter War, Designer’s Choice A2
rules-option-variableDemolition =
    .label = Ratojen katkaiseminen
    .hint = Yksiköt saavat katkaista rautateitä vihollisen maassa; mikään juna tai yhteys ei kulje, ennen kuin omistaja korjaa radan.
    .source = A Winter War, Designer’s Choice B
rules-option-resoluteIntervention =
    .label = Lännen päättäväinen väliintulo
    .hint = Kaksi noppaa tuo liittoutuneet, joka pelivuorolla todennäköisemmin; Norja ja Ruotsi voivat tehdä vastarintaa, ja Neuvostoliiton vahvistukset kiirehtivät.
    .source = A Winter War, Designer’s Choice C
