import type { RevealWords } from './reveal-words.ts';

export const fi: RevealWords = {
  title: 'Suomalaisten sijoittelu paljastetaan',
  text: 'Nappulat käännetään kuvapuoli ylöspäin, ja tyhjät nappulat poistetaan kartalta.',
  go: 'Kartalle',
};
