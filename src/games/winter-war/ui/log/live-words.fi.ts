import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import { player } from '../words/common-words.fi.ts';
import type { LiveWords } from './live-words.ts';

export const fi: LiveWords = {
  keys: 'N valitsee seuraavan yksikön, I kertoo tilanteen, kysymysmerkki luettelee näppäimet.',
  decider: (side, todo) => `${player[side]}: ${todo}`,
  placed: (unit, hex) => (hex ? `${unit} sijoitettu: ${hex}.` : `${unit} takaisin laatikossa.`),
  many: (n) => `${plural(n, 'nappula', 'nappulaa')} sijoitettu tai otettu pois.`,
};
