import type { CounterWords } from './counter-words.ts';

/** The words of counters in Finnish, as read aloud. */
export const counters: CounterWords = {
  army: { finn: 'Suomi', soviet: 'Neuvostoliitto', allied: 'Liittoutuneet' },
  faceDown: (army) => `${army}: nappula kuvapuoli alaspäin`,
  blank: 'Suomi: tyhjä nappula',
  arm: {
    infantry: 'jalkaväki',
    armour: 'panssarit',
    artillery: 'tykistö',
    cavalry: 'ratsuväki',
    mountain: 'vuoristojoukot',
    ski: 'hiihtopartio',
    'border-guard': 'NKVD:n rajajoukot',
    headquarters: 'esikunta',
    parachute: 'laskuvarjojoukot',
    blank: 'tyhjä',
  },
  counter: (army, label, arm, name) => `${army}: ${label} ${arm}, ${name}`,
  state: {
    isolated: 'eristetty',
    overloaded: 'ylikuormituksen eristämä',
    moved: 'liikkunut',
    advanced: 'edennyt',
    mustAttack: 'on hyökättävä',
    spent: 'valmis',
    selected: 'valittu',
    heavy: 'raskaat panssarit',
  },
  drop: {
    dropped: 'juuri pudotettu',
    disrupted: 'hajalla, puolitettu',
    stunned: 'pahasti hajalla, ei voi hyökätä',
  },
};
