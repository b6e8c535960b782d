import { player } from './common-words.fi.ts';
import type { NoticeWords } from './notice-words.ts';

export const fi: NoticeWords = {
  turnNotice: (side) => `${player[side]}, nyt päätät sinä.`,
};
