/** The one gate before anything a person does to the game. */
import { isReplaying, useReplaying } from './replay/replay.ts';
import { isAiToPlay, useIsAiToPlay } from './ai/ai-state.ts';

/** False while a replay is shown, or a computer player is to decide. */
export const canAct = (): boolean => !isReplaying() && !isAiToPlay();

/** `canAct` as a hook. */
export function useCanAct(): boolean {
  const replaying = useReplaying();
  const aiToDecide = useIsAiToPlay();
  return !replaying && !aiToDecide;
}
