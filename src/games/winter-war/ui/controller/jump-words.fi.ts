import type { JumpWords } from './jump-words.ts';

export const fi: JumpWords = {
  obligation: (i, n) => `Velvoite ${i}/${n}.`,
  city: (i, n) => `Kaupunki ${i}/${n}.`,
  threatened: (i, n) => `Vihollisen vaikutusalueella, ${i}/${n}.`,
  open: (i, n) => `Avoin heksa ${i}/${n}.`,
  unit: (i, n) => `Yksikkö ${i}/${n}.`,
};
