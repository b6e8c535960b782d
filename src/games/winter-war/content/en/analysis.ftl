##

history-title = Historical background
history-command = Historical background
# Under its picture above the log.
history-short = History
# Over the row of buttons.
history-pages = Game-Turns
history-turn = Game-Turn { $turn }
history-turnNow = Game-Turn { $turn }, now in play
history-board = The map
history-heading = Game-Turn { $turn } · { $dates }
history-sources = Sources: { $books }.

## What moves are for.

# Where moves lead; .object is the form as the object of a verb.
intents-front-isthmus =
    .name = the Isthmus
    .object = the Isthmus
intents-front-ladoga =
    .name = the Ladoga front
    .object = the Ladoga front
intents-front-viipuri =
    .name = Viipuri
    .object = Viipuri
intents-front-oulu =
    .name = the centre, towards Oulu
    .object = the centre, towards Oulu
intents-front-petsamo =
    .name = Petsamo
    .object = Petsamo
intents-front-railway =
    .name = the Murmansk railway
    .object = the Murmansk railway
intents-front-leningrad =
    .name = Leningrad
    .object = Leningrad
intents-front-murmansk =
    .name = Murmansk
    .object = Murmansk
# $name is the front; $object is its form as the object of a verb.
intents-aim =
    { $aim ->
        [hold] Hold { $object }
        [take] Attack { $object }
        [cut] Cut { $object }
        [guard] Guard { $object }
        [delay] Delay the enemy: { $name }
        [strike] Counter-attack: { $name }
       *[gather] Mass on { $name }
    }
intents-reason =
    .counts-for-victory = worth Victory Points
    .opens-the-way = opens the way
    .feeds-the-enemy = cuts enemy supply
    .feeds-us = protects our supply
    .enemy-is-weak-here = the enemy is weak there
    .enemy-is-strong-here = the enemy is strong there
    .not-yet-ready = massing for an attack
    .plan-has-failed = the plan has failed
# Why they marched: over the list.
intents-more =
    { $n ->
        [one] { $n } more unit
       *[other] { $n } more units
    }
intents-headquarters = Headquarters: { $units }
intents-title = Purpose of the moves
# Of what is being done now.
intents-now = Purpose of these moves
# The General's plan for the war.
intents-plan = The plan

## The odds card: how the strengths add up, and what one unit more or fewer would do.

odds-strengths = Strengths in detail
odds-attack = Attack
odds-defence = Defence
odds-withIt = with it { $column }
odds-withoutIt = without it { $column }
odds-nobody = needed
odds-noDie = no die

## The planner of attacks.

planner-command = Plan the attacks
planner-views = One attack or the whole plan
planner-attack = Attack
planner-plan = Plan
planner-title = Attack plan
planner-wish = What matters most?
planner-wishes-losses =
    .name = Losses
    .hint = Points lost by the enemy, minus your own.
planner-wishes-ground =
    .name = Ground
    .hint = Hexes cleared; cities and Fortifications count for more.
planner-wishes-careful =
    .name = Own units
    .hint = Lose as few of your own points as possible.
planner-suggested = Best plans
planner-nothing = No attack is worth making with this priority.
planner-inexact = The front is too complex to search fully: there may be a better plan.
planner-choice =
    { $attacks ->
        [one] Plan { $i }: { $attacks } attack
       *[other] Plan { $i }: { $attacks } attacks
    }
planner-loses = On average you lose { $own }, they lose { $enemy }
planner-all = { $percent } to clear every hex
planner-any = { $percent } to clear any
planner-differs = Different from plan 1: { $attacks }
planner-owed =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } must attack, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } must be attacked.
planner-left =
    Not planned yet: { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }.
planner-complete = The plan meets every obligation.
planner-attacks = Attacks
planner-number = Attack { $i }
planner-cleared = { $percent } to clear the hex
planner-costly = { $percent } to lose units
planner-expected = on average you lose { $own }, they lose { $enemy }
planner-emptyUnits = No attackers yet.
planner-emptyHexes = No hex yet.
planner-put = Place { $unit } here
planner-pin = Keep
planner-remove = Remove attack { $i }
planner-removeHex = Leave { $hex } out
planner-unplanned = Not in the plan
planner-mustUnits = Units that must attack
planner-mayUnits = Units that may attack
planner-mustHexes = Hexes that must be attacked
planner-mayHexes = Hexes that may be attacked
planner-newAttack = Attack { $hex }
planner-takeOut = Remove from the plan
planner-hint = Select a unit, then its attack, or drag it there. “Keep” locks an attack when the rest is auto-completed.
planner-whole = The whole plan
planner-losses = Own attack points lost
planner-fill = Auto-complete
planner-carryOut = Execute
planner-incomplete = The plan does not yet meet every obligation.
planner-none = The plan contains no attacks.
planner-of = Attack { $i } of { $n } of the plan
planner-stop = Stop and replan
planner-finished = The plan is complete.
planner-onlyInAttack = Attacks are planned in the Attack Segment.

## The words that only paper has.

print-charts = Charts
print-turns = Turns and reinforcements
print-situation = Situation
print-units = { $army }: unit positions
print-eliminated = Eliminated
print-waiting = Off the map
print-none = none
print-log = Log

##

