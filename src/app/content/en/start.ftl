##

start-newGameMore = New game …
start-newGame = New game
start-back = Back
start-which = Choose a game
start-begin = Start game
start-failed = The game could not be opened.
start-quick = Quick start
start-play = Play
start-again = Same as last time
# "Soviet player", "Recruit"
start-playAgainst = Play as the { $player } against the { $level }.
start-playPeople = Two players, one screen.
# Without a set-up.
start-ready = Both armies are deployed.

##

update-text = A new version is ready.
update-apply = Reload
