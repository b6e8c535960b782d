import { words, type Wording } from '#kit/i18n/words.ts';

const en = { inGame: 'In this game', recommended: 'The recommended game, with no options.' };

export type BookWords = Wording<typeof en>;
export const bookWords = words('talvisota/book', en);
