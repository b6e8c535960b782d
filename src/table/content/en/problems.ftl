## A problem on the table.

problem-number = Problem { $n } of { $of } · rating { $rating }
problem-how = Play your answer as in a game: no die is rolled, and you can take everything back. End the phase to check it.
# Where one decision is the whole answer.
problem-howOnce = Decide as in a game: no die is rolled, and what you decide is checked at once. You can try again.
problem-answer = Your answer so far: { $what }
problem-judging = Judging the answer …
problem-broken = The answer could not be judged. Change it, or check it again.
# "launch-1", "line 1, column 20: …"
problem-unreadable = Problem { $id } cannot be read: { $reason }
problem-isBest = The best answer.
# "1.4 points"
problem-given =
    { $grade ->
        [good] You gave away { $amount }: good.
        [fair] You gave away { $amount }: fair.
       *[poor] You gave away { $amount }: much better exists.
    }
# After the sentence before: “980”, “+24”.
problem-rated = Your rating: { $rating } ({ $change }).
# After the sentence before.
problem-estimate = (An estimate, give or take { $error }.)
problem-best = Best: { $what }
problem-second = Next best: { $what }. It gives away { $amount }.
problem-nothing = The next best gives away { $amount }.
problem-idle = Doing nothing gives away { $amount }.
# "Officer – Recruit, Game-Turn 9"
problem-source = From a game between computer players: { $source }.
problem-passOn = Share this problem
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
problems-noneYet = { $of } problems, in rising order of difficulty. You have not answered any yet.
problems-rating = Your rating
problems-solved = Solved
problems-solvedOf = { $n } of { $of }
problems-streak = In a row
problems-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
problems-today =
    { $solved ->
        [yes] Problem of the day, again: { $title } ({ $rating })
       *[no] Problem of the day: { $title } ({ $rating })
    }
# The easiest of the list.
problems-first = Begin here: five easy ones
problems-level = Difficulty { $level }
# Solved of all that are shown of a difficulty.
problems-levelSolved = { $n } of { $of } solved
# "Viipuri: The Mannerheim Line"
problems-titled = { $place }: { $theme }
problems-one = { $n }. { $title }
# "Find the attacks · Soviet Union"
problems-about = { $kind } · { $side }
problems-rated = Rating { $rating }
# Of a problem that comes with the game, its players: "Officer – Recruit".
problems-source =
    { $origin ->
        [games] From your own game, Game-Turn { $turn }
        [made] Made by you, Game-Turn { $turn }
        [given] From another player, Game-Turn { $turn }
       *[shipped] { $players }, Game-Turn { $turn }
    }
# One’s own first answer: what it gave away, as "1.4 points".
problems-result =
    { $grade ->
        [best] Best answer
        [good] −{ $amount }
        [fair] −{ $amount }
       *[poor] −{ $amount }
    }
# After a first answer that was not good.
problems-solvedSince = solved since
problems-every = All
problems-kind = Kind
problems-theme = Theme
# "Find the attacks (104)"
problems-counted = { $name } ({ $n })
problems-state = Solved or not
problems-open = Unsolved
problems-none = No problem matches. Choose another kind or theme.
problems-lessons = Lessons on problems
problems-own = Your own problems
problems-noOwn = When you review a finished game, your costliest mistakes appear here as problems. You can also turn a position that you set up into a problem.
# Problems of one’s own can be deleted. "Find the attacks"
problems-delete = Delete problem { $n }: { $kind }
# "Find the attacks (The Mannerheim Line)"
problems-deleted = Deleted: { $title }.
problems-restore = Restore
problems-notChanged = This browser cannot save anything at the moment. Nothing was changed.
problems-room = The latest { $mistakes } of your costliest mistakes are kept, and all problems that you made or received.
problems-ownFaults =
    { $n ->
        [one] One problem of your own could not be read and was left out.
       *[other] { $n } problems of your own could not be read and were left out.
    }
problems-note = A problem is solved once an answer of yours is good. Points: what your first answer gave away. Kept on this device only.

## A problem is made of a position that was put together.

making-title = Make a problem
making-intro = The General looks for the best answer to this position. It becomes a problem if one answer is clearly best and the next best gives away three points or more.
making-kind = What is asked for
# "Find the attacks"
making-only = What is asked for: { $kind }.
making-look = Look for the best answer
making-working = The General is looking for the best answer. For moves this may take some minutes.
making-stop = Stop
making-stopped = Stopped. The position is as it was.
making-failed = The search was interrupted. The position is as it was; you can try again.
making-none = No problem.
making-sound = This is a sound problem
making-kept = It is now among your own problems, at the end of the list of problems.
making-notKept = This device has no room to keep it. Save it to a file.
# { $most } is how many can be kept.
making-solve = Solve it

## A problem of one's own goes to somebody else.

passOn-hint = Whoever opens the link or the file gets the problem to solve. Both hold the solution, too.
passOn-link = Link to the problem
passOn-copy = Copy the link
passOn-file = Save to a file

## A problem comes from somebody else.

given-title = Shared problem
given-game = Game
given-side = Side to decide
given-kept = It is kept among your own problems on this device.
given-full = This device has no room to keep it. Delete some problems of your own first.
# `field` is a place in the file: "position", "best.0"; `why` a sentence.
given-refused = This problem cannot be opened. In “{ $field }”: { $why }
given-noFile = This file is damaged: it breaks off, or was changed by hand. It cannot be read as a problem.
given-notOne = A file with one problem is expected here; this one has { $n }.
given-noGame = This is not a position of a game with problems that this version knows.
given-damaged = Something is missing here, or does not belong in a problem of this game.
given-otherSide = In this position the other side decides.
given-otherKind = This position does not fit a problem of that kind.
given-unjudged = The answers could not be judged.
given-unsound = The next best answer gives away only { $amount }, and three points are asked for: the answers do not belong to this position.
