import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import { sentence } from '#table/words/parts.ts';
import type { CombatResult } from '#engine/winter-war';
import { halves, points, phase } from './common-words.fi.ts';
import type { CombatWords } from './combat-words.ts';

const result: Record<CombatResult, { name: string; meaning: string }> = {
  Ae: { name: 'Hyökkääjä tuhoutuu', meaning: 'Kaikki hyökkäävät yksiköt menetetään.' },
  Ar: { name: 'Hyökkääjä vetäytyy', meaning: 'Jokainen hyökkäävä yksikkö vetäytyy yhden heksan.' },
  Ne: { name: 'Ei vaikutusta', meaning: 'Mitään ei tapahdu.' },
  Ex: { name: 'Vaihto', meaning: 'Puolustajat menetetään; hyökkääjä menettää yhtä monta pistettä.' },
  Dr: { name: 'Puolustaja vetäytyy', meaning: 'Jokainen puolustava yksikkö vetäytyy yhden heksan.' },
  De: { name: 'Puolustaja tuhoutuu', meaning: 'Kaikki puolustavat yksiköt menetetään.' },
};

export const fi: CombatWords = {
  targets: 'Kohteet',
  attackers: 'Hyökkääjät',
  addAll: 'Kaikki vierestä',
  clear: 'Tyhjennä',
  pickTarget: 'Valitse vihollisen heksa tai sen vieressä oleva oma yksikkösi.',
  nothingNear: 'Yhtäkään vihollista vastaan ei voi enää hyökätä.',
  pickAttackers: 'Valitse hyökkääjät joka kohteen vierestä.',
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
  given: (sum, of) => `menetettävä ${points(of)}${sum ? `; valittujen arvo ${sum}` : ''}`,
  aims: (hexes) => `Hyökkää: ${hexes}`,
  last: 'Viimeisin hyökkäys',
  who: (who, targets) => sentence`${who} vastaan ${targets}`,
  losses: { exchange: 'Valitse tappiot', overstack: 'Yli pinoamisrajan' },
  step: {
    retreat: 'Vetäytyminen',
    'retreat-before': phase['retreat-before'],
    advance: 'Eteneminen taistelun jälkeen',
    'advance-before': phase['advance-before'],
  },
  rolled: (die) => `Heitto ${die}`,
  withoutDie: 'Ilman noppaa',
  chances: 'Mahdollisuudet',
};
