## Names of the commands for what is in hand, and why one cannot be given now.

command-follow = Move the next unit of the stack likewise
command-nobodyFollows = No unit of that stack can make the last move.
command-next =
    .unit = Next unit
    .open = Next hex available to the selected unit
    .obligation = Next obligation
    .threatened = Next own unit in an enemy zone of control
    .city = Next city
command-previous =
    .unit = Previous unit
    .open = Previous available hex
    .obligation = Previous obligation
    .threatened = Previous own unit in an enemy zone of control
    .city = Previous city
command-none =
    .unit = No more units can act.
    .open = No unit with an available hex is selected.
    .obligation = There are no obligations.
    .threatened = None of your units is in an enemy zone of control.
    .city = There are no cities.
command-waypoint = Add waypoint
command-details = Inspect the hex at the cursor
command-noFocus = The cursor is not on a hex.
command-allAttackers = Attack with every unit next to the target
command-noTarget = No target is selected.
command-allAttack = All units that may attack are already included.

##

end-place = End set-up
end-arrive = Begin movement
end-move = End movement
end =
    .retreat-before = Done retreating
    .advance-before = Done advancing
end-attack = End attacks
end-roll = Roll the die
# In a problem, in the place of the die.
end-propose = Add this attack
# In the place of the end of a phase.
end-check = Check the answer
end-soakOff = Sacrifice the attackers
end-takeHexes = Take the hex
end-advance = Advance with { $unit }
end-decline = Do not advance
end-giveUp = Remove these units
end-removed = No hex available: eliminated
end-results = Show result
# As good as a second tap.
end-confirm =
    { $lost ->
        [none] Confirm: { $place }
       *[other] Confirm: { $place } (lost: { $lost })
    }

## Said when a key leads to the next thing of a kind.

jump-obligation = Obligation { $i } of { $n }.
jump-city = City { $i } of { $n }.
jump-threatened = In an enemy zone of control, { $i } of { $n }.
jump-open = Available hex { $i } of { $n }.
jump-unit = Unit { $i } of { $n }.

## What the map shows beside the counters.

layers-supply = Supply
layers-zones = Zones of control
layers-numbers = Hex numbers
layers-shown =
    { $on ->
        [true] { $name }: on.
       *[false] { $name }: off.
    }

##

march-offer = March there: { $turns } turns
march-on = March on with all units that have a goal
march-none = No unit has a goal that it can move toward now.
march-stayed =
    { $n ->
        [one] A unit at { $place } could not march on.
       *[other] { $n } units could not march on, one of them at { $place }.
    }
march-goal =
    { $turns ->
        [0] Goal: { $place }. The way is blocked.
        [one] Goal: { $place }, { $turns } turn.
       *[other] Goal: { $place }, { $turns } turns.
    }
march-drop = Drop the goal

todo-place =
    { $left ->
        [0] All counters are on the map. End set-up when you are ready.
       *[other] Place your counters: { $left } still in the tray.
    }
todo-arrive =
    { $left ->
        [0] All reinforcements are on the map.
       *[other] Place reinforcements at a city, or hold them back: { $left } due.
    }
todo-move = Select a unit, then a hex. Moving is optional.
todo-overfull = Too many units in { $hexes }: move some out before the phase ends.
todo-moveUnit = Select a hex to move there.
todo =
    .retreat-before = Marked units may retreat one hex before combat.
    .retreatDone = No other unit may retreat. End the phase.
    .advance-before = You may advance into vacated hexes, one unit each.
    .advanceDone = No other unit may advance. End the phase.
todo-attack = Choose a target and its attackers, then roll.
todo-attackObliged =
    Attacks owed { $hexes ->
        [0] { "" }
        [one] on { $hexes } hex,{ " " }
       *[other] on { $hexes } hexes,{ " " }
    }by { $units ->
        [one] { $units } unit.
       *[other] { $units } units.
    }
