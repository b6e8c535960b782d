import type { FinalWords } from './final-words.ts';

const counted: Readonly<Record<number, string>> = {
  10: 'Kymmenen',
  11: 'Yksitoista',
  12: 'Kaksitoista',
  13: 'Kolmetoista',
  14: 'Neljätoista',
};

export const fi: FinalWords = {
  reason: {
    turns: (n) => `${counted[n] ?? n} pelivuoroa on pelattu.`,
    'cease-fire': 'Suomen pelaaja julisti aselevon.',
    leningrad: 'Suomalaisia yksiköitä on päässyt Leningradiin: pisteitä ei lasketa.',
  },
};
