/**
 * Finds the problem in a position of Winter War: attacks, or the last march. The lab uses it on games, the
 * worker on edited positions.
 */
import {
  attackable,
  check,
  odds,
  reach,
  type Action,
  type AttackPlan,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { LEAST_LOST, noProblem } from '#table/game';
import { attackPreferences, chooseAttacks } from '../ai/attacks.ts';
import { profileFor, scaleProgress, type PlayerLevel, type SearchTask } from '../ai/ai-context.ts';
import { adjustWeights, chooseActions, searchActions } from '../ai/choose.ts';
import { searchDenialMarch } from '../ai/endgame.ts';
import { END, Sketch } from '../ai/sketch.ts';
import { withPlan } from '../ai/war-plans.ts';
import { attackSets, markFought } from '../analysis/planning/index.ts';
import { MANNERHEIM, OULU, PETSAMO, VIIPURI } from '../analysis/places.ts';
import {
  columnChanges,
  isStronger,
  attacksValue,
  lastMarchPoints,
  type ProblemKind,
  type Finding,
  type Theme,
} from './judge.ts';
import { findMarch, isMove, type Move } from './find-march.ts';

/** Sets of attacks examined for each wish. */
const SETS_EACH = 16;
/** The General considers four times as many sets of attacks as at the table. */
const GENERAL_SETS = 16;
/** Computer players whose answers are compared with others: those that the problems of the app were made with. */
export const SOLVERS = ['recruit', 'officer', 'general'] as const;

/** Difference in points within which two answers are equally good. */
export const EQUAL = 0.5;
/** More attacks are tedious to enter. */
const MOST_ATTACKS = 5;
const MOST_TARGETS = 7;

const asActions = (attacks: readonly AttackPlan[]): Action[] =>
  attacks.map(({ attackers, targets }) => ({ type: 'attack', attackers, targets }));

/** Key of a set of attacks by hexes and odds, whichever of several equal units make it. */
const shapeOf = (state: State, attacks: readonly AttackPlan[]): string =>
  attacks
    .map((plan) => `${plan.targets.join('+')} ${odds(state, plan).column ?? ''}`)
    .sort()
    .join(';');

function attacksOf(state: State, side: Side, level: PlayerLevel, sets?: number): readonly AttackPlan[] {
  const ai = adjustWeights(state, withPlan(state, profileFor(side, level, 1)));
  const asked = attackPreferences(ai, state);
  return chooseAttacks(state, { ...asked, ...(sets !== undefined && { plansPerWish: sets }) }).attacks;
}

/** True when the attacks are legal in this order and leave no obligation. */
function isWhole(start: State, attacks: readonly AttackPlan[]): boolean {
  let state = start;
  for (const attack of attacks) {
    if (check(state, { type: 'attack', ...attack })) return false;
    state = markFought(state, attack);
  }
  return check(state, { type: 'end' }) === null;
}

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((hex) => other.includes(hex));

/** Theme of what the best set has and the second lacks. */
function themeOf(state: State, best: readonly AttackPlan[], second: readonly AttackPlan[]): Theme {
  const isOwn = ({ targets }: AttackPlan): boolean =>
    !second.some((plan) => isSameList(plan.targets, targets));
  if (best.some((plan) => plan.targets.length > 1 && isOwn(plan))) return 'hold';
  const changes = columnChanges(state, best, second);
  const stronger = changes.filter(isStronger);
  if (stronger.some(({ hex }) => [VIIPURI, OULU, PETSAMO].includes(hex))) return 'city';
  if (changes.some((change) => change.best === null)) return 'restraint';
  if (stronger.some((change) => change.second === null)) return 'chance';
  return stronger.some(({ hex }) => MANNERHEIM.includes(hex)) ? 'line' : 'strength';
}

/** Number of hexes that each unit may attack. */
function waysOf(targets: ReturnType<typeof attackable>): Map<UnitId, number> {
  const ways = new Map<UnitId, number>();
  for (const { attackers } of targets) for (const id of attackers) ways.set(id, (ways.get(id) ?? 0) + 1);
  return ways;
}

/** Finds the problem of a position before attacks. */
function* findAttack(state: State): SearchTask<Finding> {
  yield 0;
  const targets = attackable(state);
  if (!targets.length) return noProblem('none');
  if (targets.length > MOST_TARGETS) return noProblem('tooMany');
  const side = state.phasing;
  const general = attacksOf(state, side, 'general', GENERAL_SETS);
  if (general.length > MOST_ATTACKS) return noProblem('tooLong', [asActions(general)]);
  if (!isWhole(state, general)) return noProblem('doubt');
  yield 0.2;
  const sets = [general, [], ...attackSets(state, ['losses', 'ground', 'careful'], SETS_EACH)].filter((set) =>
    isWhole(state, set),
  );
  const known = new Map<string, number>();
  const valued: { attacks: readonly AttackPlan[]; shape: string; value: number }[] = [];
  for (const attacks of sets) {
    yield 0.3 + (0.7 * valued.length) / sets.length;
    valued.push({
      attacks,
      shape: shapeOf(state, attacks),
      value: attacksValue(state, attacks, known),
    });
  }
  valued.sort((x, y) => y.value - x.value);
  const [best] = valued;
  const second = valued.find(({ shape }) => shape !== best!.shape);
  if (!best?.attacks.length || !general.length) return noProblem('idle');
  if (!second) return noProblem('single', [asActions(best.attacks)]);
  if (best.attacks.length > MOST_ATTACKS) return noProblem('tooLong', [asActions(best.attacks)]);
  const lost = best.value - second.value;
  const given = (attacks: readonly AttackPlan[]): number => best.value - attacksValue(state, attacks, known);
  const answers = [best.attacks, second.attacks].map(asActions);
  if (lost < LEAST_LOST) return noProblem('equal', answers, lost);
  if (given(general) > EQUAL) return noProblem('doubt', [answers[0]!, asActions(general)]);
  return {
    kind: 'attack',
    side,
    theme: themeOf(state, best.attacks, second.attacks),
    best: answers[0]!,
    second: answers[1]!,
    lost,
    choices: [...waysOf(targets).values()].map((hexes) => hexes + 1),
    lostBy: (level) => given(attacksOf(state, side, level)),
  };
}

/** Positions that the General tries in the last march; four times as many as at the table. */
const GENERAL_TRIALS = 240;
/** Most units that move in the last march. */
const MOST_MARCHES = 5;

/** Drops moves that the points of a march do not need. */
function shorten(state: State, march: readonly Move[], points: number): Move[] {
  let kept = [...march];
  for (const move of march) {
    const without = kept.filter((one) => one !== move);
    try {
      if (lastMarchPoints(state, without) === points) kept = without;
    } catch {
      // A later move needs this one.
    }
  }
  return kept;
}

/** Finds the problem of the last Finnish march, after which there are no attacks. */
function* findLastMarch(state: State): SearchTask<Finding> {
  yield 0;
  const idle = lastMarchPoints(state, []);
  if (idle === null) return noProblem('due');
  const seen = new Set<number>();
  const pointsOf = (march: readonly Action[]): number | null => {
    try {
      return lastMarchPoints(state, march);
    } catch {
      return null;
    }
  };
  const sketch = new Sketch(state);
  yield* scaleProgress(
    0,
    0.6,
    searchDenialMarch(sketch, GENERAL_TRIALS, (tried) => {
      const points = lastMarchPoints(tried, []);
      if (points !== null) seen.add(points);
      return points;
    }),
  );
  const marches = [sketch.actions];
  for (const [i, level] of SOLVERS.entries())
    marches.push(
      (yield* scaleProgress(
        0.6 + i / 10,
        0.7 + i / 10,
        searchActions(state, 'finn', level, 1, level === 'general' ? 96 : undefined),
      )).filter(isMove),
    );
  const valued = marches
    .flatMap((march) => {
      const points = pointsOf(march);
      return points === null ? [] : [{ march, points }];
    })
    .toSorted((x, y) => x.points - y.points);
  const [first] = valued;
  if (!first) return noProblem('due');
  const best = shorten(state, first.march.filter(isMove), first.points);
  if (!best.length) return noProblem('idle');
  if (best.length > MOST_MARCHES) return noProblem('tooLong', [best]);
  // Alternatives: one of its moves omitted, or made to another hex.
  let second: { march: Move[]; points: number } = { march: [], points: idle };
  for (const [at, move] of best.entries()) {
    yield 0.9 + (0.1 * at) / best.length;
    const others = reach(state, move.unit).map(({ path }): Move => ({ ...move, path }));
    for (const march of [best.toSpliced(at, 1), ...others.map((other) => best.with(at, other))]) {
      const points = pointsOf(march);
      if (points === null) continue;
      if (points < first.points) return noProblem('doubt', [best, march]);
      seen.add(points);
      if (points > first.points && points < second.points) second = { march, points };
    }
  }
  const next = Math.min(...[...seen].filter((points) => points > first.points), second.points);
  const lost = next - first.points;
  // If the march with the next result is unknown, it is not shown.
  const other = second.points === next ? second.march : [];
  if (lost < LEAST_LOST)
    return noProblem('equal', other.length || next === idle ? [best, other] : [best], lost);
  return {
    kind: 'lastMarch',
    side: 'finn',
    theme: best.length > 1 ? 'together' : 'oneUnit',
    best: [...best, END],
    second: other,
    lost,
    choices: best.map(({ unit }) => reach(state, unit).length),
    lostBy: (level) =>
      (pointsOf(chooseActions(state, 'finn', level, 1).filter(isMove)) ?? idle) - first.points,
  };
}

const FINDERS: Readonly<Record<ProblemKind, (state: State) => SearchTask<Finding>>> = {
  attack: findAttack,
  lastMarch: findLastMarch,
  march: findMarch,
};

/** Finds the problem of a kind (one of `kindsAt`) in a position, or the reason why there is none. */
export const findProblem = (state: State, kind: ProblemKind): SearchTask<Finding> => FINDERS[kind](state);
