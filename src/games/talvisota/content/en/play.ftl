##

book-inGame = In this game
book-recommended = The recommended game, with no options.

##

combat-title = Combat for { $space }, round { $round }
combat-rolls =
    The { $player } rolls, ahead by { $ahead }: column +{ $column }{ $add ->
        [0] .
       *[other] , die +{ $add }.
    }{ $hasSupply ->
        [no] { "" }
       *[other] { " " }Supply: die { $supply }.
    }
combat-order = Combat order
combat-orderIsYours = The Soviet player chooses which combat to open next.
combat-metBy = Against { $strategy }.
combat-unmet = No Finnish strategy against it.
# Why nothing is asked before a die.
combat-idle =
    .die = Every face of the die gives the same. { $result }
    .means = No use of the supports changes anything here.
combat-scoutsBeside = Scouts in place that join the combat: { $count }.
combat-bags = Left in the bags
combat-bagSizes = Strategies { $strategies }, units { $units }, Environment { $environment }, supports { $supports }; Entrenchments { $entrenchments }.
combat-draws =
    { $draws ->
        [1] Finnish means are drawn once for each combat.
       *[other] Finnish means are drawn { $draws } times for each combat; the strongest draw counts.
    }
combat-result = Latest result
combat-undefended = It is undefended and taken without a die roll.
combat-die = Die
combat-readAs = Read as
combat-sovietLosses = Soviet losses
combat-finnishLosses = Finnish losses
combat-back =
    .soviet = Soviets retreat
    .finn = Finns retreat
combat-chance = Chance of taking the space: { $percent }
# Heads of tables of chances while the other side's sheet is closed.
combat-hidden =
    .named = Chance of taking it, if the Finns lay …
    .drawn = Chance of taking it against the drawn Finns
    .unmet = Chance of taking it, with no Finnish strategy on this front
    .soviets = Chance of losing the space, if the Soviets send …
combat-rank =
    .weak = Weak
    .usual = Usual
    .best = Best
# Of an attack that is imagined.
combat-against = Against { $space }
# Changes of morale by an attack: "Finland −4, Soviet Union +1".
combat-stake = Success: { $success }. Failure: { $failure }.
combat-noStake = no change
combat-lostTo = Falls to a usual attack: { $percent }
# How the figures are made.
combat-sampledDraws =
    Average of { $count } draws from what is left in the bags{ $draws ->
        [1] .
       *[other] ; of { $draws } the strongest counts.
    } A combat opened before this one leaves less in them.
combat-cause =
    .number = value of the space
    .line = fortified line
    .entrenchment = Entrenchment
    .white-death = White Death

##

command-next = Next space
command-previous = Previous space

##

decision-todo =
    .set-up = Divide the army among the fronts, at least one unit in each.
    .event = Roll for events abroad.
    .recovery = Buy back units with morale, or continue.
    .withdrawal = Recall scouts, or leave them where they are.
    .movement = Bring units from the front boxes into Soviet spaces.
    .soviet-plans = Place strategies and supports face down on the fronts.
    .finnish-plans = Place your own strategies face down in answer.
    .soviet-allotment = Assign units and supports to each strategy.
    .finnish-allotment = Assign units, supports and Environment markers to each strategy.
    .deployment = Send a strategy against a space, or end deployment.
    .answer = Choose which strategy answers the attack.
    .combat = Choose the next combat.
    .employ = Decide how to use your supports.
    .mannerheim = Decide how to use Mannerheim.
    .roll = Roll for the combat.
    .losses = Choose the units to lose.
    .fight-on = Fight a second round, or break off.
    .occupy = Choose the units that enter the space.
    .pursue = Attack a second space, or stop here.
    .retreat = Choose where the defeated force retreats.
    .harassment = Send scouts behind the lines, or continue.
    .stay = Choose how many scouts stay in the space.
    .starve = Choose where to lose the isolated unit.
    .turn-end = The turn is over.
    .over = The game is over.
