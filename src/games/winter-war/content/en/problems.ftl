## Problems: positions with a task.

problem-kind =
    .attack = Find the attacks
    .lastMarch = The last move
    .march = Close the door
# What the problem is about, in the list: nothing of its answer.
problem-theme =
    .city = An objective
    .line = The Mannerheim Line
    .hold = Obligatory attacks
    .restraint = Which hexes to attack
    .chance = Which hexes to attack
    .strength = Where the strength goes
    .together = Moves that work together
    .oneUnit = A single unit
    .reply = The enemy’s reply
    .railway = The railway
    .objective = What is scored
    .headquarters = The headquarters
    .surrounded = Encirclement
    .units = Losses
    .cut = The enemy’s railway
problem-task-attack =
    { $side ->
        [finn] The Finns attack in Game-Turn { $turn }. Find the best set of attacks. Add them one by one, then check.
       *[soviet] The Soviets attack in Game-Turn { $turn }. Find the best set of attacks. Add them one by one, then check.
    }
problem-task-lastMarch =
    { $side ->
        [finn] The Finns move for the last time. Leave the Soviets as few Victory Points as you can; nobody attacks any more.
       *[soviet] The Soviets move for the last time. Score as many Victory Points as you can; nobody attacks any more.
    }
problem-task-march =
    { $side ->
        [finn] The Finns move in Game-Turn { $turn }. Find moves that leave the Soviets no strong reply.
       *[soviet] The Soviets move in Game-Turn { $turn }. Find moves that leave the Finns no strong reply.
    }
problem-task-lastMoves =
    { $side ->
        [finn] The Finns are in the middle of their movement in Game-Turn { $turn }. Make the moves that are still needed, at most four, so that the Soviets have no strong reply.
       *[soviet] The Soviets are in the middle of their movement in Game-Turn { $turn }. Make the moves that are still needed, at most four, so that the Finns have no strong reply.
    }
# Why the best answer is the best.
problem-reason-city = An objective is attacked with all that can be spared. Everything else that must be attacked gets as little as the rules allow.
problem-reason-line = Strength is gathered against the Mannerheim Line, where a higher column counts most.
problem-reason-hold = A few units in one hex attack several hexes at once. That meets the obligations and frees all others for the attack that counts.
problem-reason-restraint = One possible attack is better not made: it would cost more than it promises.
problem-reason-chance = A hex is attacked that the next best answer passes over.
problem-reason-strength = The same hexes are attacked, but the strength is placed where one more column changes most.
problem-reason-together = Several moves work together; with any one of them left out, points are lost.
problem-reason-oneUnit = One unit is enough, if it goes to the right hex.
problem-reason-railway = The enemy’s next move cannot cut the railway, nor the supply of the units that depend on it.
problem-reason-objective = After these moves, the enemy’s next moves and attacks gain fewer points, or win back fewer.
problem-reason-units = After these moves, the enemy’s next moves and attacks cost you fewer units.
problem-reason-cut = The railway behind the enemy is cut, which weakens its next attacks.
problem-reason-headquarters = The headquarters stays guarded: without it the units that it supplies would be isolated.
problem-reason-surrounded = No unit stays that the enemy’s next move could surround.
problem-reason-reply = Nothing is left open to the other side’s next moves and attacks.
# "Viipuri (1306): 3-1, not 5-1; 1911: not attacked"
problem-changes = Compared with the next best: { $changes }.
problem-change =
    .both = { $where }: { $best }, not { $second }
    .added = { $where }: { $best }, otherwise no attack
    .left = { $where }: not attacked
# "Viipuri 25 → 0; West of Viipuri: 5 → 0"
problem-points = What the moves change: { $changes }.
problem-line = { $line } { $before } → { $after }
# "1.4"; `count` is the number itself.
problem-amount =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
# Why a position makes no problem. `best` and `other` are answers in words, `lost` is "1.4 points".
problem-whyNone =
    { $reason ->
        [phase] Problems begin in the phases Movement and Attack, while nothing else has to be decided. Choose one of them in the list of phases.
        [none] No attack is owed or possible here.
        [tooMany] More than seven hexes can be attacked: that is too many to compare all answers.
        [idle] Nothing has to be done here: doing nothing is as good as any answer, or better.
        [tooLong] The best answer takes too many steps for a problem: { $best }.
        [single] There is only one answer here: { $best }.
        [equal] Two answers are too close. The best: { $best }. The next best gives away only { $lost }, and three points are asked for: { $other }.
        [due] After the moves something must still be attacked or decided, so that the points cannot be counted. Try “Close the door”.
       *[doubt] No answer is clearly best. Found: { $best }. But the General, or the same answer carried out in another way, comes to: { $other }.
    }
problem-doNothing = nothing
