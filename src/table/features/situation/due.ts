import type { Due } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { aiPrimaryStep } from '../ai/step.ts';

/** What is to be done now with nothing in hand: nothing, while a computer player decides. */
export function dueNow(state: unknown): Due {
  const aiStep = aiPrimaryStep();
  return aiStep ? { todo: aiStep.todo, hindrance: null } : activeGame().situation.due(state);
}
