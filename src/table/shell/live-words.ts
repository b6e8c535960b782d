import { words } from '#kit/i18n/words.ts';

export interface LiveWords {
  readonly undo: string;
  readonly redo: string;
  readonly restart: string;
}

/** What is said aloud when something was taken back or done again. */
export const liveWords = words<LiveWords>('table/live', {
  undo: 'Undone.',
  redo: 'Redone.',
  restart: 'Phase restarted.',
});
