##

start-newGameMore = New game …
start-newGame = New game
start-back = Back
start-which = Choose a game
start-begin = Start game
start-failed = The game could not be opened.
start-short = Short games
# By whom a short game is opposed.
start-opponent = Opponent
start-person = A second player
start-personHint = Both play at this screen.
# "Finnish player"
start-playAs = Play as the { $player }
start-playIt = Play
start-online = Play online
start-playNow = Play now
# Beside "Play now", which repeats the last game.
start-playOther = New opponent
# After who plays whom.
start-again = The same as last time.
start-free = Free, no account, works offline.
# "Soviet player", "Recruit"
start-playAgainst = Play as the { $player } against the { $level }.
start-playPeople = Two players, one screen.
# Without a set-up.
start-ready = Both armies are deployed.

##

update-text = A new version is ready.
update-apply = Reload
