import type { PaletteWords } from './palette-words.ts';

export const fi: PaletteWords = {
  title: 'Etsi',
  label: 'Komento, paikka, yksikkö, heksan numero tai sääntö',
  hint: 'Ylös ja Alas valitsevat, Enter vie perille.',
  tap: 'Napautus vie perille.',
  kinds: { command: 'Komennot', place: 'Paikat', unit: 'Yksiköt', hex: 'Heksat', rule: 'Säännöt' },
  hex: (name) => `Siirry heksaan ${name}`,
  found: (n) => `Löytyi ${n}.`,
  none: 'Sennimistä ei ole.',
  notNow: 'ei nyt',
};
