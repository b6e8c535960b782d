## Problems: positions with a task.

problem-kind =
    .launch = Find the attacks
    .answer = Find the answer
problem-task =
    .launch = Both sheets are open. Choose which Soviet strategies to send, and against which spaces; those you do not send stay behind. The Finns then answer as is best for them.
    .answer = A Soviet strategy is sent, and both sheets are open. Choose the Finnish strategy that meets it best, or none.
# "Karelia: Resistance (2 DIV, entrenched)"
problem-defences = Finnish strategies: { $defences }.
# "Massive attack, Terijoki (4 FUS)"
problem-sent = Sent: { $attack }.
problem-undefended = The Finns have no strategy left to answer with.
# Why the best answer is the best.
problem-reason =
    .weak-point = The attack goes where the Finnish answers count least: a likely gain there is worth more than a doubtful one elsewhere.
    .hold-back = One strategy is not sent: its failure would cost more than its success is likely to bring.
    .line = A fortified space counts twice, once for each side’s morale, so the attack that can take it goes there.
    .together = Two attacks on one front share the Finnish answers: one of them meets the weaker defence or none.
    .meet = Its units, Environment and supports hold best against what is sent.
problem-amount =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