todo-attackDone = All attacks made. End the phase.
todo-retreat =
    .finn = Retreat each Finnish unit one hex.
    .soviet = Retreat each Soviet unit one hex.
todo-withdraw = Before any battle, units of an overloaded city withdraw one hex.
todo-exchange =
    { $points ->
        [one] Exchange: remove at least { $points } attack point.
       *[other] Exchange: remove at least { $points } attack points.
    }
todo-advance = Advance one unit into the captured hex, or stay.
todo-overstack = Too many units in a hex: remove the excess.
todo-over = The game is over.

## What is said aloud of what has come to hand.

voice-look = Inspecting { $place }.
voice-inHand =
    { $open ->
        [one] Selected: { $unit }. { $open } hex available.
       *[other] Selected: { $unit }. { $open } hexes available.
    }
voice-waypoint = The path leads through { $place }.
voice-preview =
    { $lost ->
        [none] Repeat to move to { $place }.
       *[other] Repeat to move to { $place }. This costs you { $lost }.
    }
voice-attack = { $attackers } against { $targets }.
# Neither attackers nor a target.
voice-noAttack = No attack chosen.
voice-noAttackers = No attacker yet
voice-noTargets = no target yet
voice-odds =
    { $column ->
        [none] { $attack } to { $defence }.
       *[other] { $attack } to { $defence }, { $column }.
    }
voice-givenUp =
    { $units ->
        [none] To be lost: none yet.
       *[other] To be lost: { $units }.
    }

## Where everything stands, in words.

situation-areas =
    .isthmus = Karelian Isthmus
    .ladoga = Ladoga Karelia
    .kainuu = Kainuu and the White Sea
    .lapland = Salla and Lapland
    .petsamo = Petsamo and Murmansk
    .home = Southern and western Finland
situation-sides =
    .finn = Finnish
    .soviet = Soviet
situation-hidden =
    { $n ->
        [one] { $n } counter face down
       *[other] { $n } counters face down
    }
situation-inZone = in an enemy zone of control
situation-mustAttack = must attack: { $units }
situation-mustBeAttacked = must be attacked
situation-isolated = isolated, { $why }: { $units }
situation-supplied = supplied from { $cities }
situation-moved = moved: { $units }
situation-fortification = fortification
situation-city = city
situation-beside = next to the enemy at { $hexes }
# Strengths as they are printed.
situation-threat =
    { $attack ->
        [one] { $attack } enemy attack point adjacent, against a defence of { $defence }
       *[other] { $attack } enemy attack points adjacent, against a defence of { $defence }
    }
situation-off =
    { $side ->
        [finn] Finnish units off the map: { $waiting } to arrive, { $lost } lost.
       *[soviet] Soviet units off the map: { $waiting } to arrive, { $lost } lost.
    }
# The list of stacks beside the map.
situation-list = Units on the map
situation-listHelp = Up and Down move from stack to stack, Page Up and Page Down from front to front; Enter selects the hex.

## What a player may regret if he ends the phase now.

warnings-isolated =
    { $already ->
        [true] Still cut off: { $units }.
       *[false] Would be isolated: { $units }.
    }
warnings-overload =
    { $points ->
        [one] { $city } cannot supply all: { $points } point is left out ({ $units }).
       *[other] { $city } cannot supply all: { $points } points are left out ({ $units }).
    }
warnings-murmansk = Only { $count } of { $needed } units near Murmansk: that costs 10 Victory Points.
warnings-badOdds = { $hex } will have to be attacked, at { $column } even with every unit nearby.
warnings-overstacked =
    { $excess ->
        [one] { $hex } is overstacked: { $excess } unit will be lost.
       *[other] { $hex } is overstacked: { $excess } units will be lost.
    }
warnings-emptyForts = Fortifications without a garrison: { $hexes }.
# { $units } is empty, or names the units after a colon where they are few.
warnings-unmoved =
    { $count ->
        [one] { $count } unit has not moved{ $units }.
       *[other] { $count } units have not moved{ $units }.
    }
