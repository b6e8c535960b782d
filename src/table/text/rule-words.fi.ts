import type { RuleLinkWords } from './rule-words.ts';

export const fi: RuleLinkWords = {
  open: (id) => `Sääntö ${id}`,
  titled: (id, title) => `Sääntö ${id}: ${title}`,
};
