##

interphase-event =
    .F = Soviet paradrop
    .G = foreign volunteers
    .H = Soviet logistics
    .J = Soviet replacements
    .K = cease-fire
    .GJ = volunteers and replacements
    .L = severe cold
interphase-scenario =
    .A = the Allies at Petsamo
    .B = the Allies cross Scandinavia
    .C = the Allies on both roads
    .D = Sweden sends help early
    .E = a threat to Baku
# Within a sentence of the log: what was rolled.
interphase-dice =
    { $count ->
        [one] die { $faces }
       *[other] dice { $faces } = { $sum }
    }
# A Scenario as it is named when it is in force.
interphase-named =
    { $letter ->
        [A] the Allies at Petsamo
        [B] the Allies cross Scandinavia
        [C] the Allies on both roads, a reconstruction
        [D] Sweden sends help early, a reconstruction
       *[E] a threat to Baku, a reconstruction
    }
interphase-lost =
    .B = The number of brigades is lost.
    .C = The printed text of this Scenario is lost.
    .D = The printed text of this Scenario is lost.
    .E = The printed text of this Scenario is lost.
interphase-neutral =
    .norway = Norway
    .sweden = Sweden
interphase-todo =
    .length = Roll to see whether the war goes on.
    .scenario = Roll for a Scenario.
    .intervention = Roll two dice: do the Allies come?
    .norway = Roll to see whether Norway resists.
    .sweden = Roll to see whether Sweden resists.
    .event = Roll for a Special Event.
    .next = The Interphase is over: begin Game-Turn { $turn }.
    .count = The war is over: count the points.
    .cease-fire = Call the cease-fire, or continue the war.
    .landing = Soviet units hold Petsamo: assault from the sea, or turn back.
    .muster = Choose the city where { $units } joins.
    .climate = Choose Soviet units lost to the cold: { $points } still to lose.
    .recall = Choose units that leave for another front: { $points } still to go.
interphase-button =
    .length = Roll for the length
    .scenario = Roll for a Scenario
    .intervention = Roll for the Allies
    .norway = Roll for Norway
    .sweden = Roll for Sweden
    .event = Roll for a Special Event
    .next = Begin Game-Turn { $turn }
    .count = Count the points
    .forfeit = Remove this unit
interphase-panel-title = After Game-Turn { $turn }
interphase-panel-status =
    .done = done
    .now = now
    .next = to come
interphase-panel-step =
    .length = Length of the game
    .cease-fire = Cease-fire
    .scenario = Scenario
    .intervention = Western intervention
    .norway = Norway
    .sweden = Sweden
    .landing = Landing at Petsamo
    .event = Special Event
interphase-panel-inForce = Scenario { $letter }, { $scenario }, has been in force since Game-Turn { $turn }: no Scenario roll is made.
interphase-panel-finished = All dice have been rolled. Game-Turn { $turn } can begin.
interphase-panel-ended = All dice have been rolled. The points can be counted.
interphase-panel-faces =
    { $count ->
        [one] Die { $first }
       *[other] Die { $first } to { $last }
    }
interphase-panel-die = Die
interphase-panel-result = Result
interphase-panel-reconstructed = † Reconstruction: { $what }
interphase-panel-notes =
    .row = The row for a die of 5 is lost.
    .entry = The entry for a die of 2 is lost.
interphase-panel-plusOne = Accelerated foreign aid adds 1 to the die; the numbers here are unmodified.
interphase-panel-voidNow = no effect now: { $why }
interphase-panel-chance = { $favourable } in { $of }, { $percent }
interphase-panel-intervention = Two dice, { $atMost } or less: the Allies come
interphase-panel-resists =
    { $atMost ->
        [one] { $who } resists on 1
       *[other] { $who } resists on 1 to { $atMost }
    }
