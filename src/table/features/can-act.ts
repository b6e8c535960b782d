/** The one gate before anything a person does to the game. */
import { isReplaying, useReplaying } from './replay/replay.ts';
import { isHalted, useHosted } from '../store/hosted.ts';
import { isEditing, useEditing } from './editor/editor-store.ts';
import { isAiToPlay, useIsAiToPlay } from './ai/ai-state.ts';

/** False while a replay is shown, a computer player is to decide, a host is waited for, or a position is put together. */
export const canAct = (): boolean => !isReplaying() && !isAiToPlay() && !isHalted() && !isEditing();

/** `canAct` as a hook. */
export function useCanAct(): boolean {
  const replaying = useReplaying();
  const aiToDecide = useIsAiToPlay();
  const halted = useHosted(isHalted);
  const editing = useEditing(({ editor }) => editor !== null);
  return !replaying && !aiToDecide && !halted && !editing;
}
