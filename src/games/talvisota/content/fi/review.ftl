## The review of a finished game.

review-amount =
    { $points ->
        [one] 1 moraalipiste
       *[other] { $points } moraalipistettä
    }
review-favoured =
    { $name ->
        [none] { $side ->
            [finn] Nopat suosivat suomalaisia: noin { $amount } (arvio).
           *[soviet] Nopat suosivat neuvostojoukkoja: noin { $amount } (arvio).
        }
       *[other] Noppien suosikki oli { $name }: noin { $amount } (arvio).
    }
review-even = Nopat eivät juuri suosineet kumpaakaan osapuolta (arvio).
review-cost =
    { $side ->
        [finn] Suomen päätösten hinta oli noin { $amount }, eniten vuorolla { $turn }.
       *[soviet] Neuvostoliiton päätösten hinta oli noin { $amount }, eniten vuorolla { $turn }.
    }
review-sum = Neuvostoliiton ja Suomen moraalin erotus. Odotus alussa: { $start }. Nopat: { $luck }. Alla luetellut päätökset: { $decisions }. Selittämättä: { $rest }. Tulos: { $result }.
review-hidden = Käskyt ovat salaisia: niitä verrataan siihen, mitä toinen osapuoli oli jo asettanut ja mitä pelaaja ei voinut nähdä, ja muuten kenraalin arpomiin käskyihin. Siksi järkevä arvaus, joka meni pieleen, voi päätyä luetteloon.
