/** The one gate before anything a person does to the game. */
import { isReplaying, useReplaying } from './replay.ts';
import { isHalted, useHosted } from './hosted.ts';
import { isEditing, useEditing } from './editing.ts';
import { isDrawing, useTrial } from './variations.ts';
import { isAiToPlay, useIsAiToPlay } from './ai.ts';

/**
 * False while a replay is shown, a computer player is to decide, a host is waited for, a position is put together, or
 * presses on the map draw.
 */
export const canAct = (): boolean =>
  !isReplaying() && !isAiToPlay() && !isHalted() && !isEditing() && !isDrawing();

/** `canAct` as a hook. */
export function useCanAct(): boolean {
  const replaying = useReplaying();
  const aiToDecide = useIsAiToPlay();
  const halted = useHosted(isHalted);
  const editing = useEditing(({ editor }) => editor !== null);
  const drawing = useTrial(({ drawing: kind }) => kind !== null);
  return !replaying && !aiToDecide && !halted && !editing && !drawing;
}
