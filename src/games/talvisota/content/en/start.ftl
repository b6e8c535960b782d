## What Talvisota says around its lessons.

learn-lessons = Three lessons on the map: what wins, a whole turn, and the odds
# The level says how the Finns are drawn.
learn-quick = You lead the Soviets against drawn Finns. { $level }
learn-busy =
    .finn = The Finns are responding …
    .soviet = The Soviets are responding …

## The game on the start screen.

front-tagline = The war for Finland, seen from the two headquarters
front-about = A digital edition of Lionel Liron’s game from the French magazine VaeVictis: secret orders, three fronts and the morale of two nations.
front-kind = Secret orders on three fronts; for two players or against the computer
front-soloHint = You lead the Soviets, and the Finns are drawn from bags, counter by counter. How strong they are is chosen under Rules.
front-credits = Map and counter values are reconstructions; the published ones are not available.

## What the start screen says of this game.

card-level-recruit =
    .name = Recruit
    .hint = Picks its orders at random about every other turn.
card-level-officer =
    .name = Officer
    .hint = Picks its orders at random one turn in four.
card-level-boldOfficer =
    .name = Bold Officer
    .hint = Attacks on most turns, and raids more.
card-level-general =
    .name = General
    .hint = Works out what you may hold, and is unpredictable.
card-level-boldGeneral =
    .name = Bold General
    .hint = Attacks on most turns, and raids more.
card-standing = Turn { $turn }, { $phase }
card-morale = Morale
card-moraleLine = Morale: Soviet Union { $soviet }, Finland { $finn }
# Of two people at one device.
card-passing = Pass the device whenever a command sheet is opened. A cover screen hides it from the other player.
card-solo = Solo
card-drawnFinns = Strength of the Finns
card-drawnLevel-printed =
    .name = As printed
    .hint = Finnish means are drawn once. A careful player wins every game.
card-drawnLevel-recruit =
    .name = Recruit
    .hint = Finnish means are the best of three draws.
card-drawnLevel-officer =
    .name = Officer
    .hint = Best of eight draws, and fortified spaces neither cost nor give morale.
card-drawnLevel-general =
    .name = General
    .hint = Best of twelve draws, fortified spaces neither cost nor give morale, and no conquest raises Soviet morale.
card-rules = Rules
card-recommended = The recommended game
card-changed = Options in play: { $count }

##

common-title = Talvisota 1939–1940
common-side =
    .soviet = Soviet Union
    .finn = Finland
common-adjective =
    .soviet = Soviet
    .finn = Finnish
common-player =
    .soviet = Soviet player
    .finn = Finnish player
common-front =
    .LAP = Lapland
    .LAD = Ladoga
    .KAR = Karelia
common-unit =
    .FUS = Fusiliers
    .ELI = Elite
    .MECA = Mechanised
    .TAN = Tanks
    .DIV = Division
    .SCT = Scouts
    .WD = White Death
    .SK = Civil Guard
    .RES = Reservists
common-counted =
    .FUS =
        { $n ->
            [one] fusilier division
           *[other] fusilier divisions
        }
    .ELI =
        { $n ->
            [one] elite division
           *[other] elite divisions
        }
    .MECA =
        { $n ->
            [one] mechanised division
           *[other] mechanised divisions
        }
    .TAN =
        { $n ->
            [one] tank brigade
           *[other] tank brigades
        }
    .DIV =
        { $n ->
            [one] division
           *[other] divisions
        }
    .SCT =
        { $n ->
            [one] scout unit
           *[other] scout units
        }
    .WD =
        { $n ->
            [one] White Death unit
           *[other] White Death units
        }
    .SK =
        { $n ->
            [one] Civil Guard unit
           *[other] Civil Guard units
        }
    .RES =
        { $n ->
            [one] reservist unit
           *[other] reservist units
        }
common-strategy =
    .PRUD = Prudent advance
    .MASS = Massive attack
    .BLIN = Armoured attack
    .MAN = Coordinated Manoeuvre
    .DEFENSE = Defensive Position
    .CON-ATT = Counter-attack
    .MOTTI = Motti
    .RESIST = Fierce Resistance
