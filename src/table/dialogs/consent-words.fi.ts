import type { ConsentWords } from './consent-words.ts';

export const fi: ConsentWords = {
  back: {
    title: 'Perutaanko?',
    text: (player) => `Tämä peruu toisen pelaajan ratkaisuja: ${player}. Suostuuko hän?`,
    yes: 'Kyllä, perutaan',
    no: 'Ei',
  },
};
