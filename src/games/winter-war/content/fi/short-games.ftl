# Short games, by the names of their goals.

situation =
    .isthmus = Helmikuu 1940: Neuvostoliitto on tuonut tykistönsä rintamalle ja hyökkää Mannerheim-linjalle matkalla Viipuriin.
    .petsamo = 30. marraskuuta 1939: neuvostojoukot marssivat Murmanskista kohti Petsamoa ja sen nikkelikaivosta, joita puolustaa muutama suomalainen yksikkö.
    .suomussalmi = Joulukuu 1939: yksi neuvostodivisioona pitää Suomussalmea ja toinen on Raatteen tiellä, kun suomalaiset saapuvat katkaisemaan kummankin yhteydet.
    .last-three-turns = 10. helmikuuta 1940: kumpikin armeija on uupunut, Viipuri, Oulu ja Petsamo ovat yhä Suomen hallussa, ja kolme vuoroa on jäljellä.
turns = Vuorot { $first }–{ $last }
par = Vertailuluku { $par }
counts = Pisteitä tuovat: { $what }
losses-finn = { $worth } jokaisesta Suomen menettämästä hyökkäyspisteestä
losses-soviet = { $worth } jokaisesta Neuvostoliiton menettämästä hyökkäyspisteestä
