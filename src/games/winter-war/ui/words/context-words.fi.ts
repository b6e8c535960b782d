import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import { units } from './common-words.fi.ts';
import type { ContextWords } from './context-words.ts';

export const fi: ContextWords = {
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
};
