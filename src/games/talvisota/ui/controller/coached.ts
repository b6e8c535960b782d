import type { State } from '#engine/talvisota';
import { type Opening, openedAs, useScreen } from '#table';

/** Games whose card was dismissed. */
export const putAway = new WeakSet<Opening>();

/** True while the quick-start card guides the player through the game on the table. */
export function isCoached({ turn }: State): boolean {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  return game?.from === 'new' && game.ready === true && turn === 1 && !putAway.has(game);
}
