##

balance-title = Results of such games
# On the card of a preset, in per cent.
balance-balance = { $games } games between two computer Officers: Soviets { $soviet } %, draws { $draw } %, Finns { $finn } %
# Beside each of them, while the figures are those of an earlier board.
balance-earlier = On the earlier map, under earlier rulings
# What that means, under them all.
balance-outdated = These games were played before the map and the rulings on supply, combat and victory changed; they will be replayed.

##

handicap-title = Handicap
handicap-label = Added to the Soviet total
# Of a suggestion; the points come with their sign.
handicap-take = Use { $points }
handicap-even =
    { $handicap ->
        [0] Two computer Generals come out even without a handicap ({ $games } games, 95 %: { $from } to { $to }).
       *[other] Two computer Generals come out even at { $points } ({ $games } games, 95 %: { $from } to { $to }).
    }
handicap-hint = A house rule: Victory Points added before the level of victory is judged.
# The title of its paragraph.
handicap-rule = Handicaps
handicap-isBidFor = The players’ bids decide it.
# In the list of the rules of a game.
handicap-line = Handicap: Soviet total { $points }

## The words of the choice of rules in the language that is spoken; read when drawing.

choice-title = Rules
choice-more = More about these rules
choice-switches = Individual rules
choice-source-errata =
    .title = Errata
    .about = Official, 1973
choice-source-clarifications =
    .title = Players' clarifications
    .about = Interpretations of the supply rules, and two for balance
choice-source-folder =
    .title = Scenarios and Special Events
    .about = The optional rule of the rules folder, 1972
choice-source-winterWar1992 =
    .title = A Winter War
    .about = Nine variants drawn from the game of 1992
choice-source-habits =
    .title = House rules
    .about = Not in the rules
choice-on =
    { $of ->
        [one]
            { $on ->
                [0] off
               *[other] on
            }
       *[other] { $on } of { $of } on
    }
# Points come with their sign.
# Of a switch, on the card that has its title.
choice-read = Read the rule
choice-readAbout = Read the rule: { $title }
choice-handicap = Soviet total { $points }
choice-handicaps = Handicaps: Soviet total { $sum }.
choice-noHandicap = No handicap.
# What the whole choice amounts to.
choice-own =
    { $changes ->
        [one] Custom: { $preset }, with { $changes } change
       *[other] Custom: { $preset }, with { $changes } changes
    }
choice-needs = Has an effect only with { $other }.
choice-brought = On, because { $other } includes it.
choice-brings = Includes { $other }; the first drop can be planned at set-up.
choice-murmanskOff = The Murmansk Defence is off.
choice-dropReturns = Event F only returns a lost 3-1-1 to Leningrad.
choice-lengthBeforeEvents = If play continues, Scenario and event are rolled too; the length is rolled before a cease-fire can be called.
choice-aidWithoutEvents = Without { rules-option-events.label } only the arrivals change: no extra volunteers, no +1 for the Scenario.
choice-aidWithResolve = No +1 for the Scenario: { rules-option-resoluteIntervention.label } has its own dice.
choice-eventHVoid = Event H is void: Petrozavodsk already supplies 90.
choice-tableReplaced = Replaces the Scenario table: Scenarios C, D and E do not occur.
choice-together = Together with { $other }: Soviet total { $points }.
# Above the rulebook of a game.
choice-inGame = In this game
choice-asPrinted = The rules folder as it was printed, without its errata.

## Switches: label, sentence, source.

rules-option-errata =
    .label = Official errata of 1973
    .hint = Finns in Leningrad win at once; corrected arrivals and counter mix.
    .source = Errata, 1973: E1 to E3
rules-option-touchMove =
    .label = Touch-move
    .hint = A move cannot be undone.
    .source = Ruling M4
rules-option-soakOffs =
    .label = Soak-offs
    .hint = Soviet units that must attack may do so at 1-4 or worse even if avoidable, and are lost.
    .source = A house rule, not in the rules
