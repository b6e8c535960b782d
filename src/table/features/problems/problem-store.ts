/** The problem on the table: light, for the board of a game draws what it says. */
import type { AnswerGrade, AnswerLoss, GameProblems, Problem } from '../../game/index.ts';
import type { Action, Line } from '../../game/position.ts';
import { create } from 'zustand';

export interface ProblemOnTable {
  readonly game: GameProblems;
  readonly problem: Problem;
  /** All that come with the game, in rising difficulty. */
  readonly problems: readonly Problem[];
  readonly start: Line;
  /** The answer so far, and the table before each part of it. */
  readonly answer: readonly Action[];
  readonly past: readonly Line[];
  /** What came of the check; absent before it, or where the answer has changed since. */
  readonly verdict?: 'judging' | 'broken' | (AnswerLoss & { readonly grade: AnswerGrade });
  /** The table with the player's answer, while the best one is on the map; null while it is not. */
  readonly own: Line | null;
}

/** What the list shows; an empty name stands for all. */
export interface ProblemFilter {
  readonly kind: string;
  /** By its name: themes that are called the same are one. */
  readonly theme: string;
  readonly openOnly: boolean;
  /** Of problems of one's own. */
  readonly origin: string;
}

interface ProblemSection {
  readonly now: ProblemOnTable | null;
  readonly filter: ProblemFilter;
}

export const useProblem = create<ProblemSection>(() => ({
  now: null,
  filter: { kind: '', theme: '', openOnly: false, origin: '' },
}));

/** True while a problem is on the table: what would give its answer away is put aside. */
export const isSolving = (): boolean => useProblem.getState().now !== null;

/** The answer that a map shows of a problem: the best, or the player's own as far as it goes. Null: there is no problem. */
export const useAnswerOnMap = (): readonly Action[] | null =>
  useProblem(({ now }) => now && (now.own ? now.problem.best : now.answer));

export const clearProblem = (): void => useProblem.setState({ now: null });
