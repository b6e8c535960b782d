## While the table is fetched.

# Until the table is there.
screen-opening = Opening the map …

## The words around the lessons; free of the lessons themselves, for the start screen.

learn-newHere = New to the game?
learn-learn = Learn to play
learn-goOn = Continue the lessons
learn-goOnHint =
    { $done ->
        [0] Lesson { $lesson } of { $of }
       *[other] Lesson { $lesson } of { $of }, step { $step } of { $steps }
    }
learn-all = All lessons
learn-book = Rulebook
learn-lesson = Lesson { $n } of { $of }
learn-step = Step { $n } of { $of }
learn-hint = Hint
learn-again = Start over
learn-leave = Leave the lesson
learn-next = Next lesson
learn-done = Lesson finished
learn-allDone = That was the last lesson. You are ready to play.
learn-playNow = Play now

# Opens what became of the games against the computer.
statistics = Statistics

## The games on this device.

library-title = Games on this device
# On the latest game.
library-continue = Continue
library-look = Look at the last game
library-storageClosed = Your games are not being saved in this browser. Save to a file before you leave.
# In the place of the start, as long as nobody knows which games there are.
library-silent = The browser’s storage is not responding. Your games are still there. Close other tabs with this game; this page keeps trying.
library-tryAgain = Try again
library-startWithout = Start without saved games
library-all = Show all { $games }
library-fewer = Show fewer
library-actions = Actions for { $title }
# Of a game without a name.
library-savedOn = { DATETIME($date, day: "numeric", month: "short", hour: "2-digit", minute: "2-digit") }
library-rename = Rename
library-name = Game name
library-nameHint = A named game is kept until you delete it.
library-keepName = Save name
library-cancel = Cancel
library-duplicate = Duplicate
library-copyOf = { $name } (copy)
library-noCopy = One player’s counters are still face down, and a copy could reveal them.
library-delete = Delete
library-deleted = Deleted: { $title }.
library-undo = Restore
library-bothKept = The game was continued in another tab; both versions are now in the list.
# In the place of a deleted game there is a newer state of it.
library-playedOn = The game was continued in another tab; the list shows the newer position.
library-room = Only the latest { $games } unnamed games are kept.
library-toFile = Save to a file
library-load = Load a file
library-added =
    { $games ->
        [one] One game added.
       *[other] { $games } games added.
    }
library-refused = { $file }: { $why }
# Of several files that are loaded together: one holds a problem.
library-alone = This is a problem: open it by itself.
# In a line of the list: in what a game came to this device.
library-source =
    { $source ->
        [link] from a link
        [text] from a text
       *[file] from a file
    }
library-problem =
    .full = This device is out of space. Nothing was changed.
    .closed = This browser does not allow games to be saved.
    .silent = The browser’s storage is not responding; another tab may be using it.
    .gone = That game is no longer on this device.
library-share = Share
library-paste = Paste a link or text
library-nameGame = Name this game
library-named = Saved as “{ $name }”.
library-unnamed = The game is now unnamed.
library-mayClear = The browser may still delete it when space runs low, so save it to a file as well.
library-fileHoldsAll = The file contains the whole game, including anything still hidden: it can be read in a text editor.
# Why a file is refused; `why` a step in it breaks the rules.
library-fileError =
    { $key ->
        [too-large] The file is too large to be a game.
        [not-json] The file is damaged: it cannot be read to its end.
        [not-a-game] The file does not hold this game.
        [newer] The file was saved by a newer version of the game.
        [illegal-step] Step { $step } of the file breaks the rules: { $why }
        [damaged-at] The file is damaged at { $where }.
       *[damaged] The file is damaged.
    }
# Why a step in it does.
library-dice = the dice do not match.

## Who plays which side: when a game begins, at the table, and in the list of games.

# On the start screen.
seats-who = Who plays?
seats-hotseat = Two players, one screen
seats-solo = Solo practice
seats-soloHint = Play both sides. You can undo everything, even dice rolls.
seats-ai = Against the computer
seats-aiHint = You play one side, the computer the other. It sees only what a human player would.
seats-watch = Watch two computer players
seats-watchHint = Watch a whole game at your own pace. Take over a side whenever you like.
seats-yourSide = Your side
seats-opponent = Opponent
# Of two people.
seats-names = Player names
seats-namesHint = Optional: shown in the bar, the log and the result.
seats-nameOf = { $player }’s name
# At the table.
seats-versus = { $one } against { $other }
seats-human = Human
seats-you = You
seats-command = Players and sides
seats-title = Players and sides
seats-text = Hand over or take over a side at any time; the game continues from the current position.
seats-seated = { $side }: { $who }
seats-done = Back to the game
# In the list of games.
seats-player = { $level } ({ $side })
seats-against = Against the { $player }
# In the name of a kept game.
seats-youAgainst = you against the { $level }
seats-watched = { $one } against { $other }
seats-two = two players
seats-alone = solo
seats-both = { $one } and { $other }, watched

## Of the dialog, a label for every choice.

settings-title = Settings
settings-language = Language

##

position-new = Set up a position
position-edit = Edit this position
position-hidden = This game has hidden information.

##

problems-start = Problems
problems-ofKind = Try a problem like this
