import { apply, enemyOf, OWNER, type Hex, type Side, type State, type UnitId } from '#engine/winter-war';
import type { AiProfile, SearchTask } from './contract.ts';
import { isHq, unitType, LENINGRAD, isNextToFinns } from './ground.ts';
import { VICTORY_HEXES } from './last-turn.ts';
import { toFinnishMovement } from './leningrad-danger.ts';
import { weakensMurmansk } from './murmansk.ts';
import {
  FIXED_RANDOM,
  heldPoints,
  rollOut,
  projectedPoints,
  PROOF_SAMPLES,
  replaySteps,
  SAMPLES,
  searchFinnishDenial,
  type Continuation,
  type Policy,
  type SimulatedStep,
} from './playing-on.ts';
import { isAloneInCity } from './rail-watch.ts';
import { END } from './sketch.ts';
import { projectedSupplyPenalty } from './soviet-supply.ts';

/** What a march may come to: the position before the enemy's next one, what follows, and what is left after it. */
export interface Outcome {
  readonly sample: number;
  readonly before: State;
  readonly answer: readonly SimulatedStep[];
  /** The greater, the better for the side. */
  readonly worth: number;
}

const isLess = (one: Outcome, other: Outcome): boolean => one.worth < other.worth;
const isLonger = (one: Outcome, other: Outcome): boolean => one.answer.length > other.answer.length;

/** What is looked at when a march is weighed by what follows it. */
export interface SearchSettings {
  /** Answers that are looked for, changes glanced at, and in a round; changes of a round that are answered anew. */
  readonly answerBudget: number;
  readonly glanceBudget: number;
  readonly glancesPerRound: number;
  readonly candidatesPerRound: number;
  /** Games that a plan is played on for, and more of them in which a better one is proved. */
  readonly samples: number;
  readonly proofSamples: number;
  /** What a change must gain. */
  readonly margin: number;
  /** How the Soviets stand. */
  evaluate(state: State): number;
  /** The position before the enemy's next march. */
  playToEnemyMarch(marched: State, sample: number): SearchTask<State>;
  /** What the enemy makes of it. */
  playAnswer(before: State, sample: number): SearchTask<Continuation>;
  /** Hexes on or beside which somebody may be missed. */
  affectedHexes(before: State, answer: readonly SimulatedStep[]): readonly Hex[];
  mayRelocate(unit: UnitId, to: Hex, before: State): boolean;
  /** Which ending has more to be mended. */
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
const RAID_EFFORT = { answerBudget: 0.5, glanceBudget: 8, glancesPerRound: 100, candidatesPerRound: 4 };

const scaleEffort = <T extends typeof MARCH_EFFORT>(effort: T, budget: number): T => ({
  ...effort,
  answerBudget: effort.answerBudget * budget,
  glanceBudget: effort.glanceBudget * budget,
});

/** Plays the battles of a march, and on to the next one of a side. */
const playBattles = (ai: AiProfile, policy: Policy, next: Side) =>
  function* (marched: State, sample: number): SearchTask<State> {
    return (yield* rollOut(endMarch(marched), ai, sample, policy, isMarchOf(next))).state;
  };

/**
 * The last turns: the battles with sampled dice, the Soviets' next turn where it comes first, and the march with which
 * the Finns would lower the score most; judged by points.
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
      return [...VICTORY_HEXES].filter(
        (hex) => owner[hex] === OWNER.soviet && before.owner[hex] !== OWNER.soviet,
      );
    },
    mayRelocate: () => true,
    // The Soviets mend most where the last march is longest.
    isWorse: isSoviet ? isLonger : isLess,
  };
}

/** Whoever is sent to keep others fed, or to stand where one is missed: the war is won by the rest. */
const mayRelocateSpare: SearchSettings['mayRelocate'] = (unit, to, before) =>
  (isHq(unit) || (unitType(unit).attack <= LIGHT_ATTACK && !isNextToFinns(before, before.units[unit]!.at))) &&
  !isNextToFinns(before, to) &&
  before.units[unit]!.at !== LENINGRAD &&
  !isAloneInCity(before, unit) &&
  !weakensMurmansk(before, unit, to, true);
const LIGHT_ATTACK = 2;

/**
 * A turn of the Soviets before that, with two marches still to come: the battles, and the whole Finnish turn by a plan;
 * judged by the points of what is held, for whatever is cut off can be opened again.
 */
export function territoryEvaluator(ai: AiProfile, policy: Policy): SearchSettings {
  return {
    ...scaleEffort(TURN_EFFORT, ai.budget),
    samples: SAMPLES,
    proofSamples: PROOF_SAMPLES,
    margin: 0.5,
    evaluate: heldPoints,
    playToEnemyMarch: playBattles(ai, policy, 'finn'),
    playAnswer: (before, sample) => rollOut(before, ai, sample, policy, isMarchOf('soviet')),
    affectedHexes: (_, answer) => hexesTravelled(answer),
    mayRelocate: mayRelocateSpare,
    isWorse: isLess,
  };
}

/** Any turn of the Soviets: the Finnish march that would starve most of them, were nobody to fight. */
export function supplyEvaluator({ budget }: AiProfile): SearchSettings {
  return {
    ...scaleEffort(RAID_EFFORT, budget),
    samples: 1,
    proofSamples: 0,
    margin: 4,
    evaluate: projectedSupplyPenalty,
    *playToEnemyMarch(marched) {
      yield 0;
      return toFinnishMovement(marched, () => false);
    },
    playAnswer: (before) => searchFinnishDenial(before, projectedSupplyPenalty),
    affectedHexes: (_, answer) => hexesTravelled(answer),
    mayRelocate: mayRelocateSpare,
    isWorse: isLess,
  };
}
