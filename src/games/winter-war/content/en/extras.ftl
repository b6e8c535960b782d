## The General's hints: what, and why.

hint-thenEnd = Then end the phase.
hint-more = and { $n } more
hint-why =
    .hold-line =
        { $hexes ->
            [none] Keep the fortified line garrisoned.
           *[other] Keep the fortified line garrisoned: { $hexes }.
        }
    .hold-city =
        { $hexes ->
            [none] Hold a city worth Victory Points.
           *[other] Hold a city worth Victory Points: { $hexes }.
        }
    .bar-way =
        { $hexes ->
            [none] Block the enemy’s path.
           *[other] Block the enemy’s path: { $hexes }.
        }
    .take-ground =
        { $hexes ->
            [none] Take ground worth Victory Points.
           *[other] Take ground worth Victory Points: { $hexes }.
        }
    .close-in =
        { $hexes ->
            [none] Close in on the objectives.
           *[other] Close in on the objectives: { $hexes }.
        }
    .raid-rail =
        { $hexes ->
            [none] Send raiders to the enemy railway.
           *[other] Send raiders to the enemy railway: { $hexes }.
        }
    .stay-clear =
        { $hexes ->
            [none] Stay out of reach of superior forces.
           *[other] Stay out of reach of superior forces: { $hexes }.
        }
    .keep-reserve =
        { $hexes ->
            [none] Keep a reserve for later.
           *[other] Keep a reserve for later: { $hexes }.
        }
    .cut-supply =
        { $units ->
            [none] Cut enemy units’ supply.
           *[other] Cut enemy units’ supply: { $units }.
        }
    .keep-supply =
        { $units ->
            [none] Keep or restore these units’ supply.
           *[other] Keep or restore these units’ supply: { $units }.
        }
    .spare-strength =
        { $units ->
            [none] Lose the least valuable units.
           *[other] Lose the least valuable units: { $units }.
        }
    .meet-obligation =
        { $hexes ->
            [none] Obligatory attacks{ $atOdds }.
           *[other] Obligatory attacks{ $atOdds }: { $hexes }.
        }
    .storm =
        { $hexes ->
            [none] Attacks to gain ground{ $atOdds }.
           *[other] Attacks to gain ground{ $atOdds }: { $hexes }.
        }
    .destroy =
        { $hexes ->
            [none] Attacks on enemy units{ $atOdds }.
           *[other] Attacks on enemy units{ $atOdds }: { $hexes }.
        }
    .win-points = Played out with the same dice, these average more points: { $lines }.
    .guard-murmansk = Enough units stay near Murmansk: { $count }.
    .reopen-line =
        { $hexes ->
            [none] Drive the enemy off the railway behind the army.
           *[other] Drive the enemy off the railway behind the army: { $hexes }.
        }
    .hunt-raider =
        { $hexes ->
            [none] Attack raiders from two sides before they reach the railway.
           *[other] Attack raiders from two sides before they reach the railway: { $hexes }.
        }
    .guard-murmansk-seven =
        { $hexes ->
            [none] Keep seven units near Murmansk before anything else moves.
           *[other] Keep seven units near Murmansk before anything else moves: { $hexes }.
        }
    .hold-cities =
        { $hexes ->
            [none] Leave no Supply City empty within reach of the enemy.
           *[other] Leave no Supply City empty within reach of the enemy: { $hexes }.
        }
    .garrison-leningrad =
        { $hexes ->
            [none] Guard Leningrad with two units, and keep others near it.
           *[other] Guard Leningrad with two units, and keep others near it: { $hexes }.
        }
    .guard-line =
        { $hexes ->
            [none] Block the raiders’ paths to the railway.
           *[other] Block the raiders’ paths to the railway: { $hexes }.
        }
    .keep-rear =
        { $hexes ->
            [none] Keep a line of retreat for the troops facing the enemy.
           *[other] Keep a line of retreat for the troops facing the enemy: { $hexes }.
        }
    .leave-pocket =
        { $hexes ->
            [none] Leave the pocket while there is a way out.
           *[other] Leave the pocket while there is a way out: { $hexes }.
        }
    .guard-headquarters =
        { $hexes ->
            [none] Leave no HQ alone within reach of raiders.
           *[other] Leave no HQ alone within reach of raiders: { $hexes }.
        }
    .last-turn-guard =
        { $hexes ->
            [none] Occupy what the enemy could walk into on the last move.
           *[other] Occupy what the enemy could walk into on the last move: { $hexes }.
        }
    .avoid-blow =
        { $hexes ->
            [none] Leave no strong unit where the Finns could attack it together at 4-1.
           *[other] Leave no strong unit where the Finns could attack it together at 4-1: { $hexes }.
        }
    .avoid-hopeless =
        { $hexes ->
            [none] Avoid obligatory attacks that cannot win.
           *[other] Avoid obligatory attacks that cannot win: { $hexes }.
        }
    .hold-viipuri =
        { $hexes ->
            [none] Strengthen Viipuri before a corps reaches it.
           *[other] Strengthen Viipuri before a corps reaches it: { $hexes }.
        }
    .hold-oulu =
        { $hexes ->
            [none] Strengthen Oulu before enemy divisions reach it.
           *[other] Strengthen Oulu before enemy divisions reach it: { $hexes }.
        }
    .keep-division =
        { $hexes ->
            [none] Leave no division alone in front of the Ladoga line.
           *[other] Leave no division alone in front of the Ladoga line: { $hexes }.
        }
    .cut-line =
        { $hexes ->
            [none] Cut the railway behind the enemy, and stay.
           *[other] Cut the railway behind the enemy, and stay: { $hexes }.
        }
    .pocket =
        { $hexes ->
            [none] Attack and advance to cut the enemy’s only retreat.
           *[other] Attack and advance to cut the enemy’s only retreat: { $hexes }.
        }
    .last-turn-raid =
        { $hexes ->
            [none] Wait one move from an empty objective.
           *[other] Wait one move from an empty objective: { $hexes }.
        }
