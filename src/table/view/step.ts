/** The next thing to do: from the game for a person; the bar's text and button while a computer player is to decide. */
import playMessages from '../content/en/play.ftl';
import { activeGame } from '../game/registry.ts';
import { position, useGame } from '../store/game.ts';
import { computerToDecide } from '../store/play.ts';
import { isLevel, onlyHuman } from '../store/seats.ts';
import { actorName } from './players.tsx';
import type { Due, PrimaryStep, Step } from '../game/game.ts';
import { skip, useAi } from '../store/ai.ts';
import { useUi } from '../store/ui.ts';

/** Null if a person is to decide. */
export function aiPrimaryStep(): { readonly todo: string; readonly primary: PrimaryStep<null> } | null {
  const side = computerToDecide();
  const seat = side && useGame.getState().seats[side];
  if (side === null || !isLevel(seat)) return null;
  const t = playMessages().ai;
  const { hosted, seats } = useGame.getState();
  const label = hosted ? t.showAll : onlyHuman(seats) ? t.skip : t.skipTurn;
  // For a remote player there is nothing to show until an action has arrived.
  const shown = useAi.getState().trouble === null && (!hosted || hosted.arrived().length > 0);
  return {
    todo: t.todo({ name: actorName(side, seat) }),
    primary: { shown, label, urgent: false, refusal: null, run: skip },
  };
}

/** The task with nothing selected; while a computer player is to decide, the bar's text. */
export function dueNow(state: unknown): Due {
  const aiStep = aiPrimaryStep();
  return aiStep ? { todo: aiStep.todo, hindrance: null } : activeGame().situation.due(state);
}

/** The current step, from the game for a person, or the computer player's. */
export function stepNow(): Step {
  const aiStep = aiPrimaryStep();
  return aiStep ? { ...aiStep, asked: 'ai' } : activeGame().screen.step(position(), useUi.getState().mode);
}
