/** Another tab has played on with the game that is on the table here. */
import { present } from '#engine/core/timeline.ts';
import { game } from '../game/registry.ts';
import { current, deviceHolderAt, isSolo, useGame } from './game.ts';
import { openKept, type Failure } from './opening.ts';
import { keepInNewSlot, markOvertaken } from './saving.ts';
import { onOvertaken, slotInPlay } from './slot.ts';

/** Shows the other tab's game here, to the same eyes; gives why not. */
export function followOtherTab(): Promise<Failure | null> {
  const { timeline, curtain } = useGame.getState();
  return openKept(slotInPlay(), timeline && !curtain ? deviceHolderAt(present(timeline)) : null);
}

/** Nothing of the game on the table lies face down for one of the players, or there is nobody to hide it from. */
const liesOpen = (): boolean =>
  isSolo() || game().secrets.secretAt(current(), current().cursor) !== 'face-down';

/** Not where it would be a copy in which the counters could be turned up. */
export const mayKeepBoth = (): boolean => useGame.getState().timeline !== null && liesOpen();

/** This tab goes on with a game of its own. */
export async function keepBoth(): Promise<void> {
  if (mayKeepBoth()) await keepInNewSlot();
}

onOvertaken(markOvertaken);

// What lies face down for the player who has the screen there must not stay open here.
useGame.subscribe(({ saving }, before) => {
  if (saving === 'overtaken' && before.saving !== 'overtaken' && !liesOpen()) void followOtherTab();
});
