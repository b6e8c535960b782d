import { EDITIONS, type About, type Action } from '../../engine/winter-war/index.ts';
import { changesSince, pastWords } from './words.ts';

/** What there is to say of a game whose record is not simply what was played by today's rules. */
export function recordNotes({ past, changed, reopened }: About<Action>): string[] {
  const w = pastWords();
  const notes: string[] = [];
  if (past) {
    // The first edition kept no positions.
    const told = past.by.rules > 1 || past.by.board > 1 ? w.stood : w.followed;
    notes.push(
      [told, ...(past.lost ? [w.lost(past.lost)] : []), ...changesSince(past.by, EDITIONS)].join(' '),
    );
  }
  if (changed) notes.push(w.changed);
  if (reopened) notes.push(w.reopened);
  return notes;
}
