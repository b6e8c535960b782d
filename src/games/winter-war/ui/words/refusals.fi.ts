import type { Refusal, RefusalKey } from '#engine/winter-war';
import { designations } from './names.fi.ts';

/** The refusals of the engine in Finnish, with the same {names} to fill in. */
export const refusals: Readonly<Record<RefusalKey, string>> = {
  'game-over': 'Peli on päättynyt.',
  'decide-first': 'Ensin on tehtävä valinta: tulokset toteutetaan heti.',
  'decide-withdraw': 'Ylikuormitetun kaupungin yksiköt perääntyvät ensin, ennen kaikkia taisteluja.',
  'decide-overfull': 'Liian täysi heksa on selvitettävä ensin: valitse, mikä yksikkö menetetään.',
  'decide-interphase': 'Ensin on tehtävä valinta: jokainen tulos toteutetaan heti.',
  'no-such-unit': 'Sellaista nappulaa ei ole.',
  'not-on-map': '{unit} ei ole kartalla: yksiköt saapuvat vahvistusvaiheessa.',
  'off-the-map': 'Sellaista heksaa ei ole: kartalta ei saa poistua.',

  'when-place': 'Sijoittelu on ohi.',
  'when-heavy': 'Raskaat panssarit valitaan neuvostojoukkojen sijoittelussa.',
  'when-arrive': 'Yksiköt saapuvat vahvistusvaiheessa.',
  'when-plan': 'Pudotus suunnitellaan Neuvostoliiton vahvistusvaiheessa, kun maahanlaskut ovat pelissä.',
  'when-move': 'Yksiköt liikkuvat liikevaiheessa.',
  'when-demolish': 'Ratoja katkaistaan liikevaiheessa, kun ratojen katkaiseminen on pelissä.',
  'when-drop':
    'Laskuvarjojoukot pudotetaan liikevaiheensa jälkeen tai, erikoistapahtuman F tuomina, pelaajavuoron lopussa.',
  'when-administer': 'Huolto jaetaan Neuvostoliiton pelaajavuorolla.',
  'when-retreat': 'Yksiköt vetäytyvät ennen hyökkäyksiä tai taistelutuloksen pakottamina.',
  'when-advance': 'Yksiköt etenevät ennen hyökkäyksiä tai heti voittamansa hyökkäyksen jälkeen.',
  'when-attack': 'Hyökkäykset tehdään taisteluvaiheen viimeisessä jaksossa.',
  'attack-moving': 'Liikevaiheessa kukaan ei hyökkää.',
  'attack-exploiting': 'Jatkoliikevaiheessa ei hyökätä.',
  'when-lose': 'Nyt ei tarvitse luopua yhdestäkään yksiköstä.',
  'when-roll': 'Nämä nopat heitetään välivaiheessa.',
  'when-choose': 'Nyt ei ole tarjousta, johon vastata.',

  'setup-unit-finn': '{unit} ei kuulu Suomen alkujoukkoihin.',
  'setup-unit-soviet': '{unit} ei kuulu Neuvostoliiton alkujoukkoihin.',
  'setup-country': 'Suomalaiset yksiköt sijoitetaan Suomeen; {hex} ei ole siellä.',
  'setup-ussr': 'Neuvostoyksiköt sijoitetaan Neuvostoliittoon; {hex} ei ole siellä.',
  'setup-row-a': '{unit} ei saa olla rivin A pohjoispuolella.',
  'setup-clar10': 'Alkujoukkojen 4-4-2 ei saa aloittaa rivin A pohjoispuolelta.',
  'setup-fortification': '{unit} on sijoitettava linnoitusheksaan.',
  'setup-leningrad': '{unit} on sijoitettava enintään kolmen heksan päähän Leningradista.',
  'setup-full': 'Heksassa {hex} on jo niin monta nappulaa kuin siihen saa pinota.',
  'setup-unplaced-finn': 'Vielä sijoittamatta: {units}.',
  'setup-unplaced-soviet': 'Vielä sijoittamatta: {units}.',
  'setup-unsupplied': 'Nämä aloittaisivat eristettyinä: {units}.',

  'arrive-not-due': '{unit} ei ole nyt saapumassa.',
  'arrive-not-yours': '{unit} saapuu oman puolensa pelaajavuorolla.',
  'arrive-city-soviet': 'Neuvostoliiton vahvistukset saapuvat huoltokaupunkiin.',
  'arrive-city-finn': 'Suomen vahvistukset saapuvat suomalaisten hallussa olevaan Suomen kaupunkiin.',
  'arrive-row-a': '{unit} ei saa olla rivin A pohjoispuolella.',
  'arrive-unsupplied': '{unit} ei olisi heksassa {hex} huollossa.',
  'arrive-overload': 'Kaupungissa {hex} ei ole enää tilaa: {unit} ylittäisi sen huoltokapasiteetin.',

  'not-your-unit': '{unit} liikkuu oman puolensa liikevaiheessa.',
  'already-moved': '{unit} on jo liikkunut tässä vaiheessa.',
  'no-path': 'Siirto kulkee aina heksasta viereiseen heksaan.',
  'enemy-there': 'Vihollinen pitää heksaa {hex}: siirry sen viereen ja hyökkää.',
  'closed-country': 'Heksaan {hex} ei pääse: {country} on suljettu.',
  water: '{hex} on avovettä.',
  'no-ice': '{hex} ei kanna yksiköitä: Suomenlahti ei ole jäässä.',
  'minor-lake': '{hex} on kokonaan järveä.',
  mountain: '{hex} on vuorta: sinne ei pääse mikään yksikkö.',
  'blocked-side': 'Heksojen {from} ja {hex} välinen sivu on kokonaan merta tai suurjärveä.',
  nkvd: 'NKVD-yksiköt eivät saa poistua Neuvostoliitosta.',
  'heavy-ice': '{unit} on raskas panssariyksikkö: jää ei kanna sitä.',
  'heavy-lake': '{unit} on raskas panssariyksikkö: se ei voi ylittää järvisivua.',
  'row-a': '{unit} ei saa mennä rivin A pohjoispuolelle.',
  'isolated-rail':
    '{unit} aloitti vaiheen eristettynä: se saa siirtyä enintään yhden heksan eikä koskaan junalla.',
  'isolated-one-hex': '{unit} aloitti vaiheen eristettynä: se saa siirtyä enintään yhden heksan.',
  'zone-to-zone': '{unit} ei saa siirtyä vihollisen vaikutusalueelta suoraan toiselle.',
  'zone-stops': '{unit} pysähtyy ensimmäiseen heksaan vihollisen vaikutusalueella; {hex} on sen takana.',
  'too-far': 'Matka heksaan {hex} maksaa {cost} LP; yksiköllä {unit} on niitä {allowance}.',
  'way-barred': 'Vihollisen yksiköt sulkevat jokaisen reitin: {unit} ei pääse heksaan {hex}.',
  'no-way': 'Maitse ei ole mitään reittiä: {unit} ei pääse heksaan {hex}.',
  'rail-closed': 'Tällä pelivuorolla ei kulje yksikään juna: pakkanen on liian ankara.',
  'rail-boarding':
    '{unit} aloittaa vihollisen vaikutusalueella eikä siksi ole junassa: sen on poistuttava alueelta ja noustava junaan 1 LP:llä.',
  'rail-zone': 'Juna kulkee enintään ensimmäiseen heksaan vihollisen vaikutusalueella; {hex} on sen takana.',
  'rail-broken': 'Rautatie heksaan {hex} on katkaistu.',
  'rail-cut-soviet': 'Rautatiellä heksaan {hex} ei ole yhteyttä Leningradiin: {unit} ei pääse sinne junalla.',
  'rail-cut-finn':
    'Rautatie heksaan {hex} ei ole yhteydessä yhteenkään suomalaisten hallussa olevaan Suomen kaupunkiin: {unit} ei pääse sinne junalla.',
  'rail-enemy': 'Rautatiellä heksaan {hex} on vihollisen yksiköitä.',
  'rail-foreign': '{unit} kulkee junalla vain kotimaansa rautateillä.',
  'no-room': '{hex} on täynnä, eikä mikään siinä oleva voisi enää siirtyä pois tieltä.',
  overstacked: 'Heksassa {hex} on yksiköitä yli pinoamisrajan (enintään {limit}): {units}.',

  'not-soviet': 'Vain neuvostoyksiköt saavat huoltoa esikunnilta.',
  'supply-judged': 'Hyökkääjien huolto ratkaistiin taisteluvaiheen alkaessa.',
  'supply-settled': 'Kaikkien yksiköiden huolto ratkaistiin taisteluvaiheen alkaessa.',
  'hq-out-of-reach': 'Enintään viiden heksan päässä yksiköstä {unit} ei ole sellaista esikuntaa.',
  'city-not-closest': 'Se ei ole esikuntaa lähin huoltokaupunki.',
  'front-not-leningrad': 'Yksikään Laatokan rintaman esikunta ei saa huoltoa Leningradista.',
  'city-not-joined': 'Esikunnan huoltokaupungin yhteys Leningradiin on poikki: se ei huolla ketään.',
  'city-full': 'Esikunnan huoltokaupungissa ei ole enää tilaa niiden lisäksi, jotka sille on jo osoitettu.',
  'needs-no-supply': '{unit} ei tarvitse huoltoa.',

  'retreat-type': '{unit} ei saa vetäytyä ennen taistelua.',
  'retreat-place': 'Suomalaiset yksiköt vetäytyvät ennen taistelua vain Suomessa, rivin A pohjoispuolella.',
  'retreat-line-lost':
    'Neuvostojoukot ovat vallanneet koko Mannerheim-linjan: yksikään suomalainen yksikkö ei vetäydy ennen taistelua.',
  'retreat-not-adjacent': 'Yksikön {unit} vieressä ei ole vihollisen yksikköä.',
  'retreat-again': '{unit} on jo vetäytynyt.',
  'retreat-side': 'Ennen taistelua vetäytyvät vain puolustajan yksiköt.',
  'retreat-voluntary': 'Yksikön {unit} ei ole pakko vetäytyä ennen taistelua.',
  'withdraw-not-due': 'Yksikön {unit} ei tarvitse perääntyä.',
  'withdraw-open': 'Yksiköllä {unit} on heksa, johon perääntyä.',
  'retreat-not-due': 'Yksikön {unit} ei tarvitse vetäytyä.',
  'withdraw-hex':
    'Yksiköllä {unit} ei ole nyt heksaa, johon perääntyä: toinen yksikkö menee ensin, tai se hyökkää puolella voimalla.',
  'retreat-hex': '{hex} ei ole yksikön {unit} vieressä: vetäytyminen on yhden heksan mittainen.',
  'retreat-zone': '{hex} on vihollisen vaikutusalueella, eikä siinä ole omaa yksikköä.',
  'retreat-stacking': '{hex} on täynnä.',
  'retreat-open': 'Yksiköllä {unit} on heksa, johon vetäytyä.',

  'advance-side': 'Puolustaja ei koskaan etene.',
  'advance-vacated': 'Heksa {hex} ei ole jäänyt tyhjäksi vetäytymisessä ennen taistelua.',
  'advance-hex': 'Heksa {hex} ei tyhjentynyt tässä hyökkäyksessä.',
  'advance-again': '{unit} on jo edennyt: eteneminen on yhden heksan mittainen.',
  'advance-not-adjacent': '{unit} ei ole heksan {hex} vieressä.',
  'advance-bystander': '{unit} ei ollut mukana hyökkäyksessä: vain hyökkääjä etenee.',
  'advance-nkvd': 'NKVD-yksiköt eivät saa edetä Suomeen.',
  'advance-full': '{hex} on täynnä.',
  'advance-hq': 'Esikunnat eivät koskaan etene.',
  'advance-nothing': 'Nyt ei ole etenemistä, josta luopua.',

  'attack-side': '{unit} hyökkää oman puolensa taisteluvaiheessa.',
  'attack-double': 'Samaa yksikköä tai heksaa ei voi laskea hyökkäykseen kahdesti.',
  'attack-empty': 'Hyökkäykseen tarvitaan vähintään yksi hyökkäävä yksikkö ja yksi kohdeheksa.',
  'attack-no-enemy': 'Heksassa {hex} ei ole vihollisen yksikköä.',
  'attack-not-adjacent':
    '{unit} ei voi hyökätä heksaan {hex}: jokaisen hyökkääjän on oltava jokaisen kohdeheksan vieressä.',
  'attack-water':
    '{unit} ei voi hyökätä heksaan {hex}: niiden välinen sivu on kokonaan merta tai suurjärveä.',
  'attack-isolated': '{unit} on eristetty eikä saa hyökätä.',
  'attack-hq': 'Esikunnat eivät koskaan hyökkää.',
  'attack-no-strength': 'Yksiköllä {unit} ei ole hyökkäysvoimaa.',
  'attack-advanced': '{unit} eteni ennen taistelua eikä saa hyökätä.',
  'attack-twice': '{unit} on jo taistellut tässä jaksossa.',
  'attacked-twice': 'Heksaan {hex} on jo hyökätty tässä jaksossa.',
  'attack-nkvd': 'NKVD-yksiköt eivät saa hyökätä Suomeen.',
  'attack-many-on-many':
    'Monesta heksasta hyökätään yhdessä vain yhteen heksaan; moneen heksaan hyökkäävät saman heksan yksiköt.',
  'odds-avoidable':
    '{attack} vastaan {defence} on 1-4 tai huonompi: se sallitaan vain, kun sitä ei voi välttää. Sen voi välttää näin: {way}.',
  'odds-ahead':
    'Tämän jälkeen hyökkäyksiä suhteella 1-4 tai huonommalla tarvittaisiin yksi enemmän kuin on pakko. Näin sen voi välttää: {way}.',
  'attack-odds': '{attack} vastaan {defence} on 1-4 tai huonompi: sitä ei sallita.',
  'leaves-hex':
    'Heksaan {hex} on hyökättävä, mutta tämän hyökkäyksen jälkeen sille ei jäisi yhtään hyökkääjää.',
  'leaves-unit':
    'Yksikön {unit} on hyökättävä, mutta tämän hyökkäyksen jälkeen sille ei jäisi heksaa, johon hyökätä.',
  'must-attack': 'Näiden on vielä hyökättävä: {units}.',

  'attack-stunned': '{unit} joutui pudotuksessa pahasti hajalle: se ei voi hyökätä ennen seuraavaa vuoroa.',
  'attack-neutral': '{hex} on puolueetonta maata: siellä liittoutuneita vastaan ei voi hyökätä.',

  'setup-reserve-soviet':
    'Laatikkoon jää tasan {points} hyökkäyspistettä, niistä vähintään {regiments} 2-1-2-yksiköissä, eikä esikuntia; nyt pisteitä on {now}, joista {few} 2-1-2-yksiköissä.',
  'setup-reserve-finn': 'Laatikkoon jää tasan yksi 2-2-3 ja kaksi 1-1-3-yksikköä; nyt siellä on: {units}.',
  'heavy-units': 'Kolmesta 2-1-3-yksiköstä kaksi on raskaita panssariyksiköitä.',

  'plan-not-here': 'Laskuvarjojoukot eivät ole Leningradissa.',
  'plan-zone': 'Leningrad on vihollisen vaikutusalueella: pudotusta ei voi suunnitella.',
  'plan-hex':
    'Heksaan {hex} ei voi laskeutua: kelpaa vain Suomen heksa, johon yksikkö saa mennä, enintään {range} heksan päässä Leningradista.',
  'drop-plan': 'Laskuvarjojoukot laskeutuvat sinne, minne suunniteltiin, tai eivät lainkaan.',
  'drop-hex':
    'Heksaan {hex} ei voi laskeutua: kelpaa vain Suomen heksa, johon yksikkö saa mennä, enintään {range} heksan päässä Leningradista.',
  'drop-void':
    'Suunnitelma on rauennut: laskuvarjojoukot ovat liikkuneet tai Leningrad on vihollisen vaikutusalueella.',
  'drop-moved': 'Laskuvarjojoukot ovat liikkuneet tällä pelaajavuorolla.',
  'drop-not-here': 'Laskuvarjojoukot eivät ole Leningradissa.',
  'drop-zone': '{hex} on vihollisen vaikutusalueella.',
  'drop-full': '{hex} on täynnä.',

  'exploit-unit': 'Vain 1-1-3- ja 0-0-3-yksiköt tekevät jatkoliikkeen.',
  'exploit-spent':
    '{unit} käytti yli 1 LP:n, kulki junalla, eteni tai vetäytyi: se ei voi tehdä jatkoliikettä.',
  'exploit-far':
    'Matka heksaan {hex} maksaa {cost} LP; jatkoliikkeeseen yksiköllä {unit} on {allowance}, eikä se kulje junalla.',
  'exploit-isolated': '{unit} on eristetty: se ei voi tehdä jatkoliikettä.',

  'demolish-not-yours': '{unit} katkaisee ratoja oman puolensa liikevaiheessa.',
  'demolish-unit': '{unit} ei voi katkaista ratoja.',
  'demolish-hex': 'Heksassa {hex} ei kulje vihollisen rautatietä.',
  'demolish-broken': 'Heksan {hex} rautatie on jo katkaistu.',
  'demolish-supply': '{unit} on eristetty: se ei voi katkaista ratoja.',
  'demolish-points': 'Se maksaa {cost} LP; yksiköllä {unit} on niitä jäljellä {left}.',

  'roll-first': 'Ensin on heitettävä noppaa.',
  'nothing-to-roll': 'Kaikki tämän välivaiheen nopat on jo heitetty.',
  'muster-city': '{unit} ei voi liittyä joukkoihin siellä.',
  'muster-swedes': '{unit} ei voi liittyä joukkoihin siellä.',
  'forfeit-one': 'Valitse yksi yksikkö kerrallaan.',
  'forfeit-isolated': 'Eristetyt yksiköt ensin.',
  'forfeit-exact': 'Kokonaisista yksiköistä saadaan {points} pistettä, yksikön {unit} kanssa ei.',
  'forfeit-unit': 'Sillä yksiköllä ei ole kartalla hyökkäyspisteitä, joista luopua.',
  'recall-one': 'Yksiköt lähtevät yksitellen: valitse yksi kerrallaan.',
  'recall-unit': 'Vain kartalla oleva neuvostoyksikkö, jolla on hyökkäyspisteitä, kelpaa.',

  'lose-units': 'Ne yksiköt eivät olleet mukana.',
  'lose-too-few': 'Hyökkääjän on luovuttava vähintään {points} hyökkäyspisteestä; näissä on {given}.',
  'lose-overstack': 'Valitse liian täydestä heksasta niin monta yksikköä kuin raja ylittyy.',
};

/** The closed countries, as the engine calls them. */
export const countries: Readonly<Record<string, string>> = {
  Sweden: 'Ruotsi',
  Norway: 'Norja',
  Estonia: 'Viro',
};

const inFinnish = (value: string | number): string | number =>
  typeof value === 'number'
    ? String(value).replace('.', ',')
    : (countries[value] ??
      value
        .replace(/\bdummy (?=\d)/g, 'tyhjä nappula ')
        .replace(/ and (\d+) more$/, ' ja $1 muuta')
        .replace(/(?<=\()\w+(?=\))/g, (name) => designations[name] ?? name));

/** What the engine fills in, in Finnish: countries, lists of units, and halves with a comma. */
export const finnishParams = (params: Refusal['params']): Refusal['params'] =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inFinnish(value)]));
