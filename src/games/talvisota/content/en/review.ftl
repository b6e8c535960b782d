## The review of a finished game.

review-amount =
    { $points ->
        [one] 1 point of morale
       *[other] { $points } points of morale
    }
# An estimate must be called one.
review-favoured =
    { $name ->
        [none] { $side ->
            [finn] The dice gave the Finns about { $amount } (an estimate).
           *[soviet] The dice gave the Soviets about { $amount } (an estimate).
        }
       *[other] The dice gave { $name } about { $amount } (an estimate).
    }
review-even = The dice favoured neither side by much (an estimate).
review-cost =
    { $side ->
        [finn] Finnish decisions cost about { $amount }, most in turn { $turn }.
       *[soviet] Soviet decisions cost about { $amount }, most in turn { $turn }.
    }
# The five figures add up. `decisions`: what named decisions of both sides came to, more is better for the Soviets.
review-sum = Soviet morale minus Finnish morale. Expected at the start: { $start }. Dice: { $luck }. Decisions listed below: { $decisions }. Other: { $rest }. Result: { $result }.
review-hidden = Orders are judged against what the other side had already placed, which the player could not see, and otherwise against orders drawn by the General. A reasonable guess that went wrong may be listed.
