import type { LeaveWords } from './leave-words.ts';

export const fi: LeaveWords = {
  title: 'Poistutaanko pelistä?',
  kept: 'Peli on tallessa: voit jatkaa sitä aloitusnäytöltä milloin vain.',
  unkept: 'Selain ei ole tallentanut peliä. Tallenna se ensin valikosta tiedostoon.',
  practice: 'Oppitunnit ja esimerkit voi avata uudelleen milloin vain.',
  stay: 'Jää peliin',
  leave: 'Aloitusnäytölle',
};
