## Play with somebody in another place, by way of a host.

## The form of a new game.

form-title = Pelaa verkossa
form-clock = Kello
form-clocks =
    .none = Ei kelloa
    .live = Reaaliaikainen
    .days1 = Noin päivä
    .days3 = Noin kolme päivää
    .days10 = Noin kymmenen päivää
form-clockHint =
    .none = Aikaa on niin paljon kuin tarvitset.
    .live = Minuutit koko peliin; lisäaika tulee aina, kun päätösvuoro siirtyy vastapuolelle.
    .days1 = 1 päivä ja 4 tuntia lisää jokaisesta vastapuolelle siirtyneestä päätöksestä, enintään 3 päivää.
    .days3 = 3 päivää ja 12 tuntia lisää jokaisesta vastapuolelle siirtyneestä päätöksestä, enintään 6 päivää.
    .days10 = 3 päivää ja 36 tuntia lisää jokaisesta vastapuolelle siirtyneestä päätöksestä, enintään 10 päivää.
# Minutes for the game, seconds for each decision that passes on.
form-liveClock = Reaaliaikainen, { $minutes } min + { $increment } s
form-minutes = Minuutteja kummallekin
form-increment = Lisäaika sekunteina
form-automatic = Ajan loppuessa peli on heti hävitty
form-automaticHint = Vain jos toinenkin suostuu. Muuten voittoa on vaadittava.
form-name = Nimesi
form-delay = Viive katsojille
form-delays =
    .s0 = Ei viivettä
    .s300 = 5 minuuttia
    .s3600 = 1 tunti
    .s86400 = 1 päivä
form-looking = Etsitään palvelinta …
form-noHost = Verkkopeliin tarvitaan palvelin, eikä tätä sivua ole avattu sellaiselta. Käynnistä oma komennolla ”npm run host” pelin kansiossa tai anna jonkun muun palvelimen osoite.
form-atHost = Peli luodaan palvelimelle { $host }. Asetuksissa voit antaa toisen palvelimen osoitteen.
form-failed = Peliä ei voitu luoda: { $why }
form-unreachable = palvelin ei vastaa.

## The host of a page that comes from none.

host-title = Verkkopelien palvelin
host-hint = Sen palvelimen osoite, jolle verkkopelisi luodaan. Palvelimelta avattu sivu ei tarvitse osoitetta.
host-address = Palvelimen osoite
host-use = Käytä tätä palvelinta
host-open = Avaa palvelimen oma sivu
host-asking = Etsitään palvelinta …
host-answers = { $host } vastaa: verkkopelit luodaan sinne.
host-problem-malformed = ”{ $host }” ei ole palvelimen osoite. Osoite on muotoa https://games.example.org.
host-problem-insecure = Tältä sivulta voi käyttää vain palvelinta, jonka osoitteen alussa on https://, tai tällä laitteella olevaa palvelinta (http://localhost). Voit myös avata palvelimen { $host } oman sivun.
host-problem-blocked = Tämä pelin kopio ei saa ottaa yhteyttä palvelimeen { $host }: sivun julkaisijan on sallittava se. Voit myös avata palvelimen oman sivun.
host-problem-silent = Osoitteessa { $host } ei vastaa mikään pelipalvelin. Tarkista osoite ja se, että palvelin on käynnissä.

## The games at hosts that this device knows.

games-title = Verkkopelit
games-open = Avaa: { $game }, { $who }
games-viewer =
    .finn = pelaat Suomen puolella
    .soviet = pelaat Neuvostoliiton puolella
    .onlooker = katselet
games-against = vastassa { $name }
games-over = päättynyt
games-forget = Poista luettelosta
games-forgetHint = Poista luettelosta: { $game }, { $who }. Ilman linkkiä et pääse takaisin.

## A link to a game has been opened.

join-title = Liity verkkopeliin
join-connecting = Yhdistetään palvelimeen …
join-side = Pelaajasi: { $player }.
join-onlooker = Katselet peliä.
join-delayed =
    Katselet peliä; tapahtumat näkyvät { $minutes ->
        [one] { $minutes } minuutin
       *[other] { $minutes } minuutin
    } viiveellä.
