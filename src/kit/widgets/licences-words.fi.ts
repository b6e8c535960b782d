import type { LicencesWords } from './licences-words.ts';

export const fi: LicencesWords = { title: 'Lisenssit' };
