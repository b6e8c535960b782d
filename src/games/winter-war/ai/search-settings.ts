import { type Hex, OWNER, type Side, type State, type UnitId, apply, enemyOf } from '#engine/winter-war';
import type { AiContext, AiProfile, SearchTask } from './ai-context.ts';
import { forecastAttackValue } from './assaults.ts';
import { attackPreferences } from './attacks.ts';
import {
  type Continuation,
  FIXED_RANDOM,
  PROOF_SAMPLES,
  type Policy,
  SAMPLES,
  type SimulatedStep,
  victoryHexes,
  projectedPoints,
  replaySteps,
  rollOut,
  searchFinnishDenial,
} from './endgame.ts';
import { findPosts, heldPostValue } from './finnish-posts.ts';
import { discAround } from './ground.ts';
import { chooseRaiders } from './railway.ts';
import { END } from './sketch.ts';
import { findExposedStacks, totalExposure } from './values.ts';
import { STRONGHOLDS } from '../analysis/places.ts';

/** What a march may lead to: the position before the enemy's march, the enemy's answer, and the value after it. */
export interface Outcome {
  readonly sample: number;
  readonly before: State;
  readonly answer: readonly SimulatedStep[];
  /** Value for the side, the greater the better. */
  readonly worth: number;
}

const isLess = (one: Outcome, other: Outcome): boolean => one.worth < other.worth;
const isLonger = (one: Outcome, other: Outcome): boolean => one.answer.length > other.answer.length;

/** Limits and judgement of a lookahead search. */
export interface SearchSettings {
  /**
   * Answers computed in all, quick checks in all and per round, and candidates per round that are answered in
   * full.
   */
  readonly answerBudget: number;
  readonly glanceBudget: number;
  readonly glancesPerRound: number;
  readonly candidatesPerRound: number;
  /** Samples played for a plan, and further samples that confirm a better one. */
  readonly samples: number;
  readonly proofSamples: number;
  /** Least gain for which a change is kept. */
  readonly margin: number;
  /** Value of a position for the Soviets. */
  evaluate(state: State): number;
  /** Plays to the position before the enemy's next march. */
  playToEnemyMarch(marched: State, sample: number): SearchTask<State>;
  /** Plays the enemy's answer. */
  playAnswer(before: State, sample: number): SearchTask<Continuation>;
  /** Hexes on or beside which another unit might help. */
  affectedHexes(before: State, answer: readonly SimulatedStep[]): readonly Hex[];
  mayRelocate(unit: UnitId, to: Hex, before: State): boolean;
  /** Whether the first outcome has more to improve than the second. */
  isWorse(one: Outcome, other: Outcome): boolean;
}

const isMarchOf =
  (side: Side) =>
  ({ phase, phasing }: State): boolean =>
    phase === 'movement' && phasing === side;

const endMarch = (marched: State): State => {
  const next = apply(marched, END);
  return { ...(next.ok ? next.state : marched), random: FIXED_RANDOM };
};

const hexesTravelled = (steps: readonly SimulatedStep[]): Hex[] =>
  steps.flatMap(({ action }) => (action.type === 'move' ? [...action.path] : []));

const MARCH_EFFORT = { answerBudget: 1, glanceBudget: 25, glancesPerRound: 250, candidatesPerRound: 6 };
const TURN_EFFORT = { answerBudget: 0.5, glanceBudget: 6, glancesPerRound: 60, candidatesPerRound: 3 };

const scaleEffort = <T extends typeof MARCH_EFFORT>(effort: T, budget: number): T => ({
  ...effort,
  answerBudget: effort.answerBudget * budget,
  glanceBudget: effort.glanceBudget * budget,
});

/** Plays the battles of a march, up to the next march of a side. */
const playBattles = (ai: AiProfile, policy: Policy, next: Side) =>
  function* (marched: State, sample: number): SearchTask<State> {
    return (yield* rollOut(endMarch(marched), ai, sample, policy, isMarchOf(next))).state;
  };

/**
 * For the last turns: battles with sampled dice, then the Finnish march that lowers the score most; judged by
 * points.
 */
export function endgameEvaluator(ai: AiProfile, policy: Policy): SearchSettings {
  const { side } = ai;
  const isSoviet = side === 'soviet';
  return {
    ...scaleEffort(isSoviet ? MARCH_EFFORT : TURN_EFFORT, ai.budget),
    samples: SAMPLES,
    proofSamples: PROOF_SAMPLES,
    margin: 0.5,
    evaluate: projectedPoints,
    playToEnemyMarch: playBattles(ai, policy, enemyOf(side)),
    *playAnswer(before, sample) {
      const there = yield* rollOut(before, ai, sample, policy, isMarchOf('finn'));
      const { state, steps } = yield* searchFinnishDenial(there.state, projectedPoints);
      return { state, steps: [...there.steps, ...steps] };
    },
    affectedHexes(before, answer) {
      if (isSoviet) return hexesTravelled(answer);
      const { owner } = replaySteps(before, answer);
      return [...victoryHexes(before)].filter(
        (hex) => owner[hex] === OWNER.soviet && before.owner[hex] !== OWNER.soviet,
      );
    },
    mayRelocate: () => true,
    // The Soviets start from the sample with the longest Finnish march: it has most to prevent.
    isWorse: isSoviet ? isLonger : isLess,
  };
}

const ANSWERS_PER_BUDGET = 2;
const GLANCES_PER_BUDGET = 8;
/** Distance within which an endangered unit may move. */
const ESCAPE_STEPS = 4;
/** Rules out positions that lead to no Attack Segment. */
const NO_BATTLE_VALUE = -999;

/**
 * For any Finnish turn: expected losses in the open against the value of attacks and posts. Raiders are
 * excluded: their danger is weighed in railway.ts.
 */
export function safetyEvaluator(ai: AiContext, seen: State): SearchSettings {
  const { budget } = ai;
  const plan = ai.plan.finn;
  const posts = findPosts(seen, plan);
  const raiders = new Set(plan.raid ? chooseRaiders(seen, plan.raid) : []);
  const preferences = attackPreferences(ai, seen);
  const known = new WeakMap<State, ReadonlySet<Hex>>();
  const inDanger = (state: State): ReadonlySet<Hex> => {
    const hexes = known.get(state) ?? new Set(findExposedStacks(state, 'finn').map(({ hex }) => hex));
    known.set(state, hexes);
    return hexes;
  };
  return {
    answerBudget: ANSWERS_PER_BUDGET * budget,
    glanceBudget: GLANCES_PER_BUDGET * budget,
    glancesPerRound: 4 * budget,
    candidatesPerRound: 4,
    samples: 1,
    proofSamples: 0,
    margin: 0.5,
    evaluate: (state) =>
      plan.caution * totalExposure(state, 'finn') -
      heldPostValue(state, posts) -
      (forecastAttackValue(state, 'finn', preferences) ?? NO_BATTLE_VALUE),
    *playToEnemyMarch(marched) {
      yield 0;
      return marched;
    },
    // The Soviets are not played: the exposure estimates what they could do.
    *playAnswer(before) {
      yield 0;
      return { state: before, steps: [] };
    },
    affectedHexes: (before) =>
      [...inDanger(before)].flatMap((hex) =>
        STRONGHOLDS.has(hex) ? [] : [...discAround(hex, ESCAPE_STEPS).keys()],
      ),
    mayRelocate: (unit, _to, before) => {
      const { at } = before.units[unit]!;
      return !raiders.has(unit) && inDanger(before).has(at) && !STRONGHOLDS.has(at);
    },
    isWorse: (one, other) => one.worth < other.worth,
  };
}
