import type { BookWords } from './book-words.ts';

export const fi: BookWords = {
  inGame: 'Tässä pelissä',
  recommended: 'Suositeltu peli: mitään valinnaista ei ole käytössä.',
};
