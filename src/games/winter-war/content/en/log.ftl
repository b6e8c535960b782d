## For the ear: what is placed, who decides, the keys to begin with.

live-keys = N selects the next unit, I reads the situation, the question mark lists the keys.
live-decider =
    { $side ->
        [finn] Finnish player: { $todo }
       *[soviet] Soviet player: { $todo }
    }
live-placed =
    { $hex ->
        [none] { $unit } back in the tray.
       *[other] { $unit } placed at { $hex }.
    }
live-many =
    { $n ->
        [one] { $n } counter placed or removed.
       *[other] { $n } counters placed or removed.
    }

## The sentences and heads of the log.

log-empty = Nothing has happened yet. Moves, battles and captures are listed here; every hex is a link.
log-setUp =
    { $side ->
        [finn] The Finnish set-up is complete.
       *[soviet] The Soviet set-up is complete.
    }
log-revealed = The Finnish counters are revealed and dummies removed.
log-phase =
    { $side ->
        [finn] Turn { $turn } · Finnish · { $name }
       *[soviet] Turn { $turn } · Soviet · { $name }
    }
log-interphase = After turn { $turn } · Interphase
# Of a step that the log does not tell.
log-placing = Placing counters.
log-silent = Play continues.
# Stretches of a game, as a replay names them.
log-setUpOf = Set-up: { $player }
log-interphaseAfter = Interphase after turn { $turn }
log-arrived = { $unit } arrives at { $hex }.
log-delayed = { $unit } returns to the track.
log-moved =
    { $rail ->
        [true] { $unit } moves by rail from { $from } to { $to }.
       *[false] { $unit } moves from { $from } to { $to }.
    }
log-administered = { $unit } is assigned a new supply source.
log-cut =
    { $n ->
        [1] { $units } is isolated.{ $cause }
       *[other] { $n } { $side ->
            [finn] Finnish
           *[soviet] Soviet
        } units are isolated: { $units }.{ $cause }
    }
log-relieved =
    { $n ->
        [1] { $units } is in supply again.{ $cause }
       *[other] { $n } { $side ->
            [finn] Finnish
           *[soviet] Soviet
        } units are in supply again: { $units }.{ $cause }
    }
# After the sentence before: what had cut the units off.
log-opened = The cut at { $place } is gone.
log-retreated =
    { $before ->
        [true] { $unit } retreats before combat from { $from } to { $to }.
       *[false] { $unit } retreats from { $from } to { $to }.
    }
log-advanced =
    { $before ->
        [true] { $unit } advances before combat to { $to }.
       *[false] { $unit } advances to { $to }.
    }
# $hexes (number): how many are attacked.
log-attacked =
    { $many ->
        [true] { $units } attack { $targets }, { $strengths }
       *[false] { $units } attacks { $targets }, { $strengths }
    }
log-rolled = : { $column }, die { $die }. { $name }.
log-noDie = . { $name }, no die.
log-eliminated = { $unit } is eliminated at { $hex }{ $cause }.
log-cause =
    .attack = { "" }
    .exchange = { " " }in exchange
    .no-retreat = , unable to retreat
    .ski-patrol = { "" }
    .overstack = , overstacked
    .isolated-at-end = , isolated at the end
    .landing = , the assault from the sea failed
    .climate = , lost to the cold
    .drop = , lost in the drop
    .thaw = , lost through the ice
log-captured =
    { $side ->
        [finn] { $hex } falls to the Finnish army.
       *[soviet] { $hex } falls to the Soviet army.
    }
log-murmansk =
    { $points ->
        [0]
            { $units ->
                [one] Murmansk Defence, turn { $turn }: { $units } unit, enough.
               *[other] Murmansk Defence, turn { $turn }: { $units } units, enough.
            }
       *[other] Murmansk Defence, turn { $turn }: { $units } of { $needed } units, { $signed } Victory Points.
    }
log-ended = The game ends: { $level }, { $points } Victory Points.
log-endedAtOnce = The game ends: { $level }. Finnish units have entered Leningrad: points do not count.

## What was done by rules that no longer hold.

