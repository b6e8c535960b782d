import type { LearnWords } from './learn-words.ts';

export const fi: LearnWords = {
  newHere: 'Onko peli uusi sinulle?',
  learn: 'Opi pelaamaan',
  goOn: 'Jatka oppitunteja',
  goOnHint: (lesson: number, of: number, done: number, steps: number): string =>
    `Oppitunti ${lesson}/${of}${done ? `, vaihe ${done + 1}/${steps}` : ''}`,
  all: 'Kaikki oppitunnit',
  book: 'Sääntökirja',

  lesson: (n: number, of: number): string => `Oppitunti ${n}/${of}`,
  step: (n: number, of: number): string => `Vaihe ${n}/${of}`,
  hint: 'Vihje',
  back: 'Askel taaksepäin',
  again: 'Aloita alusta',
  leave: 'Poistu oppitunnilta',
  next: 'Seuraava oppitunti',
  done: 'Oppitunti suoritettu',
  after: 'Jatka seuraavaan oppituntiin tai poistu.',
  allDone: 'Se oli viimeinen oppitunti. Nyt osaat tarpeeksi pelataksesi.',
  read: 'Lue',
};
