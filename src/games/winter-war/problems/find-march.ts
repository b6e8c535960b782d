/** Finds problems "close the door" of Winter War: last moves of a march that prevent a costly reply. */
import { apply, board, counter, reach, score, type Action, type Side, type State } from '#engine/winter-war';
import {
  estimateOf,
  FIRST_LOOK,
  gradeOfAnswer,
  LEAST_LOST,
  MOST_SAMPLES,
  noProblem,
  playLine,
  playOut,
  type AnswerLoss,
} from '#table/game';
import { profileFor, runToEnd, scaleProgress, type SearchTask } from '../ai/ai-context.ts';
import { chooseActions } from '../ai/choose.ts';
import { END, playPlan } from '../ai/sketch.ts';
import { LIBRARY } from '../ai/tactics/index.ts';
import { TACTICS_OF, type TacticName } from '../ai/tactics/names.ts';
import { withPlan } from '../ai/war-plans.ts';
import { decisionRules } from '../value/decisions.ts';
import { type Finding, type Theme, searchVerdict } from './judge.ts';

/** Positions that the General tries; four times as many as at the table. */
export const GENERAL_TRIALS = 96;
export const SEED = 1;
/** Longer answers are tedious to find. */
const MOST_MOVES = 3;
export type Move = Extract<Action, { readonly type: 'move' }>;
export const isMove = (action: Action): action is Move => action.type === 'move';

export const generalMarch = (state: State, side: Side): Move[] =>
  chooseActions(state, side, 'general', SEED, GENERAL_TRIALS).filter(isMove);

/** Loss of a march compared with the best one. */
export const lossOf = (state: State, best: readonly Action[], answer: readonly Action[]): AnswerLoss =>
  runToEnd(searchVerdict('march', state, [...best, END], [...answer, END]));

/** True for a certain loss that is large enough for a problem. */
export const isCostly = ({ lost, error }: AnswerLoss): boolean => lost >= LEAST_LOST && lost > 2 * error;
/** True when the estimate finds no loss. */
export const isEqual = (loss: AnswerLoss): boolean => gradeOfAnswer(loss) === 'best';

/** Drops moves of a march that change nothing; empty when no move is needed. */
export function* shorten(state: State, march: readonly Move[]): SearchTask<Move[]> {
  let kept = [...march];
  const compared = new Comparison(state, march);
  if (!isLegal(state, []) || !isCostly(yield* scaleProgress(0, 0.2, compared.search([])))) return [];
  for (const [i, move] of march.entries()) {
    yield 0.2 + (0.8 * i) / march.length;
    const without = kept.filter((one) => one !== move);
    // A later move may need this one.
    if (isLegal(state, without) && isEqual(compared.lossOf(without))) kept = without;
  }
  return kept;
}

/** Compares many marches with one whose playouts are made once; stops once a loss is certain. */
export class Comparison {
  readonly #rules = decisionRules();
  readonly #values: number[] = [];
  readonly #state: State;
  readonly #best: readonly Action[];

  constructor(state: State, best: readonly Action[]) {
    this.#state = state;
    this.#best = best;
  }

  lossOf(march: readonly Action[]): AnswerLoss {
    return runToEnd(this.search(march));
  }

