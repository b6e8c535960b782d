import type { CurtainWords } from './curtain-words.ts';

export const fi: CurtainWords = {
  pass: (player) => `Laite vaihtaa käsiä: ${player}`,
  iAm: (player) => `${player} on tässä`,
  lifted: (times) =>
    times === 1
      ? 'Tämä verho on tässä pelissä nostettu kerran aiemmin.'
      : `Tämä verho on tässä pelissä nostettu ${times} kertaa aiemmin.`,
};
