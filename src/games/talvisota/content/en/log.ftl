##

log-head = Turn { $turn }, { $dates }
log-morale =
    { $side ->
        [soviet] Soviet morale { $change } ({ $cause }), now { $now }.
       *[finn] Finnish morale { $change } ({ $cause }), now { $now }.
    }
log-international = Events: rolled { $die }, marker set to { $marker }.
log-returned =
    .reinforcements =
        { $side ->
            [soviet] Soviet losses can now be bought back: { $units }.
           *[finn] Finnish losses return to the sheet next turn: { $units }.
        }
    .sheet =
        { $side ->
            [soviet] Back on the Soviet sheet: { $units }.
           *[finn] Back on the Finnish sheet: { $units }.
        }
log-arrivals = The January reinforcements have arrived: { $units }.
log-entered = Brought to { $space }: { $units }.
log-marched = Moved from { $from } to { $to }: { $units }.
log-marker =
    .laid = Possession marker placed in { $space }.
    .lifted = Possession marker removed from { $space }.
log-control =
    .soviet = { $space } is in Soviet hands again.
    .finn = { $space } is no longer in Soviet hands.
log-scouts =
    .stay = Scouts stay in { $space }: { $count }.
    .home = Scouts return home from { $space }: { $count }.
log-planned =
    { $side ->
        [soviet] Soviet strategies face down: { $fronts }.
       *[finn] Finnish strategies face down: { $fronts }.
    }
log-deployed = A Soviet strategy targets { $space }.
log-answered = A Finnish strategy answers it.
log-unanswered = No Finnish strategy answers it.
log-revealed = Revealed:
log-attack =
    { $answer ->
        [none] { $space }, { $strategy }, unanswered
       *[other] { $space }, { $strategy } against { $answer }
    }
log-opened = Combat for { $space } is opened.
log-reserves = Reinforcements join the force in { $to } from { $from }: { $units }.
# $face is what the die is read as, where that is not what it shows.
log-round =
    { $face ->
        [none] Round { $round }: Soviet { $soviet } against Finnish { $finn }. The { $player } rolls { $die } in column +{ $column }.
       *[other] Round { $round }: Soviet { $soviet } against Finnish { $finn }. The { $player } rolls { $die } in column +{ $column }, read as { $face }.
    }
log-losses = Losses: Soviet { $soviet }, Finnish { $finn }.
log-retreat =
    { $side ->
        [soviet] Soviet units must retreat.
       *[finn] Finnish units must retreat.
    }
log-lost =
    .combat =
        { $side ->
            [soviet] Soviet losses at { $space }: { $units }.
           *[finn] Finnish losses at { $space }: { $units }.
        }
    .retreat =
        { $side ->
            [soviet] No retreat from { $space }. Soviet units lost: { $units }.
           *[finn] No retreat from { $space }. Finnish units lost: { $units }.
        }
log-starved = Isolated in { $space }: { $unit } is lost.
log-victory =
    .soviet = { $strategy }: the Finns have abandoned { $space }.
    .finn = { $strategy }: the Finns hold { $space }.
log-conquered =
    .first = { $space } has fallen.
    .again = { $space } is retaken, for no points.
log-pursuit = The second attack continues from { $from } against { $space }.
log-retreated = Retreated from { $from } to { $to }: { $units }.
log-finnsHome = Back from { $from } to the Finnish sheet: { $units }.
log-harassed =
    .success = Scouts ({ $scouts }) behind the lines at { $space }: die { $die } { $modifier }, success.
    .setback = Scouts ({ $scouts }) behind the lines at { $space }: die { $die } { $modifier }, success with losses.
    .failure = Scouts ({ $scouts }) behind the lines at { $space }: die { $die } { $modifier }, failure.
log-drawn =
    { $draws ->
        [1] Drawn for { $strategy }: { $means }.
       *[other] Best of { $draws } draws for { $strategy }: { $means }.
    }
log-mannerheim = Mannerheim Support: { $use }.
log-sent = Rolled { $die }: scouts sent behind the lines: { $scouts }.
log-ended =
    .helsinki =
        { $winner ->
            [soviet] Helsinki has fallen. The Soviet Union wins.
            [finn] Helsinki has fallen. Finland wins.
           *[draw] Helsinki has fallen. Draw.
        }
    .morale =
        { $winner ->
            [soviet] Morale is broken. The Soviet Union wins.
            [finn] Morale is broken. Finland wins.
           *[draw] Morale is broken. Draw.
        }
    .turns =
        { $winner ->
            [soviet] The last turn is over. The Soviet Union wins.
            [finn] The last turn is over. Finland wins.
           *[draw] The last turn is over. Draw.
        }
log-unsaid =
    { $side ->
        [soviet] The Soviet player is planning.
       *[finn] The Finnish player is planning.
    }
