## Problems: positions with a task.

problem-kind =
    .launch = Find the attacks
    .answer = Find the answer
    .secondAttack = The second attack
    .losses = Which units to lose
# What the problem is about, in the list: nothing of its answer.
problem-theme =
    .weak-point = The weak point
    .worth = The more valuable space
    .hold-back = Send or hold back
    .send = Send or hold back
    .line = A fortified space
    .meet = The best defence
    .keep = A second attack to come
    .goOn = Go on or stop
    .stop = Go on or stop
    .where = Where to
    .spare = What to keep
problem-task =
    .launch = Both sheets are open. Choose which Soviet strategies to send, and against which spaces; those you do not send stay behind. The Finns then answer in the way that is best for them.
    .answer = A Soviet strategy is sent, and both sheets are open. Choose the Finnish strategy that meets it best, or none.
    .secondAttack = The strategy has taken its space and may attack a second time. Decide whether it does, and where.
problem-task-losses =
    { $side ->
        [finn] { $count ->
            [one] The Finns lose a unit. Choose which. After that both sides do what is best for them.
           *[other] The Finns lose { $count } units. Choose which. After that both sides do what is best for them.
        }
       *[soviet] { $count ->
            [one] The Soviets lose a unit. Choose which. After that both sides do what is best for them.
           *[other] The Soviets lose { $count } units. Choose which. After that both sides do what is best for them.
        }
    }
# What is known: "Karelia: Resistance (2 DIV, entrenched)", "Terijoki, Massive attack (4 FUS)".
problem-fact =
    .finns = Finns: { $plan }
    .sent = Sent: { $plan }
    .own = To choose from: { $plan }
    .waiting = May still be sent: { $plan }
    .attack = Attacking: { $plan }
    .defence = Defending: { $plan }
# In the place of a Finnish strategy.
problem-scouts = scouts alone
problem-undefended = The Finns have no strategy left to answer with.
# Why the best answer is the best.
problem-reason =
    .weak-point = The attack goes where the Finnish answers count least: a likely gain there is worth more than a doubtful one elsewhere.
    .worth = Both spaces fall as surely, but this one is worth more: itself, or by the second attack that it opens.
    .hold-back = One strategy is not sent: its failure would cost more than its success is likely to bring.
    .send = A strategy is sent that the next best answer holds back: what it is likely to win outweighs the risk.
    .line = A fortified space counts twice, once in each side’s morale, so the attack that can take it goes there.
    .meet = Its units, Environment and supports hold best against what is sent.
    .keep = Another attack may still come on this front. This strategy is good enough here, and the other is better kept for that attack.
    .goOn = The Finns have too little left to hold the next space: what is likely to be won there is worth the risk.
    .stop = The first space is gain enough. A second attack would probably cost more than it could win.
    .where = Both spaces can be attacked, but the odds and the points to be won are not the same.
    .spare = The units that stay are those that count most in the next round.
# "Sortavala 83 %; Kollaa 100 %"
problem-chances = Chance that the Soviets take the space: { $chances }.
problem-chance = { $what } { $percent } %
# "1 tank brigade"
problem-lost = with the loss of { $units }
problem-amount =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
# Why a position makes no problem. `best` and `other` are answers in words, `lost` is "1.4 points".
problem-whyNone =
    { $reason ->
        [phase] Problems begin in the phase Deployment, when the Finns answer a strategy, and with losses or a second attack in a combat; none begin under the solo rules. Choose Deployment in the list of phases, or start from a position in the middle of a combat.
        [decided] One side is nearly beaten already, or too far behind in the last turns: no decision matters much.
        [none] No strategy can be sent here.
        [tooMany] There are more than 600 ways to send the strategies: that is too many to compare.
        [single] There is only one answer here.
        [idle] Sending nothing is the best here.
        [whether] What matters here is only whether to act at all, and not how. The best: { $best }. The next best: { $other }.
        [equal] Two answers are too close. The best: { $best }. The next best gives away only { $lost }, and three points are asked for: { $other }.
        [usual] The best answer is what the table selects by itself: { $best }.
        [sure] The chances leave nothing to think about. The best: { $best }.
       *[doubt] No answer is clearly best. Found: { $best }. The General would do otherwise.
    }
problem-doNothing = nothing
