import type { State } from '#engine/talvisota';
import { type Opening, openedAs, useScreen } from '#table';

/** Games whose card was put away. */
const putAway = new WeakSet<Opening>();

export const isPutAway = (opening: Opening): boolean => putAway.has(opening);
export const putCardAway = (opening: Opening): void => void putAway.add(opening);

/** True while the card of the quick start tells the player of the game on the table what to do. */
export function isCoached({ turn }: State): boolean {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  return game?.from === 'new' && game.ready === true && turn === 1 && !isPutAway(game);
}
