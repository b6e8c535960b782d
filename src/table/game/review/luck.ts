/** The luck of dice: the value of the actual result minus the mean over all possible results. */

/** What a game provides to review luck. */
export interface ReviewRules<State, Action> {
  apply(
    state: State,
    action: Action,
    dice: readonly number[],
  ): { readonly ok: true; readonly state: State; readonly dice: readonly number[] } | { readonly ok: false };
  /** Resolves pending decisions by a simple rule, without dice, so that the position can be valued. */
  settle(state: State): State;
  /** The expected result; the actual result of a finished game. */
  valueOf(state: State): number;
  /**
   * The same after playing the position on, which includes later effects of a die. Slower. Absent if the game does not
   * support it.
   */
  valueAhead?(state: State): number;
}

export interface PlayedStep<Action> {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** The possible results of an action with dice; equal positions are merged. */
export interface Outcomes<State> {
  /** Settled positions with their probabilities, which sum to 1. */
  readonly all: readonly { readonly state: State; readonly chance: number }[];
  /** Index of the actual result. */
  readonly came: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Dice of one action beyond this number are not varied. */
const MOST_DICE = 3;

/** Values of dice that are not varied. */
const PADDING = [1, 1, 1, 1, 1, 1];

/** Upper bound of the decisions that follow one die. */
const MOST_DECISIONS = 20;

/** Plays pending decisions with `choose`, up to one that needs a die. */
export function settleDecisions<State extends { readonly decisions: readonly unknown[] }, Action>(
  apply: ReviewRules<State, Action>['apply'],
  start: State,
  choose: (state: State) => readonly Action[],
): State {
  let state = start;
  for (let n = 0; n < MOST_DECISIONS && state.decisions.length; n++) {
    const [answer] = choose(state);
    // The dice only show whether one would be rolled: a position of a finished game has no generator.
    const applied = answer && apply(state, answer, PADDING);
    if (!applied?.ok || applied.dice.length) break;
    ({ state } = applied);
  }
  return state;
}

/** All possible results of an action; null if no die was rolled. */
export function outcomesOf<State, Action>(
  rules: ReviewRules<State, Action>,
  before: State,
  { action, dice }: PlayedStep<Action>,
): Outcomes<State> | null {
  if (!dice.length) return null;
  const places = new Map<string, number>();
  const all: { state: State; chance: number }[] = [];
  let came = 0;
  const add = (rolled: readonly number[], chance: number): void => {
    const given = rolled.length < MOST_DICE ? rolled : [...rolled, ...dice.slice(MOST_DICE)];
    const applied = rules.apply(before, action, [...given, ...PADDING]);
    if (!applied.ok) return;
    if (applied.dice.length > rolled.length && rolled.length < MOST_DICE)
      return FACES.forEach((face) => add([...rolled, face], chance / FACES.length));
    const key = JSON.stringify({ ...applied.state, random: null });
    let place = places.get(key);
    if (place === undefined) {
      place = all.length;
      places.set(key, place);
      all.push({ state: applied.state, chance: 0 });
    }
    all[place]!.chance += chance;
    if (applied.dice.every((face, i) => face === dice[i])) came = place;
  };
  add([], 1);
  return { all: all.map(({ state, chance }) => ({ state: rules.settle(state), chance })), came };
}
export interface DieLuck {
  /** From 0. */
  readonly step: number;
  readonly dice: readonly number[];
  /** In points of the result; higher is better for the Soviets. */
  readonly luck: number;
}

/** Luck of a step, in points; null if no die was rolled. */
export function luckOfStep<State, Action>(
  rules: ReviewRules<State, Action>,
  before: State,
  played: PlayedStep<Action>,
): number | null {
  const outcomes = outcomesOf(rules, before, played);
  if (!outcomes) return null;
  const valueOf = rules.valueAhead ?? rules.valueOf;
  const values = outcomes.all.map(({ state }) => valueOf(state));
  const mean = outcomes.all.reduce((sum, { chance }, i) => sum + chance * values[i]!, 0);
  return values[outcomes.came]! - mean;
}

/** The luck of a whole game. `start`, `luck` and `rest` add up to `result`. */
export interface LuckReport {
  /** Expected result before the first step. */
  readonly start: number;
  /** The result, or the expected one where the record ends. */
  readonly result: number;
  readonly dice: readonly DieLuck[];
  /** The sum over all dice. */
  readonly luck: number;
  /** Not explained by dice: decisions, and errors of the value. */
  readonly rest: number;
}

/** Works out the luck of a record; yields the share done, 0 to 1. Deterministic. */
export function* searchLuck<State, Action>(
  rules: ReviewRules<State, Action>,
  start: State,
  steps: readonly PlayedStep<Action>[],
): Generator<number, LuckReport, void> {
  const dice: DieLuck[] = [];
  let state = start;
  for (const [step, played] of steps.entries()) {
    const luck = luckOfStep(rules, state, played);
    if (luck !== null) {
      dice.push({ step, dice: played.dice, luck });
      yield step / steps.length;
    }
    const applied = rules.apply(state, played.action, played.dice);
    if (!applied.ok) break;
    ({ state } = applied);
  }
  const [expected, result] = [rules.valueOf(start), rules.valueOf(state)];
  const luck = dice.reduce((sum, die) => sum + die.luck, 0);
  return { start: expected, result, dice, luck, rest: result - expected - luck };
}
