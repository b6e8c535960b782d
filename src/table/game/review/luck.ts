/** The luck of dice: the value of what came less the mean of all that could have come. */

/** What of a game's rules a review asks. */
export interface ReviewRules<State, Action> {
  apply(
    state: State,
    action: Action,
    dice: readonly number[],
  ): { readonly ok: true; readonly state: State; readonly dice: readonly number[] } | { readonly ok: false };
  /** Decides by a simple rule what must be decided before the position can be judged; no die falls. */
  settle(state: State): State;
  /** The result that is to be expected; of an ended game, the result. */
  valueOf(state: State): number;
  /**
   * The same, with the position played on before it is valued, which sees what a die has set going. Slower. Absent where
   * nothing is played on.
   */
  valueAhead?(state: State): number;
}

/** An action with the dice that fell. */
export interface PlayedStep<Action> {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** What could come of an action with dice, equal positions once. */
export interface Outcomes<State> {
  /** Settled positions with their chances, which sum to 1. */
  readonly all: readonly { readonly state: State; readonly chance: number }[];
  /** Which one came. */
  readonly came: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** More dice of one action are not all tried: those beyond are taken as they fell. */
const MOST_DICE = 3;

/** Shown by dice that are not chosen yet. */
const PADDING = [1, 1, 1, 1, 1, 1];

/** More decisions than one die ever brings. */
const MOST_DECISIONS = 20;

/** Plays decisions on as a player makes them, up to one that needs a die of its own. */
export function settleDecisions<State extends { readonly decisions: readonly unknown[] }, Action>(
  apply: ReviewRules<State, Action>['apply'],
  start: State,
  choose: (state: State) => readonly Action[],
): State {
  let state = start;
  for (let n = 0; n < MOST_DECISIONS && state.decisions.length; n++) {
    const [answer] = choose(state);
    // These dice only show whether one would fall: a position of a finished game has no generator.
    const applied = answer && apply(state, answer, PADDING);
    if (!applied?.ok || applied.dice.length) break;
    ({ state } = applied);
  }
  return state;
}

/** Everything that an action could have led to; null where no die fell. */
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
/** The luck of the dice of one step. */
export interface DieLuck {
  /** Counted from 0. */
  readonly step: number;
  readonly dice: readonly number[];
  /** In points of the result, more is better for the Soviets. */
  readonly luck: number;
}

/** The luck of a step; null where no die fell. */
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

/** What dice did in a game. The value at the start, the luck and `rest` add up to the result. */
export interface LuckReport {
  /** Expected before the first step. */
  readonly start: number;
  /** The result, or what is expected where the record ends. */
  readonly result: number;
  readonly dice: readonly DieLuck[];
  /** The sum over all dice. */
  readonly luck: number;
  /** What dice do not explain: decisions, and what the value does not see. */
  readonly rest: number;
}

/** Works out the luck of a record; yields the share that is done. The same record gives the same report. */
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
