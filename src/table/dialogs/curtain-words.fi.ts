import type { CurtainWords } from './curtain-words.ts';

export const fi: CurtainWords = {
  lifted: (times) =>
    times === 1
      ? 'Tämä verho on tässä pelissä nostettu kerran aiemmin.'
      : `Tämä verho on tässä pelissä nostettu ${times} kertaa aiemmin.`,
};
