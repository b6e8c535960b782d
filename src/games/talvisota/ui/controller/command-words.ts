import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  next: 'Next space that can be chosen',
  previous: 'Previous space that can be chosen',
};

export type CommandWords = Wording<typeof en>;
export const commandWords = words('talvisota/command', en);
