##

learn-learnHint = Ten short lessons on the map
learn-busy =
    .finn = The Finns are responding …
    .soviet = The Soviets are responding …
learn-quickTitle = Your first moves
# By the name of a level.
learn-quickText = You lead the Soviets, and a computer { $level } leads the Finns. You start, with your Movement Phase; the Finns are waiting across the frontier.
learn-quickSteps =
    .pick = Select a Soviet counter: the map shows where it can go and what it costs.
    .poor = Next to the Finns it must attack, alone at poor odds. Stop short of them, or bring a second unit.
    .stay = It is next to the Finns already: it can stay and attack. Bring another to help it.
    .closer = This unit cannot reach the Finns this turn: move it closer, or select another.
    .more = Move as many units as you like. Then press “End movement”.
    .follow = Finns in the north may retreat before your attack. Advance into the hex they left, or press “Done advancing”.
    .attack = Every unit next to the Finns must attack: choose a ringed hex, then attackers, and roll.
    .choose = Choose below or on the map.
    .finish = Press “End attacks” and watch the Finns take their turn. Then a new turn begins.
    .watch = The Finns take their turn. Then a new turn begins.
# With a unit selected: where it attacks best, and at which odds.
learn-quickGo = Choose { $hex }: from there it attacks at { $odds }.
learn-quickShow = Show me a unit
learn-quickClose = Close

## The game on the start screen.

front-demo =
    { $side ->
        [finn] Turn { $turn }, Finnish Player-Turn
       *[soviet] Turn { $turn }, Soviet Player-Turn
    }
front-tagline = The Russo-Finnish conflict, 30 November 1939 to 12 March 1940
front-about = A digital edition of the 1972 hex-and-counter game. Ten Game-Turns, two armies, one long frontier.
front-kind = Hexes and counters; ten turns, solo or two players
front-credits = The map is a reconstruction from public geographic data, not the published artwork.

##

bar-setUp = Before turn { $first }
bar-turn = Turn { $n }
bar-decides =
    { $side ->
        [finn] Finnish player decides
       *[soviet] Soviet player decides
    }
bar-playerTurn =
    { $side ->
        [finn] Finnish Player-Turn
       *[soviet] Soviet Player-Turn
    }
bar-shortPhase =
    .retreat-before = Retreat
    .advance-before = Advance
    .exploitation = Skis
bar-points = { $signed } points
# By what, since the Game-Turn began.
bar-changed = { $signed } this turn
bar-sovietPoints = { $signed } Soviet points
bar-goal =
    .marginal-soviet = { $least } to win
    .substantive-soviet = { $least } to win substantively
    .decisive-soviet = { $least } to win decisively
bar-keep =
    .win = { $most } or fewer to win
    .draw = { $most } or fewer for a draw
bar-howScored = see what counts
bar-scale = Now { $signed }: { $level }

##

card-side-finn =
    .name = Finland
    .adjective = Finnish
card-side-soviet =
    .name = Soviet Union
    .adjective = Soviet
card-level-recruit =
    .name = Recruit
    .hint = Easy. Plays fast and makes mistakes.
card-level-sergeant =
    .name = Sergeant
    .hint = Plans, but leaves HQs behind and attacks at poor odds.
card-level-officer =
    .name = Officer
    .hint = Plans each phase; protects its lines and its supply.
card-level-general =
    .name = General
    .hint = Strongest. Knows openings, army-wide supply and the endgame.
card-passing = Pass the device at set-up. A cover screen hides the Finnish deployment.
card-points = Victory Points
card-pointsLine = Victory Points { $signed }
card-rules = Rules
card-ownRules = Custom rules
# With a handicap; the points come with their sign.
card-withHandicap = { $rules }, Soviet total { $points }
# Short games by the names of their goals.
card-short =
    .isthmus = The Isthmus
    .petsamo = Petsamo
    .suomussalmi = Suomussalmi
    .last-three-turns = The last three turns
    .other = Short game

##

common-title = Winter War
common-army =
    .finn = Finnish
    .soviet = Soviet
common-player =
    .finn = Finnish player
    .soviet = Soviet player
common-arm =
    .infantry = infantry
    .armour = armour
    .artillery = artillery
    .cavalry = cavalry
    .mountain = mountain infantry
    .ski = ski patrol
    .border-guard = NKVD border guards
    .headquarters = headquarters
    .parachute = parachute brigade
    .blank = dummy counter
common-size =
    .XXX = corps
    .XX = division
    .X = brigade
    .III = regiment
    .II = battalion
# Before the size in the name of a unit: "infantry division".
common-stem =
    .infantry = infantry
    .armour = armour
    .artillery = artillery
    .cavalry = cavalry
    .mountain = mountain infantry
# "infantry division"; the names that say it already stand alone.
common-kind = { $stem } { $size }
# "6-4-2 (18)"; a blank has no label.
common-unit =
    { $label ->
        [none] dummy { $name }
       *[other] { $label } ({ $name })
    }
common-count = ×{ $n }
common-hex =
    { $place ->
        [none] { $name }
       *[other] { $place } ({ $name })
    }
common-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
common-and = { " " }and{ " " }
common-phase =
    .set-up = Set-up
    .reinforcement = Reinforcement
    .movement = Movement
    .retreat-before = Retreat before combat
    .planned-drop = Air drop
    .advance-before = Advance before combat
    .attack = Attack
    .event-drop = Air drop
    .exploitation = Ski exploitation
    .interphase = Interphase
    .over = Game over
common-level =
    .decisive-soviet = Decisive Soviet victory
    .substantive-soviet = Substantive Soviet victory
    .marginal-soviet = Marginal Soviet victory
    .draw = Draw
    .decisive-finnish = Decisive Finnish victory
    .soviet = Soviet victory
    .finnish = Finnish victory

##

standing-saved =
    { $phase ->
        [over] Game over
        [set-up]
            { $side ->
                [finn] Finnish set-up
               *[soviet] Soviet set-up
            }
       *[other]
            { $side ->
                [finn] Turn { $turn }, Finnish player, { LOWER($phase) }
               *[soviet] Turn { $turn }, Soviet player, { LOWER($phase) }
            }
    }

## Rules by name, for kept games and the choice of rules.

preset-printed =
    .label = As printed
    .hint = The rules folder of 1972 with its official errata.
preset-recommended =
    .label = Recommended
    .hint = Errata and players' clarifications 1 to 8. The best choice to start with.
preset-recommendedEvents =
    .label = Recommended with Scenarios and Special Events
    .hint = The same, plus dice between Game-Turns that may widen the war.
preset-tournament =
    .label = Tournament
    .hint = All ten clarifications, including the two for balance. No events.
preset-everything =
    .label = Everything
    .hint = Every optional rule at once, including all nine from A Winter War.
