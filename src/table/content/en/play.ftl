## Why a button of the table does nothing now.

# A button without a better reason.
barred-notNow = Not now.
# Of a replay, of a lesson.
barred-atStart = This is the start of the game.
barred-atEnd = This is the end of the game so far.
barred-noBattle = There are no later battles.
barred-noBattleBefore = There are no earlier battles.
barred-waiting = Waiting for the opponent.
# Of an aid.
barred-agreed =
    { $online ->
        [true] You agreed to play without this.
       *[false] You agreed to play without this. To ask the other player, open “Players and sides” in the menu.
    }
barred-ask = Ask the other player
barred-nothingYet = Nothing has been done yet.
barred-nothingInHand = No unit is selected.
barred-bar =
    .die = You cannot undo past a die roll.
    .screen = You cannot undo past this point: the other player had the screen then, and something on it is still hidden.
    .lesson = In a lesson, you go back one step at a time.
    .ai = The computer player decides there. Its actions are undone together with your own action before them.
    .host = Beyond this point the other player has to agree: Undo asks first.
barred-line =
    .die = No undo past this die roll.
    .screen = No undo past this point: the other player had the screen, and something is still hidden.
    .host = Beyond this point the other player has to agree to an undo.

## A game at a host.

hosted-waiting = Waiting for the host …
hosted-over = The game is over.
hosted-connecting = The host is not answering. This page keeps trying.
# Before the title of the browser’s tab.
hosted-yourTurn = Your turn
hosted-notHere = Not in an online game.
hosted-command = Online game
hosted-toHost = Continue this game online

## The computer player at the table.

# What the table says while a computer player decides.
ai-todo = The { $name } is playing.
ai-title = The { $name }
ai-thinking = Thinking
ai-paused = Paused
ai-hidden = Setting up face down.
ai-pause = Pause
ai-goOn = Resume
ai-step = One action
ai-faster = Show the opponent’s actions faster
ai-slower = Show the opponent’s actions slower
ai-skip = Skip to my turn
ai-showAll = Show all moves now
ai-skipTurn = Skip this Player-Turn
ai-takeOver = Take over this side
ai-undoHint = Undo reverts the computer player’s actions together with your own last one, as long as no die has been rolled and nothing has been revealed since.
ai-keys = Keys
ai-keyList-1 =
    .keys = K
    .text = Pause or resume
ai-keyList-2 =
    .keys = .
    .text = One action
ai-keyList-3 =
    .keys = < >
    .text = Slower or faster
ai-keyList-4 =
    .keys = E
    .text = Skip
ai-yourTurn =
    The { $name } has moved { $moved ->
        [0] no unit
        [one] { $moved } unit
       *[other] { $moved } units
    } and fought { $battles ->
        [0] no battle
        [one] { $battles } battle
       *[other] { $battles } battles
    }. Your turn.
ai-yourWord = Your decision.
ai-notNow = The computer player is not playing now.
ai-trouble =
    .died = The computer player has crashed.
    .garbled = The computer player’s answer could not be understood.
    .slow = The computer player has not responded for twenty seconds.
    .illegal = The computer player found no legal action.
ai-safe = The game is unchanged. Let the computer try again, or play this side yourself.
ai-retry = Try again

## Hints: what the strongest computer player would do. `level` is its name.

hint-command = What would the { $level } do?
hint-short = Hint
hint-notNow = You have no decision to make now.
hint-title = The { $level } suggests
hint-thinking = The { $level } is thinking.
hint-put = Close
hint-doNext = Do the next one
hint-doAll =
    { $actions ->
        [one] Do it
       *[other] Do all { $actions }
    }
hint-doAllOfIt = Do everything suggested
hint-notAsked = Ask for a hint first.
hint-rest =
    { $actions ->
        [one] { $actions } action in total
       *[other] { $actions } actions in total
    }
hint-justEnd = Nothing more worth doing. End the phase.
hint-trouble = No hint this time. Ask again.

## Around the list of lessons.

lessons-lessons = Lessons
lessons-finished = finished
lessons-begun = { $done } of { $of } steps
lessons-progress = { $n } of { $of } lessons finished

## What the log says of the record itself, whatever the game.

# Said of a game that today's rules would not lead to where it stands.
log-stood = This game began under earlier rules or on an earlier map, and cannot be replayed under today’s. It continues from the saved position; earlier actions are listed in the log.
# The same of one that has been followed, as its record told no position.
log-followed = This game was saved by an earlier version, whose rules or map allowed things that today’s do not. It has been replayed as far as possible with the original dice, so the position may differ.
log-lost =
    { $steps ->
        [one] One of its steps
       *[other] { $steps } of its steps
    } could not be replayed. If the game was saved on this device, the original stays in the list.
# Of lines whose data are damaged; `where` is a place in the record, `why` a sentence or empty.
log-variations =
    The lines that were tried in this game cannot be read ({ $where }): { $key ->
        [illegal-step] the rules do not allow the step. { $why }
        [other-rules] the game goes on from a saved position, and the moments on which they hang are gone.
       *[damaged] they are damaged there.
    } The game is opened without them; the file, or the saved game in the list, keeps them.
log-title =
    { $steps ->
        [one] Earlier actions: one step
       *[other] Earlier actions: { $steps } steps
    }

## Going back and forth in time.