rules-option-clar1 =
    .label = Supply is fixed while you move
    .hint = Your own units keep the supply state they began with.
    .source = Clarification 1
rules-option-clar2 =
    .label = Attackers are judged once
    .hint = At the start of the Combat Phase; defenders at each battle.
    .source = Clarification 2
rules-option-clar3 =
    .label = All your units are judged
    .hint = Capacity is allocated before the first battle.
    .source = Clarification 3
rules-option-clar4 =
    .label = An overload lasts
    .hint = From the Combat Phase to your next Movement Phase.
    .source = Clarification 4
rules-option-clar5 =
    .label = A cut line may reopen
    .hint = In the enemy's turn too, as in the printed rules.
    .source = Clarification 5
rules-option-clar6 =
    .label = Capacity counts in the enemy's turn
    .hint = Units left out stay left out until your turn.
    .source = Clarification 6
rules-option-clar7 =
    .label = Overloaded units withdraw
    .hint = One hex, before any battle; otherwise they attack halved.
    .source = Clarification 7
rules-option-clar8 =
    .label = Cut off, not overloaded
    .hint = Units without a path do not have to attack; as printed.
    .source = Clarification 8
rules-option-clar9 =
    .label = Any city within ten hexes
    .hint = Balance: an HQ does not have to use the closest city.
    .source = Clarification 9
rules-option-clar10 =
    .label = The 4-4-2 stays in the south
    .hint = Balance: it is not set up north of Row A.
    .source = Clarification 10
rules-option-events =
    .label = Scenarios and Special Events
    .hint = After each Game-Turn except the last, both players roll: the Allies may land; volunteers, paratroops or severe cold may come.
    .source = Rules folder, 1972
rules-option-ceaseFire =
    .label = Cease-fire
    .hint = Event K lets the Finnish player end the game after the next Game-Turn.
    .source = Rules folder, 1972
rules-option-airborne =
    .label = Airborne operations
    .hint = The 3-1-1 waits in Leningrad; a drop up to 12 hexes away is planned in secret one Game-Turn ahead, and a die roll decides how it lands.
    .source = A Winter War, rule 36D
rules-option-variableLength =
    .label = Variable game length
    .hint = Die rolls after Game-Turns 10 and 12 decide whether the war goes on, to Game-Turn 13 at most.
    .source = A Winter War, rule 36E
rules-option-acceleratedAid =
    .label = Accelerated foreign aid
    .hint = Finnish arrivals of Game-Turn 4 and later come three Game-Turns earlier; more volunteers, and more likely Scenarios.
    .source = A Winter War, rule 36F
rules-option-sovietPreparedness =
    .label = Soviet preparedness
    .hint = Soviet arrivals of Game-Turns 1 to 3 are set up, later ones come three Game-Turns earlier, and Petrozavodsk supplies 90.
    .source = A Winter War, rule 36G
rules-option-earlierStart =
    .label = Earlier start
    .hint = Play starts with Game-Turn 0: both armies hold units back for it, and one hex of the Mannerheim Line is unfinished.
    .source = A Winter War, rule 36H
rules-option-heavyTanks =
    .label = Heavy tanks
    .hint = Two of the 2-1-3s are too heavy for ice: no lake hexside without a road, no frozen sea.
    .source = A Winter War, Designer's Choice A1
rules-option-skiExploitation =
    .label = Finnish ski exploitation
    .hint = After combat, 1-1-3s and 0-0-3s that have hardly moved may move one more hex.
    .source = A Winter War, Designer's Choice A2
rules-option-variableDemolition =
    .label = Variable demolition
    .hint = Units may break railways in the enemy's country; trains and rail connections are cut until the owner repairs them.
    .source = A Winter War, Designer's Choice B
rules-option-resoluteIntervention =
    .label = Resolute western intervention
    .hint = Two dice bring the Allies, more likely every Game-Turn; Norway and Sweden may resist, and Soviet reserves arrive early.
    .source = A Winter War, Designer's Choice C
