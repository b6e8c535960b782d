import type { CombatWords } from './combat-words.ts';

export const fi: CombatWords = {
  title: (space, round) => `Taistelu: ${space}, kierros ${round}`,
  strength: (points) => `voima ${points}`,
  bonus: (points) => `taktinen lisä ${points}`,
  known: (space, number, scouts) =>
    `Tiedossa, ${space}: luku ${number} suomalaisten hyväksi${scouts ? `, paikalla sissejä ${scouts}` : ''}. Muu paljastuu, kun taistelu avataan.`,
  force: 'Koko voima',
  total: 'Yhteensä',
  rolls: (player, column) => `${player} heittää sarakkeessa +${column}.`,
  order: 'Taistelujen järjestys',
  orderIsYours: 'Neuvostoliiton pelaaja valitsee, mikä avataan seuraavaksi.',
  stage: { now: 'Käynnissä.', done: 'Käyty.', waits: 'Avaamatta.' },
  metBy: (strategy) => `Vastassa: ${strategy}.`,
  unmet: 'Mikään suomalainen strategia ei vastaa siihen.',
  scoutsBeside: (count) => `Mukana taistelevia paikalla olleita sissiosastoja: ${count}.`,
  bags: 'Pusseissa jäljellä',
  bagSizes: (strategies, units, environment, supports, entrenchments) =>
    `Strategioita ${strategies}, yksiköitä ${units}, ympäristöä ${environment}, tukea ${supports}; kaivautumisia ${entrenchments}.`,
  result: 'Kierroksen tulos',
  undefended: 'Kukaan ei puolusta sitä: se vallataan ilman noppaa.',
  dice: 'Mahdolliset tulokset',
  die: 'Noppa',
  sovietLosses: 'Neuvostoliiton tappiot',
  finnishLosses: 'Suomen tappiot',
  retreat: 'Perääntyy',
  chance: (percent) => `Mahdollisuus vallata alue: ${percent}`,
  hiddenFinns: 'Mahdollisuus vallata alue, toipa Suomi mitä tahansa',
  hiddenSoviets: 'Vaara menettää alue, toipa Neuvostoliitto mitä tahansa',
  withoutAmbush: 'Ei väijytystä',
  withAmbush: 'Väijytys',
  undefendedNow: 'Rintamalla ei ole suomalaista strategiaa',
  sampled: (count) =>
    `Keskiarvo sekä pienin ja suurin luku, kun mahdollisista joukoista ja tuista arvotaan ${count} yhdistelmää.`,
  range: (least, most) => `${least} – ${most}`,
  cause: {
    number: 'alueen luku',
    line: 'linnoitettu linja',
    entrenchment: 'kaivautuminen',
    'white-death': 'valkoinen kuolema',
  },
};