common-support =
    .AIR = Air Support
    .ART = Artillery Support
    .NKVD = NKVD
    .RENF = Reinforcements
    .MUNI = Lack of munitions
    .RAV = Supply
    .T34 = Brigade T-34/KV-1
    .MER = Meretskov Support
    .TIMO = Timoshenko Support
    .MANN = Mannerheim Support
    .AT = Anti-Tanks
    .EMB = Ambush
common-environment =
    .snow = Snow
    .woods = Woods
    .forest = Forest
    .swamp = Swamp
    .fog = Fog
common-phase =
    .set-up = Set-up
    .event = Events
    .recovery = Reinforcements
    .withdrawal = Scouts in place
    .movement = Special movement
    .soviet-plans = Soviet strategies
    .finnish-plans = Finnish strategies
    .soviet-allotment = Soviet means
    .finnish-allotment = Finnish means
    .deployment = Deployment
    .combat = Combat
    .harassment = Behind the lines
    .turn-end = End of turn
    .over = The game is over
common-cause =
    .event = events abroad
    .recovery = units bought back
    .success = success of a strategy
    .number = value of the space
    .fortified = fortified space
    .failure = failure of a strategy
    .harassment = scouts behind the lines
    .waiting = a turn without an attack
common-shortPhase =
    .plans = Strategies
    .means = Means
common-winner =
    .soviet = The Soviet Union wins
    .finn = Finland wins
    .draw = Draw
common-turn = Turn { $turn }
common-dates-1 = early December 1939
common-dates-2 = late December 1939
common-dates-3 = early January 1940
common-dates-4 = late January 1940
common-dates-5 = early February 1940
common-dates-6 = late February 1940
common-dates-7 = early March 1940
common-dates-8 = late March 1940
common-setUp = Before the first turn
# What a beaten or empty side is called: nobody.
common-nobody = nobody
common-reconstructed = Reconstructed: the printed value is not available.
common-morale = Morale
common-moraleHint = see what each side wants
# A strategy or a counter that is not turned up yet.
common-faceDown = Face down
common-entrenched = Entrenchment
# What Mannerheim does: nobody retreats, or a unit loses two.
common-hold = No retreat, losses doubled
common-minusTwo = −2 to one { $unit }
common-option-literalTable =
    .title = Combat table as printed
    .text = The stronger side, whichever it is, rolls in the column of the difference. It can then pay to be weaker.
common-option-moscowWaits =
    .title = Moscow waits
    .text = A turn without a Soviet attack costs nothing.
common-option-flatWaiting =
    .title = Patient Moscow
    .text = A turn without a Soviet attack always costs 1 morale, instead of 1, 2 and then 3 for turns in a row.
common-option-fortGainOnly =
    .title = Small Soviet gains
    .text = Soviet morale rises only by the 2 of a fortified space.
common-option-easierReinforcements =
    .title = Easier reinforcements
    .text = One morale point buys three Fusiliers or two other units.
common-option-noLinePoints =
    .title = No points for the line
    .text = Fortified spaces neither cost nor give morale.
common-option-leanIsthmus =
    .title = Leaner Isthmus
    .text = Kämärä and Äyräpää are omitted.
common-option-ownCentre =
    .title = Own centre
    .text = A chain must lead to a centre of its own front, within that front.
common-option-freeSupports =
    .title = Free supports
    .text = Supports are allotted to strategies without being placed on a front first. Good for beginners.
common-option-allAtOnce =
    .title = All at once
    .text = Everything is revealed before the first combat.
common-option-boundAnswers =
    .title = Bound answers
    .text = The first Finnish strategy of a front answers the first attack there.
common-option-nkvdHolds =
    .title = The NKVD holds
    .text = With the NKVD, a defeated force retreats only one space.
common-option-solo =
    .title = Solo
    .text = You play the Soviet side; the Finns are drawn.
common-option-bestOfThree =
    .title = Best of three draws
    .text = Solo: Finnish means are drawn three times, and the strongest draw is used.
common-option-bestOfEight =
    .title = Best of eight draws
    .text = Solo: Finnish means are drawn eight times, and the strongest draw is used.
common-option-bestOfTwelve =
    .title = Best of twelve draws
    .text = Solo: Finnish means are drawn twelve times, and the strongest draw is used.
