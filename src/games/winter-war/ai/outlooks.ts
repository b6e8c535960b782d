import { apply, enemyOf, OWNER, type Hex, type Side, type State, type UnitId } from '#engine/winter-war';
import type { Person, Thought } from './contract.ts';
import { isHq, kind, LENINGRAD, touchesFinns } from './ground.ts';
import { PRIZES } from './last-turn.ts';
import { finnishMarch } from './leningrad-danger.ts';
import { leavesMurmansk } from './murmansk.ts';
import {
  ANY,
  heldPoints,
  playedOn,
  pointsOf,
  PROOFS,
  retraced,
  SAMPLES,
  spoiled,
  type Continued,
  type Policy,
  type Step,
} from './playing-on.ts';
import { isAloneInCity } from './rail-watch.ts';
import { END } from './sketch.ts';
import { hungerToCome } from './soviet-supply.ts';

/** What a march may come to: the position before the enemy's next one, what follows, and what is left after it. */
export interface Ending {
  readonly sample: number;
  readonly before: State;
  readonly answer: readonly Step[];
  /** The greater, the better for the side. */
  readonly worth: number;
}

const isLess = (one: Ending, other: Ending): boolean => one.worth < other.worth;
const isLonger = (one: Ending, other: Ending): boolean => one.answer.length > other.answer.length;

/** What is looked at when a march is weighed by what follows it. */
export interface Outlook {
  /** Answers that are looked for, changes glanced at, and in a round; changes of a round that are answered anew. */
  readonly answers: number;
  readonly glances: number;
  readonly aRound: number;
  readonly hopes: number;
  /** Games that a plan is played on for, and more of them in which a better one is proved. */
  readonly samples: number;
  readonly proofs: number;
  /** What a change must gain. */
  readonly margin: number;
  /** How the Soviets stand. */
  worth(state: State): number;
  /** The position before the enemy's next march. */
  before(marched: State, sample: number): Thought<State>;
  /** What the enemy makes of it. */
  answer(before: State, sample: number): Thought<Continued>;
  /** Hexes on or beside which somebody may be missed. */
  harmed(before: State, answer: readonly Step[]): readonly Hex[];
  mayGo(unit: UnitId, to: Hex, before: State): boolean;
  /** Which ending has more to be mended. */
  isWorse(one: Ending, other: Ending): boolean;
}

const marches =
  (side: Side) =>
  ({ phase, phasing }: State): boolean =>
    phase === 'movement' && phasing === side;

const ended = (marched: State): State => {
  const next = apply(marched, END);
  return { ...(next.ok ? next.state : marched), random: ANY };
};

const paths = (steps: readonly Step[]): Hex[] =>
  steps.flatMap(({ action }) => (action.type === 'move' ? [...action.path] : []));

const MARCHES = { answers: 1, glances: 25, aRound: 250, hopes: 6 };
const WHOLE_TURNS = { answers: 0.5, glances: 6, aRound: 60, hopes: 3 };
const RAIDS = { answers: 0.5, glances: 8, aRound: 100, hopes: 4 };

const scaled = <T extends typeof MARCHES>(effort: T, budget: number): T => ({
  ...effort,
  answers: effort.answers * budget,
  glances: effort.glances * budget,
});

/** Plays the battles of a march, and on to the next one of a side. */
const fought = (mind: Person, policy: Policy, next: Side) =>
  function* (marched: State, sample: number): Thought<State> {
    return (yield* playedOn(ended(marched), mind, sample, policy, marches(next))).state;
  };

/**
 * The last turns: the battles with sampled dice, the Soviets' next turn where it comes first, and the march with which
 * the Finns would lower the score most; judged by points.
 */
export function ofTheEnd(mind: Person, policy: Policy): Outlook {
  const { side } = mind;
  const isSoviet = side === 'soviet';
  return {
    ...scaled(isSoviet ? MARCHES : WHOLE_TURNS, mind.budget),
    samples: SAMPLES,
    proofs: PROOFS,
    margin: 0.5,
    worth: pointsOf,
    before: fought(mind, policy, enemyOf(side)),
    *answer(before, sample) {
      const there = yield* playedOn(before, mind, sample, policy, marches('finn'));
      const { state, steps } = yield* spoiled(there.state, pointsOf);
      return { state, steps: [...there.steps, ...steps] };
    },
    harmed(before, answer) {
      if (isSoviet) return paths(answer);
      const { owner } = retraced(before, answer);
      return [...PRIZES].filter((hex) => owner[hex] === OWNER.soviet && before.owner[hex] !== OWNER.soviet);
    },
    mayGo: () => true,
    // The Soviets mend most where the last march is longest.
    isWorse: isSoviet ? isLonger : isLess,
  };
}

/** Whoever is sent to keep others fed, or to stand where one is missed: the war is won by the rest. */
const maySpare: Outlook['mayGo'] = (unit, to, before) =>
  (isHq(unit) || (kind(unit).attack <= LIGHT && !touchesFinns(before, before.units[unit]!.at))) &&
  !touchesFinns(before, to) &&
  before.units[unit]!.at !== LENINGRAD &&
  !isAloneInCity(before, unit) &&
  !leavesMurmansk(before, unit, to, true);
const LIGHT = 2;

/**
 * A turn of the Soviets before that, with two marches still to come: the battles, and the whole Finnish turn by a plan;
 * judged by the points of what is held, for whatever is cut off can be opened again.
 */
export function ofWhatIsHeld(mind: Person, policy: Policy): Outlook {
  return {
    ...scaled(WHOLE_TURNS, mind.budget),
    samples: SAMPLES,
    proofs: PROOFS,
    margin: 0.5,
    worth: heldPoints,
    before: fought(mind, policy, 'finn'),
    answer: (before, sample) => playedOn(before, mind, sample, policy, marches('soviet')),
    harmed: (_, answer) => paths(answer),
    mayGo: maySpare,
    isWorse: isLess,
  };
}

/** Any turn of the Soviets: the Finnish march that would starve most of them, were nobody to fight. */
export function ofSupply({ budget }: Person): Outlook {
  return {
    ...scaled(RAIDS, budget),
    samples: 1,
    proofs: 0,
    margin: 4,
    worth: hungerToCome,
    *before(marched) {
      yield 0;
      return finnishMarch(marched, () => false);
    },
    answer: (before) => spoiled(before, hungerToCome),
    harmed: (_, answer) => paths(answer),
    mayGo: maySpare,
    isWorse: isLess,
  };
}
