/** Makes problems "close the door" of Winter War: the last moves of a march, after which no reply costs much. */
import {
  apply,
  board,
  counter,
  reach,
  score,
  type Action,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { chooseActions, searchAs } from '#games/winter-war/ai/choose.ts';
import { END, playPlan } from '#games/winter-war/ai/sketch.ts';
import { LIBRARY } from '#games/winter-war/ai/tactics/index.ts';
import { TACTICS_OF, type TacticName } from '#games/winter-war/ai/tactics/names.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import { searchVerdict } from '#games/winter-war/problems/judge.ts';
import type { Theme } from '#games/winter-war/problems/form.ts';
import { PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import { decisionRules } from '#games/winter-war/value/decisions.ts';
import {
  FIRST_LOOK,
  gradeOfAnswer,
  LEAST_LOST,
  estimateOf,
  MOST_SAMPLES,
  playOut,
  type AnswerLoss,
} from '#table/game';
import { hardnessOf, type Found } from './hardness.ts';

/** Positions that the General tries; four times as many as at the table. */
const GENERAL_TRIALS = 96;
const SEED = 1;
/** More moves are tedious to find. */
const MOST_MOVES = 4;
/** A march that differs in more than that is another plan, not a detail of one. */
const MOST_DIFFERENT = 12;

type Move = Extract<Action, { readonly type: 'move' }>;
const isMove = (action: Action): action is Move => action.type === 'move';

const generalMarch = (state: State, side: Side): Move[] =>
  chooseActions(state, side, 'general', SEED, GENERAL_TRIALS).filter(isMove);

/** What a march gives away against another. */
const lossOf = (state: State, best: readonly Action[], answer: readonly Action[]): AnswerLoss =>
  runToEnd(searchVerdict('march', state, [...best, END], [...answer, END]));

/** True of a loss that is beyond doubt and great enough for a problem. */
const isCostly = ({ lost, error }: AnswerLoss): boolean => lost >= LEAST_LOST && lost > 2 * error;
/** True where nothing is given away that the estimate could tell. */
const isEqual = (loss: AnswerLoss): boolean => gradeOfAnswer(loss) === 'best';

/**
 * The position of a movement phase with all moves of the General made but those by which he answers what the enemy
 * could do next; null where he has no such moves, or leaving them out costs little.
 */
export function restOfMarch(state: State): State | null {
  const side = state.phasing;
  const ai = { ...profileFor(side, 'general', SEED, GENERAL_TRIALS), tactics: [] };
  const careless = runToEnd(searchAs(state, ai, false)).filter(isMove);
  const march = generalMarch(state, side);
  const [open, closed] = [playPlan(state, careless), playPlan(state, march)];
  const differs = new Set(
    closed.units.flatMap(({ at }, unit): UnitId[] => (at === open.units[unit]!.at ? [] : [unit])),
  );
  if (!differs.size || differs.size > MOST_DIFFERENT) return null;
  if (!isCostly(new Comparison(state, march).lossOf(careless))) return null;
  let rest = state;
  for (const move of march) {
    if (differs.has(move.unit)) continue;
    const applied = apply(rest, move);
    if (!applied.ok) return null;
    rest = applied.state;
  }
  return rest;
}

/** The march without moves that change nothing. */
function shorten(state: State, march: readonly Move[]): Move[] {
  let kept = [...march];
  const compared = new Comparison(state, march);
  // Where nothing need be done there is no problem.
  if (!isLegal(state, []) || !isCostly(compared.lossOf([]))) return [];
  for (const move of march) {
    const without = kept.filter((one) => one !== move);
    // A later move may need this one.
    if (isLegal(state, without) && isEqual(compared.lossOf(without))) kept = without;
  }
  return kept;
}

/** Compares many marches with one, whose playouts are made once; stops where a loss is beyond doubt. */
class Comparison {
  readonly #rules = decisionRules();
  readonly #values: number[] = [];
  readonly #state: State;
  readonly #best: readonly Action[];

  constructor(state: State, best: readonly Action[]) {
    this.#state = state;
    this.#best = best;
  }

  lossOf(march: readonly Action[]): AnswerLoss {
    const sign = this.#state.phasing === 'soviet' ? 1 : -1;
    const losses: number[] = [];
    let loss: AnswerLoss = { lost: 0, error: 0 };
    for (let sample = 0; sample < MOST_SAMPLES; sample++) {
      const best = (this.#values[sample] ??= playOut(this.#rules, this.#state, [...this.#best, END], sample));
      losses.push(sign * (best - playOut(this.#rules, this.#state, [...march, END], sample)));
      if (losses.length % FIRST_LOOK) continue;
      const { mean, error } = estimateOf(losses);
      loss = { lost: mean, error };
      if (error <= GOOD_ERROR || mean - 2 * error >= LEAST_LOST || mean + 2 * error < LEAST_LOST) break;
    }
    return loss;
  }
}
/** Standard error that is good enough, in points. */
const GOOD_ERROR = 0.75;

/** True of a march that can be made and ended. */
function isLegal(start: State, march: readonly Action[]): boolean {
  let state = start;
  for (const action of [...march, END]) {
    const applied = apply(state, action);
    if (!applied.ok) return false;
    ({ state } = applied);
  }
  return true;
}

const THEME_OF: Partial<Record<TacticName, Theme>> = {
  'reopen-line': 'railway',
  'hunt-raider': 'railway',
  'guard-line': 'railway',
  'keep-rear': 'railway',
  'guard-murmansk-seven': 'railway',
  'cut-line': 'cut',
  'guard-headquarters': 'headquarters',
  'leave-pocket': 'surrounded',
  'keep-division': 'surrounded',
};

/** What the best march guards and the second leaves open, as far as the General can tell. */
function tacticOf(seen: State, best: readonly Action[], second: readonly Action[]): Theme {
  const ai = withPlan(seen, profileFor(seen.phasing, 'general', SEED));
  const [closed, open] = [playPlan(seen, [...best]), playPlan(seen, [...second])];
  const costOf = (end: State, name: TacticName): number => LIBRARY[name].assess({ seen, end, ai })?.cost ?? 0;
  const saved = TACTICS_OF[seen.phasing]
    .map((name) => ({ name, saves: costOf(open, name) - costOf(closed, name) }))
    .toSorted((a, b) => b.saves - a.saves);
  const [most] = saved;
  return (most && most.saves > 0 && THEME_OF[most.name]) || 'reply';
}

/** Points of the objectives as they are held after the reply; the same for the strength of a side that is left. */
const heldPoints = (state: State): number => score(state).lines.reduce((sum, { points }) => sum + points, 0);
const strengthOf =
  (side: Side) =>
  ({ units }: State): number =>
    units.reduce(
      (sum, { at }, id) => (at >= 0 && counter(id).side === side ? sum + counter(id).type.attack : sum),
      0,
    );

/** By what the reply costs more after the second march: objectives, units, or something that is only begun. */
export function themeOf(seen: State, best: readonly Action[], second: readonly Action[]): Theme {
  const sign = seen.phasing === 'soviet' ? 1 : -1;
  const lossBy = (valueOf: (state: State) => number): number => {
    const rules = { ...decisionRules(), settle: (state: State) => state, valueOf };
    const samples = Array.from({ length: FIRST_LOOK }, (_, sample) => {
      const after = (march: readonly Action[]): number => playOut(rules, seen, [...march, END], sample);
      return after(best) - after(second);
    });
    return estimateOf(samples).mean;
  };
  if (sign * lossBy(heldPoints) >= LEAST_LOST) return 'objective';
  if (lossBy(strengthOf(seen.phasing)) >= LEAST_LOST) return 'units';
  return tacticOf(seen, best, second);
}

/** Further away a unit guards something else, if anything: that is like leaving its move out. */
const NEAR = 2;

/** Marches that are compared with the best: nothing, a move left out, and moves to hexes nearby. */
function* othersOf(state: State, best: readonly Move[]): Generator<Move[]> {
  yield [];
  for (const [i] of best.entries()) yield best.toSpliced(i, 1);
  for (const [i, move] of best.entries()) {
    const to = move.path.at(-1)!;
    for (const { hex, path } of reach(state, move.unit))
      if (hex !== to && board.distance(hex, to) <= NEAR) yield best.with(i, { ...move, path });
  }
}

/** The problem of a movement phase that has a few moves to go; null where it makes none. */
export function findMarch(state: State): Found | null {
  const side = state.phasing;
  if (state.phase !== 'movement' || state.decisions.length) return null;
  const general = generalMarch(state, side);
  const best = shorten(state, general);
  if (!best.length || best.length > MOST_MOVES) return null;
  const compared = new Comparison(state, best);
  let second: { march: Move[]; loss: AnswerLoss } | null = null;
  for (const march of othersOf(state, best)) {
    if (!isLegal(state, march)) continue;
    const loss = compared.lossOf(march);
    if (isEqual(loss)) {
      // Something better was not found by the General.
      if (loss.lost < -LEAST_LOST) return null;
      continue;
    }
    if (!isCostly(loss)) return null;
    if (!second || loss.lost < second.loss.lost) second = { march, loss };
  }
  if (!second || !isEqual(compared.lossOf(general))) return null;
  const { lost, error } = lossOf(state, best, second.march);
  if (!isCostly({ lost, error })) return null;
  const given = PLAYER_LEVELS.map(
    (level) => compared.lossOf(chooseActions(state, side, level, SEED).filter(isMove)).lost,
  );
  return {
    kind: 'march',
    side,
    theme: themeOf(state, best, second.march),
    hardness: hardnessOf(
      best.map(({ unit }) => reach(state, unit).length),
      (level) => given[PLAYER_LEVELS.indexOf(level)]!,
    ),
    best: [...best, END],
    second: [...second.march, END],
    lost,
  };
}

/** Rounding in the file. */
const ROUNDED = 0.01;

/**
 * What is wrong with such a problem, judged anew; null where it stands. Moves to other hexes are not compared again, for
 * that takes a minute.
 */
export function faultOfMarch(state: State, problem: Pick<Found, 'best' | 'second' | 'lost'>): string | null {
  const [best, second] = [problem.best.filter(isMove), problem.second.filter(isMove)];
  if (!isLegal(state, best)) return 'best: it cannot be played.';
  if (!isLegal(state, second)) return 'second: it cannot be played.';
  const compared = new Comparison(state, best);
  if (!isEqual(compared.lossOf(generalMarch(state, state.phasing))))
    return 'best: the General does not agree.';
  const worse = [[], ...best.map((move) => best.filter((one) => one !== move))];
  if (worse.some((march) => isLegal(state, march) && !isCostly(compared.lossOf(march))))
    return 'best: a part of it is as good.';
  const loss = lossOf(state, best, second);
  if (!isCostly(loss)) return 'second: it does not lose enough beyond doubt.';
  return Math.abs(loss.lost - problem.lost) > ROUNDED
    ? `lost: ${loss.lost.toFixed(2)}, not ${problem.lost}.`
    : null;
}
