import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Leave the game?',
  kept: 'The game is saved. You can continue it from the main menu at any time.',
  unkept: 'This browser has not saved the game. Save it to a file first, from the menu.',
  practice: 'You can open lessons and examples again at any time.',
  stay: 'Stay',
  leave: 'Main menu',
} as const;

export type LeaveWords = Wording<typeof english>;

/** Before the browser's Back leaves the table. */
export const leaveWords = words<LeaveWords>('table/leave', english);