join-against = Vastapelaaja: { $name }.
join-againstUnnamed = Vastustajasi ei ole antanut nimeä.
join-noClock = Kelloa ei ole.
join-clock = Kello: { $clock }.
join-without = Sovittu pelattavaksi ilman: { $aids }.
join-secret = Se, jolla on tämä linkki, pelaa tällä puolella: älä anna sitä muille.
join-name = Nimesi (vapaaehtoinen)
join-go = Liity
join-look = Katsele
join-leave = Ei nyt
join-problem =
    .no-such-game = Linkillä ei löydy peliä. Ehkä se ei kopioitunut loppuun asti, tai peli on arkistoitu.
    .link-replaced = Tämä linkki ei enää toimi: sillä liittynyt sai uuden linkin, jonka tuntee vain hänen selaimensa. Jos haluat pelata toisella laitteella, kopioi sinne kohdan ”Verkkopeli” linkki ”Omasi”. Jos et ole liittynyt, joku muu on: pyydä uusi peli.
    .reload = Palvelimella on uudempi versio. Jatka lataamalla sivu uudelleen.
    .damaged = Palvelin ei enää pysty lukemaan tätä peliä: sen tallenne on vaurioitunut. Kerro asiasta palvelimen ylläpitäjälle.
    .other-game = Linkki johtaa toiseen peliin.
    .too-much = Liian monta pyyntöä. Yritä minuutin kuluttua.

## At the table.

bar-open = Verkkopeli
bar-unread =
    { $count ->
        [one] { $count } uusi viesti
       *[other] { $count } uutta viestiä
    }
bar-you = Sinä
presence =
    .here = paikalla
    .away = sivu ei ole näkyvissä
    .gone = ei paikalla
presence-seen = nähty viimeksi { $when }
wait-for = Odotetaan pelaajaa { $name }: { $how }.
wait-left = Aikaa jäljellä: { $time }.
clock-days = { $days } pv { $hours } t
clock-left = { $player }: jäljellä { $left }
connection-ended =
    .lost = Ei yhteyttä. Voit katsella ja suunnitella; tekosi säilyvät ja lähtevät, kun palvelin taas vastaa.
    .reload = Palvelin on päivitetty. Jatka lataamalla sivu uudelleen: mitään ei katoa.
    .link-replaced = Puolellasi on uudempi linkki, joten tämän sivun yhteys katkesi. Uudempi linkki on siellä, missä liityit tai vaihdoit sen, kohdassa ”Verkkopeli”. Jos se et ollut sinä, joku muu pelaa puolellasi.
    .no-such-game = Palvelin ei enää tunne tätä peliä.
    .damaged = Palvelin ei enää pysty lukemaan tätä peliä: sen tallenne on vaurioitunut. Näet pelin sellaisena kuin tämä laite sen tuntee. Kerro asiasta palvelimen ylläpitäjälle ja lataa sivu uudelleen, kun tallenne on korjattu.
connection-unconfirmed =
    { $count ->
        [one] Yhtä toimintoa ei ole vielä vahvistettu.
       *[other] { $count } toimintoa odottaa vahvistusta.
    }
connection-newLink = Sinulla on uusi linkki, jota kukaan muu ei tiedä. Sinulle lähetetty linkki ei enää toimi. Tämä selain muistaa uuden; ota siitä myös kopio toista laitetta varten ja siltä varalta, että selaimen tiedot poistetaan.
connection-understood = Selvä
connection-unopened = { $name }: ei ole vielä avannut linkkiä. Lähetä se uudelleen, jos se on voinut kadota.
connection-copyTheirs = Kopioi toisen pelaajan linkki
connection-copyLink = Kopioi uusi linkkini
connection-outdated = Palvelimella on tämän sivun uudempi versio.
reloadNow = Lataa uudelleen

refused =
    .malformed = Palvelin ei ymmärtänyt tätä. Lataa sivu uudelleen.
    .overtaken = Peruttu: samaan aikaan tapahtui muuta.
    .rule = Peruttu: säännöt eivät salli sitä.
    .not-yours = Nyt ei ole sinun vuorosi.
    .needs-consent = Siihen tarvitaan toisen pelaajan suostumus.
    .not-now = Ei ole nyt mahdollista.
    .over = Peli on päättynyt.
    .too-fast = Liian paljon kerralla. Odota hetki.
    .storage = Palvelin ei voinut tallentaa tätä. Yritä uudelleen.
    .fault = Peruttu: palvelimen säännöt eivät selvinneet siitä. Tee jotakin muuta ja kerro asiasta palvelimen ylläpitäjälle.

ask-title = Pyydä perumista
ask-text = Viime päätöksesi voi perua vain toisen pelaajan suostumuksella: on heitetty noppaa, paljastettu jotain tai päätös on siirtynyt toiselle.
ask-yes = Pyydä
ask-no = Peruuta
asked-undo = { $name } pyytää saada perua viime päätöksen.
asked-draw = { $name } ehdottaa tasapeliä.
asked-rematch = { $name } haluaisi uusintapelin vaihdetuin puolin.
asking-undo = Pyysit saada perua viime päätöksesi. Odotetaan vastausta.
asking-draw = Ehdotit tasapeliä. Odotetaan vastausta.
asking-rematch = Pyysit uusintapeliä. Odotetaan vastausta.
answer-yes =
    .undo = Salli
    .draw = Hyväksy tasapeli
    .rematch = Pelataan uudelleen
