import type { Look } from '#engine/core/about.ts';
import { useGame } from '../store/game.ts';

const NONE: readonly Look[] = [];

/** Who took up what is hidden from the other player, in the game on the table. */
export const useLooks = (): readonly Look[] => useGame(({ timeline }) => timeline?.about?.looks ?? NONE);
