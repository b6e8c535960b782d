## Names of spaces by their ids, where the printed map says more, spells them otherwise, or has them in English alone.

spaces =
    .MUR = Murmansk
    .KAN = Kantalahti
    .UHT = Uhtua
    .BEL = Sorokka
    .REB = Repola
    .PTZ = Petroskoi
    .OLO = Aunus
