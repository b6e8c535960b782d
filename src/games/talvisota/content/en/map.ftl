##

origins-title = About the map and values

##

map-label = Map of Finland
map-help = Arrow keys move the cursor from space to space, Enter selects.
map-role = Space under the cursor
map-noFocus = No space is selected.
map-finland = FINLAND
map-ussr = USSR
map-sweden = SWEDEN
map-norway = NORWAY
map-fronts =
    .LAP = LAPLAND
    .LAD = LADOGA
    .KAR = KARELIA
map-ladoga = Lake Ladoga
map-onega = Lake Onega
map-gulf = Gulf of Finland
map-bothnia = Gulf of Bothnia
map-whiteSea = White Sea
map-flagsOnly = Flags only
map-flagsShown = Flags and unit totals in place of counters.
map-countersShown = Counters by type.
map-title = TALVISOTA
map-years = 1939–1940
map-legend =
    .finnish = Finnish space and its value
    .fortified = Fortified
    .taken = In Soviet hands
    .soviet = Soviet space
    .centre = Logistic centre and its front
    .marker = Possession marker
    .ice = Ice, from Mar I
map-lines =
    .rail = Railway
    .road = Road
    .frontier = Frontier of 1939
    .infiltration = Scouts in place
    .isolated = Cut off
map-notes-1 = Most spaces and numbers
map-notes-2 = are a reconstruction.
map-notes-3 = The Isthmus is drawn
map-notes-4 = to a larger scale.

##

panels-tabs =
    .score = Morale
    .supply = Supply
    .forces = Forces
    .table = Combat
    .key = Key
panels-combatTable = Combat table
panels-signs = The map
panels-counters = Counters: { $side }
panels-corps =
    .name = Corps
    .about = COR in the printed game: three fusilier divisions on one counter, exchanged freely. Here divisions are counted.
panels-morale = Morale
panels-moraleByTurn = Morale of both sides by turn
panels-goal = What each side wants
panels-aim =
    .soviet = You lead the Soviets. Bring Finnish morale to zero, take Helsinki, or end Turn { $last } with the higher morale.
    .finn = You lead the Finns. Bring Soviet morale to zero, or end Turn { $last } with the higher morale, and hold Helsinki.
    .both = A side whose morale is at zero when a turn ends loses. After Turn { $last } the higher morale wins. Helsinki in Soviet hands ends the game at once.
panels-toWin = What a conquest costs the Finns
panels-toLose = What the Finns can take back
panels-most = It never exceeds { $points }.
panels-event = Events marker: { $marker }
panels-conquered = Finnish spaces in Soviet hands
panels-value = Their total value: { $points }
panels-leader = Leading on morale
panels-box =
    .box = Front box or sheet
    .losses = Losses
    .reinforcements = Reinforcements
    .map = On the map
panels-tableNote = Own losses, opponent’s losses; R: the opponent retreats. The stronger side rolls.
panels-tableLiteral = As printed: the column is the difference between the totals, whichever side is stronger.
panels-tableOurs = If the Finns are stronger, they roll in column +6 and add the difference to the die. (R)
panels-reconstructed = Reconstructed in this edition
panels-die = Die
panels-turns = Turns
panels-january = Soviet reinforcements; one support and one commander per strategy.
panels-february = Supports up to the strategy’s limit again, and both commanders.
panels-ice = The ice to Koivisto can be crossed by a force with Meretskov.
panels-onDie = on { $faces }
panels-eventNote = The Finnish player rolls at the start of each turn; Finnish morale changes by this much.
panels-none = None
panels-cutOff = Cut off
panels-nothingCutOff = No Soviet unit is cut off.
panels-diesNext = Lost at the end of the turn if nothing changes: { $unit } ({ $spaces }).
panels-chains = Logistic chains
panels-noChain = no chain

##

reconstruction-spaces = The spaces, except the nine named in the rules.
reconstruction-connections = The connections, except Oranienbaum–Koivisto.
reconstruction-numbers = The values of the spaces, except Koivisto and Kotka.
reconstruction-fortified = Which spaces are fortified, except that Koivisto is and Kotka is not.
reconstruction-strengths = The strength and tactical bonus of every unit.
reconstruction =
    .white-death = White Death: each unit reduces the Soviet total by 1.
    .nkvd-holds = As an option, a defeated force with the NKVD retreats only one space.
reconstruction-entrenchment = Entrenchment: +4 to the Finnish total.
reconstruction-table = If the Finns are stronger, they roll in column +6 and add the difference to the die.
reconstruction-redeployment = Soviet units on the map may move along their logistic line.
reconstruction-waiting = A turn without a Soviet attack costs the Soviets 1 morale, the second in a row 2, each further one 3.
reconstruction-lean = The leaner Isthmus.
reconstruction-solo = Solo play: the order within a front, short bags, and how reinforcements and Mannerheim are drawn.

## What is told of a space.

space-front = Front: { $front }.
space-number = Value: { $value }.
space-fortified = Fortified.
space-centre = Logistic centre.
space-soviet = In Soviet hands.
space-finnish = In Finnish hands.
space-stands = Soviet units: { $units }.
space-scouts = Finnish scouts in place: { $count }.
space-marker = Has a Possession marker.
space-chain = Logistic chain: { $spaces }.
space-isolated = Isolated: no logistic chain reaches it.
space-cuts = The chain breaks if any of these is lost: { $spaces }.
space-beside = Connected to { $spaces }.
space-attacked =
    { $from ->
        [none] Attacked by: { $strategy }.
       *[other] Attacked from { $from } by: { $strategy }.
    }
space-oursHere = Reconstructed:
space-oursSpace = the space itself
space-oursNumber = its value
space-oursLine = its fortification
