##

start-newGameMore = Uusi peli …
start-newGame = Uusi peli
start-back = Takaisin
start-which = Valitse peli
start-begin = Aloita peli
start-failed = Peliä ei voitu avata.
start-short = Lyhyet pelit
# By whom a short game is opposed.
start-opponent = Vastustaja
start-person = Toinen pelaaja
start-personHint = Kumpikin pelaa tällä näytöllä.
start-playAs = { $player }
start-playIt = Pelaa
start-online = Pelaa verkossa
start-playNow = Pelaa heti
# Beside "Play now", which repeats the last game.
start-playOther = Uusi vastustaja
# After who plays whom.
start-again = Samoin kuin viimeksi.
start-free = Ilmainen, ei tiliä, toimii ilman verkkoa.
# "Soviet player", "Recruit"
start-playAgainst = Olet { $player }, vastassa tietokone ({ LOWER($level) }).
start-playPeople = Kaksi pelaajaa, yksi näyttö.
# Without a set-up.
start-ready = Joukot ovat valmiina kartalla.

##

update-text = Uusi versio on valmis.
update-apply = Lataa uudelleen