interphase-panel-neighbours = If they come, roll one die each for Norway and Sweden to see whether they resist.
interphase-panel-outcomes =
    .none = Neither resists: Scenario B
    .one = One resists: Scenario A
    .both = Both resist: Scenario A after Game-Turn { $turn }
interphase-brings-none = none
interphase-brings-scenario =
    .A = Three Allied brigades come to Petsamo by sea.
    .B = Six Allied brigades come to R in Sweden, next to Tornio.
    .C = Three Allied brigades come to R, three to Petsamo.
    .D = The Swedes and the 64th Regiment join at once.
    .E = Soviet units worth 12 attack points leave for good.
interphase-brings-event =
    .F = The 3-1-1 can be dropped within six hexes of Leningrad.
    .Fagain = A lost 3-1-1 returns to Leningrad.
    .G = A 2-2-2 joins in Helsinki or Oulu.
    .H = With a Scenario in force, Petrozavodsk supplies 90.
    .J = A lost 2-1-2 returns as a reinforcement.
    .K = The Finns may end the game after the next Game-Turn.
    .GJ = A 2-2-2 joins the Finns, and a lost 2-1-2 returns.
    .L = The Soviets lose 4 attack points; no trains next Game-Turn.
interphase-brings-volunteers = A 2-2-2 joins in Helsinki or Oulu, by accelerated foreign aid.
interphase-brings-ends = The war ends here.
interphase-brings-goesOn = Play goes on through Game-Turn { $turn }.
interphase-came =
    .scenario = { $letter }: { $scenario }
    .warEnds = The war is over
    .warGoesOn = The war goes on
    .noScenario = No Scenario
    .again = The Finnish player rolls again in the next Interphase.
    .counted = Die { $die }, counted as { $modified }.
    .event =
        { $event ->
            [GJ] G and J: { $what }
           *[other] { $event }: { $what }
        }
    .noEvent = No event
    .volunteers = Foreign volunteers
    .noVolunteers = There are no units left for them, or no city is available.
    .allies = { $sum } against { $atMost }: the Allies come
    .stayAway = { $sum } against { $atMost }: the Allies stay away
    .hasten = In Game-Turn { $turn } the Soviet reinforcements of Game-Turn { $next } are due as well.
    .resists = { $who } resists
    .resistsOn =
        { $atMost ->
            [one] It resists on 1.
           *[other] It resists on 1 to { $atMost }.
        }
    .letsThrough = { $who } lets the Allies through
interphase-ceaseFire =
    .now = If you call it, the game ends now:
    .result = { $level }, Soviet total { $points }
    .isolated = Isolated units of both sides are lost first.
    .offer = Either way, this offer is used up.
    .call = Call the cease-fire
    .decline = Continue the war
interphase-landing-text = Three Allied brigades are off Petsamo, and Soviet units hold it.
interphase-landing-defenders = In Petsamo
interphase-landing-ashore = They come ashore: { $faces } in 6, { $percent }
interphase-landing-outcome =
    .Ae = all three brigades are lost
    .Ar = all three brigades are lost
    .Ne = all three brigades are lost
    .De = the defenders are lost, the Allies ashore
    .Dr = the defenders retreat, the Allies ashore
    .exchange = the defenders and { $lost } of the brigades are lost, { $ashore } ashore
    .allLost = the defenders and all three brigades are lost
interphase-landing-assault = Assault from the sea
interphase-landing-accept = Assault
interphase-landing-decline = Turn back
interphase-landing-declined =
    .none = If they turn back, no Scenario takes effect; you roll again in the next Interphase.
    .over = If they turn back, they will not return.
    .half = If they turn back, the three stay away, but the Scenario is still in force.
interphase-muster =
    .title = Choose the city
interphase-forfeit =
    .climate = Lost to the cold
    .recall = To another front
    .left = { $points } to lose
    .isolatedFirst = The Finnish player chooses, isolated units first.
    .each = One unit at a time: exactly this many points, or as little over as the units allow.
