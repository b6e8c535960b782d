import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Leave the table?',
  kept: 'The game is kept: on the start screen you can go on with it at any time.',
  unkept: 'This browser has not kept the game. Save it to a file first, from the menu.',
  practice: 'Lessons and examples can be opened again at any time.',
  stay: 'Stay',
  leave: 'To the start screen',
} as const;

export type LeaveWords = Wording<typeof english>;

/** Before the browser's Back leaves the table. */
export const leaveWords = words<LeaveWords>('table/leave', english);
