import { activeGame } from '../../game/registry.ts';
import type { Step } from '../../game/game.ts';
import { aiPrimaryStep } from '../../features/ai/step.ts';
import { position } from '../../store/game.ts';
import { useUi } from '../../store/ui.ts';

/** What is asked for now: of a person by the game, or what may be done while a computer player has the word. */
export function stepNow(): Step {
  const aiStep = aiPrimaryStep();
  return aiStep ? { ...aiStep, asked: 'ai' } : activeGame().screen.step(position(), useUi.getState().mode);
}
