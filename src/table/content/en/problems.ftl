## A problem on the table.

problem-number = Problem { $n } of { $of } · difficulty { $level } of 5
problem-own = From your own game
problem-how = Play your answer as in a game: no die is rolled, and you can take everything back. End the phase to check it.
# Where one decision is the whole answer.
problem-howOnce = Decide as in a game: no die is rolled, and what you decide is checked at once. You can try again.
problem-answer = Your answer so far: { $what }
problem-judging = Working out what it gives away …
problem-broken = The answer could not be judged. Change it, or check it again.
# "launch-1", "line 1, column 20: …"
problem-unreadable = Problem { $id } cannot be read: { $reason }
problem-isBest = The best answer.
# "1.4 points"
problem-given =
    { $grade ->
        [good] You gave away { $amount }: good.
        [fair] You gave away { $amount }: fair.
       *[poor] You gave away { $amount }: there is much better.
    }
# After the sentence before.
problem-estimate = (An estimate, give or take { $error }.)
problem-best = Best: { $what }
problem-second = Next best: { $what }. It gives away { $amount }.
problem-nothing = The next best gives away { $amount }.
problem-idle = Doing nothing gives away { $amount }.
problem-source = From a game between computer players ({ $players }, number { $seed }, turn { $turn }).
problem-solution = Show the solution
problem-yours = Show my answer
problem-next = Next problem
problem-back = Undo
problem-again = Try again
problem-all = All problems
problem-leave = Leave
problem-nothingYet = Nothing has been done yet.

## All problems of the game.

problems-title = Problems
problems-loading = Reading the problems …
problems-noneYet = { $of } problems, in rising order of difficulty. You have not solved any yet.
problems-standing = Solved: { $n } of { $of }. Your first answers gave away { $amount } on average.
problems-today =
    { $solved ->
        [yes] Problem of the day, again: { $kind }, difficulty { $level }
       *[no] Problem of the day: { $kind }, difficulty { $level }
    }
problems-level = Difficulty { $level }
# Solved of all that are shown of a difficulty.
problems-levelSolved = { $n } of { $of } solved
# Read out before what is on the button.
problems-one = Problem { $n }.
# "The Mannerheim Line · Soviet Union"
problems-about = { $theme } · { $side }
# "Officer – Recruit, game 4120, turn 9F"
problems-source = { $players }, game { $seed }, turn { $turn }
problems-ownSource = Your game, turn { $turn }
# One’s own first answer: what it gave away, as "1.4 points".
problems-result =
    { $grade ->
        [best] Best answer
        [good] −{ $amount }
        [fair] −{ $amount }
        [poor] −{ $amount }
       *[none] Not solved
    }
problems-kind = Kind
problems-allKinds = All kinds
problems-theme = Theme
problems-allThemes = All themes
# "Find the attacks (104)"
problems-counted = { $name } ({ $n })
problems-open = Unsolved only
problems-none = No problem matches. Choose another kind or theme.
problems-own = From your own games
problems-noOwn = When you review a finished game, your costliest mistakes come here as problems.
problems-faults =
    { $n ->
        [one] One problem of the file could not be read and was left out.
       *[other] { $n } problems of the file could not be read and were left out.
    }
problems-ownFaults =
    { $n ->
        [one] One problem of your own games could not be read and was left out.
       *[other] { $n } problems of your own games could not be read and were left out.
    }
# 0 is the file as a whole; else the number and what is at fault, "7, best.0"; the reason is in English.
problems-fault =
    { $number ->
        [0] { $reason }
       *[other] Problem { $place }: { $reason }
    }
problems-note = Points are those that your first answer gave away. Your record is kept on this device only.
