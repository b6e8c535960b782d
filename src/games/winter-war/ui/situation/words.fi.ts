import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import type { StandsWords } from './words.ts';

export const fi: StandsWords = {
  areas: {
    isthmus: 'Karjalankannas',
    ladoga: 'Laatokan Karjala',
    kainuu: 'Kainuu ja Viena',
    lapland: 'Salla ja Lappi',
    petsamo: 'Petsamo ja Murmansk',
    home: 'Etelä- ja Länsi-Suomi',
  },
  sides: { finn: 'Suomalaiset', soviet: 'Neuvostojoukot' },
  hidden: (n) => `${plural(n, 'nappula', 'nappulaa')} kuvapuoli alaspäin`,
  inZone: 'vihollisen vaikutusalueella',
  mustAttack: (units) => `on hyökättävä: ${units}`,
  mustBeAttacked: 'tähän on hyökättävä',
  isolated: (units, why) => `eristetty, ${why}: ${units}`,
  supplied: (cities) => `huolto: ${cities}`,
  moved: (units) => `liikkunut: ${units}`,
  fortification: 'linnoitus',
  city: 'kaupunki',
  beside: (hexes) => `vihollisen vieressä: ${hexes}`,
  threat: (attack, defence) =>
    `vieressä vihollisella ${plural(attack, 'hyökkäyspiste', 'hyökkäyspistettä')}, oma puolustusvoima ${defence}`,
  off: (side, waiting, lost) =>
    `${side === 'finn' ? 'Suomalaisia yksiköitä' : 'Neuvostoyksiköitä'} kartan ulkopuolella: ${waiting} tulossa, ${lost} menetetty.`,
  list: 'Yksiköt kartalla',
  listHelp:
    'Ylös ja Alas vievät pinosta toiseen, Page Up ja Page Down rintamalta toiselle; Enter valitsee heksan.',
};
