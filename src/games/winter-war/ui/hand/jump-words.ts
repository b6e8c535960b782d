import { worded } from '../../../../kit/language/language.ts';

type Count = (index: number, all: number) => string;

interface JumpWords {
  readonly obligation: Count;
  readonly city: Count;
  readonly threatened: Count;
  readonly open: Count;
  readonly unit: Count;
}

/** Said when a key leads to the next thing of a kind. */
export const jumpWords = worded<JumpWords>({
  en: {
    obligation: (i, n) => `To be done, ${i} of ${n}.`,
    city: (i, n) => `City ${i} of ${n}.`,
    threatened: (i, n) => `In an enemy zone of control, ${i} of ${n}.`,
    open: (i, n) => `Open hex ${i} of ${n}.`,
    unit: (i, n) => `Unit ${i} of ${n}.`,
  },
  fi: {
    obligation: (i, n) => `Tehtävä ${i}/${n}.`,
    city: (i, n) => `Kaupunki ${i}/${n}.`,
    threatened: (i, n) => `Vihollisen vaikutusalueella, ${i}/${n}.`,
    open: (i, n) => `Avoin heksa ${i}/${n}.`,
    unit: (i, n) => `Yksikkö ${i}/${n}.`,
  },
});
