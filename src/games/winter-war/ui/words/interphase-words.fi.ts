import type { ScenarioLetter } from '#engine/winter-war';
import { sentence } from '#table/words/parts.ts';
import type { InterphaseWords } from './interphase-words.ts';
import { finnishPlural as plural } from '#kit/i18n/plural.ts';

type Words = InterphaseWords;
type Dice = readonly number[];

const event: Words['event'] = {
  F: 'Neuvostoliiton laskuvarjopudotus',
  G: 'ulkomaiset vapaaehtoiset',
  H: 'Neuvostoliiton huoltoyhteydet',
  J: 'Neuvostoliiton täydennykset',
  K: 'aselepo',
  'G+J': 'vapaaehtoiset ja täydennykset',
  L: 'ankara pakkanen',
};

const scenario: Words['scenario'] = {
  A: 'liittoutuneet Petsamossa',
  B: 'liittoutuneet Skandinavian läpi',
  C: 'liittoutuneet molempia teitä',
  D: 'Ruotsi auttaa varhain',
  E: 'uhka Bakulle',
};

const lostText = 'Tämän skenaarion painettu teksti on kadonnut.';
const lost: Words['lost'] = {
  B: 'Prikaatien lukumäärä on kadonnut.',
  C: lostText,
  D: lostText,
  E: lostText,
};

const named = (letter: ScenarioLetter): string =>
  lost[letter] === lostText ? `${scenario[letter]}, rekonstruktio` : scenario[letter];

const summed = (dice: Dice): string =>
  dice.length > 1
    ? `nopat ${dice.join(' + ')} = ${dice.reduce((a, b) => a + b, 0)}`
    : `noppa ${dice.join('')}`;

const neutral: Words['neutral'] = { norway: 'Norja', sweden: 'Ruotsi' };

/** "luvulla 1", "luvuilla 1–3" */
const upTo = (atMost: number): string => (atMost > 1 ? `luvuilla 1–${atMost}` : 'luvulla 1');

const letters = (key: keyof Words['event']): string => (key === 'G+J' ? 'G ja J' : key);