interphase-atSea = at sea
interphase-log-lengthEnds = Length of the game: { $dice }. It ends after Game-Turn { $turn } ({ RULE("Option.E") }).
interphase-log-lengthOn = Length of the game: { $dice }. Play goes on through Game-Turn { $turn } ({ RULE("Option.E") }).
# $counted is what the die counts as, where that is not what it shows; $letter is that of a Scenario that comes, $scenario its name.
interphase-log-scenarioDie =
    { $letter ->
        [none]
            Scenario: { $dice }{ $counted ->
                [none] { "" }
               *[other] , counted as { $counted }
            }, none comes ({ RULE("Scenario.Table") }).
       *[other]
            Scenario: { $dice }{ $counted ->
                [none] { "" }
               *[other] , counted as { $counted }
            }, { $letter }, { $scenario } ({ RULE("Scenario.Table") }).
    }
interphase-log-scenario = Scenario { $letter } is in force: { $scenario } ({ $rule }).
interphase-log-intervention =
    { $comes ->
        [true] Western intervention: { $dice }, the Allies come on { $atMost } or less. They come; in Game-Turn { $next } the Soviet reinforcements of Game-Turn { $afterNext } are due as well ({ RULE("Designer.C") }).
       *[false] Western intervention: { $dice }, the Allies come on { $atMost } or less. They stay away ({ RULE("Designer.C") }).
    }
interphase-log-neutral =
    { $resists ->
        [true]
            { $country }: { $dice }, it resists on { $atMost ->
                [one] 1
               *[other] 1 to { $atMost }
            }. It resists ({ RULE("Designer.C") }).
       *[false]
            { $country }: { $dice }, it resists on { $atMost ->
                [one] 1
               *[other] 1 to { $atMost }
            }. It lets the Allies through ({ RULE("Designer.C") }).
    }
interphase-log-eventDie =
    { $event ->
        [none] Special Event: { $dice }, none ({ RULE("Event.Table") }).
        [GJ] Special Event: { $dice }, G and J, { $what } ({ RULE("Event.Table") }).
       *[other] Special Event: { $dice }, { $event }, { $what } ({ RULE("Event.Table") }).
    }
interphase-log-volunteers = Special Event: { $dice }, none; volunteers join if they can ({ RULE("Option.F") }).
interphase-log-F = The 3-1-1 is ready in Leningrad ({ RULE("Event.F") }).
interphase-log-H = Petrozavodsk supplies up to 90 attack points for the rest of the game ({ RULE("Event.H") }).
interphase-log-K = After Game-Turn { $turn } the Finnish player may call a cease-fire ({ RULE("Event.K") }).
interphase-log-L = The Soviets lose at least 4 attack points to the cold, and in Game-Turn { $turn } no unit moves by rail ({ RULE("Event.L") }).
interphase-log-noEffect = { $event } has no effect: { $why } ({ $rule }).
# Several of a kind: "Six 3-2-2s".
interphase-log-alike =
    { $n ->
        [2] Two { $label }s
        [3] Three { $label }s
        [4] Four { $label }s
        [5] Five { $label }s
        [6] Six { $label }s
       *[other] { $n } { $label }s
    }
interphase-log-joined =
    { $many ->
        [true] { $units } join at { $hex }.
       *[false] { $units } joins at { $hex }.
    }
