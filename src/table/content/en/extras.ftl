## Passing games on, and looking at what came in.

share-title = Share this game
share-what = What to share
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
share-tooLong = A link this long cannot be opened. Leave out lines and notes, or save the game to a file and send that instead.
share-lines =
    .label = With lines and notes
    .hint = What you tried and wrote at moments of the game goes along.
    .shorter = Or leave out lines and notes.
share-copy = Copy link
share-send = Share …
share-frame =
    .title = In a web page
    .label = HTML for your page
    .hint =
        { $kind ->
            [game] A board to step through the game, with nothing saved on your readers’ devices.
           *[position] A board of the position, with nothing saved on your readers’ devices.
        }
    .copy = Copy as iframe
share-notation =
    .title = As text
    .label =
        { $kind ->
            [game] The game as text
           *[position] The position as text
        }
    .hint =
        { $kind ->
            [game] Every move with its dice and results, ready to read, edit and paste.
           *[position] The position as you see it, ready to read, edit and paste.
        }
    .secret = The whole game can be written down once nothing in it is secret any more.
    .hidden = Something in it is hidden from you: it can be read, but not opened.
    .copy = Copy as text
    .unloaded = The text cannot be made now. Check your connection and try again.
    .place = Line { $line }, character { $column }: { $reason }
    .error =
        { $key ->
            [too-long] The text is too long to be a game.
            [other-game] The text should begin with “{ $found }”.
            [newer] The text was written by a newer version of the game.
            [expected]
                { $what ->
                    [hex] “{ $found }” is not a hex.
                    [space] “{ $found }” is not a space.
                    [front] “{ $found }” is not a front or strategy box.
                    [unit] “{ $found }” is not a unit.
                    [units] “{ $found }” is not a number of units, such as 3FUS.
                    [number] “{ $found }” is not a number.
                    [turn] “{ $found }” is not a turn.
                    [phase] “{ $found }” is not a phase.
                    [step] “{ $found }” is not an action.
                    [die] “{ $found }” is not a die: d1 to d6.
                    [field] “{ $found }” is not part of a position.
                    [player] “{ $found }” is not a player: “human”, or a level of the computer such as “officer”.
                   *[value] “{ $found }” does not belong here.
                }
            [missing] Something is missing here.
            [left-over] “{ $found }” is one word too many.
            [no-unit] There is no unit { $found } here.
            [two-units] More than one unit here is called { $found }: give its strength and its name.
            [no-railway] No railway leads to { $found }.
            [twice] { $found } is given twice.
            [hidden] This was hidden from whoever wrote the text, so the position cannot be played.
            [turn] This action cannot come here: the game has reached { $found }.
            [illegal] { $why }
            [dice]
                { $count ->
                    [0] This action takes no die, but the text has { $given }.
                    [1] This action takes 1 die, but the text has { $given }.
                   *[other] This action takes { $count } dice, but the text has { $given }.
                }
            [contradiction] The text says “{ $said }”, but the result is “{ $found }”.
            [position-why] This is not a position of the game: { $why }
            [position-at] The text says something here that cannot be in this game ({ $where }).
           *[position] This is not a position of the game.
        }
share-copied = Copied.
share-copyByHand = This browser does not allow copying. The text is selected: copy it yourself.
share-pasteField = Link, game or position as text, or saved game
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
share-impossible = By the rules of the game this position cannot come about:
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
# A saved game that was cut off or changed.
share-damaged = The saved game is damaged at line { $line }, character { $column }.
share-hosted = This link leads to a game at a host. Open it in the address bar of your browser.
# What was brought instead of a game.
share-foreign =
    { $as ->
        [empty] It is empty.
        [compressed] It is a compressed file. Unpack it and open the file inside.
        [picture] It is a picture. A game is saved as text, not as a picture.
        [program] It is a file of another program, not a game of ours.
        [binary] It is not a text, so it holds no game.
       *[words] There is no game in it: no game link, no game or position as text, no saved game.
    }

## The page for frames on other sites.

embed-open = Open the game
embed-board = Map

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
consent-backTo = The game goes back to: { $moment }.
consent-more = and { $n } more
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

## The form of a new game.

# Among the kinds of a new game.
online-label = Two players, two places
online-hint = Play online: you get a link for the other player. No account is needed.
# Why a game online cannot begin.
online-needsHost = Playing online needs a host: see “Address of a host”.

## What two players may agree to do without.

