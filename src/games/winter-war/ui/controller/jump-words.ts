import { words } from '#kit/i18n/words.ts';

type Count = (index: number, all: number) => string;

export interface JumpWords {
  readonly obligation: Count;
  readonly city: Count;
  readonly threatened: Count;
  readonly open: Count;
  readonly unit: Count;
}

/** Said when a key leads to the next thing of a kind. */
export const jumpWords = words<JumpWords>('winter-war/jump', {
  obligation: (i, n) => `Obligation ${i} of ${n}.`,
  city: (i, n) => `City ${i} of ${n}.`,
  threatened: (i, n) => `In an enemy zone of control, ${i} of ${n}.`,
  open: (i, n) => `Available hex ${i} of ${n}.`,
  unit: (i, n) => `Unit ${i} of ${n}.`,
});
