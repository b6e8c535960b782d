import type { PaletteWords } from './palette-words.ts';

export const fi: PaletteWords = {
  title: 'Etsi',
  label: 'Komento, paikka, sääntö: nimen osa tai numero',
  hint: 'Ylös ja Alas valitsevat, Enter vie perille.',
  tap: 'Napautus vie perille.',
  kinds: { command: 'Komennot', place: 'Paikat', unit: 'Yksiköt', rule: 'Säännöt' },
  goTo: (place) => `Siirry: ${place}`,
  found: (n) => `Löytyi ${n}.`,
  none: 'Ei tuloksia.',
  notNow: 'ei nyt',
};