# Beside a line of the log.
replay-log-back = Back to here: { $line }
replay-log-backShort = Back to here
replay-log-show = Show this moment: { $line }
replay-log-showShort = Show this moment
replay-log-tools = Game history
replay-log-short =
    .replay = Replay
    .restart = Restart phase
    .restartTurn = Restart turn
replay-command-undo = Undo
replay-command-redo = Redo
replay-command-restart = Restart the phase
replay-command-restartTurn = Restart the Player-Turn
replay-command-nothingToUndo = There is nothing to undo.
# In the phase or turn that would be begun anew.
replay-command-nothingDone = You have done nothing in it yet.
replay-command-nothingToRedo = There is nothing to redo.
replay-command-replay = Replay
replay-command-nothing = Nothing to replay yet.
replay-title = Replay
replay-ofFile = Replay of a file
replay-back = Back to the game
replay-playOn = Continue from here
replay-openFile = Replay a file
replay-fileOfOther = That file is for { $game }. “Load a file” opens it.
replay-fileSecret = The counters in that game are still face down. You can watch it once both players have set up.
replay-play = Play
replay-pause = Pause
replay-stepOn = One step forward
replay-stepBack = One step back
replay-turnOn = Next Player-Turn
replay-turnBack = Previous Player-Turn
replay-gameTurnOn = Next Game-Turn
replay-gameTurnBack = Previous Game-Turn
replay-battleOn = Next battle
replay-battleBack = Previous battle
replay-space = Space
replay-speed = Speed
replay-times =
    { $speed ->
        [0.5] ½×
       *[other] { $speed }×
    }
replay-slider = Position in the game
replay-turn = Turn { $n }
replay-stepOf = Step { $step } of { $all }
replay-begins = The game begins.
replay-latest = Just now
replay-keys = Replay keys
replay-keyList-1 =
    .keys = ← →
    .text = One step back or forward
replay-keyList-2 =
    .keys = Shift ← →
    .text = Previous or next Player-Turn
replay-keyList-3 =
    .keys = PgUp PgDn
    .text = Previous or next Game-Turn
replay-keyList-4 =
    .keys = B, Shift B
    .text = Next or previous battle
replay-keyList-5 =
    .keys = Home End
    .text = Start or end
replay-keyList-6 =
    .keys = Space
    .text = Play or pause
replay-keyList-7 =
    .keys = ↑ ↓
    .text = Faster or slower
replay-keyList-8 =
    .keys = Esc
    .text = Back to the game
replay-branch =
    .title = Continue from here
    .text = Starts a new game from this point ({ $step }), with the same rules. The original stays among your games.
    .dice = Future dice rolls will differ.
    .solo = Solo, both sides
    .soloHint = Everything can be undone, even dice rolls.
    .hotseat = Two players, one screen
    .hotseatHint = As in the game you are watching.
    .same = The same players
    .secret = Not from here: something is still hidden at this point, and the new game would reveal it.
    .notKept = This device is not saving games, so the current game would be lost. Save it to a file first.
    .begun = A new game continues from here. The original is among your games.

## How a whole game went, turn by turn.

ending-title = Score by turn
ending-turn = Turn
ending-table = Show as table
ending-swings = Turning points
# A change of the score.
ending-swing = Turn { $turn }, { $by }
ending-watch = Watch

## Around the rulebook, the paragraph beside the map, and the examples that are tried out.

book-title = Rulebook
book-back = Back
book-forward = Forward
book-contents = Contents
book-chapters = Chapters
book-search = Search the rules
book-searchHint = Word or rule (C12)
book-found =
    { $n ->
        [one] 1 place
       *[other] { $n } places
    }
book-nothing = No results. Try fewer letters or another word.
book-term = Glossary
book-see = See also
book-off = not in this game
book-inBook = Open in the rulebook
book-opening = Opening the rulebook …
book-example = Example
book-tryOut = Open on the board
book-practice = An example from the rulebook
book-practiceHint = Play either side. Nothing is saved.
book-again = Start over
book-leave = Back to where you were
book-noPage = There is no page to go to.
book-openNow = The contents are open.
book-beside =
    .paragraph = Rule
    .close = Close the rule
    .inBook = Open in the rulebook

## Around the situation in words; the game itself says the rest.

situation-title = Text summary
situation-now = Now
situation-obligations = Required before the phase can end
situation-noObligations = Nothing is required before the phase can end.
situation-points = Objectives and points
situation-copy = Copy as text
situation-copied = Copied.

## A lesson, in the bar.

# After the last step.
lesson-after = Continue with the next lesson, or leave.

## The review of a finished game.

review-command = Review the game
review-notYet = The game can be reviewed when it is over.
review-wholeOnly = Only whole games can be reviewed.
review-twoOnly = Only games between two sides that decide can be reviewed.

## Lines that are tried from moments of a game.

lines-try = Explore from here
# Why no line can be tried now.
lines-barred =
    { $why ->
        [hosted] Exploring would give you the computer’s help in an online game. When it is over, save it to a file and open that.
        [secret] Something is still hidden from one of the players. You can explore once nothing is.
        [agreed] You agreed to play without some aids. You can explore when the game is over.
        [watched] You are only watching this game. Open its file as a game to explore it.
       *[practice] You can explore games, not lessons, examples or problems.
    }
lines-back = Back to the game

## Problems.

problems-command = Problems