warnings-unfought =
    { $count ->
        [one] { $count } unit could still attack{ $units }.
       *[other] { $count } units could still attack{ $units }.
    }
warnings-unused = Reinforcements that could arrive: { $units }.

##

barriers-text =
    .set-up = You cannot undo past the reveal of the counters.
    .touch-move = Touch-move is in play: moves cannot be undone.
barriers-line =
    .set-up = No undo past this point: set-up is over.
    .touch-move = No undo past this point: touch-move is in play.

##

combat-targets = Targets
combat-attackers = Attackers
combat-addAll = All adjacent
combat-clear = Start over
combat-pickTarget = Select an enemy hex, or one of your units next to it.
combat-nothingNear = There are no enemies left to attack.
combat-pickAttackers = Choose attackers next to every target.
combat-must = Must attack
combat-mustHexes = Must be attacked
combat-against = { $a } to { $d }
combat-fortified = Results in parentheses apply: a fortification held by Finns.
combat-soakOff = At 1-4 or worse, no die is rolled: all attackers are lost.
combat-noDie = Only ski patrols there: eliminated without a die roll.
combat-reason =
    .city = doubled in a city
    .fortification = doubled in a fortification
    .river = doubled behind water on all sides
    .isolated = halved: isolated
    .fled = retreated: not counted
    .ski-patrol = ski patrol
    .disrupted = halved: disrupted by the drop
    .overloaded = halved: its city is overloaded
    .overloaded-beside = its city is overloaded: adds nothing alongside supplied units
combat-result-Ae =
    .name = Attacker eliminated
    .meaning = All attacking units are lost.
combat-result-Ar =
    .name = Attacker retreats
    .meaning = Each attacking unit retreats one hex.
combat-result-Ne =
    .name = No effect
    .meaning = Nothing happens.
combat-result-Ex =
    .name = Exchange
    .meaning = The defenders are lost; the attacker loses as many points.
combat-result-Dr =
    .name = Defender retreats
    .meaning = Each defending unit retreats one hex.
combat-result-De =
    .name = Defender eliminated
    .meaning = All defending units are lost.
combat-candidates = May retreat
combat-advancers = May advance
combat-noneOpen = no hex available
combat-open =
    { $n ->
        [one] { $n } hex available
       *[other] { $n } hexes available
    }
combat-toRetreat = Must retreat
combat-roomShort = There is not room for all of these: whichever you retreat first, another is eliminated.
# Behind the place of a retreat.
combat-lostThen = lost: { $units }
combat-toWithdraw = Must withdraw: city overloaded
combat-given =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to lose{ $sum ->
        [0] { "" }
       *[other] ; selected units are worth { $sum }
    }
combat-aims = Attacks { $hexes }
combat-last = Last attack
# In its place while the next one is put together. "No effect", "Summa (1305)"
combat-past = Last attack: { $name }, { $targets }.
combat-lostAtEnd =
    { $n ->
        [one] At the end of the game one isolated unit is lost
       *[other] At the end of the game { $n } isolated units are lost
    }
combat-who = { $units } against { $targets }
combat-losses =
    .exchange = Choose the losses
    .overstack = Over the stacking limit
    .spared = Not needed for the exchange: { $units }.
    .asked = Not needed for the exchange: { $units }. Press again to remove all the same.
combat-rolled = Rolled { $die }
combat-withoutDie = Without a die
combat-chances = Chances

##

context-nothing = Nothing selected. Select a counter to move it, or any hex to inspect it.
context-over = Select a hex to inspect it.
context-idle =
    { $n ->
        [0] Every unit has moved.
       *[other]
            { $n ->
                [one] { $n } unit can still move.
               *[other] { $n } units can still move.
            }
    }
context-terrain =
    .clear = Clear
    .swamp = Swamp
    .mountain = Mountain
    .minorLake = Lake
    .water = Water
    .ice = Ice in turns 8 to 10
