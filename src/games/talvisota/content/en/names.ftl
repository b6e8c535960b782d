## Names of spaces by their ids, where the printed map says more, spells them otherwise, or has them in English alone.

spaces =
    .MUR = Murmansk
    .KAN = Kandalaksha
    .UHT = Ukhta
    .BEL = Belomorsk
    .REB = Reboly
    .PTZ = Petrozavodsk
    .OLO = Olonets
