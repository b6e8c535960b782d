## The words of the map in the language that is spoken; read when drawing.

map-label = Map of Finland and north-western Russia
map-role = hex map
map-help = Arrow keys move from hex to hex; Home, Page Up, End and Page Down move diagonally; Enter selects the hex.
map-noFocus = No hex selected
map-hex =
    { $name ->
        [none] Hex { $number }
       *[other] { $name }, hex { $number }
    }
map-terrain =
    .clear = clear
    .swamp = swamp
    .mountain = mountain, no entry
    .minorLake = lake, no entry
    .water = water
    .ice = sea
map-frozen = ice
map-country =
    .none = { "" }
    .finland = Finland
    .ussr = USSR
    .sweden = Sweden
    .norway = Norway
    .estonia = Estonia
map-fortification = fortification
map-unfinished = fortification, unfinished
map-railway = railway
map-broken = railway, broken
map-stack = Units: { $units }
# Movement Points, as they are printed in the hex: in brackets where the move cannot end.
map-costing =
    { $through ->
        [true] { $what }, cost { $points }, passing through only
       *[false] { $what }, cost { $points }
    }
map-highlight =
    .reach = can be reached
    .reach-rail = can be reached by rail
    .stop = can be reached, but the move ends there
    .place = available for placing
    .unit = selected
    .selected = selected
    .target = target
    .attackable = can be attacked
    .must-be-attacked = must be attacked
    .retreat = available for retreat
    .advance = available for advance
    .able = a unit may move
    .drop = available for landing
    .landing = landing place
    .asked = the lesson asks for this
    .refused = refused
    .pointed = pointed at
map-rowA = ROW A
map-ladogaFront = Ladoga front
map-rowALetter = A
map-swedishEntry = R
map-iceHex = ICE
map-lines =
    .Mannerheim = MANNERHEIM LINE
    .Ladoga = LADOGA DEFENCE LINE

## The words of counters in the language that is spoken; read when drawing.

counters-army =
    .finn = Finnish
    .soviet = Soviet
    .allied = Allied
counters-faceDown = { $army } counter, face down
counters-blank = Finnish dummy counter
counters-arm =
    .infantry = infantry
    .armour = armour
    .artillery = artillery
    .cavalry = cavalry
    .mountain = mountain troops
    .ski = ski patrol
    .border-guard = NKVD border guards
    .headquarters = headquarters
    .parachute = parachute troops
    .blank = dummy
counters-counter = { $army } { $label } { $arm }, { $name }
counters-state =
    .isolated = isolated
    .overloaded = isolated by overload
    .moved = moved
    .advanced = advanced
    .mustAttack = must attack
    .spent = done
    .selected = selected
    .heavy = heavy tanks
counters-drop =
    .dropped = just dropped
    .disrupted = disrupted, halved
    .stunned = badly disrupted, cannot attack

## The words of the fronts and of the small map.

fronts-title = Fronts
fronts-names =
    .petsamo = Petsamo
    .salla = Salla
    .suomussalmi = Suomussalmi
    .kuhmo = Kuhmo and Lieksa
    .ladoga = Ladoga
    .isthmus = Isthmus
fronts-short =
    .petsamo = Petsamo
    .salla = Salla
    .suomussalmi = Suomussalmi
    .kuhmo = Kuhmo
    .ladoga = Ladoga
    .isthmus = Isthmus
fronts-front = Front: { $name }
# Read aloud with the name, where something must be decided.
fronts-due =
    { $n ->
        [one] one decision here
       *[other] { $n } decisions here
    }
# On an arrow at the edge of the map.
fronts-beyond =
    { $n ->
        [one] One decision
       *[other] { $n } decisions
    } to the { $edge ->
        [north] north
        [south] south
        [west] west
       *[east] east
    }
fronts-overview = Minimap
fronts-overviewHint = Press or drag to move the view
fronts-close = Close the minimap

##

crt-title = Combat Results Table
crt-die = Die
crt-note = Odds are attack to defence strength, rounded in the defender’s favour. In parentheses: against a fortification held by Finns.

##

terrain-title = Terrain Effects Chart
terrain-columns-1 = Terrain
terrain-columns-2 = Movement
terrain-columns-3 = Combat
terrain-rows-1 =
    .name = Clear, forest
    .movement = 1 MP
    .combat = no effect
