import type { VariantWords } from './variant-words.ts';
import { finnishPlural as plural } from '#kit/i18n/plural.ts';

/** The words of the variants that are played on the map, in Finnish. */
export const variant: VariantWords = {
  drop: {
    title: 'Maahanlasku',
    none: 'Seuraavalle vuorolle ei ole kirjattu laskeutumispaikkaa.',
    written: (turn) =>
      `Laskeutumispaikka pelivuorolle ${turn} on kirjattu. Suunnitelma raukeaa, jos 3-1-1 liikkuu tai jos paikalla on suomalaisia.`,
    write: 'Kirjaa laskeutumispaikka',
    change: 'Muuta suunnitelmaa',
    tear: 'Revi suunnitelma',
    show: 'Näytä suunnitelma',
    showing: 'Suunnitelma näkyy kartalla. Se katoaa, kun teet jotain muuta.',
    back: 'Ei nyt',
    lookAway: {
      title: 'Salainen suunnitelma',
      text: 'Suomen pelaaja katsoo nyt muualle: laskeutumispaikka näkyy kartalla, kunnes se on kirjattu.',
      go: 'Valitse heksa',
      show: 'Suomen pelaaja katsoo nyt muualle: laskeutumispaikka tulee näkyviin kartalle.',
    },
    aim: 'Valitse merkitty heksa: Suomessa, enintään 12 heksan päässä Leningradista.',
    aimEvent:
      'Valitse merkitty heksa: Suomessa, enintään 6 heksan päässä Leningradista, vihollisen vaikutusalueiden ulkopuolella.',
    put: (place) => `Kirjaa: ${place}`,
    at: (place) => `Pudota: ${place}`,
    far: (n) => `${plural(n, 'heksan', 'heksan')} päässä Leningradista`,
    modifiers: 'Pudotusta vastaan',
    today: 'Tämänhetkisten vaikutusalueiden mukaan.',
    faceDown: 'Suomalaisten nappulat ovat kuvapuoli alaspäin: niiden vaikutusalueita ei lasketa.',
    occupied: 'Siellä on nyt suomalaisia: niin kauan kukaan ei laskeudu sinne.',
    chance: (n) => `${n} / 6`,
    net: (die, against, net) => `Heitto ${die} − ${against} = ${net}`,
    short: { fine: 'täysi', halved: '½', stunned: '0', eliminated: 'tuho' },
    result: {
      fine: {
        name: 'Hyvin laskeutunut',
        meaning: 'Se taistelee täydellä voimalla, ja sen on hyökättävä, jos se voi.',
      },
      halved: { name: 'Hajalla', meaning: 'Voima puolittuu, ei vaikutusaluetta; se saa hyökätä.' },
      stunned: {
        name: 'Pahasti hajalla',
        meaning: 'Ei voi hyökätä; puolustus puolittuu, ei vaikutusaluetta.',
      },
      eliminated: { name: 'Tuhoutuu', meaning: '3-1-1 menetetään.' },
    },
    noDie:
      'Noppaa ei heitetä. 3-1-1 ei voi liikkua eikä hyökätä ennen seuraavaa Neuvostoliiton pelaajavuoroa.',
    planned: 'Laskuvarjojoukot saavat laskeutua suunniteltuun paikkaan tai jäädä Leningradiin.',
    giveUp: 'Luovu pudotuksesta',
    notNow: 'Ei tällä vuorolla',
    goOn: 'Jatka',
    landed: 'Laskuvarjojoukot ovat maassa',
    last: 'Viimeisin pudotus',
  },

  todo: {
    aim: 'Valitse laskuvarjojoukkojen laskeutumispaikka.',
    planned: 'Pudota laskuvarjojoukot suunniteltuun paikkaan tai luovu pudotuksesta.',
    event: 'Valitse heksa laskuvarjojoukoille tai pidä ne Leningradissa.',
    landed: 'Laskuvarjojoukot ovat maassa. Jatka, kun olet nähnyt tuloksen.',
    plan: 'Kirjaa laskuvarjojoukkojen laskeutumispaikka tai aloita liike.',
    exploit: 'Kevyet yksiköt, jotka käyttivät enintään 1 LP:n, saavat liikkua vielä 1 LP:n.',
    reserveSoviet: (now) =>
      now === 20
        ? 'Juuri nämä 20 hyökkäyspistettä eivät voi jäädä: vähintään 12 niistä 2-1-2-yksiköissä, eikä esikuntaa.'
        : `Sijoita nappuloita, kunnes laatikossa on tasan 20 hyökkäyspistettä: nyt ${now}.`,
    reserveFinn: (left) =>
      left
        ? `Sijoita nappulasi: vielä ${left}; yksi 2-2-3 ja kaksi 1-1-3-yksikköä jäävät laatikkoon.`
        : 'Ota nappuloita takaisin: yksi 2-2-3 ja kaksi 1-1-3-yksikköä jäävät laatikkoon.',
    reserved: 'Laatikossa olevat tulevat pelivuorolla 0. Lopeta alkusijoittelu, kun olet tyytyväinen.',
  },

  command: {
    plan: 'Laskuvarjojoukkojen suunnitelma',
    peek: 'Näytä laskuvarjojoukkojen suunnitelma',
    demolish: 'Katkaise rautatie',
  },

  signs: {
    airborne: 'Pieni laskuvarjo nappulassa: juuri pudotettu; ½: hajalla, puolitettu; rasti: ei voi hyökätä.',
    heavyTanks: 'H nappulassa: raskaat panssarit, joilta jäätyneet järvet on suljettu.',
    variableDemolition: 'Kaksi viivaa rautatien poikki ja niiden välissä aukko: rata on siitä katkaistu.',
  },

  exploit: {
    candidates: 'Saavat tehdä jatkoliikkeen',
    end: 'Lopeta jatkoliike',
  },

  demolish: {
    button: (cost) => `Katkaise rautatie (${cost} LP)`,
    moved: (left) => `Se on liikkunut; jäljellä ${left} LP.`,
    here: 'Rautatie on tässä katkaistu.',
    broken: 'rautatie katkaistu',
    mended: {
      finn: 'Rautatie on katkaistu: juna ei kulje, eikä yhteys mene sen läpi. Sen korjaa suomalainen yksikkö, joka pysyy tässä koko liikevaiheen, neuvostojoukkojen vaikutusalueiden ulkopuolella.',
      soviet:
        'Rautatie on katkaistu: juna ei kulje, eikä yhteys mene sen läpi. Sen korjaa neuvostoyksikkö, joka pysyy tässä koko liikevaiheen, suomalaisten vaikutusalueiden ulkopuolella.',
    },
  },

  reserve: {
    title: 'Sivuun jäävät',
    coming: 'Laatikkoon jäävät tulevat pelivuoron 0 vahvistuksina.',
    now: (n, met) => (met ? `${n}, oikein` : `nyt ${n}`),
    points: 'Hyökkäyspisteitä tasan 20',
    regiments: 'Niistä 2-1-2-yksiköissä vähintään 12',
    hqs: 'Esikuntia ei yhtään',
    regiment: '2-2-3, tasan yksi',
    battalions: '1-1-3, tasan kaksi',
    others: 'Muita nappuloita ei yhtään',
  },

  unfinished:
    'Tämä linnoitus ei ole valmis: pelivuoron 0 Neuvostoliiton pelaajavuorolla se ei ole linnoitus, Suomen pelaajavuorosta alkaen on.',

  heavy: {
    title: 'Raskaat panssarit',
    hint: 'Kaksi kolmesta 2-1-3-yksiköstä: liian raskaita järvisivuille ilman tietä ja jäälle.',
    pair: (one, other) => `${one} ja ${other}`,
    note: 'raskaat panssarit: ei järvisivuja, ei jäätä',
  },

  neutral:
    'Puolueetonta maata: liittoutuneiden yksiköt ovat täällä huollossa, niitä vastaan ei voi hyökätä, ja ne lähtevät Suomen rajan yli.',

  ice: { hex: 'Jäässä vuoroilla 8–12', row: 'Jää, vuorot 8–12' },

  dropped: {
    dropped: 'juuri pudotettu: ei vielä valtaa mitään',
    disrupted: 'hajalla: puolitettu, ei vaikutusaluetta',
    stunned: 'pahasti hajalla: ei voi hyökätä, puolustus puolitettu, ei vaikutusaluetta',
  },
};
