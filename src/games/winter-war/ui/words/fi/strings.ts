import type { Arm, CombatResult, Side, Size } from '../../../../../engine/winter-war/index.ts';
import { sentence } from '../../../../../table/words/parts.ts';
import type { Strings } from '../strings.ts';
import { interphase } from '../interphase-words.fi.ts';
import { optionWords, presetWords } from '../option-words.fi.ts';
import { finnishPlural as plural } from '../../../../../kit/language/plural.ts';
import { variant } from '../variant-words.fi.ts';

const army: Record<Side, string> = { finn: 'Suomi', soviet: 'Neuvostoliitto' };
const ofArmy: Record<Side, string> = { finn: 'Suomen', soviet: 'Neuvostoliiton' };
const player: Record<Side, string> = { finn: 'Suomen pelaaja', soviet: 'Neuvostoliiton pelaaja' };
/** Those who take a hex. */
const troops: Record<Side, string> = { finn: 'Suomalaiset', soviet: 'Neuvostojoukot' };

const points = (n: number): string => plural(n, 'piste', 'pistettä');
const units = (n: number): string => plural(n, 'yksikkö', 'yksikköä');

const result: Record<CombatResult, { name: string; meaning: string }> = {
  Ae: { name: 'Hyökkääjä tuhoutuu', meaning: 'Kaikki hyökkäävät yksiköt menetetään.' },
  Ar: { name: 'Hyökkääjä vetäytyy', meaning: 'Jokainen hyökkäävä yksikkö vetäytyy yhden heksan.' },
  Ne: { name: 'Ei vaikutusta', meaning: 'Mitään ei tapahdu.' },
  Ex: { name: 'Vaihto', meaning: 'Puolustajat menetetään; hyökkääjä luopuu yhtä monesta pisteestä.' },
  Dr: { name: 'Puolustaja vetäytyy', meaning: 'Jokainen puolustava yksikkö vetäytyy yhden heksan.' },
  De: { name: 'Puolustaja tuhoutuu', meaning: 'Kaikki puolustavat yksiköt menetetään.' },
};

const arm: Record<Arm, string> = {
  infantry: 'jalkaväki',
  armour: 'panssarit',
  artillery: 'tykistö',
  cavalry: 'ratsuväki',
  mountain: 'vuoristojoukot',
  ski: 'hiihtopartio',
  'border-guard': 'NKVD:n rajajoukot',
  headquarters: 'esikunta',
  parachute: 'laskuvarjoprikaati',
  blank: 'tyhjä nappula',
};

/** The first part of the name of a unit. */
const stem: Partial<Record<Arm, string>> = { armour: 'panssari', mountain: 'vuoristo' };

const counted: Readonly<Record<number, string>> = {
  10: 'Kymmenen',
  11: 'Yksitoista',
  12: 'Kaksitoista',
  13: 'Kolmetoista',
  14: 'Neljätoista',
};

const iceRow = 'Jää, vuorot 8–10';
const noEffect = 'ei vaikutusta';

const size: Record<Size, string> = {
  XXX: 'armeijakunta',
  XX: 'divisioona',
  X: 'prikaati',
  III: 'rykmentti',
  II: 'pataljoona',
  '••': '',
  '': '',
};

