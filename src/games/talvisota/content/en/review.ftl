## The review of a finished game.

review-amount =
    { $points ->
        [one] 1 point of morale
       *[other] { $points } points of morale
    }
# An estimate must be called one.
review-favoured =
    { $side ->
        [finn] The dice gave the Finns about { $amount } (an estimate).
       *[soviet] The dice gave the Soviets about { $amount } (an estimate).
    }
review-even = The dice favoured neither side by much (an estimate).
review-cost =
    { $side ->
        [finn] Finnish decisions cost about { $amount }, most in turn { $turn }.
       *[soviet] Soviet decisions cost about { $amount }, most in turn { $turn }.
    }
# The five figures add up. `decisions`: what named decisions of both sides came to, more is better for the Soviets.
review-sum = How far Soviet morale is above Finnish: expected at the start: { $start }. Dice: { $luck }. Decisions named below: { $decisions }. Not explained: { $rest }. Result: { $result }.
review-hidden = Orders are hidden: they are judged against what the other side had already laid, which the player could not see, and otherwise against orders that the General draws. A reasonable guess that went wrong may therefore be named.