/** The words of the Interphase in Finnish. */
export const interphase: Words = {
  event,
  scenario,
  named,
  lost,
  neutral,

  todo: {
    length: 'Heitä noppaa: jatkuuko sota?',
    scenario: 'Heitä noppaa skenaariosta.',
    intervention: 'Heitä kahta noppaa: tulevatko liittoutuneet?',
    norway: 'Heitä noppaa: tekeekö Norja vastarintaa?',
    sweden: 'Heitä noppaa: tekeekö Ruotsi vastarintaa?',
    event: 'Heitä noppaa erikoistapahtumasta.',
    next: (turn) => `Välivaihe on ohi: aloita pelivuoro ${turn}.`,
    count: 'Sota on ohi: laske pisteet.',
    'cease-fire': 'Julista aselepo tai jatka peliä.',
    landing: 'Petsamo on neuvostojoukkojen hallussa: hyökkää mereltä tai käänny takaisin.',
    muster: (units) => `Valitse kaupunki, johon tulee ${units}.`,
    climate: (points) => `Valitse pakkasen viemät neuvostoyksiköt: vielä ${points}.`,
    recall: (points) => `Valitse yksiköt, jotka lähtevät toiselle rintamalle: vielä ${points}.`,
  },

  button: {
    length: 'Heitä pelin pituudesta',
    scenario: 'Heitä skenaariosta',
    intervention: 'Heitä liittoutuneista',
    norway: 'Heitä Norjasta',
    sweden: 'Heitä Ruotsista',
    event: 'Heitä erikoistapahtumasta',
    next: (turn) => `Aloita pelivuoro ${turn}`,
    count: 'Laske pisteet',
    forfeit: 'Poista tämä yksikkö',
  },

  panel: {
    title: (turn) => `Pelivuoron ${turn} jälkeen`,
    status: { done: 'tehty', now: 'nyt', next: 'tulossa' },
    step: {
      length: 'Pelin pituus',
      'cease-fire': 'Aselepo',
      scenario: 'Skenaario',
      intervention: 'Lännen väliintulo',
      norway: 'Norja',
      sweden: 'Ruotsi',
      landing: 'Maihinnousu Petsamoon',
      event: 'Erikoistapahtuma',
    },
    inForce: (letter, turn) =>
      `Skenaario ${letter}, ${named(letter)}, on ollut voimassa pelivuorosta ${turn} lähtien: skenaariosta ei heitetä noppaa.`,
    finished: (turn) => `Heitettävää ei ole jäljellä. Pelivuoro ${turn} voi alkaa.`,
    ended: 'Heitettävää ei ole jäljellä. Pisteet voi laskea.',
    faces: (faces) => (faces.length > 1 ? `Noppa ${faces[0]}–${faces.at(-1)}` : `Noppa ${faces[0]}`),
    die: 'Noppa',
    result: 'Tulos',
    reconstructed: (what) => `† Rekonstruktio: ${what}`,
    notes: {
      row: 'Nopan luvun 5 rivi on kadonnut.',
      entry: 'Nopan luvun 2 kohta on kadonnut.',
    },
    plusOne: 'Nopeutettu ulkomaanapu lisää noppaan 1; tässä on se, mitä noppa näyttää.',
    voidNow: (why) => `nyt ei vaikutusta: ${why}`,
    chance: (favourable, of, percent) => `${favourable} / ${of}, ${percent}`,
    intervention: (atMost) => `Kaksi noppaa, enintään ${atMost}: liittoutuneet tulevat`,
    resists: (who, atMost) => `${who} tekee vastarintaa ${upTo(atMost)}`,
    neighbours: 'Jos ne tulevat, yksi noppa kertoo kummastakin naapurista, tekeekö se vastarintaa.',
    outcomes: {
      none: 'Kumpikaan ei tee vastarintaa: skenaario B',
      one: 'Toinen tekee vastarintaa: skenaario A',
      both: (turn) => `Molemmat tekevät vastarintaa: skenaario A pelivuoron ${turn} jälkeen`,
    },
  },

  brings: {
    none: 'ei mitään',
    scenario: {
      A: 'Kolme liittoutuneiden prikaatia tulee meritse Petsamoon.',
      B: 'Kuusi liittoutuneiden prikaatia tulee Ruotsin heksaan R, Tornion viereen.',
      C: 'Kolme liittoutuneiden prikaatia tulee heksaan R, kolme Petsamoon.',
      D: 'Ruotsalaiset ja 64. rykmentti tulevat heti.',
      E: 'Neuvostoyksiköitä, joissa on 12 hyökkäyspistettä, lähtee pysyvästi.',
    },
    event: {
      F: 'Yksikön 3-1-1 voi pudottaa enintään kuuden heksan päähän Leningradista.',
      Fagain: 'Tuhottu 3-1-1 palaa Leningradiin.',
      G: 'Yksi 2-2-2 tulee Helsinkiin tai Ouluun.',
      H: 'Jos jokin skenaario on voimassa, Petroskoi huoltaa 90.',
      J: 'Yksi tuhottu 2-1-2 palaa vahvistuksena.',
      K: 'Suomen pelaaja saa lopettaa pelin seuraavan pelivuoron jälkeen.',
      'G+J': 'Suomalaiset saavat yksikön 2-2-2, ja yksi tuhottu 2-1-2 palaa.',
      L: 'Neuvostojoukot menettävät 4 hyökkäyspistettä; seuraavalla pelivuorolla ei kuljeta junalla.',
    },
    volunteers: 'Nopeutetun ulkomaanavun ansiosta yksi 2-2-2 tulee Helsinkiin tai Ouluun.',
    ends: 'Sota päättyy tähän.',
    goesOn: (turn) => `Peli jatkuu pelivuoron ${turn} loppuun.`,
  },

  came: {
    scenario: (letter) => `${letter}: ${scenario[letter]}`,
    warEnds: 'Sota on ohi',
    warGoesOn: 'Sota jatkuu',
    noScenario: 'Ei skenaariota',
    again: 'Suomen pelaaja heittää uudelleen seuraavassa välivaiheessa.',
    counted: (die, modified) => `Heitto ${die}, lasketaan luvuksi ${modified}.`,
    event: (key) => `${letters(key)}: ${event[key]}`,
    noEvent: 'Tapahtumaa ei tule',
    volunteers: 'Ulkomaisia vapaaehtoisia',
    noVolunteers: 'Yksiköitä ei ole jäljellä tai kumpikaan kaupunki ei ole avoinna.',
    allies: (sum, atMost) => `${sum}, raja ${atMost}: liittoutuneet tulevat`,
    stayAway: (sum, atMost) => `${sum}, raja ${atMost}: liittoutuneet jäävät pois`,
    hasten: (turn) =>
      `Pelivuorolla ${turn} saapuvat myös pelivuoron ${turn + 1} Neuvostoliiton vahvistukset.`,
    resists: (who) => `${who} tekee vastarintaa`,
    resistsOn: (atMost) => `Se tekee vastarintaa ${upTo(atMost)}.`,
    letsThrough: (who) => `${who} päästää liittoutuneet läpi`,
  },

  ceaseFire: {
    now: 'Jos julistat sen, peli päättyy heti:',
    result: (level, points) => `${level}, Neuvostoliitto yhteensä ${points}`,
    isolated: 'Ensin menetetään molempien osapuolten eristetyt yksiköt.',
    offer: 'Tarjous on kertakäyttöinen, julistit tai et.',
    call: 'Julista aselepo',
    decline: 'Jatka peliä',
  },

  landing: {
    text: 'Kolme liittoutuneiden prikaatia on Petsamon edustalla, ja kaupunki on neuvostojoukkojen hallussa.',
    defenders: 'Petsamossa',
    ashore: (faces, percent) => `Pääsevät maihin: ${faces} / 6, ${percent}`,
    outcome: {
      Ae: 'kaikki kolme prikaatia menetetään',
      Ar: 'kaikki kolme prikaatia menetetään',
      Ne: 'kaikki kolme prikaatia menetetään',
      De: 'puolustajat menetetään, liittoutuneet pääsevät maihin',
      Dr: 'puolustajat vetäytyvät, liittoutuneet pääsevät maihin',
      exchange: (gone, ashore) =>
        `puolustajat menetetään, samoin ${plural(gone, 'prikaati', 'prikaatia')}; maihin pääsee ${ashore}`,
      allLost: 'puolustajat ja kaikki kolme prikaatia menetetään',
    },
    assault: 'Maihinnousuhyökkäys',
    accept: 'Hyökkää',
    decline: 'Käänny takaisin',
    declined: {
      none: 'Jos ne kääntyvät takaisin, skenaariota ei tullut; heität uudelleen seuraavassa välivaiheessa.',
      over: 'Jos ne kääntyvät takaisin, ne eivät tule enää.',
      half: 'Jos ne kääntyvät takaisin, nämä kolme jäävät pois; skenaario on silti voimassa.',
    },
  },

  muster: { title: 'Valitse kaupunki' },

  forfeit: {
    climate: 'Pakkasen viemät',
    recall: 'Toiselle rintamalle',
    left: (points) => `vielä ${points}`,
    isolatedFirst: 'Eristetyt yksiköt ensin.',
    each: 'Yksi yksikkö kerrallaan: tasan näin monta pistettä tai niin vähän yli kuin mahdollista.',
  },

  atSea: 'merellä',

  log: {
    lengthEnds: (dice, turn) =>
      sentence`Pelin pituus: ${summed(dice)}. Peli päättyy pelivuoron ${turn} jälkeen (${{ rule: 'Option.E' }}).`,
    lengthOn: (dice, turn) =>
      sentence`Pelin pituus: ${summed(dice)}. Peli jatkuu pelivuoron ${turn} loppuun (${{ rule: 'Option.E' }}).`,
    scenarioDie: (dice, modified, letter) => {
      const counted = dice[0] === modified ? '' : `, lasketaan luvuksi ${modified}`;
      const what = letter ? `${letter}, ${scenario[letter]}` : 'skenaariota ei tule';
      return sentence`Skenaario: ${summed(dice)}${counted}, ${what} (${{ rule: 'Scenario.Table' }}).`;
    },
    scenario: (letter) =>
      sentence`Skenaario ${letter} on voimassa: ${named(letter)} (${{ rule: `Scenario.${letter}` }}).`,
    intervention: (dice, atMost, comes, turn) =>
      comes
        ? sentence`Lännen väliintulo: ${summed(dice)}, liittoutuneet tulevat luvulla ${atMost} tai pienemmällä. Ne tulevat; pelivuorolla ${turn + 1} saapuvat myös pelivuoron ${turn + 2} Neuvostoliiton vahvistukset (${{ rule: 'Designer.C' }}).`
        : sentence`Lännen väliintulo: ${summed(dice)}, liittoutuneet tulevat luvulla ${atMost} tai pienemmällä. Ne jäävät pois (${{ rule: 'Designer.C' }}).`,
    neutral: (who, dice, atMost, resists) =>
      sentence`${neutral[who]}: ${summed(dice)}, vastarinta ${upTo(atMost)}. Se ${resists ? 'tekee vastarintaa' : 'päästää liittoutuneet läpi'} (${{ rule: 'Designer.C' }}).`,
    eventDie: (dice, key) =>
      key
        ? sentence`Erikoistapahtuma: ${summed(dice)}, ${letters(key)}, ${event[key]} (${{ rule: 'Event.Table' }}).`
        : sentence`Erikoistapahtuma: ${summed(dice)}, tapahtumaa ei tule (${{ rule: 'Event.Table' }}).`,
    volunteers: (dice) =>
      sentence`Erikoistapahtuma: ${summed(dice)}, tapahtumaa ei tule; vapaaehtoisia tulee, jos voi (${{ rule: 'Option.F' }}).`,
    F: sentence`3-1-1 on valmiina Leningradissa (${{ rule: 'Event.F' }}).`,
    H: sentence`Petroskoi huoltaa pelin loppuun asti enintään 90 hyökkäyspistettä (${{ rule: 'Event.H' }}).`,
    K: (turn) =>
      sentence`Pelivuoron ${turn} jälkeen Suomen pelaaja saa julistaa aselevon (${{ rule: 'Event.K' }}).`,
    L: (turn) =>
      sentence`Pakkanen vie neuvostojoukoilta vähintään 4 hyökkäyspistettä, eikä pelivuorolla ${turn} kukaan kulje junalla (${{ rule: 'Event.L' }}).`,
    noEffect: (letter, why) =>
      sentence`Tapahtumalla ${letter} ei ole vaikutusta: ${why} (${{ rule: `Event.${letter}` }}).`,
    alike: (n, label) => `${['', '', 'Kaksi', 'Kolme', 'Neljä', 'Viisi', 'Kuusi'][n] ?? n} ${label}-yksikköä`,
    joined: (units, many, hex) => sentence`${units} ${many ? 'tulevat' : 'tulee'} heksaan ${hex}.`,
    returned: (unit, turn) =>
      sentence`${unit} palaa: Neuvostoliiton vahvistus pelivuorosta ${turn} alkaen (${{ rule: 'Event.J' }}).`,
    recalled: (unit, hex) =>
      sentence`${unit} lähtee heksasta ${hex} toiselle rintamalle (${{ rule: 'Scenario.E' }}).`,
    landing: (hex, strengths, column, die, result) =>
      sentence`Liittoutuneet hyökkäävät mereltä heksaan ${hex}, ${strengths}: ${column}, noppa ${die}. ${result} (${{ rule: 'Scenario.A' }}).`,
    turnedBack: sentence`Maihinnousua ei tule: liittoutuneet kääntyvät takaisin Petsamon edustalta (${{ rule: 'Scenario.A' }}).`,
    noCeaseFire: sentence`Aselepoa ei julisteta: sota jatkuu (${{ rule: 'Event.K' }}).`,
    ceaseFire: (level, points) =>
      sentence`Aselepo päättää pelin: ${level}, ${points} voittopistettä (${{ rule: 'Event.K' }}).`,
    landingDelayed: (turn) =>
      sentence`Sekä Norja että Ruotsi tekevät vastarintaa: liittoutuneet tulevat Petsamoon pelivuoron ${turn} jälkeen (${{ rule: 'Designer.C' }}).`,
    heavy: (units) => sentence`Raskaat panssarit: ${units} (${{ rule: 'Designer.A1' }}).`,
    planned: sentence`Neuvostoliiton pelaaja kirjoittaa laskuvarjojoukkojen suunnitelman tai pyyhkii sen pois (${{ rule: 'Option.D3' }}).`,
    droppedByEvent: (unit, hex) => sentence`${unit} pudotetaan heksaan ${hex} (${{ rule: 'Event.F' }}).`,
    dropped: (unit, hex, die, against, net, result) =>
      sentence`${unit} pudotetaan heksaan ${hex}: noppa ${die}, ${against}, yhteensä ${net}. ${result} (${{ rule: 'Option.D1' }}).`,
    demolished: (unit, hex) =>
      sentence`${unit} katkaisee rautatien heksassa ${hex} (${{ rule: 'Designer.B' }}).`,
    mended: (hex) => sentence`Rautatie heksassa ${hex} on korjattu (${{ rule: 'Designer.B' }}).`,
    thawed: (unit, from, to) =>
      sentence`Jäät lähtevät: ${unit} siirtyy heksasta ${from} heksaan ${to} (${{ rule: 'Option.E' }}).`,
  },

  why: {
    paradropHasCome: 'se on jo tullut',
    brigadeInPlay: 'yksikköä 3-1-1 ei ole tuhottu',
    leningradTaken: 'Leningrad on suomalaisten hallussa',
    noVolunteers: 'kaikki kuusi vapaaehtoisten yksikköä ovat tulleet',
    noCity: 'Helsinki ja Oulu eivät ole suomalaisten hallussa',
    raisedAlready: 'Petroskoi huoltaa jo 90',
    noScenario: 'mikään skenaario ei ole voimassa',
    nothingLost: 'yhtään 2-1-2-yksikköä ei ole tuhottu',
    switchedOff: 'aselepo ei ole tässä pelissä käytössä',
    endsAnyway: 'peli päättyy joka tapauksessa seuraavan pelivuoron jälkeen',
  },

  drop: {
    modifier: {
      weather: 'sää',
      terrain: 'heksa ei ole avoin',
      city: 'Suomen kaupunki',
      zone: 'vaikutusalue',
      distance: 'etäisyys',
    },
    result: {
      fine: 'Se laskeutuu hyvin',
      halved: 'Hajalla: sen voima puolittuu',
      stunned: 'Pahasti hajalla: sen voima puolittuu, eikä se voi hyökätä',
      eliminated: 'Se tuhoutuu',
    },
  },
};