interphase-log-returned = { $unit } returns as a Soviet reinforcement from Game-Turn { $turn } on ({ RULE("Event.J") }).
interphase-log-recalled = { $unit } leaves { $hex } for another front ({ RULE("Scenario.E") }).
interphase-log-landing = The Allies assault { $hex } from the sea, { $strengths }: { $column }, die { $die }. { $result } ({ RULE("Scenario.A") }).
interphase-log-turnedBack = No assault: the Allies turn back from Petsamo ({ RULE("Scenario.A") }).
interphase-log-noCeaseFire = No cease-fire is called: the war goes on ({ RULE("Event.K") }).
interphase-log-ceaseFire = A cease-fire ends the game: { $level }, { $points } Victory Points ({ RULE("Event.K") }).
interphase-log-landingDelayed = Norway and Sweden both resist: the Allies come to Petsamo after Game-Turn { $turn } ({ RULE("Designer.C") }).
interphase-log-heavy = Heavy tanks: { $units } ({ RULE("Designer.A1") }).
interphase-log-planned = The Soviet player writes down or cancels a plan for the paratroops ({ RULE("Option.D3") }).
interphase-log-droppedByEvent = { $unit } is dropped at { $hex } ({ RULE("Event.F") }).
interphase-log-dropped = { $unit } is dropped at { $hex }: die { $die }, { $against }, net { $net }. { $result } ({ RULE("Option.D1") }).
interphase-log-demolished = { $unit } breaks the railway at { $hex } ({ RULE("Designer.B") }).
interphase-log-mended = The railway at { $hex } is repaired ({ RULE("Designer.B") }).
interphase-log-thawed = The ice breaks up: { $unit } moves from { $from } to { $to } ({ RULE("Option.E") }).
interphase-why =
    .paradropHasCome = it has already come
    .brigadeInPlay = the 3-1-1 has not been lost
    .leningradTaken = Leningrad is in Finnish hands
    .noVolunteers = all six volunteer units have arrived
    .noCity = neither Helsinki nor Oulu is in Finnish hands
    .raisedAlready = Petrozavodsk already supplies 90
    .noScenario = no Scenario is in force
    .nothingLost = no 2-1-2 has been lost
    .switchedOff = the cease-fire is not in play
    .endsAnyway = the game ends after the next Game-Turn anyway
interphase-drop-modifier =
    .weather = weather
    .terrain = no clear hex
    .city = Finnish city
    .zone = zone of control
    .distance = distance
interphase-drop-result =
    .fine = It lands well
    .halved = Disrupted: halved
    .stunned = Badly disrupted: halved, and cannot attack
    .eliminated = It is lost

##

variant-drop-title = Air drop
variant-drop-none = No landing place is written down for the next turn.
variant-drop-written = A landing place for Game-Turn { $turn } is written down. It is void if the 3-1-1 moves, or if Finns occupy it.
variant-drop-write = Write down a landing place
variant-drop-change = Change the plan
variant-drop-tear = Tear up the plan
variant-drop-show = Show the plan
variant-drop-showing = The plan is shown on the map. Any other action hides it.
variant-drop-back = Not now
variant-drop-lookAway =
    .title = A secret plan
    .text = The Finnish player should look away now: the landing place is shown on the map until it is written down.
    .go = Choose the hex
    .show = The Finnish player should look away now: the landing place will be shown on the map.
variant-drop-aim = Select a marked hex: land in Finland within 12 hexes of Leningrad.
variant-drop-aimEvent = Select a marked hex: land in Finland within 6 hexes of Leningrad, outside enemy zones of control.
variant-drop-put = Write down { $place }
variant-drop-at = Drop at { $place }
variant-drop-far =
    { $n ->
        [one] { $n } hex from Leningrad
       *[other] { $n } hexes from Leningrad
    }
variant-drop-modifiers = Against the drop
variant-drop-today = By current zones of control.
variant-drop-faceDown = The Finnish counters are face down: their zones of control are not counted.
variant-drop-occupied = Finns are there now: no landing while they stay.
variant-drop-chance = { $n } in 6
variant-drop-net = Die { $die } − { $against } = { $net }
variant-drop-short =
    .fine = full
    .halved = ½
    .stunned = 0
    .eliminated = lost
variant-drop-result-fine =
    .name = In good order
    .meaning = It fights at full strength, and must attack if it can.
variant-drop-result-halved =
    .name = Disrupted
    .meaning = Halved, without zone of control; it may attack.
