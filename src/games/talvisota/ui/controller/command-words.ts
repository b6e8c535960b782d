import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  next: 'Next selectable space',
  previous: 'Previous selectable space',
};

export type CommandWords = Wording<typeof en>;
export const commandWords = words('talvisota/command', en);
