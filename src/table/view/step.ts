/** What is asked for now: by the game of a person, or what the bar says and its button does while a computer player decides. */
import playMessages from '../content/en/play.ftl';
import { activeGame } from '../game/registry.ts';
import { position, useGame } from '../store/game.ts';
import { computerToDecide } from '../store/play.ts';
import { isLevel, onlyHuman } from '../store/seats.ts';
import { actorName } from './players.tsx';
import type { Due, PrimaryStep, Step } from '../game/game.ts';
import { skip, useAi } from '../store/ai.ts';
import { useUi } from '../store/ui.ts';

/** Null where a person decides. */
export function aiPrimaryStep(): { readonly todo: string; readonly primary: PrimaryStep<null> } | null {
  const side = computerToDecide();
  const seat = side && useGame.getState().seats[side];
  if (side === null || !isLevel(seat)) return null;
  const w = playMessages().ai;
  const label = onlyHuman(useGame.getState().seats) ? w.skip : w.skipTurn;
  // A person in another place is waited for: until something of his has come, there is nothing to be skipped.
  const { hosted } = useGame.getState();
  const shown = useAi.getState().trouble === null && (!hosted || hosted.arrived().length > 0);
  return {
    todo: w.todo({ name: actorName(side, seat) }),
    primary: { shown, label, urgent: false, refusal: null, run: skip },
  };
}

/** What is to be done now with nothing in hand: nothing, while a computer player decides. */
export function dueNow(state: unknown): Due {
  const aiStep = aiPrimaryStep();
  return aiStep ? { todo: aiStep.todo, hindrance: null } : activeGame().situation.due(state);
}

/** What is asked for now: of a person by the game, or what may be done while a computer player has the word. */
export function stepNow(): Step {
  const aiStep = aiPrimaryStep();
  return aiStep ? { ...aiStep, asked: 'ai' } : activeGame().screen.step(position(), useUi.getState().mode);
}
