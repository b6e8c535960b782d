## Passing games on, and looking at what came in.

share-title = Share this game
share-what = Link contents
share-kinds =
    .game = The whole game
    .position = The position only
share-reveals =
    .game = Every move and die roll so far. Anyone who opens it can replay the game and continue with different dice; the link does not reveal future rolls in this game.
    .position = The current map, the side to move and the rules in play. It opens as a separate game with different dice.
share-link = Link
share-making = Creating the link …
share-noLink = This browser cannot create links. Save the game to a file and send that instead.
share-letters = { $letters } characters
share-long = Many programs cut off a link this long. Save the game to a file and send that instead.
share-copy = Copy link
share-send = Share …
share-notation = Position as text
share-notationHint = Where everything is, ready to read, edit and paste. It does not record which units have moved or choices still to be made.
share-noNotation = A position cannot be written down during set-up or after the game has ended.
share-copyNotation = Copy position
share-copied = Copied.
share-copyByHand = This browser does not allow copying. The text is selected: copy it yourself.
share-pasteField = Link, position or saved game (as text)
share-look = Preview
share-incoming =
    .game = Shared game
    .position = Shared position
share-reading = Reading …
share-refused = Cannot be opened
share-stands = Position
share-played = Played
share-steps =
    { $steps ->
        [one] 1 action
       *[other] { $steps } actions
    }
share-noPractice = Practice is not available while anything is hidden.
share-ownSlot = Opens as a new game. Your saved games are not affected.
share-otherDice = Future dice rolls will differ from those of the original game.
share-open = Open
share-leave = Not now
share-close = Close
share-linkError =
    { $key ->
        [too-large] The link is too long to contain a game.
        [newer] The link was made by a newer version of the game.
        [not-a-game] The link does not contain a game that this version knows.
        [illegal-step] Step { $step } of the game in the link breaks the rules: { $why }
       *[damaged] The link is damaged: part of it is missing or changed.
    }
share-dice = the dice do not match.
share-nothing = This is not a game link, a position or a saved game.

## Around what a player may regret if he ends the phase now.

warnings-title = Before you end the phase
warnings-anyway = End anyway
warnings-back = Go back
# Said of a line, for those who hear it.
warnings-show = { $line } Show on the map.

## Asked of the other of two people at one screen.

consent-back =
    .title = Undo?
    .text = This undoes actions of the { $player }. Do they agree?
    .yes = Yes, undo
    .no = No
consent-aid =
    .title = Change the aids?
    .text =
        { $allowed ->
            [true] From now on, both players may use: { $aid }. Does the { $player } agree?
           *[false] From now on, neither player may use: { $aid }. Does the { $player } agree?
        }
    .yes = Yes, both agree
    .no = No

## Of the palette itself; its lines have the words of commands and games.

palette-title = Find
palette-label = Command, place or rule: type part of the name, or its number
palette-hint = Up and Down to choose, Enter to open.
# Where there are fingers.
palette-tap = Tap to open.
palette-kinds =
    .command = Commands
    .place = Places
    .unit = Units
    .rule = Rules
palette-goTo = Go to { $place }
palette-found = { $n } found.
palette-none = No results.
palette-notNow = not now

## Around the terms of the glossary.

terms-title = Glossary
terms-count =
    { $n ->
        [one] { $n } term
       *[other] { $n } terms
    }
terms-also = Also
terms-related = See also
terms-rules = In the rules
terms-whole = In the glossary
