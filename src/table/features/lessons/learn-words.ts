import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  newHere: 'New to the game?',
  learn: 'Learn to play',
  goOn: 'Continue the lessons',
  goOnHint: (lesson: number, of: number, done: number, steps: number): string =>
    `Lesson ${lesson} of ${of}${done ? `, step ${done + 1} of ${steps}` : ''}`,
  all: 'All lessons',
  book: 'Rulebook',

  lesson: (n: number, of: number): string => `Lesson ${n} of ${of}`,
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  hint: 'Hint',
  back: 'One step back',
  again: 'Start over',
  leave: 'Leave the lesson',
  next: 'Next lesson',
  done: 'Lesson finished',
  /** In the bar, after the last step. */
  after: 'Continue with the next lesson, or leave.',
  allDone: 'That was the last lesson. You are ready to play.',
  read: 'Read',
};

export type LearnWords = Wording<typeof english>;

/** The words around the lessons; free of the lessons themselves, for the start screen. */
export const learnWords = words<LearnWords>('table/learn', english);
