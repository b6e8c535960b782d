import type { CurtainWords } from './curtain-words.ts';

export const fi: CurtainWords = {
  pass: (player) => `Laite vaihtaa käsiä: ${player}`,
  iAm: (player) => `${player} on tässä`,
};