decision-soloHarassment = Choose where scouts strike behind the lines.
decision-assignArrivals = Assign the arriving units to the front boxes.
decision-button-end =
    .set-up = End set-up
    .movement = End movement
    .soviet-plans = Strategies done
    .finnish-plans = Strategies done
    .soviet-allotment = Means done
    .finnish-allotment = Means done
    .deployment = End deployment
    .harassment = No scouts this turn
decision-button-goOn = Continue
decision-button-event = Roll for events
decision-button-roll = Roll the die
decision-button-move = Move
decision-button-allot = Assign
decision-button-deploy = Send strategy
# In a problem, in the place of the end of a phase.
decision-button-check = Check the answer
decision-button-answer = Answer the attack
decision-button-noAnswer = Leave it open
decision-button-fight = Open combat
decision-button-employ = Start combat
decision-button-mannerheim = Confirm
decision-button-lose = Remove units
decision-button-fightOn = Second round
decision-button-breakOff = Break off
decision-button-occupy = Enter the space
decision-button-notTaken = Stay out
decision-button-pursue = Second attack
decision-button-noPursuit = Stop here
decision-button-retreat = Retreat
decision-button-harass = Send scouts
decision-button-stay = Confirm scouts
decision-button-starve = Remove unit
decision-button-results = Show result
decision-lastTurn = What happened in Turn { $turn }
decision-waits =
    { $side ->
        [soviet] Waiting for the Soviet player.
       *[finn] Waiting for the Finnish player.
    }
decision-usual = Standard split
decision-usualAbout = Lapland: { $lapland }. Ladoga: { $ladoga }. All others to Karelia.
decision-boxes = Front boxes
decision-strategies = Strategies
decision-none = None
# Over a Finnish space that is attacked.
decision-leaveOpen = Leave it open (Finland loses at least { $morale } morale)
decision-lookAtSheet = Look at my command sheet
decision-coverSheet = Cover my command sheet
decision-start = Starting space
decision-target = Target
decision-chooseUnits = Choose units.
decision-chooseTarget = Choose a target on the map.
decision-chooseFrom = Choose a front box, or a space with units on the map.
decision-chooseStrategy = Choose a strategy.
decision-cost = Costs { $points } morale
decision-free = Free
decision-reinforcements = Reinforcements box
decision-losses = Losses box
decision-january = Arrive in January
# `units`: "3 fusilier divisions".
decision-corps = { $count } corps of { $units }
# Empty places of a strategy box, in small letters.
decision-room =
    .unit = unit
    .support = support
    .commander = commander
    .environment = ground
decision-markers = Possession markers
decision-markersLeft = Markers left: { $count }
decision-layMarker = Place a marker
decision-liftMarker = Remove the marker
decision-takeHome = Recall { $count }
decision-giveUp = Units to lose: { $count }
decision-more = { $unit }: one more
decision-fewer = { $unit }: one fewer
decision-ofAll = { $count } of { $all }
decision-all = All
# `commanders`: so many on top of the supports.
decision-engages =
    Maximum units: { $units }; { $supports ->
        [one] { $supports } support
       *[other] { $supports } supports
    }{ $commanders ->
        [0] { "" }
       *[other]
            { $commanders ->
                [one] { " " }and { $commanders } commander
               *[other] { " " }and { $commanders } commanders
            }
    }
decision-engagesFinn = Units: { $units }; Environment: { $environment }; supports: { $supports }
decision-needs = At least { $count } of { $units }
decision-spaces =
    { $count ->
        [one] Takes one space
       *[other] May take two spaces
    }
decision-meretskov =
    .line = Meretskov against the line
    .artillery = Meretskov with the artillery
decision-timoshenko =
    .losses = Timoshenko doubles losses
    .bonus = Timoshenko raises the bonus
decision-aim = Artillery target
decision-reserves = Reinforcements (at most two units)
decision-stayBehind = Stay behind in the first space
decision-scouts = Scouts
decision-chances = Out of six: success { $success }, success with losses { $setback }, failure { $failure }
decision-chooseStart = Choose the starting space here or on the map.
decision-swap = Swap the two
decision-ownForce = On its own, this force totals { $total }.
decision-soloScouts = A die roll decides how many scouts go, if that many are available: one on 1–2, two on 3–4, three on 5–6. You choose where.
decision-chancesOf = Scouts: the faces of the die
decision-facesKey =
    .success = success
    .setback = Soviet Union −1, one scout unit lost
    .failure = Finland −1, one scout unit lost
