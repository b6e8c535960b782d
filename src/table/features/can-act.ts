/** The one gate before anything a person does to the game. */
import { isReplaying, useReplaying } from './replay/replay.ts';
import { isHalted, useHosted } from '../store/hosted.ts';
import { isAiToPlay, useIsAiToPlay } from './ai/ai-state.ts';

/** False while a replay is shown, a computer player is to decide, or a host is waited for. */
export const canAct = (): boolean => !isReplaying() && !isAiToPlay() && !isHalted();

/** `canAct` as a hook. */
export function useCanAct(): boolean {
  const replaying = useReplaying();
  const aiToDecide = useIsAiToPlay();
  const halted = useHosted(isHalted);
  return !replaying && !aiToDecide && !halted;
}