terrain-rows-2 =
    .name = Swamp in Finland
    .movement = 1 MP Finns, 2 MP Soviets
    .combat = no effect
terrain-rows-3 =
    .name = Swamp in the USSR
    .movement = 2 MP
    .combat = no effect
terrain-rows-4 =
    .name = Mountain, lake, sea
    .movement = not allowed
    .combat = no attacks across sea or great lakes
terrain-rows-5 =
    .name = Ice, turns 8 to 10
    .movement = 2 MP
    .combat = no effect
terrain-rows-6 =
    .name = City
    .movement = as the hex
    .combat = defence doubled
terrain-rows-7 =
    .name = Fortification
    .movement = 1 MP
    .combat = Finnish defence doubled, results in parentheses
terrain-rows-8 =
    .name = River or lake hexside
    .movement = +1 MP
    .combat = defence doubled if all attacks cross water
terrain-rows-9 =
    .name = Road hexside
    .movement = 1 MP in all
    .combat = no effect
terrain-rows-10 =
    .name = Rail
    .movement = free on home railways
    .combat = no effect
terrain-iceRow = Ice, turns 8 to 10

##

track-eliminated = Eliminated
track-nowhere = nowhere as things stand
track-now = now
track-ice = Ice on the Gulf
track-murmansk = Murmansk Defence judged
track-unfinished = Hex 1406 of the Mannerheim Line is unfinished
track-railsClosed = No rail movement
track-ceaseFire = A cease-fire may then be called
track-landing = The Allies then arrive at Petsamo
track-hastened = The next turn’s Soviet reinforcements also arrive
track-length = Then roll: does the war go on?
track-inForce = In force
track-scenario = Scenario { $letter } since Game-Turn { $turn }: { $what }
track-petrozavodsk = Petrozavodsk supplies 90
track-paradrop = The 3-1-1 has arrived in Leningrad
track-noMurmansk = Murmansk Defence is not in play
track-murmanskNow = { $n } of { $needed } units near Murmansk

## The words of the key to the map.

key-title = Map key
# In the title block of the sheet.
key-subtitle = The Russo-Finnish War
key-years = 1939–1940
key-scale = Rows 20 km apart
key-turns = Game-Turns
key-groups =
    .ground = Terrain
    .sides = Hexsides and routes
    .places = Places
    .marks = Marks on the map
    .overlays = Optional overlays
    .arms = Counters
    .states = Marks on counters
key-reading =
    .figures = attack, defence, movement
    .size = XXX corps, XX division, X brigade, III regiment, II battalion
    .name = vertical, at the side: its name
    .stack = counters in the stack; zoomed out, their strength
key-signs =
    .finnish = Finnish territory
    .soviet = Soviet territory
    .neutral = Neutral, closed
    .swamp = Swamp
    .woods = Woods and hills: scenery, no effect
    .mountain = Mountain, no entry
    .lake = Lake, no entry
    .sea = Sea or great lake
    .ice = Freezes in Game-Turn 8
    .river = River hexside
    .lakeSide = Lake hexside
    .frontier = Frontier
    .rowA = Row A: northern edge of the south
    .rail = Railway
    .road = Road
    .broken = Broken railway
    .finnishCity = Finnish city
    .supplyCity = Supply City
    .town = Town
    .capacity = Supply Capacity of the city
    .worth = Victory Points
    .fort = Fortification, facing the enemy
    .finnZone = Finnish zone of control
    .sovietZone = Soviet zone of control
    .noZone = No zone of control here
    .zoneless = A unit without a zone of control
    .enemyReach = Within enemy reach
    .odds = Enemy’s best odds; pointed from 3-1 up
    .supplied = In supply, close to a headquarters
    .suppliedFar = In supply, at the end of its range
    .supplyFull = Supply exhausted
    .weakLink = One enemy unit here would isolate this many of yours
    .supplyLine = Supply path
    .cutLine = Supply path cut, and where
    .lineEnd = Supply path ends here: its length in hexes
    .trail = Moved in the last Player-Turn
    .battle = Battle and its result
    .loss = Counters lost here
    .planned = Planned attack, by number
    .hint = The General’s hint
