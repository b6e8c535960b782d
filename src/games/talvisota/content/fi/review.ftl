## The review of a finished game.

review-amount =
    { $points ->
        [one] 1 moraalipiste
       *[other] { $points } moraalipistettä
    }
review-favoured =
    { $side ->
        [finn] Nopat suosivat suomalaisia: noin { $amount } (arvio).
       *[soviet] Nopat suosivat neuvostoliittolaisia: noin { $amount } (arvio).
    }
review-even = Nopat eivät juuri suosineet kumpaakaan osapuolta (arvio).
review-cost =
    { $side ->
        [finn] Suomen ratkaisujen hinta oli noin { $amount }, eniten vuorolla { $turn }.
       *[soviet] Neuvostoliiton ratkaisujen hinta oli noin { $amount }, eniten vuorolla { $turn }.
    }
review-sum = Paljonko Neuvostoliiton moraali on Suomen moraalia korkeampi: odotus alussa: { $start }. Nopat: { $luck }. Alla nimetyt ratkaisut: { $decisions }. Selittämättä: { $rest }. Tulos: { $result }.
review-hidden = Käskyt ovat salaisia: niitä verrataan siihen, mitä toinen osapuoli oli jo asettanut ja mitä pelaaja ei voinut nähdä, ja muuten kenraalin arpomiin käskyihin. Siksi järkevä arvaus, joka meni pieleen, voi päätyä luetteloon.
