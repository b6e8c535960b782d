/** The problem on the table. Light, as the boards of the games import it. */
import type { AnswerGrade, AnswerLoss, GameProblems, Problem } from '../../game/index.ts';
import type { Action, Line } from '../../game/position.ts';
import { create } from 'zustand';

export interface ProblemOnTable {
  readonly game: GameProblems;
  readonly problem: Problem;
  /** All that are shipped with the game, by difficulty. */
  readonly problems: readonly Problem[];
  readonly start: Line;
  /** The answer so far, and the table before each part of it. */
  readonly answer: readonly Action[];
  readonly past: readonly Line[];
  /** Result of judging; absent before, and after a change of the answer. */
  readonly verdict?:
    | 'judging'
    | 'broken'
    | (AnswerLoss & {
        readonly grade: AnswerGrade;
        /** The player's rating after a first answer, and its change. */
        readonly rated?: { readonly rating: number; readonly change: number };
      });
  /** The table with the player's answer while the best one is on the map; null otherwise. */
  readonly own: Line | null;
}

/** Filter of the list; "" stands for all. */
export interface ProblemFilter {
  readonly kind: string;
  /** Theme by its name: themes with the same name are one. */
  readonly theme: string;
  /** Solved problems, or the others. */
  readonly state: '' | 'open' | 'solved';
}

interface ProblemSection {
  readonly now: ProblemOnTable | null;
  readonly filter: ProblemFilter;
}

export const useProblem = create<ProblemSection>(() => ({
  now: null,
  filter: { kind: '', theme: '', state: '' },
}));

/** True while a problem is on the table: anything that would reveal its answer is disabled. */
export const isSolving = (): boolean => useProblem.getState().now !== null;

/** The answer on the map: the best, or the player's own so far. Null: no problem. */
export const useAnswerOnMap = (): readonly Action[] | null =>
  useProblem(({ now }) => now && (now.own ? now.problem.best : now.answer));

export const clearProblem = (): void => useProblem.setState({ now: null });
