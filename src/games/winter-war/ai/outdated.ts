// Not by the door of the engine: the form of a new game asks it before any rules are there.
import { EDITIONS } from '#engine/winter-war/game/editions.ts';
import type { Balance } from './balance.ts';

/** Whether the games were played on an earlier board, or by earlier rulings. */
export const isOutdated = ({ editions }: Pick<Balance, 'editions'>): boolean =>
  editions.rules !== EDITIONS.rules || editions.board !== EDITIONS.board;