aids-title = Aids for both players
aids-hint = Changing them during the game takes both players’ consent.
aids-aid-advice =
    .name = Hints
    .hint = What the strongest computer player would do here.
aids-aid-threats =
    .name = Threats
    .hint = What the enemy could attack or cut off, drawn on the map.
aids-aid-odds =
    .name = Odds
    .hint = Total strengths, the chances of each result before you roll, and suggested attacks.

## Two players at one screen bid for a side, before the game. Sides are named by their players: "Finnish player".

bid-label = Bid for sides
bid-hint = One of you offers points to play a side. The opponent takes the other side and the points, or offers more.
bid-title = Players and bids
# Each of them, as long as nobody knows who plays what.
bid-first = First player
bid-second = Second player
bid-side = Side
bid-points = Points for the other side
bid-begin = { $bidder } begins: which side, and how many points for it?
bid-turn =
    { $points ->
        [0] { $holder } would be the { $player } without giving points. { $bidder }: take the other side, or offer points.
        [one] { $holder } gives { $points } point to be the { $player }. { $bidder }: take the other side with it, or offer more.
       *[other] { $holder } gives { $points } points to be the { $player }. { $bidder }: take the other side with them, or offer more.
    }
bid-offer = Offer { $points } to be the { $player }
bid-take = Take the other side: { $player }
bid-most = Nobody can offer more.
bid-result = { $holder }: { $player }. { $bidder }: { $other }, with { $points } points.
bid-again = Bid again
# Why the game cannot begin yet.
bid-open = You have not finished bidding for sides.

## The review of a finished game.

review-title = Review of the game
review-working = Analysing the dice …
review-playingOn = A first estimate of the luck. Each roll is being played out to refine it …
review-broken = The review cannot be finished. Close it and open it again.
review-graph = Expected result after each turn, with the margin of error of the estimate
review-course = Expected result by turn
review-expected = Expected result
review-margin = Margin of error
review-luckiest = Luckiest rolls
# `dice` are the faces that fell.
review-die =
    { $side ->
        [finn] Die { $dice }: { $amount } for the Finns
       *[soviet] Die { $dice }: { $amount } for the Soviets
    }
# `player` is the name of a side's player.
review-costliest = { $player }: costliest decisions
review-decision =
    { $grade ->
        [blunder] Turn { $turn }, blunder: about { $amount } lost
        [mistake] Turn { $turn }, mistake: about { $amount } lost
       *[inaccuracy] Turn { $turn }, inaccuracy: about { $amount } lost
    }
review-turning = Turning points
# Before the turn and the change, of a mark on the time bar.
review-turningPoint = Turning point { $n }:
review-turned = Expected result: from { $from } to { $to }
review-made = Dice { $dice }, everything else { $rest }.
review-praised = Better than the General
review-praise = Turn { $turn }: about { $amount } better than his choice
review-better = The General would have played: { $what }.
# Heads of the two lists beside the map, and what stands for an empty one.
review-cardTitle = A decision of the review
review-done = Played
review-best = Better, according to the General
review-nothing = nothing more
review-more =
    { $actions ->
        [one] and 1 more action
       *[other] and { $actions } more actions
    }
review-back = Back to the review
review-hide = Hide this decision
review-none = No costly decision found so far.
review-judging = Decisions judged: { $judged } of { $all }. This goes on while the review is open.
review-note = All figures are estimates, least certain in mid-game. Decisions are compared with what the General would do, who makes mistakes too. Costs can overlap: that of a move may include the attack after it.
review-asText = As text
review-copy = Copy

## Positions put together by hand.

editor-title = Set up a position
editor-close = Close
editor-undo = Undo
editor-redo = Redo
editor-empty = Clear the map
editor-share = Share or save …
editor-play = Play from here …
editor-problem = Make a problem …
editor-selected = Selected
editor-nothing = Nothing. Choose a counter in the list or on the map, then where it goes. You can also drag from the list.
editor-holding = { $piece }: choose where it goes.
editor-painting = { $brush }: choose the places to mark.
editor-to = Code of a place
editor-put = Place it there
editor-noPlace = “{ $code }” is not a place on the map, or this counter cannot go there.
editor-pieces = Counters
editor-from = Show
editor-onMap = On the map
editor-none = None.
editor-brushes = Mark places
editor-position = Position
editor-options = Rules
editor-sound = The position can be played.
editor-unsound = The position cannot be played yet
editor-text = Position as text
editor-take = Use this text
editor-keys = Esc deselects, Delete removes from the map, U undoes, Shift U redoes.

