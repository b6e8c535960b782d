import type { Side } from '#engine/winter-war';
import type { WarPlan } from './war-plan.ts';
import { GENERAL_WEIGHTS, OFFICER_WEIGHTS, RECRUIT_WEIGHTS, type EvalWeights } from './weights.ts';

/** How well a computer player plays, the weakest first. */
export const PLAYER_LEVELS = ['recruit', 'officer', 'general'] as const;
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];

/** Positions that a player may try out before it decides; work is counted, never time. */
export const SEARCH_BUDGETS: Readonly<Record<PlayerLevel, number>> = {
  recruit: 0,
  officer: 16,
  general: 24,
};

const WEIGHTS: Readonly<Record<PlayerLevel, Readonly<Record<Side, EvalWeights>>>> = {
  recruit: RECRUIT_WEIGHTS,
  officer: OFFICER_WEIGHTS,
  general: GENERAL_WEIGHTS,
};

/** Who plays. */
export interface AiProfile {
  readonly side: Side;
  readonly level: PlayerLevel;
  /** Any whole number; the same mind in the same position decides the same. */
  readonly seed: number;
  readonly budget: number;
  readonly weights: EvalWeights;
  /** What has been decided for more than this phase; null for whoever decides by the position. */
  readonly plan: WarPlan | null;
}

/** What a player thinks with. */
export interface AiContext extends AiProfile {
  readonly plan: WarPlan;
}

/** A person as the level has it. */
export const profileFor = (side: Side, level: PlayerLevel, seed: number, budget?: number): AiProfile => ({
  side,
  level,
  seed,
  budget: budget ?? SEARCH_BUDGETS[level],
  weights: WEIGHTS[level][side],
  plan: null,
});

/**
 * Thinking that can be interrupted: between portions of work of a few milliseconds it tells how much is done,
 * from 0 to 1.
 */
export type SearchTask<T> = Generator<number, T, void>;

/** The progress of a part of a thought, as a share of the whole. */
export function* scaleProgress<T>(start: number, to: number, task: SearchTask<T>): SearchTask<T> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    yield start + (to - start) * step.value;
  }
}

/** The thought with a progress that never falls back. */
export function* keepProgressRising<T>(task: SearchTask<T>): SearchTask<T> {
  let most = 0;
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    most = Math.min(1, Math.max(most, step.value));
    yield most;
  }
}

/** Thinks to the end. */
export function runToEnd<T>(task: SearchTask<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}
