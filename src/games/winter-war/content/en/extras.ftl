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
            [none] Obligatory attacks, at { $odds } or better.
           *[other] Obligatory attacks, at { $odds } or better: { $hexes }.
        }
    .storm =
        { $hexes ->
            [none] Attacks to gain ground, at { $odds } or better.
           *[other] Attacks to gain ground, at { $odds } or better: { $hexes }.
        }
    .destroy =
        { $hexes ->
            [none] Attacks on enemy units, at { $odds } or better.
           *[other] Attacks on enemy units, at { $odds } or better: { $hexes }.
        }
    .guard-murmansk = Enough units stay near Murmansk: { $count }.
# The actions themselves.
hint-to = { $unit } to { $hex }
hint-place = { $unit } on { $hex }
hint-back = { $unit } back to the tray
hint-retreat = { $unit } retreats to { $hex }
hint-lost = { $unit } is lost
hint-advance = { $unit } advances to { $hex }
hint-attack = Attack { $hexes } with { $units } ({ $odds })
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
    { $side ->
        [finn] The dice gave the Finns about { $points } points (an estimate).
       *[soviet] The dice gave the Soviets about { $points } points (an estimate).
    }
review-even = The dice favoured neither side by much (an estimate).
review-sum = Expected at the start: { $start }. Dice: { $luck }. Not explained by dice: { $rest }. Result: { $result }.
review-cost =
    { $side ->
        [finn] Finnish decisions named below cost about { $points } points; one may contain another.
       *[soviet] Soviet decisions named below cost about { $points } points; one may contain another.
    }
