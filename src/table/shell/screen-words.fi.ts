import type { ScreenWords } from './screen-words.ts';

export const fi: ScreenWords = { opening: 'Kartta avautuu …' };