context-country =
    .finland = Finland
    .ussr = USSR
    .sweden = Sweden
    .norway = Norway
    .estonia = Estonia
    .none = { "" }
context-rail = railway
context-fortification = fortification
context-capacity = supplies { $n }
context-faceDown =
    { $n ->
        [one] { $n } counter face down
       *[other] { $n } counters face down
    }
context-empty = No counters here.
context-strengths = attack { $a }, defence { $d }, movement { $m }
context-isolatedBy = isolated ({ $why })
context-moved = moved
context-advanced = advanced
context-fought = has fought
context-fled = retreated

##

curtain-title =
    { $side ->
        [finn] Pass the device to the Finnish player
       *[soviet] Pass the device to the Soviet player
    }
curtain-text =
    { $side ->
        [soviet] The Finnish counters are face down. You will see how many are in a hex, but not what they are.
       *[finn] Your deployment stays hidden until you take the device.
    }
curtain-lift =
    { $side ->
        [finn] I am the Finnish player
       *[soviet] I am the Soviet player
    }
curtain-written = This side’s secret notes are for its player only.

##

move-title = Move
move-none = No hexes within reach.
move-point =
    { $mp ->
        [one] { $mp } Movement Point.
       *[other] { $mp } Movement Points.
    }{ $shown ->
        [true] { " " }Select a marked hex to see the route.
       *[false] { " " }Select a marked hex to move there.
    }
move-waypointHint = Or Shift-click a hex to route the path through it.
move-mode =
    .march = March
    .rail = By rail
    .both = March and rail
# Before the cost, and after it.
move-to = { $unit } to { $place }
move-by =
    .march = marching
    .rail = by rail
    .both = marching and by rail
move-stopsThere = stops there
move-cost = { $cost } MP
move-stops = Enemy zone of control: the unit stops there.
move-rightOfOne = One-hex move.
move-noEnd = Full: the unit cannot end the phase there.
move-go = Move to { $place }
move-place = Place at { $place }
move-retreat = Retreat to { $place }
move-advance = Advance to { $place }
move-waypoints =
    { $n ->
        [one] { $n } hex of the path fixed
       *[other] { $n } hexes of the path fixed
    }
move-dropWaypoints = Clear waypoints
move-pickInstead = Or select a unit there
move-alsoHere = Also here
move-takeAll = Select the whole stack

##

reveal-told = The Finnish counters are revealed and dummies removed from the map.

##

secrets-fileHoldsSetUp = The file also contains the counters that are still face down.
secrets-fileHoldsPlan = If a paratroop landing place is written down, the file contains that too.
secrets-linkHoldsSetUp = Set-up is not over: the link also contains the counters that are still face down. They stay hidden in the game, but anyone who decodes the link can read them.
secrets-linkHoldsPlan = If a paratroop landing place is written down, the link contains that too.
secrets-notYet = The Finnish counters are still face down. Options that would reveal them become available once both armies are set up.
secrets-takingOver = Taking over the Finns during set-up shows you their deployment.

## What the sheet of keys tells of the map.

signs-keys-1 =
    .keys = Arrow keys
    .text = Move the cursor from hex to hex on the map
signs-keys-2 =
    .keys = Home, End
    .text = Move the cursor up or down to the left
signs-keys-3 =
    .keys = Page Up, Page Down
    .text = Move the cursor up or down to the right
signs-keys-4 =
    .keys = Long press, right click
    .text = Inspect a hex; the selected unit stays selected
signs-keys-5 =
    .keys = Long press and drag
    .text = Drag a counter; it moves where it is dropped
signs-keys-6 =
    .keys = Enter
    .text = Select, place or move at the cursor; after a click, roll for the composed attack
signs-keys-7 =
    .keys = Shift + click, Shift + Enter
    .text = Set a waypoint
signs-keys-8 =
    .keys = Double click, double tap
    .text = Zoom to the front, and back
