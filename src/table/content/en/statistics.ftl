# Results of games against the computer, kept on this device.

title = Statistics
none = No game against the computer has been finished yet. When one has, its result is kept here, on this device only.
kept =
    { $games ->
        [one] One finished game against the computer, kept on this device only.
       *[other] { $games } finished games against the computer, kept on this device only.
    }
ownOnly = A game counts only if you made every decision of your side: not if the computer carried out the General’s advice, or you took over its side in mid-game.
damaged =
    { $results ->
        [one] One result cannot be read and is left out.
       *[other] { $results } results cannot be read and are left out.
    }
closed = The browser’s storage cannot be used now, so there are no results to show.
notDeleted = The results could not be deleted: the browser’s storage cannot be used now.
results = Results
head =
    .game = Game
    .won = Won
    .drawn = Drawn
    .lost = Lost
    .points = Points
    .adjusted = Without luck
# "Finland against the General"
against = { $side } against the { $level }
# A bar of results, for the ear.
bar = { $won } won, { $drawn } drawn, { $lost } lost
# Behind a mean: of how many games it is.
ofGames =
    { $games ->
        [one] (one game)
       *[other] ({ $games } games)
    }
adjustedNote = Points are those of the Soviets, on average. “Without luck” leaves out what the dice gave or took, an estimate known only for games that you have reviewed.
errors = Cost of your decisions
errorsNone = Review a finished game to see here what your decisions cost.
errorsNote = Points lost per decision, game by game: on average over all that the review has judged.
errorHead =
    .date = Game
    .cost = Points per decision
    .judged = Decisions judged
date = { DATETIME($date, day: "numeric", month: "short", year: "numeric") }
dice = Your dice
diceHead =
    .face = Face
    .times = Rolled
diceFew = You have rolled { $all } dice. Fewer than 30 are too few to tell anything.
diceSome = You have rolled { $all } dice. Each face should have come up about { $share } times; { $face } came up { $times } times.
diceUsual = If a hundred people rolled fair dice as often as you, about { $chance } of them would get results at least as uneven: nothing unusual.
diceUncommon = If a hundred people rolled fair dice as often as you, only about { $chance } of them would get results at least as uneven: unusual, but it happens.
diceRare =
    { $chance ->
        [0] If a thousand people rolled fair dice as often as you, hardly any of them would get results as uneven as these: extremely unusual. Among very many players it still happens to somebody.
       *[other] If a thousand people rolled fair dice as often as you, only about { $chance } of them would get results at least as uneven: very unusual. Among many players it still happens to somebody.
    }
toFile = Save to a file
delete = Delete all …
deleteAsk = Delete all results on this device? The games themselves stay. This cannot be undone.
deleteNow = Delete all
keep = Keep
deleted = The results have been deleted.