records-title = Dice statistics
records-command = Dice statistics
# Under its picture above the log.
records-short = Dice
records-none = No die has been rolled yet.
# Losses only: what the dice were worth in Victory Points, the review estimates.
records-even = Losses against the average: the same for both sides so far.
records-better =
    { $name ->
        [none] { $side ->
            [finn] Losses against the average: { $points } attack points better for the Finnish player.
           *[soviet] Losses against the average: { $points } attack points better for the Soviet player.
        }
       *[other] Losses against the average: { $points } attack points better for { $name }.
    }
records-rarity =
    .usual = Nothing unusual: two games in three fall within this range.
    .uncommon = More than usual: fewer than one game in three goes this far by chance.
    .rare = Rare: fewer than one game in twenty goes this far by chance.
records-measure = For every battle, the roll is compared with the average of all six: what the same forces would have lost with each, in attack strength points. The effects of later choices are not counted, nor what the ground was worth: the review of a finished game estimates that in Victory Points.
records-fair = The dice come from a generator that gives every face the same chance and ignores the state of the game.
records-thrown =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } rolled, { $battles ->
        [one] 1 battle
       *[other] { $battles } battles
    }.
records-faces = Faces
records-face = Face
records-came = Came up
records-expected = Expected
records-average = Dashed line: expected average, { $each } each.
records-results = Results as attacker
records-result = Result
records-resultName =
    .Ae = attacker eliminated
    .Ar = attacker retreats
    .Ne = no effect
    .Ex = exchange
    .Dr = defender retreats
    .De = defender eliminated
records-losses = Attack points lost in these battles
records-enemyLost = Enemy
records-ownLost = Own
records-byDice = By the dice
records-inTheEnd = Actual
records-own =
    { $side ->
        [finn] Finnish dice against the average: { $points }
       *[soviet] Soviet dice against the average: { $points }
    }
records-lossesNote = Actual: including failed retreats and losses beyond the minimum.
records-rolls = Every roll
records-turn = Turn
records-who = Who
records-what = Purpose
records-dice = Dice
records-brought = Result
records-luck = Against the average
records-show = Watch
records-kinds =
    .attack = Attack
    .landing = Assault from the sea
    .drop = Air drop
    .length = Length of the game
    .scenario = Scenario
    .intervention = Intervention
    .norway = Norway
    .sweden = Sweden
    .event = Special Event

## What threatens what, and what cuts a supply line.

supplyCard-title = Supply on the map
supplyCard-cut = Without supply then: { $units }.
supplyCard-relieved = In supply again: { $units }.
supplyCard-unchanged = Nobody’s supply would change.
supplyCard-weak = Where one enemy unit could cut you off
supplyCard-safe = No single enemy move can isolate any of your units.
supplyCard-link = { $place }, by { $by }: { $units }
supplyCard-more = and { $n } more
supplyCard-hide = Hide supply

threats-command = Threats
threats-title = Threats
threats-reach = Enemy reach
threats-zones = Zones of control
# What the answer takes for granted.
threats-assumed =
    { $side ->
        [finn] Finnish
       *[soviet] Soviet
    } movement in turn { $turn } from the current position, assuming no losses or arrivals before then and unchanged supply.
threats-ends = The game ends before then, as far as its length is known.
threats-setUp = Threats are shown once the counters are revealed.
threats-front =
    { $side ->
        [finn] What the Finnish army can attack
       *[soviet] What the Soviet army can attack
    }
threats-calm = None of your hexes can be attacked.
threats-more = and { $n } more
threats-odds = At best { $column } ({ $attack } to { $defence })
threats-falls = Falls without a die roll
threats-cleared = { $percent } to clear the hex
threats-strongest = The strongest attack
threats-also = Alternative attackers
threats-noSpace = There is no room for them next to the hex.
threats-nobody = No unit can attack { $place }.
threats-empty = Up to { $points } attack points could attack { $place }.
threats-moved = If { $unit } moves to { $place }
threats-from = { $from } to { $to }
threats-stays = { $at }, stays
threats-unitReach =
    { $n ->
        [one] Can reach { $n } hex.
       *[other] Can reach { $n } hexes.
    }
threats-choose = Which counter?
threats-look = Select one of your hexes to see what can attack it, or an enemy counter to see its reach.
threats-exceptions =
    { $side ->
        [finn] Finnish units without a zone of control
       *[soviet] Soviet units without a zone of control
    }
threats-noExceptions = None: every unit controls the six hexes around it.
threats-gap =
    .headquarters = Headquarters have none
    .isolated = Isolated units have none
    .light = 1-1-3s and 0-0-3s have none in the USSR
    .disrupted = Disrupted paratroops have none
    .fort = It does not extend into Fortifications that Finns hold or last held
    .nkvd = NKVD zones of control do not extend into Finland
    .water = It does not extend across sea or major lakes
    .neutral = It does not extend into neutral territory
threats-cut =
    .enemy = Cut at { $place }: { $by }.
    .zone = Cut at { $place }, in the zone of control of { $by }.
    .rail-enemy = The railway from { $city } is cut at { $place }: { $by }.
    .rail-broken = The railway from { $city } is broken at { $place }.
    .no-hq =
        { $far ->
            [none] No headquarters is within reach.
           *[other] No headquarters within five hexes: { $hq } is { $far } away.
        }
    .no-city =
        { $far ->
            [none] No Supply City is within reach.
           *[other] No Supply City within ten hexes of { $hq }: { $city } is { $far } away.
        }
    .no-way = There is no path to Finland.
    .overload = { $city } cannot supply all.
    .judged = The path is open, but supply was judged earlier.
threats-broken = Dashed: the supply path there would be, with a cross where it is cut.
