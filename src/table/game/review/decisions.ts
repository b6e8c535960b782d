/** The cost of decisions: what was done against what the best player would have done, played on with the same dice. */
import type { PlayedStep, ReviewRules } from './luck.ts';

/** What of a game's rules and players the judging of decisions asks. */
export interface DecisionRules<State, Action, Side extends string> extends ReviewRules<State, Action> {
  decider(state: State): Side;
  isOver(state: State): boolean;
  /** Steps with the same mark are one decision, up to the first die. */
  markOf(state: State): string;
  /** False where there is nothing to judge: while the sides set up, or in a roll that must be made. */
  isJudged(state: State): boolean;
  /** What the best player does now, up to the next die or decision of the other side. */
  choose(state: State): readonly Action[];
  /** The same of a quick player, who plays on in the samples. */
  playOn(state: State, sample: number): readonly Action[];
  /** Dice of an action in a sample; the same for the same event in both lines. */
  diceOf(state: State, action: Action, sample: number): readonly number[];
  /** The rules for one decision of a record, where they depend on what was played in it and after it. */
  forDecision?(before: State, later: readonly PlayedStep<Action>[]): DecisionRules<State, Action, Side>;
  /** True where a line that began in one position has come far enough to be valued in another. */
  isFarEnough(from: State, state: State): boolean;
}

/** A decision, and what it cost. */
export interface JudgedDecision<Side extends string> {
  /** Steps from `from`, up to `to`, which is excluded. */
  readonly from: number;
  readonly to: number;
  readonly side: Side;
  /** Points of the result that were lost against the best player's choice; negative where more was won. */
  readonly cost: number;
  /** Standard error of the cost. */
  readonly error: number;
  /** Nothing else was to be expected of the best player. */
  readonly isSame: boolean;
}

/** How bad a decision was. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Least cost of each grade, in points. */
const LEAST_COST: Readonly<Record<Grade, number>> = { inaccuracy: 3, mistake: 8, blunder: 15 };

/** Named only where the cost exceeds twice its error; null where it may be chance. */
export function gradeOf({ cost, error }: Pick<JudgedDecision<string>, 'cost' | 'error'>): Grade | null {
  if (cost <= 2 * error) return null;
  return GRADES.findLast((grade) => cost >= LEAST_COST[grade]) ?? null;
}

/** One decision of a record. */
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

/** Plays some actions, then on with quick players, as far as lines are played on. */
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

/** The value of where a line leads. */
export const playOut = <State, Action, Side extends string>(
  rules: DecisionRules<State, Action, Side>,
  start: State,
  first: readonly Action[],
  sample: number,
): number => rules.valueOf(rules.settle(playLine(rules, start, first, sample)));

/** Samples of a first look, and at most. A multiple of the faces of the die, so that each comes as often. */
export const FIRST_LOOK = 6;
export const MOST_SAMPLES = 18;
/** Standard error that is good enough, in points. */
const GOOD_ERROR = 0.75;

/** Mean of some figures, and its standard error. */
export function estimateOf(figures: readonly number[]): { mean: number; error: number } {
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const variance = figures.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (figures.length - 1);
  return { mean, error: Math.sqrt(variance / figures.length) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Judges one decision; yields the share that is done. */
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
