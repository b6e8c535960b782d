/** What the bar says and its button does while a computer player has the word. */
import playMessages from '../../content/en/play.ftl';
import { useGame } from '../../store/game.ts';
import { computerToDecide } from '../../store/play.ts';
import { isLevel, onlyHuman } from '../../store/seats.ts';
import { actorName } from '../seats/names.ts';
import type { PrimaryStep } from '../../game/game.ts';
import { skip, useAi } from './ai-state.ts';

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
