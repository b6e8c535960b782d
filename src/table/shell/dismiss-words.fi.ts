import type { DismissWords } from './dismiss-words.ts';

export const fi: DismissWords = {
  dismiss: 'Sulje',
  close: 'Sulje paneeli',
};
