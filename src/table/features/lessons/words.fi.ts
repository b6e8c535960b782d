import type { LessonsWords } from './words.ts';

export const fi: LessonsWords = {
  lessons: 'Oppitunnit',
  finished: 'suoritettu',
  begun: (done: number, of: number): string => `${done}/${of} vaihetta`,
  progress: (n: number, of: number): string => `${n}/${of} oppituntia suoritettu`,
};