# What scouts gain who succeed: morale, and units without a chain.
decision-strikeCosts = Success: Soviet Union { $points }.
decision-strikeCutsOff = Cut off: { $units }.
decision-takeUp = Select a counter, or drag it into place.
decision-takeUpByKey = Number keys place it in a box; Shift takes all of its kind.
decision-takeUpByTouch = Select a counter, or hold it until it lifts and drag it. Hold longer for all of its kind.
decision-intoBox = Let go over one of the boxes.
# Counters of the other side face down in a front box.
decision-facing =
    { $side ->
        [soviet] Soviet strategies here: { $count }
       *[finn] Finnish strategies here: { $count }
    }
decision-putHere = { $place }: place { $counter } here
decision-add = Add
decision-takeBack = Remove
# Gives a strategy as much as it may have.
decision-allThatFit = All that fit
# What another tap on the counter does.
decision-tapAgain = Tap again to add it.
decision-tapAgainBack = Tap again to return it.
decision-toPlace = To be placed
decision-onSheet = On the sheet
decision-allPlaced = Everything is on the sheet.
decision-empty = empty
decision-available = Available
decision-tray = Box { $digit } of the sheet

## What orders and moves are for.

# Over what the turn is about.
purposes-plan = The plan
# Over what is being done now.
purposes-now = Purpose
purposes-aim =
    .take = against { $spaces }
    .draw = stays in its box to tie down Finnish means
    .lure = against { $spaces }, to use up what the Finns may draw
    .hold =
        { $spaces ->
            [none] holding the front
           *[other] holding { $spaces }
        }
    .guard = guarding { $spaces }
    .gather =
        { $spaces ->
            [none] gathering
           *[other] gathering at { $spaces }
        }
    .harass = behind the lines at { $spaces }
purposes-chance = about { $percent } %
purposes-buyBack = Buy back { $units }

## What somebody new is to do next.

quick-title = Your first turn
quick-text = You lead the Soviets. Every space you take costs the Finns morale; every failed attack costs you morale. A side whose morale drops to zero loses.
quick-open = Open the Karelia box
quick-close = Got it
quick-steps =
    .event = Roll the die to see what the world thinks of Finland this turn.
    .movement = Bring units to the frontier: open the Karelia box, then press All, Leningrad on the map, and Move. The other fronts can wait. Then end movement.
    .soviet-plans = Press a strategy, then a box of a front where you have units. Massive attack uses six units and may take two spaces.
    .soviet-allotment = Press the box, then the force’s starting space, then as many units and supports as the strategy allows.
    .deployment = Press the strategy, then a Finnish space next to its starting space, then send it. A space without a ring is not fortified.
    .combat = Open the combat. Only now are the Finnish means drawn.
    .roll = Both totals are shown below, with your chance of taking the space. Roll.
    .losses = The weakest units are lost unless you choose others.
    .fight-on = The Finns are holding. A second round may break them, or cost you more.
    .occupy = The units that enter hold the space. A marker can hold it too.
    .pursue = The same force may attack once more from here. With some strategies, failure has a price.
    .harassment = A die roll sends scouts against spaces you hold. You choose where, and the turn ends.

## What is told of map and sheet to those who do not see them.

voice-list = Spaces of the map
voice-listHelp = Up and Down move from space to space, Page Up and Page Down from front to front; Enter selects the space.
voice-mark =
    .choice = Can be selected.
    .target = Possible target.
    .selected = Selected.
voice-inHand = Selected: { $counter }.
voice-opened = { $box } is open.
voice-from = From { $where }.
voice-target = Target: { $space }.
voice-force = Units: { $units }.
voice-means = With { $means }.
voice-laid = On the sheet: { $lines }.
voice-takenBack = Removed: { $lines }.

## What a player has left undone when a phase ends.

