import { seatsWords } from '../../features/seats/words.ts';
import type { ConsentWords } from './consent-words.ts';

export const fi: ConsentWords = {
  back: {
    title: 'Perutaanko?',
    text: (player) => `Tämä peruu toisen pelaajan ratkaisuja: ${player}. Suostuuko hän?`,
    yes: 'Kyllä, perutaan',
    no: 'Ei',
  },
  aid: {
    title: 'Muutetaanko apuneuvoja?',
    text: (player, aid, allowed) => {
      const { name } = seatsWords().aid[aid];
      return `Tästä eteenpäin ${allowed ? 'molemmat saavat käyttää' : 'molemmat pelaavat ilman'}: ${name}. Suostuuko toinen pelaaja (${player})?`;
    },
    yes: 'Kyllä, molemmat suostuvat',
    no: 'Ei',
  },
};