signs-signs-1 = A number in a hex is the cost of moving there, in Movement Points.
signs-signs-2 = A coloured ring marks a unit that must attack; a ringed hex must be attacked.
signs-signs-3 = Diagonal stripes and broken chain: isolated, it has no supply path.
signs-signs-4 = Vertical stripes and overflow sign: isolated, its city is over capacity.
signs-signs-5 = A tilted counter has moved; a folded corner means it has advanced.

##

supply-title = Supply
supply-hint = On the map: green ground is in supply, the deeper the nearer to a headquarters. Lines run from unit to headquarters, on to the city, and by rail to Leningrad.
supply-show = Show supply on the map
supply-load = { $load } of { $capacity }
supply-overload =
    { $n ->
        [one] { $n } point left out
       *[other] { $n } points left out
    }
supply-cutOff = Cut off from Leningrad
supply-isolated = Isolated
supply-noneIsolated = Every unit is in supply.
supply-why-1 = no supply path
supply-why-2 = its city is overloaded
supply-chosen = { $hq }, { $city }
supply-own = Supplied by
supply-exempt = Needs no supply.
supply-fromCity = { $city }, directly
supply-choose = Supplied through
supply-front = Headquarters of the Ladoga front cannot draw on Leningrad.
supply-rests = This choice has no effect now: it would not provide supply.
supply-default = Automatic
supply-isolate = Leave isolated
supply-left =
    { $n ->
        [0] nothing left
       *[other] { $n } left
    }
supply-feeds =
    { $hq ->
        [none] directly: { $units ->
            [one] { $units } unit, { $points } points
           *[other] { $units } units, { $points } points
        }
       *[other] { $hq }: { $units ->
            [one] { $units } unit, { $points } points
           *[other] { $units } units, { $points } points
        }
    }
supply-loadShort = { $load }/{ $capacity }
supply-army =
    { $side ->
        [finn] Finnish army
       *[soviet] Soviet army
    }

##

tabs-turns = Turns
tabs-combat = Combat
tabs-terrain = Terrain
tabs-points = Points
tabs-supply = Supply
tabs-command = Panel: { $name }

##

tray-inTray = in the tray
tray-title = Tray
tray-due = Due now
tray-empty = The tray is empty.
tray-ready = Ready-made deployment
tray-historical = Historical
tray-random = Random
tray-fill = Fill the rest
tray-replace =
    { $n ->
        [one] Replace { $n } placed counter?
       *[other] Replace { $n } placed counters?
    }
tray-replaceYes = Replace
tray-replaceNo = Keep them
tray-clear = Clear the map
tray-back = Back to the tray
tray-backToTrack = Hold back
tray-hint = Select a type of counter, then hexes to place them. Select a placed counter to move it.
tray-oneOfThem = Press it again to bring on one only.
tray-placing = Placing { $label }: select a marked hex.
tray-name = { $what }, { $n } in the tray

##

# The dates of the Game-Turns 0 to 13.
dates-1 = 20 – 29 Nov
dates-2 = 30 Nov – 9 Dec
dates-3 = 10 – 19 Dec
dates-4 = 20 – 29 Dec
dates-5 = 30 Dec – 9 Jan
dates-6 = 10 – 19 Jan
dates-7 = 20 – 29 Jan
dates-8 = 30 Jan – 9 Feb
dates-9 = 10 – 19 Feb
dates-10 = 20 Feb – 1 Mar
dates-11 = 2 – 12 Mar
dates-12 = 13 – 22 Mar
dates-13 = 23 Mar – 1 Apr
dates-14 = 2 – 11 Apr

## Positions put together by hand.

editor-pile =
    .due = Still to come
    .lost = Eliminated
    .out = Not in the game
editor-brush =
    .finn = Held by the Finns
    .soviet = Held by the Soviets
    .usual = Held as at the start
    .rail = Broken railway
editor-field =
    .turn = Game-Turn
    .side = Whose turn
    .phase = Phase