past-rules-2 = Rulings on attacks, supply, captures and scoring have changed since then.
past-rules-3 = The Special Event F drop now ends its phase automatically.
past-board-2 = On the map, Kem has moved to 2231 and Oulu to 0931.
past-board-3 = The Ladoga Defence Line now lies on the frontier: 1910, 2011, 2012 and 2113.
past-moved = { $unit } moves to { $to }.
past-arrived = { $unit } arrives at { $at }.
past-attacked =
    { $several ->
        [true] { $units } attack { $on }.
       *[false] { $units } attacks { $on }.
    }
past-retreated = { $unit } retreats to { $to }.
past-noRetreat = { $unit } cannot retreat.
past-advanced = { $unit } advances to { $to }.
past-lose = Lost: { $units }.
past-administered = The supply of { $unit } is assigned.
past-dropped = Paratroops are dropped at { $at }.
past-demolished = { $unit } breaks the railway.
past-rolled = Interphase die roll.
past-accepted = An Interphase offer is accepted.
past-declined = An advance or an offer is declined.
past-ended = The phase ends.
past-dice =
    { $count ->
        [one] Die: { $faces }.
       *[other] Dice: { $faces }.
    }

##

# With the name of the player where it is known.
summary-title =
    { $name ->
        [none] { $side ->
            [finn] Last Finnish turn
           *[soviet] Last Soviet turn
        }
       *[other] Last turn: { $name }
    }
summary-turn = Turn { $turn }
# All of it in a line: "20 units moved, 2 battles".
summary-brief =
    { $moved ->
        [0] no unit
        [one] { $moved } unit
       *[other] { $moved } units
    } moved, { $battles ->
        [0] no battle
        [one] { $battles } battle
       *[other] { $battles } battles
    }
summary-trails = Moves and battles of the last turn
summary-trailsWhy = No Player-Turn has been played yet.
summary-command = Opponent’s last turn
# Under its picture above the log.
summary-short = Last turn
summary-watch = Watch
summary-showOnMap = Show on the map
summary-dismiss = Dismiss
# $byRail: how many of them went by rail, and $rail the number.
summary-moves =
    { $byRail ->
        [no]
            { $units ->
                [one] { $units } unit moved.
               *[other] { $units } units moved.
            }
        [some]
            { $units ->
                [one] { $units } unit moved, { $rail } by rail.
               *[other] { $units } units moved, { $rail } by rail.
            }
       *[all]
            { $units ->
                [one] { $units } unit moved by rail.
               *[other] { $units } units moved, all by rail.
            }
    }
summary-noMoves = No unit moved.
summary-battles = Battles
summary-battle =
    { $odds ->
        [none]
            { $die ->
                [none] no die, { $result }
               *[other] die { $die }, { $result }
            }
       *[other]
            { $die ->
                [none] { $odds }, no die, { $result }
               *[other] { $odds }, die { $die }, { $result }
            }
    }
summary-results =
    .Ae = attacker eliminated
    .Ar = attacker retreats
    .Ne = no effect
    .Ex = exchange
    .Dr = defender retreats
    .De = defender eliminated
summary-landing = Assault from the sea
summary-lostHere = lost
summary-losses =
    { $side ->
        [finn] Finnish units lost
       *[soviet] Soviet units lost
    }
summary-lossPoints =
    { $points ->
        [one] { $points } attack point
       *[other] { $points } attack points
    }
summary-hexes =
    { $n ->
        [one] { $n } objective
       *[other] { $n } objectives
    } lost by the { $side ->
        [finn] Finnish
       *[soviet] Soviet
    } side
summary-more = and { $n } more
summary-supply = Supply
summary-supplyNow-1 = in supply again
summary-supplyNow-2 = isolated
summary-supplyNow-3 = isolated: its city is overloaded
summary-arrivals = New on the map
summary-rails = Railways
summary-railNow =
    { $broken ->
        [true] broken
       *[false] repaired
    }
summary-after = After the Game-Turn
summary-points = Victory Points: { $before } before, { $after } now.

##

