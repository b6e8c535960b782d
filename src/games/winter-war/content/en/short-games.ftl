# Short games, by the names of their goals.

situation =
    .isthmus = February 1940: the Soviets have brought up their artillery and storm the Mannerheim Line on the way to Viipuri.
    .petsamo = 30 November 1939: Soviet troops march from Murmansk on Petsamo and its nickel mines, which a few Finnish units defend.
    .suomussalmi = December 1939: one Soviet division holds Suomussalmi and another is on the Raate road, as the Finns arrive to cut off both.
    .last-three-turns = 10 February 1940: both armies are worn out, Viipuri, Oulu and Petsamo are still Finnish, and three turns remain.
turns = Turns { $first } to { $last }
par = Par { $par }
counts = Counts: { $what }
losses-finn = { $worth } for each Finnish attack point lost
losses-soviet = { $worth } for each Soviet attack point lost