const halves = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n) || ''}½`);
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const phase: Strings['phase'] = {
  'set-up': 'Alkusijoittelu',
  reinforcement: 'Vahvistukset',
  movement: 'Liike',
  'retreat-before': 'Vetäytyminen ennen taistelua',
  'planned-drop': 'Maahanlasku',
  'advance-before': 'Eteneminen ennen taistelua',
  attack: 'Hyökkäys',
  'event-drop': 'Maahanlasku',
  exploitation: 'Jatkoliike suksilla',
  interphase: 'Välivaihe',
  over: 'Peli on ohi',
};

const level: Strings['level'] = {
  'decisive-soviet': 'Neuvostoliiton ratkaiseva voitto',
  'substantive-soviet': 'Neuvostoliiton selvä voitto',
  'marginal-soviet': 'Neuvostoliiton niukka voitto',
  draw: 'Tasapeli',
  'decisive-finnish': 'Suomen ratkaiseva voitto',
};

/** Every word on screen in Finnish. Names that are filled in stay in their basic form. */
export const strings: Strings = {
  title: 'Talvisota',
  army,
  player,
  arm,
  size,
  kind: (a, s) =>
    size[s] === '' || a === 'parachute' || a === 'border-guard' ? arm[a] : `${stem[a] ?? arm[a]}${size[s]}`,
  unit: (label, name) => (label ? `${label} (${name})` : `tyhjä nappula ${name}`),
  count: (n) => `×${n}`,
  hex: (name, place) => (place ? `${place} (${name})` : name),
  points,
  halves,
  signed,
  percent: (n) => `${Math.round(n * 100)} %`,
  close: 'Sulje',
  and: ' ja ',

  phase,

  start: {
    tagline: 'Suomen ja Neuvostoliiton sota 30.\u00a0marraskuuta 1939 – 12.\u00a0maaliskuuta 1940',
    about:
      'Vuoden 1972 heksa- ja nappulapelin digitaalinen versio. Kymmenen pelivuoroa, kaksi armeijaa, yksi pitkä raja.',
    newGame: 'Uusi peli',
    continue: 'Jatka',
    who: 'Ketkä pelaavat?',
    hotseat: 'Kaksi pelaajaa, yksi näyttö',
    hotseatHint: 'Anna laite toiselle alkusijoittelussa. Verho peittää suomalaisten sijoittelun.',
    solo: 'Harjoittelu yksin',
    soloHint: 'Pelaat molempia puolia. Kaiken voi perua, nopanheitotkin.',
    rules: 'Säännöt',
    preset: presetWords,
    option: optionWords,
    begin: 'Aloita peli',
    saved: (turn, at, side) =>
      at === 'over'
        ? phase.over
        : at === 'set-up'
          ? `${player[side]}, alkusijoittelu`
          : `Vuoro ${turn}, ${player[side]}, ${phase[at].toLowerCase()}`,
    savedOn: (date) =>
      date.toLocaleString('fi-FI', { day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' }),
    storageClosed: 'Tämä selain ei säilytä mitään: tallenna peli tiedostoon ennen kuin poistut.',
    licences: 'Lisenssit',
    credits: 'Kartta on julkisista paikkatiedoista laskettu rekonstruktio, ei alkuperäisen pelin painokuva.',
    opening: 'Kartta avautuu …',
    failed: 'Peliä ei voitu avata.',
  },

  bar: {
    setUp: (first) => `Ennen vuoroa ${first}`,
    turn: (n) => `Vuoro ${n}`,
    menu: 'Valikko',
    decides: (side) => `${player[side]} päättää`,
    playerTurn: (side) => `${ofArmy[side]} pelaajavuoro`,
  },

  todo: {
    place: (left) =>
      left
        ? `Sijoita nappulasi: laatikossa vielä ${left}.`
        : 'Kaikki nappulat ovat kartalla. Lopeta alkusijoittelu, kun olet tyytyväinen.',
    arrive: (left) =>
      left
        ? `Tuo vahvistukset kaupunkiin tai jätä ne odottamaan: saapumassa ${left}.`
        : 'Kaikki vahvistukset ovat kartalla.',
    move: 'Valitse yksikkö ja sitten heksa. Kaikkia ei tarvitse siirtää.',
    moveUnit: 'Valitse heksa, johon yksikkö siirtyy.',
    'retreat-before': 'Vetäydy hyökkäyksen alta merkityillä yksiköillä, kukin yhden heksan.',
    'advance-before': 'Etene tyhjiksi jätettyihin heksoihin, kuhunkin yksi yksikkö.',
    attack: 'Valitse kohde ja hyökkääjät ja heitä sitten noppaa.',
    attackObliged: (n, hexes) => `Velvoitteita jäljellä: ${units(n)}, ${plural(hexes, 'heksa', 'heksaa')}.`,
    attackDone: 'Hyökkäyksiä ei ole jäljellä: lopeta hyökkäykset.',
    retreat: 'Jokaisen yksikön on vetäydyttävä yksi heksa.',
    withdraw: 'Ennen taisteluja ylikuormitetun kaupungin yksiköt perääntyvät yhden heksan.',
    exchange: (n) =>
      `Luovu yksiköistä, joissa on yhteensä vähintään ${plural(n, 'hyökkäyspiste', 'hyökkäyspistettä')}.`,
    advance: 'Etene yhdellä yksiköllä vallattuun heksaan tai jää paikallesi.',
    overstack: 'Heksassa on liikaa yksiköitä: luovu ylimääräisistä.',
    over: 'Peli on päättynyt.',
  },

  end: {
    place: 'Lopeta sijoittelu',
    arrive: 'Aloita liike',
    move: 'Lopeta liike',
    'retreat-before': 'Vetäytyminen valmis',
    'advance-before': 'Eteneminen valmis',
    attack: 'Lopeta hyökkäykset',
    roll: 'Heitä noppaa',
    soakOff: 'Uhraa hyökkääjät',
    takeHexes: 'Valtaa heksa',
    advance: (unit: string): string => `Etene: ${unit}`,
    decline: 'Älä etene',
    giveUp: 'Luovu näistä yksiköistä',
    removed: 'Ei avointa heksaa: tuhoutuu',
    results: 'Näytä tulos',
  },

  command: {
    undo: 'Peru',
    redo: 'Tee uudelleen',
    end: 'Lopeta vaihe',
    restart: 'Aloita vaihe alusta',
    supply: 'Huolto',
    zones: 'Vaikutusalueet',
    numbers: 'Heksojen numerot',
    fit: 'Koko kartta',
    zoomIn: 'Lähennä',
    zoomOut: 'Loitonna',
    next: 'Seuraava yksikkö',
    rulebook: 'Sääntökirja',
    log: 'Loki',
    help: 'Näppäimet ja ohjeet',
    cancel: 'Laske kädestä',
    waypoint: 'Lisää reittipiste',
    context: 'Valitun yksikön paneeli',
    charts: 'Lokin ja taulukoiden paneeli',
    save: 'Tallenna tiedostoon',
    load: 'Avaa tiedosto',
    newGame: 'Palaa aloitusnäyttöön',
  },

  context: {
    title: 'Valittuna',
    nothing:
      'Mitään ei ole valittu. Valitse nappula, niin voit siirtää sitä, tai mikä tahansa heksa, niin näet sen tiedot.',
    over: 'Valitse heksa, niin näet sen tiedot.',
    idle: (n) => (n ? `${units(n)} voi vielä liikkua.` : 'Jokainen yksikkö on liikkunut.'),
    terrain: {
      clear: 'Avoin maasto',
      swamp: 'Suo',
      mountain: 'Vuori',
      minorLake: 'Järvi',
      water: 'Vesi',
      ice: 'Jäässä vuoroilla 8–10',
    },
    country: {
      finland: 'Suomi',
      ussr: 'Neuvostoliitto',
      sweden: 'Ruotsi',
      norway: 'Norja',
      estonia: 'Viro',
      none: '',
    },
    rail: 'rautatie',
    fortification: 'linnoitus',
    capacity: (n) => `huoltokapasiteetti ${n}`,
    faceDown: (n) => `${plural(n, 'nappula', 'nappulaa')} kuvapuoli alaspäin`,
    empty: 'Täällä ei ole nappuloita.',
    strengths: (a, d, m) => `hyökkäys ${a}, puolustus ${d}, liike ${m}`,
    isolatedBy: (why) => `eristetty (${why})`,
    moved: 'liikkunut',
    advanced: 'edennyt',
    fought: 'taistellut',
    fled: 'vetäytynyt',
  },

  tray: {
    title: 'Laatikko',
    due: 'Saapumassa nyt',
    empty: 'Laatikko on tyhjä.',
    ready: 'Valmis sijoittelu',
    historical: 'Historiallinen',
    random: 'Satunnainen',
    replace: 'Paina uudelleen, niin sijoittamasi nappulat korvataan.',
    clear: 'Tyhjennä kartta',
    back: 'Takaisin laatikkoon',
    backToTrack: 'Ota takaisin',
    hint: 'Valitse nappula ja sitten heksat, joihin sen kaltaiset menevät. Jo sijoitetun voit valita ja siirtää.',
    placing: (label) => `Sijoitettavana ${label}: valitse merkitty heksa.`,
    name: (kind, label, n) => `${[label, kind].filter(Boolean).join(' ')}, laatikossa ${n}`,
  },

  move: {
    title: 'Siirto',
    none: 'Yhteenkään heksaan ei pääse.',
    point: (mp) =>
      `${plural(mp, 'liikepiste', 'liikepistettä')}. Valitse merkitty heksa, niin näet reitin sinne.`,
    waypointHint: 'Tai kiinnitä reitti heksan kautta: Shift ja napsautus.',
    mode: { march: 'Marssien', rail: 'Junalla', both: 'Marssien ja junalla' },
    cost: (cost) => `${halves(cost)} LP`,
    stops: 'Vihollisen vaikutusalue: yksikkö pysähtyy siihen.',
    rightOfOne: 'Yhden heksan siirto.',
    noEnd: 'Täynnä: vaihe ei voi päättyä niin, että yksikkö on siinä.',
    go: (place) => `Siirrä: ${place}`,
    place: (place) => `Sijoita: ${place}`,
    retreat: (place) => `Vetäydy: ${place}`,
    advance: (place) => `Etene: ${place}`,
    waypoints: (n) => `reitistä lyöty lukkoon ${plural(n, 'heksa', 'heksaa')}`,
    dropWaypoints: 'Unohda reittipisteet',
    pickInstead: 'Tai valitse siellä oleva yksikkö',
    alsoHere: 'Samassa heksassa',
  },

  combat: {
    targets: 'Kohteet',
    attackers: 'Hyökkääjät',
    addAll: 'Kaikki vierestä',
    clear: 'Alusta',
    pickTarget: 'Valitse vihollisen heksa tai sen vieressä oleva oma yksikkösi.',
    nothingNear: 'Ketään vihollista vastaan ei voi enää hyökätä.',
    pickAttackers: 'Valitse nyt hyökkääjät: jokaisen on oltava jokaisen kohteen vieressä.',
    must: 'Näiden on hyökättävä',
    mustHexes: 'Näihin on hyökättävä',
    against: (a, d) => `${halves(a)} vastaan ${halves(d)}`,
    fortified: 'Suluissa oleva tulos on voimassa: linnoitus on suomalaisten hallussa.',
    soakOff: 'Kun voimasuhde on 1-4 tai huonompi, noppaa ei heitetä: kaikki hyökkääjät menetetään.',
    noDie: 'Siellä on vain hiihtopartioita: ne tuhoutuvat ilman noppaa.',
    reason: {
      city: 'kaksinkertaistettu kaupungissa',
      fortification: 'kaksinkertaistettu linnoituksessa',
      river: 'kaksinkertaistettu: kaikki hyökkäävät veden yli',
      isolated: 'puolitettu: eristetty',
      fled: 'vetäytyi: ei lasketa',
      'ski-patrol': 'hiihtopartio',
      disrupted: 'puolitettu: hajalla pudotuksen jäljiltä',
      overloaded: 'puolitettu: sen kaupunki on ylikuormitettu',
      'overloaded-beside': 'sen kaupunki on ylikuormitettu: ei lisää huollettujen voimaa',
    },
    result,
    candidates: 'Saavat vetäytyä',
    advancers: 'Saavat edetä',
    noneOpen: 'ei avointa heksaa',
    open: (n) => plural(n, 'avoin heksa', 'avointa heksaa'),
    toRetreat: 'Näiden on vetäydyttävä',
    toWithdraw: 'Perääntyvät: kaupunki ylikuormitettu',
    given: (sum, of) => `${sum} / ${points(of)}`,
    last: 'Viimeisin hyökkäys',
    who: (who, targets) => sentence`${who} vastaan ${targets}`,
    losses: { exchange: 'Valitse tappiot', overstack: 'Yli pinoamisrajan' },
    step: {
      retreat: 'Vetäytyminen',
      'retreat-before': phase['retreat-before'],
      advance: 'Eteneminen taistelun jälkeen',
      'advance-before': phase['advance-before'],
    },
    rolled: (die) => `Noppa ${die}`,
    withoutDie: 'Ilman noppaa',
    chances: 'Mahdollisuudet',
  },

  supply: {
    title: 'Huolto',
    hint: 'Viivat kartalla: yksiköstä esikuntaan, esikunnasta kaupunkiin ja rautatie Leningradiin.',
    show: 'Piirrä viivat kartalle',
    load: (load, capacity) => `${load} / ${capacity}`,
    overload: (n) => `${points(n)} jää ilman`,
    cutOff: 'Yhteys Leningradiin on poikki',
    isolated: 'Eristetty',
    noneIsolated: 'Kaikki yksiköt ovat huollossa.',
    why: { 1: 'ei huoltoreittiä', 2: 'kaupunki ylikuormitettu' },
    chosen: (hq, city) => `${hq}, ${city}`,
    own: 'Huollon lähde',
    exempt: 'Ei tarvitse huoltoa.',
    fromCity: (city) => `Kaupunki: ${city}`,
    choose: 'Huoltava esikunta',
    front: 'Laatokan rintaman esikunnat eivät saa huoltoa Leningradista.',
    rests: 'Valinta lepää: se ei nyt toisi huoltoa.',
    default: 'Automaattinen',
    isolate: 'Jätä eristetyksi',
    loadShort: (load, capacity) => `${load}/${capacity}`,
    army: (side) => `${ofArmy[side]} armeija`,
  },

  tabs: {
    log: 'Loki',
    turns: 'Vuorot',
    combat: 'Taistelu',
    terrain: 'Maasto',
    points: 'Pisteet',
    supply: 'Huolto',
    rules: 'Säännöt',
    title: 'Taulukot ja loki',
  },

  track: {
    now: 'nyt',
    ice: 'Suomenlahti jäässä',
    murmansk: 'Murmanskin puolustus tarkistetaan',
    unfinished: 'Mannerheim-linjan heksa 1406 ei ole valmis',
    railsClosed: 'Kukaan ei kulje junalla',
    ceaseFire: 'Sen jälkeen voi julistaa aselevon',
    landing: 'Sen jälkeen liittoutuneet tulevat Petsamoon',
    hastened: 'Myös seuraavan vuoron Neuvostoliiton vahvistukset tulevat',
    length: 'Sen jälkeen noppa: jatkuuko sota?',
    inForce: 'Voimassa',
    scenario: (letter, what, turn) => `Skenaario ${letter} pelivuorosta ${turn} alkaen: ${what}`,
    petrozavodsk: 'Petroskoi huoltaa 90 pistettä',
    paradrop: '3-1-1 on tullut Leningradiin',
    noMurmansk: 'Murmanskin puolustus ei ole käytössä',
    murmanskNow: (n, needed) => `Murmanskin lähellä ${n} yksikköä, tarvitaan ${needed}`,
  },

  terrain: {
    title: 'Maaston vaikutukset',
    columns: ['Maasto', 'Liike', 'Taistelu'],
    rows: [
      ['Avoin, metsä', '1 LP', noEffect],
      ['Suo Suomessa', 'suomalaiset 1\u00a0LP, neuvostojoukot 2\u00a0LP', noEffect],
      ['Suo Neuvostoliitossa', '2 LP', noEffect],
      ['Vuori, järvi, meri', 'ei pääsyä', 'meren ja suurjärven yli ei hyökätä'],
      [iceRow, '2 LP', noEffect],
      ['Kaupunki', 'kuten heksa', 'puolustus kaksinkertaistuu'],
      ['Linnoitus', '1 LP', 'suomalaisten puolustus kaksinkertaistuu, suluissa olevat tulokset'],
      ['Joki- tai järvisivu', '+1 LP', 'kaksinkertaistuu, kun kaikki hyökkäävät veden yli'],
      ['Tie sivun yli', 'yhteensä 1 LP', noEffect],
      ['Rautatie', 'ilmainen kyyti omalla radalla', noEffect],
    ],
    iceRow,
  },

  crt: {
    title: 'Taistelutulostaulukko',
    die: 'Noppa',
    note: 'Voimasuhde on hyökkäysvoima puolustusvoimaa vastaan, puolustajan eduksi pyöristettynä. Suluissa: tulos, kun linnoitus on suomalaisten hallussa.',
  },

  ledger: {
    title: 'Voittopisteet',
    total: 'Neuvostoliitto yhteensä',
    uncounted: 'ei lasketa',
    level: 'Jos peli päättyisi nyt',
    key: {
      'viipuri-row': 'Viipurista länteen:',
      viipuri: 'Viipuri',
      petsamo: 'Petsamo',
      oulu: 'Oulu',
      'mannerheim-line': 'Mannerheim-linja',
      'south-cleared': 'Rivin A eteläpuoli tyhjennetty',
      'supply-city': 'Huoltokaupunki menetetty',
      'murmansk-taken': 'Murmansk menetetty',
      'leningrad-taken': 'Leningrad menetetty',
      'murmansk-defence': 'Murmanskin puolustus',
      'allied-eliminated': 'Liittoutuneiden prikaatit',
      handicap: 'Tasoitus:',
    },
    reason: {
      held: 'vallattu, yhteyslinja auki',
      'not-held': 'ei vallattu',
      'no-line': 'vallattu, mutta ilman yhteyslinjaa',
      cleared: 'siellä ei ole enää suomalaisia yksiköitä',
      'not-cleared': 'siellä on vielä suomalaisia yksiköitä',
      'short-of-units': 'liian vähän yksiköitä Murmanskin lähellä',
      taken: 'suomalaisten hallussa',
      eliminated: 'tuhottu',
      agreed: 'sovittu ennen peliä',
    },
    lost: (n, worth) => `${n} tuhottu, kukin ${worth}`,
    without: 'Ilman tasoituksia',
    levelWithout: (sum, name) => `${sum}, ${name}`,
    onTurn: (turn) => `vuoro ${turn}`,
    worth: (n) => `arvo ${n}`,
    each: (n) => `${n} kukin`,
    rowHeld: (held, all, noLine) =>
      [
        held ? `vallattu ${held} / ${all}, yhteyslinja auki` : 'mitään ei ole vallattu',
        noLine && `${noLine} vallattu ilman yhteyslinjaa`,
      ]
        .filter(Boolean)
        .join('; '),
  },

  level,

  log: {
    empty:
      'Vielä ei ole tapahtunut mitään. Siirrot, taistelut ja valtaukset kerrotaan täällä; jokainen niissä mainittu heksa on linkki.',
    setUp: (side) => sentence`${ofArmy[side]} alkusijoittelu on valmis.`,
    revealed: sentence`Suomalaisten nappulat käännetään kuvapuoli ylöspäin; tyhjät nappulat poistetaan.`,
    phase: (turn, side, name) => `Vuoro ${turn} · ${army[side]} · ${name}`,
    interphase: (turn) => `Vuoron ${turn} jälkeen · Välivaihe`,
    arrived: (unit, hex) => sentence`${unit} saapuu heksaan ${hex}.`,
    delayed: (unit) => sentence`${unit} palaa vuorotaulukkoon.`,
    moved: (unit, from, to, rail) =>
      rail
        ? sentence`${unit} kulkee junalla heksasta ${from} heksaan ${to}.`
        : sentence`${unit} siirtyy heksasta ${from} heksaan ${to}.`,
    administered: (unit) => sentence`Yksikön ${unit} huolto järjestetään uudelleen.`,
    cut: (unit) => sentence`${unit} on eristetty.`,
    leftOut: (unit) => sentence`${unit} on eristetty: sen kaupunki on ylikuormitettu.`,
    relieved: (unit) => sentence`${unit} on taas huollossa.`,
    retreated: (unit, from, to, before) =>
      before
        ? sentence`${unit} vetäytyy ennen taistelua heksasta ${from} heksaan ${to}.`
        : sentence`${unit} vetäytyy heksasta ${from} heksaan ${to}.`,
    advanced: (unit, to, before) =>
      before
        ? sentence`${unit} etenee ennen taistelua heksaan ${to}.`
        : sentence`${unit} etenee heksaan ${to}.`,
    attacked: (who, many, targets, strengths) =>
      sentence`${who} ${many ? 'hyökkäävät' : 'hyökkää'} ${targets.length > 1 ? 'heksoihin' : 'heksaan'} ${targets}, ${strengths}`,
    rolled: (column, die, name) => sentence`: ${column}, noppa ${die}. ${name}.`,
    noDie: (name) => sentence`. ${name}, ilman noppaa.`,
    eliminated: (unit, hex, cause) => sentence`${unit} tuhoutuu heksassa ${hex}${cause}.`,
    cause: {
      attack: '',
      exchange: ' vaihdossa',
      'no-retreat': ', ei vetäytymisreittiä',
      'ski-patrol': '',
      overstack: ', heksassa oli liikaa yksiköitä',
      'isolated-at-end': ', lopussa eristettynä',
      landing: ', maihinnousuhyökkäys epäonnistui',
      climate: ', pakkanen vei sen',
      drop: ', menetettiin pudotuksessa',
      thaw: ', jää petti sen alta',
    },
    captured: (side, hex) => sentence`${troops[side]} valtaavat heksan ${hex}.`,
    murmansk: (turn, n, needed, sum) =>
      sum
        ? sentence`Murmanskin puolustus, vuoro ${turn}: ${units(n)}, tarvitaan ${needed}; ${signed(sum)} voittopistettä.`
        : sentence`Murmanskin puolustus, vuoro ${turn}: ${units(n)} riittää.`,
    ended: (outcome, sum) => sentence`Peli päättyy: ${level[outcome]}, ${signed(sum)} voittopistettä.`,
    endedAtOnce: (outcome) =>
      sentence`Peli päättyy: ${level[outcome]}. Suomalaisia yksiköitä on päässyt Leningradiin: pisteitä ei lasketa.`,
  },

  live: {
    keys: 'N ottaa seuraavan yksikön, I kertoo tilanteen, kysymysmerkki luettelee näppäimet.',
    undone: 'Peruttu.',
    redone: 'Tehty uudelleen.',
    restarted: 'Vaihe alkaa alusta.',
    decider: (side, todo) => `${player[side]}: ${todo}`,
    placed: (unit, hex) => (hex ? `${unit} sijoitettu: ${hex}.` : `${unit} takaisin laatikossa.`),
    many: (n) => `${plural(n, 'nappula', 'nappulaa')} sijoitettu tai otettu pois.`,
  },

  curtain: {
    title: (side) => `Anna laite: ${player[side]}`,
    text: (side) =>
      side === 'soviet'
        ? 'Suomalaisten nappulat ovat kuvapuoli alaspäin. Näet, montako heksassa on, mutta et, mitä ne ovat.'
        : 'Sijoittelustasi ei näy mitään, ennen kuin otat laitteen.',
    lift: (side) => `Olen ${player[side]}`,
    written: 'Se, mitä tämä osapuoli on kirjannut muistiin, on vain sen pelaajalle.',
    lifted: (times) =>
      times === 1
        ? 'Tämä verho on tässä pelissä nostettu kerran aiemmin.'
        : `Tämä verho on tässä pelissä nostettu ${times} kertaa aiemmin.`,
  },

  reveal: {
    title: 'Suomalaisten sijoittelu paljastetaan',
    text: 'Nappulat käännetään kuvapuoli ylöspäin, ja tyhjät nappulat poistetaan kartalta.',
    go: 'Kartalle',
  },

  turnNotice: (side) => `${player[side]}, nyt päätät sinä.`,

  final: {
    title: 'Peli on päättynyt',
    reason: {
      turns: (n) => `${counted[n] ?? n} pelivuoroa on pelattu.`,
      'cease-fire': 'Suomen pelaaja julisti aselevon.',
      leningrad: 'Suomalaisia yksiköitä on päässyt Leningradiin: pisteitä ei lasketa.',
    },
    back: 'Katso karttaa',
    again: 'Uusi peli',
  },

  save: { loaded: 'Tiedoston peli on pöydällä.' },

  menu: { title: 'Valikko', game: 'Peli', view: 'Näkymä' },

  help: {
    title: 'Näppäimet ja ohjeet',
    arrows: 'Nuolinäppäimet',
    arrowsText: 'Siirrä kohdistinta kartalla heksasta heksaan',
    enter: 'Enter',
    enterText: 'Valitse, sijoita tai siirrä kohdistimen heksassa',
    shiftEnter: 'Shift + napsautus, Shift + Enter',
    shiftEnterText: 'Aseta reittipiste',
    signs: 'Kartan merkit',
    signsText: [
      'Luku heksassa kertoo, montako liikepistettä siirto sinne maksaa.',
      'Korostettu rengas on yksiköllä, jonka on hyökättävä; renkaalla merkittyyn heksaan on hyökättävä.',
      'Vinoviivoitettu nappula, jossa on katkennut lenkki, on eristetty: sillä ei ole huoltoreittiä.',
      'Pystyraitainen nappula, jossa on ylivuotava astia, on eristetty, koska sen kaupunki on ylikuormitettu.',
      'Kallistettu nappula on liikkunut; nappula, jonka kulma on käännetty, on edennyt.',
    ],
  },

  rules: {
    open: (id) => `Sääntö ${id}`,
  },

  notice: { dismiss: 'Sulje' },

  map: { label: 'Kartta', tools: 'Kartan työkalut' },

  update: { text: 'Uusi versio on valmis.', apply: 'Lataa uudelleen' },

  interphase,
  variant,
};
