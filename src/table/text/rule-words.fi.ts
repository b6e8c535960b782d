import type { RuleLinkWords } from './rule-words.ts';

export const fi: RuleLinkWords = {
  open: (id) => `Sääntö ${id}`,
};
