import type { Hex, Side, State } from '#engine/winter-war';
import type { WarPlan } from './war-plan.ts';

/**
 * What a player sets on things, in Soviet Attack Points. How the numbers came about is told in
 * docs/players.md.
 */
export interface EvalWeights {
  /** A point of Finnish Defence Strength; a Soviet Attack Point is worth one. */
  readonly finnishPoint: number;
  readonly headquarters: number;
  /** How much one's own losses weigh. */
  readonly ownLosses: number;
  /** A hex of the Mannerheim Line, of the Ladoga line, of the row west of Viipuri, of Finland. */
  readonly lineFort: number;
  readonly ladogaFort: number;
  readonly viipuriRow: number;
  readonly plainHex: number;
  readonly viipuri: number;
  /** Petsamo and Oulu. */
  readonly northernCity: number;
  /** What an attack of one's own choice must promise. */
  readonly minAttackValue: number;
  /** What moves for an attack must add to what the battle promises. */
  readonly minGain: number;
  /** What it is worth besides to drive a raider off, by hex. */
  readonly raiderRelief?: ReadonlyMap<Hex, number>;
}

const SHARED_WEIGHTS = {
  finnishPoint: 2.5,
  headquarters: 10,
  ownLosses: 1,
  lineFort: 14,
  ladogaFort: 7,
  viipuriRow: 7,
  plainHex: 1.5,
  viipuri: 30,
  northernCity: 30,
};

/** By common sense. */
export const OFFICER_WEIGHTS: Readonly<Record<Side, EvalWeights>> = {
  soviet: { ...SHARED_WEIGHTS, minAttackValue: 0, minGain: 0.75 },
  finn: { ...SHARED_WEIGHTS, minAttackValue: 0.5, minGain: 1 },
};

/** A recruit is fond of a risk. */
const RECRUIT_WEIGHTS: Readonly<Record<Side, EvalWeights>> = {
  soviet: { ...OFFICER_WEIGHTS.soviet, minAttackValue: -2 },
  finn: { ...OFFICER_WEIGHTS.finn, minAttackValue: -2 },
};

/** By self-play. */
const GENERAL_WEIGHTS: Readonly<Record<Side, EvalWeights>> = {
  soviet: { ...OFFICER_WEIGHTS.soviet },
  finn: { ...OFFICER_WEIGHTS.finn },
};

/** What changes for the Soviets in the last turn: an objective is worth its Victory Points, and a unit little. */
export const LAST_TURN_WEIGHTS: Partial<EvalWeights> = {
  finnishPoint: 0.6,
  ownLosses: 0.15,
  ladogaFort: 0.5,
  viipuriRow: 5,
  plainHex: 0.3,
  viipuri: 25,
  northernCity: 30,
  minAttackValue: 0,
  minGain: 0.3,
};

/** How well a computer player plays, the weakest first. */
export const PLAYER_LEVELS = ['recruit', 'officer', 'general'] as const;
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];

/** Positions that a player may try out before it decides; work is counted, never time. */
const SEARCH_BUDGETS: Readonly<Record<PlayerLevel, number>> = {
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

/** A source of numbers from 0 up to 1. */
export type RandomSource = () => number;

/** A small generator (mulberry32): players need variety, not fine dice. */
function createRandom(seed: number): RandomSource {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PHASE_SALT = 131;
const TURN_SALT = 7919;

/** A number from 0 up to 1 that stays the same for a whole game. */
export const randomForGame = (seed: number, side: Side): number =>
  createRandom(Math.imul(seed + 1, 0x85ebca6b) ^ (side === 'finn' ? 0x1f1 : 0x2f2))();

/** The player's whims: one stream for each phase, so that a phase thought over again comes out the same. */
export function seededRandom({ seed, side }: AiProfile, { turn, phase, phasing }: State): RandomSource {
  let salt = turn * TURN_SALT + (side === 'finn' ? 1 : 2) + (phasing === 'finn' ? 10 : 20);
  for (const letter of phase) salt = salt * PHASE_SALT + letter.charCodeAt(0);
  return createRandom(Math.imul(seed + 1, 0x9e3779b1) ^ salt);
}