  /** The same as a task; its progress assumes the worst case. */
  *search(march: readonly Action[]): SearchTask<AnswerLoss> {
    const sign = this.#state.phasing === 'soviet' ? 1 : -1;
    const losses: number[] = [];
    let loss: AnswerLoss = { lost: 0, error: 0 };
    for (let sample = 0; sample < MOST_SAMPLES; sample++) {
      const best = (this.#values[sample] ??= playOut(this.#rules, this.#state, [...this.#best, END], sample));
      losses.push(sign * (best - playOut(this.#rules, this.#state, [...march, END], sample)));
      yield losses.length / MOST_SAMPLES;
      if (losses.length % FIRST_LOOK) continue;
      const { mean, error } = estimateOf(losses);
      loss = { lost: mean, error };
      if (error <= GOOD_ERROR || mean - 2 * error >= LEAST_LOST || mean + 2 * error < LEAST_LOST) break;
    }
    return loss;
  }
}
/** Sufficient standard error, in points. */
const GOOD_ERROR = 0.75;

/** True of a march that can be made and ended. */
export function isLegal(start: State, march: readonly Action[]): boolean {
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

/** Theme of what the best march protects and the second leaves open, by the General's tactics. */
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

/** Points of the objectives held after the reply; below, the remaining strength of a side. */
const heldPoints = (state: State): number => score(state).lines.reduce((sum, { points }) => sum + points, 0);
const strengthOf =
  (side: Side) =>
  ({ units }: State): number =>
    units.reduce(
      (sum, { at }, id) => (at >= 0 && counter(id).side === side ? sum + counter(id).type.attack : sum),
      0,
    );

/** How much more the best march keeps than the second, by a figure of the positions after playouts. */
function leftMore(
  seen: State,
  best: readonly Action[],
  second: readonly Action[],
  figureOf: (state: State) => number,
  rules = decisionRules(),
): number {
  const differences = Array.from({ length: FIRST_LOOK }, (_, sample) => {
    const after = (march: readonly Action[]): number =>
      figureOf(playLine(rules, seen, [...march, END], sample));
    return after(best) - after(second);
  });
  return estimateOf(differences).mean;
}

/** Theme of the reply's higher cost after the second march: objectives, units, or something only begun. */
export function themeOf(seen: State, best: readonly Action[], second: readonly Action[]): Theme {
  const sign = seen.phasing === 'soviet' ? 1 : -1;
  if (sign * leftMore(seen, best, second, heldPoints) >= LEAST_LOST) return 'objective';
  if (leftMore(seen, best, second, strengthOf(seen.phasing)) >= LEAST_LOST) return 'units';
  return tacticOf(seen, best, second);
}

/** Points that the best march wins in its own Player-Turn, in which the reply has no part. */
export function wonAtOnce(seen: State, best: readonly Action[], second: readonly Action[]): number {
  const sign = seen.phasing === 'soviet' ? 1 : -1;
  const isFarEnough = (from: State, state: State): boolean => state.phasing !== from.phasing;
  const withoutEnd = (march: readonly Action[]): Action[] => march.filter(isMove);
  return (
    sign *
    leftMore(seen, withoutEnd(best), withoutEnd(second), heldPoints, { ...decisionRules(), isFarEnough })
  );
}

/** In hexes: a unit further away guards something else, which amounts to omitting its move. */
const NEAR = 2;

/** Marches compared with the best: no moves, one move omitted, and moves to hexes nearby. */
function* othersOf(state: State, best: readonly Move[]): Generator<Move[]> {
  yield [];
  for (const [i] of best.entries()) yield best.toSpliced(i, 1);
  for (const [i, move] of best.entries()) {
    const to = move.path.at(-1)!;
    for (const { hex, path } of reach(state, move.unit))
      if (hex !== to && board.distance(hex, to) <= NEAR) yield best.with(i, { ...move, path });
  }
}

/** Finds the problem of a Movement Phase with a few moves left. */
export function* findMarch(state: State): SearchTask<Finding> {
  yield 0;
  const side = state.phasing;
  const general = generalMarch(state, side);
  const best = yield* scaleProgress(0.1, 0.4, shorten(state, general));
  if (!best.length) return noProblem('idle');
  if (best.length > MOST_MOVES) return noProblem('tooLong', [best]);
  const compared = new Comparison(state, best);
  let second: { march: Move[]; loss: AnswerLoss } | null = null;
  const others = [...othersOf(state, best)].filter((march) => isLegal(state, march));
  for (const [i, march] of others.entries()) {
    yield 0.4 + (0.6 * i) / others.length;
    const loss = compared.lossOf(march);
    if (isEqual(loss)) {
      // The General has missed something better.
      if (loss.lost < -LEAST_LOST) return noProblem('doubt', [best, march]);
      continue;
    }
    if (!isCostly(loss)) return noProblem('equal', [best, march], loss.lost);
    if (!second || loss.lost < second.loss.lost) second = { march, loss };
  }
  if (!second) return noProblem('single', [best]);
  if (!isEqual(compared.lossOf(general))) return noProblem('doubt', [best, general]);
  const { lost, error } = lossOf(state, best, second.march);
  if (!isCostly({ lost, error })) return noProblem('equal', [best, second.march], lost);
  return {
    kind: 'march',
    side,
    theme: themeOf(state, best, second.march),
    best: [...best, END],
    second: [...second.march, END],
    lost,
    choices: best.map(({ unit }) => reach(state, unit).length),
    lostBy: (level) => compared.lossOf(chooseActions(state, side, level, SEED).filter(isMove)).lost,
  };
}