warnings-recover = Morale could buy back: { $units }.
warnings-boxed = { $front }: still in the front box and unable to attack: { $units }.
warnings-noStrategy =
    { $units ->
        [one] { $front }: no strategy placed, though { $units } unit could attack.
       *[other] { $front }: no strategy placed, though { $units } units could attack.
    }
warnings-unposted = Not on any front, so unused this turn: { $supports }.
warnings-noUnits = { $box }: no space on the front has the units that { $strategy } needs.
warnings-noForce = { $box }: { $strategy } has no force and will not attack.
warnings-notSent = { $box }: { $strategy } has not been sent, so its force will not attack.
warnings-meansLeft = { $box }: { $strategy } could still be given: { $means }.
warnings-unmet = { $front }: Soviet strategies { $soviet }, yours { $finn }. An unanswered attack takes its space without a die roll.
warnings-scouts = Scouts could strike at { $space }: { $faces } chances of success in six.
# Before an action whose price is easily overlooked.
warnings-sure = Are you sure?
warnings-givenUp = { $space } is given up: neither a unit nor a marker stays. Taking it again takes an attack and scores nothing.
warnings-unanswered =
    { $scouts ->
        [0] { $space } falls without a die roll. That costs Finland at least { $morale } morale.
       *[other] Only scouts defend { $space }. If it falls, that costs Finland at least { $morale } morale.
    }
warnings-noAttack = No attack this turn: that costs { $morale } morale.

## What each counter does, in a sentence: one press away from wherever its letters stand.

effects-unit =
    .FUS = Rifle division. Three make a corps.
    .ELI = Elite division.
    .MECA = Mechanised division: counts as armour, but is badly hampered by snow.
    .TAN = Tank brigade.
    .DIV = Division of the line.
    .SCT = Ski scouts, who also fight behind the lines.
    .WD = Sharpshooters: −1 to the Soviet total for each.
    .SK = Volunteers.
    .RES = Called up from the reserve.
effects-strategy =
    .PRUD = Infantry and mechanised bonuses doubled. Success gains 1 morale; failure costs 1.
    .MASS = Infantry has no bonus. Success gains 2 morale per space; taking nothing costs 3.
    .BLIN = Tank and mechanised bonuses doubled. Success gains 2 morale per space; taking nothing costs 3.
    .MAN = Every bonus doubled, and never below 1. Success gains 4 morale per space; failure costs 4.
    .DEFENSE = With an Entrenchment.
    .CON-ATT = One more unit than the others.
    .MOTTI = Two Environment markers.
    .RESIST = With an Entrenchment.
effects-support =
    .AIR = Soviet: −1 to each Finnish unit. Finnish: cancels Soviet aircraft, or −1 to the Soviet force. None in snow or fog.
    .ART = Soviet: −2 to one Finnish unit. Finnish: −2 to the Soviet force.
    .NKVD = A Soviet force that should retreat stays instead, with double losses.
    .RENF = Two more units.
    .MUNI = −2 to each Finnish unit.
    .RAV = 1 in your favour on the combat die.
    .T34 = A fortified line reduces the force by 1 instead of 4.
    .MER = A line reduces the force by 1 instead of 4, or artillery counts double. From Mar I he opens the ice to Koivisto.
    .TIMO = With artillery, doubles Finnish losses; in a Coordinated Manoeuvre, +1 to every bonus.
    .MANN = The Finns do not retreat but take double losses; or −2 to one Soviet unit.
    .AT = −2 to each tank brigade; −1 to the force if there is none.
    .EMB = −3 to each Soviet unit, and none has a bonus.
effects-environment =
    .snow = −1 to each infantry unit, with no bonus; −3 to tanks and mechanised units. No aircraft.
    .woods = +1 to each Finnish unit, −1 to each tank brigade.
    .forest = −2 to each Soviet unit; tanks have no bonus.
    .swamp = −1 to each Soviet unit.
    .fog = +1 to each Finnish unit. No aircraft.
