import type { Hex, Side, State } from '#engine/winter-war';
import { TACTICS, type TacticName } from './tactics/names.ts';
import type { WarPlan } from './war-plan.ts';

/** Weights of the evaluation in Soviet attack points, found as described in docs/players.md. */
export interface EvalWeights {
  /** Value of a point of Finnish Defence Strength; a Soviet attack point counts 1. */
  readonly finnishPoint: number;
  readonly ownLosses: number;
  /** Added cost of each point that is paid for an exchange above what is owed, as where a corps pays alone. */
  readonly overpayment: number;
  /** Value of a Mannerheim fort, a Ladoga fort, a hex of the row west of Viipuri, and any other Finnish hex. */
  readonly lineFort: number;
  readonly ladogaFort: number;
  readonly viipuriRow: number;
  readonly plainHex: number;
  readonly viipuri: number;
  /** Least value of an attack that is not obligatory. */
  readonly minAttackValue: number;
  /** Least gain in attack value for which units are moved. */
  readonly minGain: number;
  /** Additional value of driving a raider off, by its hex. */
  readonly raiderRelief?: ReadonlyMap<Hex, number>;
  /** Relief counts only if the raider is off the railway afterwards. */
  readonly clearsRailway?: boolean;
  /** Additional value, by hex, of clearing it and advancing there: the enemies pocketed by that. */
  readonly pocketGains?: ReadonlyMap<Hex, number>;
}

const SHARED_WEIGHTS = {
  finnishPoint: 2.5,
  ownLosses: 1,
  overpayment: 0,
  lineFort: 14,
  ladogaFort: 7,
  viipuriRow: 7,
  plainHex: 1.5,
  viipuri: 30,
};

/** Weights of Officers, and of Generals but for `overpayment`; set by hand. */
export const OFFICER_WEIGHTS: Readonly<Record<Side, EvalWeights>> = {
  soviet: { ...SHARED_WEIGHTS, minAttackValue: 0, minGain: 0.75 },
  finn: { ...SHARED_WEIGHTS, minAttackValue: 0.5, minGain: 1 },
};

/**
 * Reckless levels accept attacks of negative value. The Soviet General keeps corps for the next fort: he brings divisions
 * that pay, or chooses odds without exchanges.
 */
const weightsOf = (level: PlayerLevel, side: Side): EvalWeights => ({
  ...OFFICER_WEIGHTS[side],
  ...(isReckless(level) && { minAttackValue: -2 }),
  ...(level === 'general' && side === 'soviet' && { overpayment: 0.5 }),
});

/** Soviet weights in the last turn: objectives count by their Victory Points, units hardly at all. */
export const LAST_TURN_WEIGHTS: Partial<EvalWeights> = {
  finnishPoint: 0.6,
  ownLosses: 0.15,
  ladogaFort: 0.5,
  viipuriRow: 5,
  plainHex: 0.3,
  viipuri: 25,
  minGain: 0.3,
};

/** Levels of the computer players, the weakest first. */
export const PLAYER_LEVELS = ['recruit', 'sergeant', 'officer', 'general'] as const;
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];
/** Levels that take risky attacks, with whoever stands beside the enemy. */
export const isReckless = (level: PlayerLevel): boolean => level === 'recruit' || level === 'sergeant';

/** Positions that a level may try before it decides; counted in positions, never in time. */
const SEARCH_BUDGETS: Readonly<Record<PlayerLevel, number>> = {
  recruit: 0,
  sergeant: 4,
  officer: 16,
  general: 24,
};

/** A computer player: side, level and what its choices depend on besides the position. */
export interface AiProfile {
  readonly side: Side;
  readonly level: PlayerLevel;
  /** Any whole number; the same seed, side and position give the same decision. */
  readonly seed: number;
  readonly budget: number;
  readonly weights: EvalWeights;
  /** Plan for several turns; null to choose one by the position. */
  readonly plan: WarPlan | null;
  readonly tactics: readonly TacticName[];
}

/** A profile with its plan chosen: what all decisions of the AI take. */
export interface AiContext extends AiProfile {
  readonly plan: WarPlan;
}

/** The profile of a level, with the level's search budget unless one is given. */
export const profileFor = (side: Side, level: PlayerLevel, seed: number, budget?: number): AiProfile => ({
  side,
  level,
  seed,
  budget: budget ?? SEARCH_BUDGETS[level],
  weights: weightsOf(level, side),
  plan: null,
  tactics: level === 'general' ? TACTICS : [],
});

/** A search that can be interrupted: it yields its progress, 0 to 1, every few milliseconds of work. */
export type SearchTask<T> = Generator<number, T, void>;

function* mapProgress<T>(task: SearchTask<T>, map: (progress: number) => number): SearchTask<T> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    yield map(step.value);
  }
}

/** Maps the progress of a part of a search to the share from `start` to `to` of the whole. */
export const scaleProgress = <T>(start: number, to: number, task: SearchTask<T>): SearchTask<T> =>
  mapProgress(task, (progress) => start + (to - start) * progress);

export function keepProgressRising<T>(task: SearchTask<T>): SearchTask<T> {
  let most = 0;
  return mapProgress(task, (progress) => (most = Math.min(1, Math.max(most, progress))));
}

export function runToEnd<T>(task: SearchTask<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** Returns numbers from 0 up to, not including, 1. */
export type RandomSource = () => number;

/** mulberry32: small and fast; the AI needs variety, not statistical quality. */
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

/** A number from 0 up to 1 that is the same for a whole game. */
export const randomForGame = (seed: number, side: Side): number =>
  createRandom(Math.imul(seed + 1, 0x85ebca6b) ^ (side === 'finn' ? 0x1f1 : 0x2f2))();

/**
 * Random numbers of a phase: the same for the same seed, side and phase, so that a repeated search gives the
 * same result.
 */
export function seededRandom({ seed, side }: AiProfile, { turn, phase, phasing }: State): RandomSource {
  let salt = turn * TURN_SALT + (side === 'finn' ? 1 : 2) + (phasing === 'finn' ? 10 : 20);
  for (const letter of phase) salt = salt * PHASE_SALT + letter.charCodeAt(0);
  return createRandom(Math.imul(seed + 1, 0x9e3779b1) ^ salt);
}
