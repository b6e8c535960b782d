##

start-newGameMore = Uusi peli …
start-newGame = Uusi peli
start-back = Takaisin
start-which = Valitse peli
start-begin = Aloita peli
start-failed = Peliä ei voitu avata.
start-quick = Pika-aloitus
start-play = Pelaa
start-again = Kuten viimeksi
# "Soviet player", "Recruit"
start-playAgainst = Olet { $player }, vastassa tietokone ({ LOWER($level) }).
start-playPeople = Kaksi pelaajaa, yksi näyttö.
# Without a set-up.
start-ready = Joukot ovat valmiina kartalla.

##

update-text = Uusi versio on valmis.
update-apply = Lataa uudelleen
