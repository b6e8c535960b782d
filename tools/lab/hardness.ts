/** How hard a problem of Winter War is, before its place in the file is known. */
import type { Action } from '#engine/winter-war';
import { PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import { EQUAL } from '#games/winter-war/problems/find.ts';
import type { Found as FoundAtTable } from '#games/winter-war/problems/form.ts';
import type { NewProblem, Problem } from '#table/game';

export type WinterProblem = Problem<Action>;

export interface Found extends NewProblem<Action> {
  /** By which problems are ordered. */
  readonly hardness: number;
}

/**
 * A problem with how hard it is: doublings of the number of answers that there are, and more where weaker players do not
 * find one as good as the best.
 */
export function withHardness({ choices, lostBy, ...problem }: FoundAtTable): Found {
  const missed = PLAYER_LEVELS.filter((level) => lostBy(level) > EQUAL).length;
  const hardness = choices.reduce((sum, count) => sum + Math.log2(count), 0) + MISSED * missed;
  return { ...problem, hardness };
}
/** What a player who does not find it adds to the difficulty. */
const MISSED = 6;