final-reason =
    .turns =
        { $n ->
            [10] Ten Game-Turns have been played.
            [11] Eleven Game-Turns have been played.
            [12] Twelve Game-Turns have been played.
            [13] Thirteen Game-Turns have been played.
            [14] Fourteen Game-Turns have been played.
           *[other] { $n } Game-Turns have been played.
        }
    .cease-fire =
        { $name ->
            [none] The Finnish player called a cease-fire.
           *[other] { $name } called a cease-fire.
        }
    .leningrad = Finnish units have entered Leningrad: points do not count.

##

goal-title = What each side wants
goal-aim =
    .soviet = You lead the Soviets. You win with { $win } points or more; from { $draw } to { $drawMost } the game is a draw.
    .finn = You lead the Finns. You win if the Soviets end with { $least } points or fewer; from { $draw } to { $drawMost } the game is a draw.
    .both = The Soviets win with { $win } points or more, the Finns if the Soviets end with { $least } or fewer; from { $draw } to { $drawMost } the game is a draw.
goal-short =
    .soviet = You lead the Soviets. You win with { $win } points or more. { $par } is par, what two Generals reach on average: a draw.
    .finn = You lead the Finns. You win if the Soviets end with { $least } points or fewer. { $par } is par, what two Generals reach on average: a draw.
    .both = The Soviets win with { $win } points or more, the Finns if the Soviets end with { $least } or fewer. { $par } is par, what two Generals reach on average: a draw.
goal-par = Par is { $par }.
goal-counted = Points are counted when the game ends. A captured place counts only if its line of communication is open then.

ledger-title = Victory Points
ledger-total = Soviet total
ledger-uncounted = not counted
ledger-level = If the game ended now
ledger-risks = Possible losses
ledger-leningrad = Leningrad in Finnish hands ends the game: the Finns win.
ledger-scale = Victory levels
ledger-results = Results
ledger-now = now { $points }
ledger-from =
    { $most ->
        [none] { $least } or more
       *[other] { $least } to { $most }
    }
ledger-upTo = { $most } or fewer
ledger-key =
    .viipuri-row = West of Viipuri:
    .viipuri = Viipuri
    .petsamo = Petsamo
    .oulu = Oulu
    .mannerheim-line = Mannerheim Line
    .south-cleared = South of Row A cleared
    .supply-city = Supply City lost
    .murmansk-taken = Murmansk lost
    .leningrad-taken = Leningrad lost
    .murmansk-defence = Murmansk Defence
    .allied-eliminated = Allied brigades
    .handicap = Handicap:
    .goal-hex = Held by the Soviets
    .finnish-losses = Finnish losses
    .soviet-losses = Soviet losses
ledger-reason =
    .held = captured, line of communication open
    .not-held = not captured
    .no-line = captured, but no line of communication
    .cleared = no Finnish units left there
    .not-cleared = Finnish units still there
    .short-of-units = too few units near Murmansk
    .taken = in Finnish hands
    .not-taken = not in Finnish hands
    .garrison = each Soviet turn from Turn 4 with fewer than 7 units within five hexes
    .eliminated = eliminated
    .agreed = agreed before the game
# A handicap that the players have agreed on themselves, behind its name.
ledger-ownHandicap = for an even game
ledger-lost = { $n } eliminated, { $worth } each
ledger-strengthLost =
    { $n ->
        [one] one attack point eliminated, { $worth } each
       *[other] { $n } attack points eliminated, { $worth } each
    }
ledger-without = Without handicaps
ledger-levelWithout = { $points }, { $level }
ledger-onTurn = turn { $turn }
ledger-worth = worth { $n }
ledger-each = worth { $n } each
ledger-rowHeld =
    { $held ->
        [0]
            { $noLine ->
                [0] none captured
                [one] no points; { $noLine } hex captured without a line of communication
               *[other] no points; { $noLine } hexes captured without a line of communication
            }
       *[other]
            { $noLine ->
                [0] { $held } of { $all } captured, line of communication open
                [one] { $held } of { $all } captured, line of communication open; { $noLine } hex captured without a line of communication
               *[other] { $held } of { $all } captured, line of communication open; { $noLine } hexes captured without a line of communication
            }
    }
