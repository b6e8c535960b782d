/** The cost of decisions: the player's line compared with the best player's, both played on with the same dice. */
import type { PlayedStep, ReviewRules } from './luck.ts';

/** What a game provides to judge decisions: its rules and players. */
export interface DecisionRules<State, Action, Side extends string> extends ReviewRules<State, Action> {
  decider(state: State): Side;
  isOver(state: State): boolean;
  /** Steps with the same mark are one decision, up to the first die. */
  markOf(state: State): string;
  /** False where there is nothing to judge: during set-up, and for mandatory rolls. */
  isJudged(state: State): boolean;
  /** The best player's actions, up to the next die or decision of the other side. */
  choose(state: State): readonly Action[];
  /** The same by a faster player, for playing on in the samples. */
  playOn(state: State, sample: number): readonly Action[];
  /** Dice of an action in a sample; the same for the same event in both lines. */
  diceOf(state: State, action: Action, sample: number): readonly number[];
  /** The rules for one decision, if they depend on what was played in it and afterwards. */
  forDecision?(before: State, later: readonly PlayedStep<Action>[]): DecisionRules<State, Action, Side>;
  /** True if a line from one position has been played far enough to be valued at the other. */
  isFarEnough(from: State, state: State): boolean;
}

export interface JudgedDecision<Side extends string> {
  /** Range of steps: `from` is included, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly side: Side;
  /** Points lost against the best player's choice; negative if points were gained. */
  readonly cost: number;
  /** Standard error of the cost. */
  readonly error: number;
  /** True if the best player would have done the same. */
  readonly isSame: boolean;
}

/** Grades of bad decisions, the least bad first. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Minimum cost of each grade, in points. */
const LEAST_COST: Readonly<Record<Grade, number>> = { inaccuracy: 3, mistake: 8, blunder: 15 };

/** Null if the cost is at most twice its error, so that it may be chance, or below every grade. */
export function gradeOf({ cost, error }: Pick<JudgedDecision<string>, 'cost' | 'error'>): Grade | null {
  if (cost <= 2 * error) return null;
  return GRADES.findLast((grade) => cost >= LEAST_COST[grade]) ?? null;
}

export interface DecisionSpan<State> {
  readonly before: State;
  readonly from: number;
  readonly to: number;
}

/** The decisions of a record that can be judged. */
export function spansOf<State, Action, Side extends string>(
  rules: DecisionRules<State, Action, Side>,
  start: State,
  steps: readonly PlayedStep<Action>[],
): DecisionSpan<State>[] {
  const spans: DecisionSpan<State>[] = [];
  let state = start;
  let open: { before: State; from: number; mark: string } | null = null;
  const close = (to: number): void => {
    if (open && rules.isJudged(open.before)) spans.push({ before: open.before, from: open.from, to });
    open = null;
  };
  for (const [step, { action, dice }] of steps.entries()) {
    const mark = rules.markOf(state);
    if (open && (open as { mark: string }).mark !== mark) close(step);
    open ??= { before: state, from: step, mark };
    const applied = rules.apply(state, action, dice);
    if (!applied.ok) break;
    ({ state } = applied);
    if (dice.length) close(step + 1);
  }
  close(steps.length);
  return spans;
}

const MOST_STEPS = 600;

/** Plays some actions, then on with quick players until `isFarEnough`. */
export function playLine<State, Action, Side extends string>(
  rules: DecisionRules<State, Action, Side>,
  start: State,
  first: readonly Action[],
  sample: number,
): State {
  let state = start;
  const play = (actions: readonly Action[]): boolean => {
    let isMoved = false;
    for (const action of actions) {
      const applied = rules.apply(state, action, rules.diceOf(state, action, sample));
      if (!applied.ok) break;
      ({ state } = applied);
      isMoved = true;
      if (applied.dice.length) break;
    }
    return isMoved;
  };
  play(first);
  for (let n = 0; n < MOST_STEPS && !rules.isOver(state) && !rules.isFarEnough(start, state); n++)
    if (!play(rules.playOn(state, sample))) break;
  return state;
}

/** The value at the end of a line. */
export const playOut = <State, Action, Side extends string>(
  rules: DecisionRules<State, Action, Side>,
  start: State,
  first: readonly Action[],
  sample: number,
): number => rules.valueOf(rules.settle(playLine(rules, start, first, sample)));

/** Samples of a first estimate, and at most. Multiples of the faces of a die, so that each comes equally often. */
export const FIRST_LOOK = 6;
export const MOST_SAMPLES = 18;
/** Standard error at which sampling stops, in points. */
const GOOD_ERROR = 0.75;

/** Mean and standard error. */
export function estimateOf(figures: readonly number[]): { mean: number; error: number } {
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const variance = figures.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (figures.length - 1);
  return { mean, error: Math.sqrt(variance / figures.length) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Judges one decision; yields the share done, 0 to 1. */
export function* judgeDecision<State, Action, Side extends string>(
  ofGame: DecisionRules<State, Action, Side>,
  { before, from, to }: DecisionSpan<State>,
  steps: readonly PlayedStep<Action>[],
  better: 1 | -1,
): Generator<number, JudgedDecision<Side>, void> {
  const rules = ofGame.forDecision?.(before, steps.slice(from)) ?? ofGame;
  const side = rules.decider(before);
  const done = steps.slice(from, to).map(({ action }) => action);
  const best = rules.choose(before);
  yield 0;
  const after = (actions: readonly Action[]): State => {
    let state = before;
    for (const action of actions) {
      const applied = rules.apply(state, action, rules.diceOf(state, action, 0));
      if (!applied.ok) break;
      ({ state } = applied);
    }
    return state;
  };
  const same: JudgedDecision<Side> = { from, to, side, cost: 0, error: 0, isSame: true };
  if (isSame(done, best) || isSame({ ...after(done), random: null }, { ...after(best), random: null }))
    return same;
  const losses: number[] = [];
  let [cost, error] = [0, 0];
  for (let sample = 0; sample < MOST_SAMPLES; sample++) {
    const loss = better * (playOut(rules, before, best, sample) - playOut(rules, before, done, sample));
    losses.push(loss);
    yield losses.length / MOST_SAMPLES;
    if (losses.length % FIRST_LOOK) continue;
    ({ mean: cost, error } = estimateOf(losses));
    if (error <= GOOD_ERROR || cost + 2 * error < LEAST_COST.inaccuracy) break;
  }
  return { from, to, side, cost, error, isSame: false };
}
