import type { OriginsWords } from './words.ts';

export const fi: OriginsWords = { title: 'Kartan ja arvojen tausta' };
