/** What a problem of Winter War is before its place in the file is known, and how hard it is. */
import type { Action } from '#engine/winter-war';
import { PLAYER_LEVELS, type PlayerLevel } from '#games/winter-war/ai/index.ts';
import type { Problem } from '#table/game';

export type WinterProblem = Problem<Action>;

/** Points within which two answers are equally good. */
export const EQUAL = 0.5;

/**
 * How hard a problem is: doublings of the number of answers that there are, and more where weaker players do not find one
 * as good as the best.
 */
export function hardnessOf(choices: readonly number[], lostBy: (level: PlayerLevel) => number): number {
  const missed = PLAYER_LEVELS.filter((level) => lostBy(level) > EQUAL).length;
  return choices.reduce((sum, count) => sum + Math.log2(count), 0) + MISSED * missed;
}
/** What a player who does not find it adds to the difficulty. */
const MISSED = 6;

export interface Found extends Omit<WinterProblem, 'source' | 'position' | 'id' | 'level'> {
  /** By which problems are ordered. */
  readonly hardness: number;
}
