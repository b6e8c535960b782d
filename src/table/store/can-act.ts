/** The single check before anything that a person does to the game. */
import { isReplaying, useReplaying } from './replay.ts';
import { isHalted, useHosted } from './hosted.ts';
import { isEditing, useEditing } from './editing.ts';
import { isDrawing, useTrial } from './variations.ts';
import { isAiToPlay, useIsAiToPlay } from './ai.ts';

/**
 * False during a replay, while a computer player is to decide, while waiting for a host, in the position editor, and
 * while drawing on the map.
 */
export const canAct = (): boolean =>
  !isReplaying() && !isAiToPlay() && !isHalted() && !isEditing() && !isDrawing();

export function useCanAct(): boolean {
  const replaying = useReplaying();
  const aiToDecide = useIsAiToPlay();
  const halted = useHosted(isHalted);
  const editing = useEditing(({ editor }) => editor !== null);
  const drawing = useTrial(({ drawing: kind }) => kind !== null);
  return !replaying && !aiToDecide && !halted && !editing && !drawing;
}
