/** Difficulty of a problem of Winter War, before its place in the file is known. */
import type { Action } from '#engine/winter-war';
import { EQUAL, SOLVERS } from '#games/winter-war/problems/find.ts';
import type { Found as FoundAtTable } from '#games/winter-war/problems/judge.ts';
import type { NewProblem, Problem } from '#table/game';

export type WinterProblem = Problem<Action>;

export interface Found extends NewProblem<Action> {
  /** Sort key of problems. */
  readonly hardness: number;
}

/**
 * Adds the difficulty of a problem: doublings of the number of possible answers, and more if weaker players
 * miss answers as good as the best.
 */
export function withHardness({ choices, lostBy, ...problem }: FoundAtTable): Found {
  const missed = SOLVERS.filter((level) => lostBy(level) > EQUAL).length;
  const hardness = choices.reduce((sum, count) => sum + Math.log2(count), 0) + MISSED * missed;
  return { ...problem, hardness };
}
/** Added difficulty for each level that misses it. */
const MISSED = 6;
