import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  lessons: 'Lessons',
  finished: 'finished',
  begun: (done: number, of: number): string => `${done} of ${of} steps`,
  progress: (n: number, of: number): string => `${n} of ${of} lessons finished`,
};

export type LessonsWords = Wording<typeof english>;

/** Around the list of lessons. */
export const lessonsWords = words<LessonsWords>('table/lessons', english);
