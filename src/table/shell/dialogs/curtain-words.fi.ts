import type { CurtainWords } from './curtain-words.ts';

export const fi: CurtainWords = {
  pass: (player) => `Laite vaihtaa käsiä: ${player}`,
  iAm: (player) => `${player} on tässä`,
  lifted: (times) =>
    times === 1
      ? 'Tämä näyttö on tässä pelissä avattu kerran aiemmin.'
      : `Tämä näyttö on tässä pelissä avattu ${times} kertaa aiemmin.`,
};