answer-no = Ei
result-resigned = { $name } luovutti.
result-time = Aika loppui: { $name }.
result-draw = Peli päättyi tasan.
result-rules = Peli on päättynyt.
result-rematch = Pyydä uusintapeliä
result-toRematch = Siirry uusintapeliin
result-look = Sulje

# Lines of the talk; `name` is who did it.
talk-title = Viestit
talk-none = Mitään ei ole vielä sanottu.
talk-field = Viesti
talk-send = Lähetä
talk-join = { $name } liittyi peliin.
talk-ask-undo = { $name } pyysi saada perua päätöksen.
talk-ask-draw = { $name } ehdotti tasapeliä.
talk-ask-rematch = { $name } pyysi uusintapeliä.
talk-granted = { $name } suostui.
talk-refused = { $name } ei suostunut.
talk-resign = { $name } luovutti.
talk-claim = { $name } vaati voittoa ajan perusteella.
talk-named = { $side }: { $name }.
talk-automatic-on = { $name } suostuu siihen, että ajan loppuessa peli on heti hävitty.
talk-automatic-off = { $name } ei halua, että peli on ajan loppuessa heti hävitty.
talk-relink = { $name } teki uuden linkin.
talk-chat = { $name }: { $text }

dialog-title = Verkkopeli
dialog-players = Pelaajat
dialog-notJoined = ei ole vielä avannut linkkiä
dialog-tabs = auki { $count } välilehdessä tai laitteessa
dialog-game = Peli
dialog-draw = Ehdota tasapeliä
dialog-resign = Luovuta
dialog-resignSure = Luovutetaanko peli lopullisesti?
dialog-resignYes = Kyllä, luovuta
dialog-claim = Vaadi voittoa ajan perusteella
dialog-automatic = Ajan loppuessa peli on heti hävitty
dialog-automaticHint = On voimassa, kun molemmat haluavat sitä; sen jälkeen sitä ei voi perua.
dialog-takeHome = Tallenna tiedostoon
dialog-takeHomeHint = Se, mitä puolesi saa nähdä; pelin päätyttyä kaikki.
dialog-notTakenHome = Palvelin ei lähettänyt tiedostoa. Yritä uudelleen, kun se vastaa.
dialog-notify = Ilmoita, kun on vuoroni
dialog-notifyOn = Tämä laite ilmoittaa, kun on vuorosi eikä sivu ole näkyvissä.
dialog-notifyOff = Ilmoitukset on estetty tässä selaimessa.
dialog-links = Linkit
dialog-linkOther = Toiselle pelaajalle
dialog-linkOtherHint = Anna tämä linkki toiselle pelaajalle eikä kenellekään muulle: se, joka avaa sen, pelaa toisella puolella.
dialog-linkOwn = Omasi
dialog-linkOwnHint = Toista omaa laitettasi varten. Se, jolla on linkki, pelaa sinun puolellasi.
dialog-linkOnlooker = Katsojille
dialog-linkOnlookerHint = Se, jolla on linkki, näkee sen, minkä molemmat pelaajat saavat nähdä.
dialog-copy = Kopioi
dialog-share = Lähetä …
dialog-qr = QR-koodi
dialog-qrOf = Linkin QR-koodi
dialog-replace = Vaihda tämä linkki
dialog-replaceSure = Vaihdetaanko linkki? Vanha lakkaa heti toimimasta.
dialog-replaceYes = Kyllä, vaihda
dialog-replaceOwnHint = Vaihda se, jos joku muu voi tietää sen; muut laitteesi tarvitsevat silloin uuden.
dialog-show = Näytä
dialog-webhook = Webhook
dialog-webhookHint = Discordin, Slackin tai oman palvelusi https-osoite, jota kutsutaan, kun on vuorosi etkä ole paikalla.
dialog-webhookUrl = Osoite
dialog-webhookFormat = Muoto
dialog-webhookFormats =
    .discord = Discord
    .slack = Slack
    .json = JSON
dialog-webhookSave = Tallenna
dialog-webhookRemove = Poista
dialog-webhookTest = Kokeile
dialog-webhookOk = Viime kutsu onnistui.
dialog-webhookFailed = Viime kutsu epäonnistui: { $error }
dialog-webhookBad = Osoitteen alussa on oltava https://.

news-elsewhere = Puolesi on auki myös toisessa välilehdessä tai laitteessa. Jos se et ole sinä, vaihda linkkisi kohdassa ”Verkkopeli”.
news-text = Sinun vuorosi: { $game }.

toHost-title = Jatka tätä peliä verkossa
toHost-text = Peli jatkuu palvelimella kaikkine tähänastisine vaiheineen; tällä laitteella oleva peli pysyy ennallaan.
toHost-hidden = Toinen pelaaja näkee tästä lähtien sen, minkä hänen puolensa saa nähdä.
toHost-go = Vie palvelimelle
