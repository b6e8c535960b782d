import type { Action } from '#engine/winter-war';
import { isReplaying } from '#table/features/replay/replay.ts';
import { rivalAtPlay } from '#table/features/ai/rival.ts';
import { play, refuse, setMode, type Mode } from '../../table-adapter.ts';

/** Plays an action and puts everything down, or says why not. Returns true when it was played. */
export function act(action: Action, after: Mode = { mode: 'idle' }): boolean {
  // What is watched is past, the game on the table not on show; or a computer player has the word.
  if (isReplaying() || rivalAtPlay()) return false;
  const refusal = play(action);
  if (refusal) {
    refuse(refusal, action);
    return false;
  }
  setMode(after);
  return true;
}
