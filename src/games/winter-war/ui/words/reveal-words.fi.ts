import type { RevealWords } from './reveal-words.ts';

export const fi: RevealWords = {
  told: 'Suomalaisten sijoittelu paljastetaan: nappulat kääntyvät kuvapuoli ylöspäin, ja tyhjät nappulat poistuvat kartalta.',
};
