import type { OriginsWords } from './words.ts';

export const fi: OriginsWords = { title: 'Miten kartta ja arvot syntyivät' };
