import {
  gradeOf,
  judgeDecision,
  searchLuck,
  spansOf,
  type DecisionRules,
  type PlayedStep,
} from '#table/game';

/** A game of four turns: a side adds a number, and a die is added for the better and taken away for the worse. */
interface State {
  readonly points: number;
  readonly turn: number;
  readonly random: null;
}
type Action = { readonly add: number; readonly rolls: boolean };
const LAST = 4;

const rules: DecisionRules<State, Action, 'soviet' | 'finn'> = {
  apply({ points, turn, random }, { add, rolls }, dice) {
    const die = rolls ? dice[0]! : null;
    return {
      ok: true,
      state: { points: points + add + (die ?? 0), turn: turn + 1, random },
      dice: die === null ? [] : [die],
    };
  },
  settle: (state) => state,
  valueOf: ({ points, turn }) => points + (LAST - turn) * 3.5,
  decider: ({ turn }) => (turn % 2 ? 'finn' : 'soviet'),
  isOver: ({ turn }) => turn >= LAST,
  markOf: ({ turn }) => String(turn),
  isJudged: ({ turn }) => turn > 0,
  choose: () => [{ add: 0, rolls: true }],
  playOn: () => [{ add: 0, rolls: true }],
  diceOf: ({ turn }, _, sample) => [1 + ((sample + turn) % 6)],
  isFarEnough: (from, { turn }) => turn - from.turn >= 2,
};
const start: State = { points: 0, turn: 0, random: null };
const steps: readonly PlayedStep<Action>[] = [
  { action: { add: 0, rolls: true }, dice: [6] },
  { action: { add: 0, rolls: true }, dice: [1] },
  { action: { add: -20, rolls: true }, dice: [3] },
  { action: { add: 10, rolls: false }, dice: [] },
];

const run = <T>(task: Generator<number, T, void>): T => {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
};

it('counts the luck of each die against the mean of its faces', () => {
  const { luck, dice, result, start: expected, rest } = run(searchLuck(rules, start, steps));
  expect(dice).toEqual([
    { step: 0, dice: [6], luck: 2.5 },
    { step: 1, dice: [1], luck: -2.5 },
    { step: 2, dice: [3], luck: -0.5 },
  ]);
  expect([luck, expected, result, rest]).toEqual([-0.5, 14, 0, -13.5]);
});

it('finds the decisions that are judged', () => {
  expect(spansOf(rules, start, steps).map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});

it('judges them against the best choice with the same dice, each for its side', () => {
  const judged = spansOf(rules, start, steps).map((span) =>
    run(judgeDecision(rules, span, steps, rules.decider(span.before) === 'soviet' ? 1 : -1)),
  );
  expect(judged[0]).toMatchObject({ side: 'finn', cost: 0, error: 0, isSame: true });
  expect(judged[1]).toMatchObject({ side: 'soviet', cost: 20, error: 0, isSame: false });
  // Ten points for the Soviets, without a die that is 3.5 in the mean.
  expect(judged[2]).toMatchObject({ side: 'finn', cost: 6.5, isSame: false });
});

describe('a decision is played on', () => {
  /** The cost of ten points with dice of a certain spread, its error, and in how many samples it was found. */
  const judgedAt = (spread: number) => {
    const spreadOut: typeof rules = { ...rules, diceOf: (_, __, sample) => [1 + (sample % 6) * spread] };
    const task = judgeDecision(spreadOut, { before: { ...start, turn: 3 }, from: 3, to: 4 }, steps, -1);
    for (let samples = -1; ; samples++) {
      const next = task.next();
      if (next.done) return { ...next.value, samples };
    }
  };

  it.each([
    // Six, twelve and eighteen losses, two or three of each kind; their standard error is of a sample.
    { spread: 0.5, samples: 6, error: Math.sqrt(4.375 / 5 / 6) },
    { spread: 1, samples: 12, error: Math.sqrt(35 / 11 / 12) },
    { spread: 2, samples: 18, error: Math.sqrt(210 / 17 / 18) },
  ])('until its error is good enough: $samples samples', ({ spread, samples, error }) => {
    const judged = judgedAt(spread);
    expect(judged.samples).toBe(samples);
    expect(judged.error).toBeCloseTo(error, 9);
  });
});

it('finds which of all pairs of dice came', () => {
  /** The first die counts ten times. */
  const pairs: typeof rules = {
    ...rules,
    apply: (state, _, [tens = 0, ones = 0]) => ({
      ok: true,
      state: { ...state, points: 10 * tens + ones, turn: LAST },
      dice: [tens, ones],
    }),
  };
  const luckOf = (...dice: number[]) =>
    run(searchLuck(pairs, start, [{ action: { add: 0, rolls: true }, dice }])).luck;
  // The mean of all 36 is 38.5.
  expect([luckOf(2, 5), luckOf(5, 2), luckOf(6, 6), luckOf(1, 6)]).toEqual([-13.5, 13.5, 27.5, -22.5]);
});

it('names what exceeds twice its error, by the points lost', () => {
  expect(gradeOf({ cost: 20, error: 9 })).toBe('blunder');
  expect(gradeOf({ cost: 20, error: 11 })).toBeNull();
  expect(gradeOf({ cost: 9, error: 1 })).toBe('mistake');
  expect(gradeOf({ cost: 3.5, error: 1 })).toBe('inaccuracy');
  expect(gradeOf({ cost: 2, error: 0 })).toBeNull();
  expect(gradeOf({ cost: -20, error: 0 })).toBeNull();
});