variant-drop-result-stunned =
    .name = Badly disrupted
    .meaning = Cannot attack; defence halved, no zone of control.
variant-drop-result-eliminated =
    .name = Eliminated
    .meaning = The 3-1-1 is lost.
variant-drop-noDie = No die is rolled. The 3-1-1 can neither move nor attack before the next Soviet Player-Turn.
variant-drop-planned = The paratroops may land at the planned hex, or stay in Leningrad.
variant-drop-giveUp = Cancel the drop
variant-drop-notNow = Not this turn
variant-drop-goOn = Continue
variant-drop-landed = The paratroops have landed
variant-drop-last = Last drop
variant-todo =
    .aim = Select the paratroops’ landing place.
    .planned = Drop the paratroops as planned, or cancel the drop.
    .event = Select a hex for the paratroops, or keep them in Leningrad.
    .landed = The paratroops have landed. Continue when ready.
    .plan = Write down a landing place for the paratroops, or begin movement.
    .exploit = Light units that spent at most 1 MP may spend 1 MP more.
    .reserveSoviet =
        { $now ->
            [20] These 20 attack points may not stay behind: at least 12 in 2-1-2s, and no headquarters.
           *[other] Place your counters until exactly 20 attack points are left in the tray: { $now } now.
        }
    .reserveFinn =
        { $left ->
            [0] Return counters: one 2-2-3 and two 1-1-3s stay in the tray.
           *[other] Place your counters: { $left } to go; one 2-2-3 and two 1-1-3s stay in the tray.
        }
    .reserved = Counters in the tray arrive in Game-Turn 0. End set-up when you are ready.
variant-command =
    .plan = Plan for the paratroops
    .peek = Show the plan for the paratroops
    .demolish = Break the railway
variant-signs =
    .airborne = A small parachute on a counter: just dropped; ½: disrupted, halved; a cross: cannot attack.
    .heavyTanks = An H on a counter: heavy tanks, which cannot cross frozen lakes.
    .variableDemolition = Two bars and a gap on a railway: it is broken there.
variant-exploit =
    .candidates = May exploit
    .end = End exploitation
variant-demolish-button = Break the railway ({ $cost } MP)
variant-demolish-moved = It has moved; { $left } MP left.
variant-demolish-here = The railway here is broken.
variant-demolish-broken = railway broken
variant-demolish-mended =
    .finn = The railway is broken: no train or rail connection passes. A Finnish unit that stays here for a whole Movement Phase, outside Soviet zones of control, repairs it.
    .soviet = The railway is broken: no train or rail connection passes. A Soviet unit that stays here for a whole Movement Phase, outside Finnish zones of control, repairs it.
variant-reserve =
    .title = Held back
    .coming = Counters left in the tray arrive as reinforcements in Game-Turn 0.
    .now =
        { $met ->
            [true] { $n }, right
           *[false] { $n } now
        }
    .points = Attack points, exactly 20
    .regiments = Of them in 2-1-2s, at least 12
    .hqs = Headquarters, none
    .regiment = 2-2-3, exactly one
    .battalions = 1-1-3, exactly two
    .others = Other counters, none
variant-unfinished = This fort is unfinished: not a Fortification in the Soviet Player-Turn of Game-Turn 0, but one from the Finnish Player-Turn on.
variant-heavy =
    .title = Heavy tanks
    .hint = Two of the three 2-1-3s: too heavy for lake hexsides without a road, and for the ice.
    .pair = { $one } and { $other }
    .note = heavy tanks: no lake hexsides, no ice
variant-neutral = Neutral territory: Allied units here are in supply, cannot be attacked, and leave across the Finnish frontier.
variant-ice =
    .hex = Ice in turns 8 to 12
    .row = Ice, turns 8 to 12
variant-dropped =
    .dropped = just dropped: captures nothing yet
    .disrupted = disrupted: halved, no zone of control
    .stunned = badly disrupted: cannot attack, defence halved, no zone of control