# On the faces of counters: one or two lines, each of nine letters or so. Soviet or Finnish where they differ.
effects-face =
    .AIR = { $AIR } each
    .finnAIR = { $AIR } force
    .ART = { $ART } on one
    .finnART = { $ART } force
    .NKVD = stands
    .RENF = +{ $RENF } units
    .MUNI = { $MUNI } each
    .RAV = die +{ $RAV }
    .T34 = line { $reducedLine }
    .MER =
        line { $reducedLine }
        or ART ×2
    .TIMO =
        losses ×2
        bonus +{ $TIMO }
    .MANN =
        hold, or
        { $MANN } on one
    .AT =
        TAN { $atOnTanks }
        force { $AT }
    .EMB =
        { $EMB } each,
        no bonus
    .snow =
        { $snow }, 0 bonus
        tanks { $snowOnArmour }
    .woods =
        own +{ $woods }
        TAN { $woodsOnTanks }
    .forest =
        { $forest } each,
        TAN 0 bonus
    .swamp = { $swamp } each
    .fog =
        own +{ $fog }
        no air
effects-entrenched = +4 to the Finnish total, in both attacks.
effects-values =
    { $bonus ->
        [0] Strength { $strength }, no tactical bonus.
       *[other] Strength { $strength }, tactical bonus { $bonus }.
    }

##

table-curtain-title =
    .soviet = Pass the device to the Soviet player
    .finn = Pass the device to the Finnish player
table-curtain-text =
    .soviet = The Soviet command sheet stays hidden until you take the device.
    .finn = The Finnish command sheet stays hidden until you take the device.
table-curtain-lift =
    .soviet = I am the Soviet player
    .finn = I am the Finnish player
table-decides =
    .soviet = The Soviet player decides
    .finn = The Finnish player decides
table-fileHolds = The file also contains everything face down on the command sheets.
table-linkHolds = The link also contains everything face down on the command sheets. It stays hidden in the game, but anyone who decodes the link can read it.
table-notYet = The command sheets are face down. Options that would reveal them are unavailable until nothing is hidden.
table-barrier =
    .reveal = You cannot undo past a reveal.
    .phase = You cannot undo past the end of a phase.
    .hand-over = You cannot undo past a change of player.
table-barrierLine =
    .reveal = No undo past this point: something was revealed.
    .phase = No undo past this point: the phase is over.
    .hand-over = No undo past this point: play passed to the other player.
table-takingOver = Taking over a side shows you its command sheet.
table-signs-1 = The value in a space helps the Finns who defend it, and costs them that much morale if it falls.
table-signs-2 = Blue spaces are Finnish, red ones Soviet; a Finnish space in Soviet hands is red inside a blue ring.
table-signs-3 = A broken ring around a space marks a fortified line.
table-signs-4 = A diamond with the name of a front is a logistic centre; a flag is a Possession marker.
table-signs-5 = A crossed-out space holds units that no logistic chain reaches.
table-signs-6 = An arrow is a strategy on its way; a question mark is face down.
table-keys-1 =
    .keys = Arrow keys
    .text = Move the cursor from space to space on the map
table-keys-2 =
    .keys = Enter
    .text = Select the space under the cursor
table-keys-3 =
    .keys = Long press, right click
    .text = Inspect a space
table-keys-4 =
    .keys = Double click, double tap
    .text = Zoom to the front, and back
table-keysAloud = Arrow keys move around the map, Enter selects; the command sheet beside it offers every choice.
table-call = { $who }. { $todo }
table-nothingYet = Nothing to tell yet. What is laid in secret is not listed here.
table-heading = { $turn } · { $phase }
table-past = An action under earlier rules.
table-editions = The rules or the map have changed since this game was saved.

## Positions put together by hand.

editor-pile =
    .LAP = Front box Lapland
    .LAD = Front box Ladoga
    .KAR = Front box Karelia
    .soviet-lost = Soviet losses
    .soviet-back = Soviet Reinforcements
    .pool = Finnish sheet
    .finn-lost = Finnish losses
    .finn-back = Finnish Reinforcements
editor-brush =
    .marker = Possession marker
editor-field =
    .turn = Turn
    .phase = Phase
    .sovietMorale = Soviet morale
    .finnishMorale = Finnish morale
    .event = Events marker