# The actions themselves.
hint-to = { $unit } to { $hex }
hint-place = { $unit } on { $hex }
hint-back = { $unit } back to the tray
hint-retreat = { $unit } retreats to { $hex }
hint-lost = { $unit } is lost
hint-advance = { $unit } advances to { $hex }
hint-attack =
    { $odds ->
        [none] Attack { $hexes } with { $units }
       *[other] Attack { $hexes } with { $units } ({ $odds })
    }
# Behind a reason to attack; nothing where the players do without odds.
hint-atOdds = { "" }, at { $odds } or better
hint-giveUp = Remove { $units }
hint-heavy = Heavy tanks: { $units }
hint-plan = Plan the drop at { $hex }
hint-noPlan = Plan no drop
hint-drop = Drop the paratroops at { $hex }
hint-demolish = { $unit } breaks the railway
hint-administer = Change the supply of { $unit }
hint-roll = Roll the die
hint-accept = Accept
hint-decline = Decline

## How a whole game went.

course-graph = Victory Points and losses by Game-Turn
course-points = Victory Points
course-finn = Finnish losses
course-soviet = Soviet losses
# Beside the name of the losses: what they are counted in.
course-unit = attack points
course-map = Final map

## The review of a finished game.

review-amount =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# An estimate must be called one.
review-favoured =
    { $name ->
        [none] { $side ->
            [finn] The dice gave the Finns about { $amount } (an estimate).
           *[soviet] The dice gave the Soviets about { $amount } (an estimate).
        }
       *[other] The dice gave { $name } about { $amount } (an estimate).
    }
review-even = The dice favoured neither side by much (an estimate).
# The five figures add up. `decisions`: what named decisions of both sides came to, more is better for the Soviets.
review-sum = Expected at the start: { $start }. Dice: { $luck }. Decisions listed below: { $decisions }. Other: { $rest }. Result: { $result }.
review-cost =
    { $side ->
        [finn] Finnish decisions cost about { $amount }, most of them in Game-Turn { $turn }.
       *[soviet] Soviet decisions cost about { $amount }, most of them in Game-Turn { $turn }.
    }
