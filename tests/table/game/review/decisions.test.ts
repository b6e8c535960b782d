import {
  gradeOf,
  judgeDecision,
  outcomesOf,
  playLine,
  reviewSummary,
  searchDecision,
  searchForReview,
  searchLuck,
  searchReport,
  settleDecisions,
  spansOf,
  type DecisionRules,
  type PlayedStep,
  type ReportRules,
  type ReviewFigures,
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
  // Just enough points for each, and a cost that its error may just explain.
  expect([3, 8, 15].map((cost) => gradeOf({ cost, error: 1 }))).toEqual(['inaccuracy', 'mistake', 'blunder']);
  expect(gradeOf({ cost: 20, error: 10 })).toBeNull();
});

/** Refuses what adds more than 50. */
const strict: typeof rules = {
  ...rules,
  apply: (state, action, dice) => (action.add > 50 ? { ok: false } : rules.apply(state, action, dice)),
};
const refused: Action = { add: 51, rolls: false };
const free: Action = { add: 1, rolls: false };

describe('one decision', () => {
  const ofOneTurn: typeof rules = { ...strict, markOf: () => 'the same', isJudged: () => true };
  const played = (...actions: Action[]): PlayedStep<Action>[] =>
    actions.map((action) => ({ action, dice: action.rolls ? [3] : [] }));
  const rolled: Action = { add: 0, rolls: true };

  it.each([
    ['is all that is done under one mark', played(free, free, free), [[0, 3]]],
    [
      'ends with a die',
      played(free, rolled, free),
      [
        [0, 2],
        [2, 3],
      ],
    ],
    ['ends with the record', [], []],
  ])('%s', (_, record, spans) => {
    expect(spansOf(ofOneTurn, start, record).map(({ from, to }) => [from, to])).toEqual(spans);
  });

  it('begins where its first step was played', () => {
    const [, second] = spansOf(ofOneTurn, start, played(free, rolled, free));
    expect(second!.before).toEqual({ points: 4, turn: 2, random: null });
  });

  it('is the same decision where other steps lead to the same position', () => {
    const before = { ...start, turn: 2 };
    const twice: typeof rules = { ...strict, choose: () => [{ add: 1, rolls: false }, free] };
    const judge = (...actions: Action[]) =>
      run(judgeDecision(twice, { before, from: 0, to: actions.length }, played(...actions), 1)).isSame;
    expect(judge({ add: 2, rolls: false }, { add: 0, rolls: false })).toBe(true);
    expect(judge({ add: 2, rolls: false }, free)).toBe(false);
    // What is refused is not done, nor what comes after it.
    expect(judge(free, free, refused, { add: -5, rolls: false })).toBe(true);
  });

  it('is judged by the rules for it, where a game has such', () => {
    const seen: unknown[] = [];
    const special: typeof rules = {
      ...rules,
      forDecision: (before, later) => {
        seen.push(before, later);
        return { ...rules, choose: () => [{ add: 30, rolls: false }] };
      },
    };
    const [span] = spansOf(special, start, steps).slice(1);
    const { cost } = run(judgeDecision(special, span!, steps, 1));
    expect(seen).toEqual([span!.before, steps.slice(2)]);
    // 30 and no die against 20 less and one, which is 3.5 in the mean.
    expect(cost).toBeCloseTo(50 - 3.5);
  });

  it('says how far the work has come', () => {
    const shares = [...judgeDecision(rules, { before: { ...start, turn: 2 }, from: 2, to: 3 }, steps, 1)];
    expect(shares).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => n / 18));
  });
});

describe('a line that is played on', () => {
  const at = (turn: number): State => ({ ...start, turn });

  it.each([
    ['as far as it is to be valued', rules, at(0), [], 2],
    ['to the end of the game', { ...rules, isFarEnough: () => false }, at(1), [], LAST],
    ['no further than a player who has no answer', { ...rules, playOn: () => [] }, at(1), [free], 2],
    ['no further than a refusal', { ...strict, playOn: () => [refused] }, at(1), [free], 2],
    ['up to a die, and then by the players', rules, at(0), [{ add: 0, rolls: true }, free, free, free], 2],
    ['up to an action that is refused', { ...strict, playOn: () => [] }, at(0), [free, refused, free], 1],
    // A game that never comes to an end.
    ['600 answers at most', { ...rules, isOver: () => false, isFarEnough: () => false }, at(0), [], 600],
  ])('goes %s', (_, given, from, first, turn) => {
    expect(playLine(given, from, first, 0).turn).toBe(turn);
  });
});

describe('what could have come', () => {
  it('is each face of a die once, as likely as the others', () => {
    const { all, came } = outcomesOf(rules, start, steps[0]!)!;
    expect(all.map(({ state }) => state.points)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { chance } of all) expect(chance).toBeCloseTo(1 / 6);
    expect(came).toBe(5);
  });

  it('counts faces together that lead to the same', () => {
    const odd: typeof rules = {
      ...rules,
      apply: (state, _, [face]) => ({ ok: true, state: { ...state, points: face! % 2 }, dice: [face!] }),
    };
    const { all, came } = outcomesOf(odd, start, { action: free, dice: [4] })!;
    expect(all.map(({ state, chance }) => [state.points, chance.toFixed(2)])).toEqual([
      [1, '0.50'],
      [0, '0.50'],
    ]);
    expect(came).toBe(1);
  });

  it('takes dice beyond the third as they fell', () => {
    const four: typeof rules = {
      ...rules,
      apply: (state, _, dice) => ({
        ok: true,
        state: { ...state, points: dice.slice(0, 4).reduce((sum, face) => sum + face) },
        dice: dice.slice(0, 4),
      }),
    };
    const { all, came } = outcomesOf(four, start, { action: free, dice: [1, 2, 3, 6] })!;
    // The sums of three dice, and the six.
    expect(all.map(({ state }) => state.points)).toEqual(Array.from({ length: 16 }, (_, i) => i + 9));
    expect(all[came]!.state.points).toBe(12);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('is nothing without a die, or after what is refused', () => {
    expect(outcomesOf(rules, start, { action: free, dice: [] })).toBeNull();
    expect(outcomesOf(strict, start, { action: refused, dice: [1] })!.all).toEqual([]);
  });

  it('is valued with the position played on, where the game does so', () => {
    const doubled: typeof rules = { ...rules, valueAhead: (state) => 2 * rules.valueOf(state) };
    expect(run(searchLuck(doubled, start, steps.slice(0, 1)))).toMatchObject({
      luck: 5,
      result: 16.5,
      rest: -2.5,
    });
  });
});

describe('decisions before a position can be judged', () => {
  interface Open {
    readonly decisions: readonly string[];
  }
  const open = (...decisions: string[]): Open => ({ decisions });
  const apply = ({ decisions }: Open, answer: string) =>
    answer === 'refused'
      ? ({ ok: false } as const)
      : ({ ok: true, state: open(...decisions.slice(1)), dice: answer === 'roll' ? [1] : [] } as const);

  it.each([
    ['are all made', open('a', 'b'), open()],
    ['are made up to a die', open('a', 'roll', 'b'), open('roll', 'b')],
    ['are made up to one that is refused', open('a', 'refused'), open('refused')],
    ['are left where no answer is known', open('a', ''), open('')],
    ['are 20 at the most', open(...Array<string>(25).fill('a')), open(...Array<string>(5).fill('a'))],
  ])('%s', (_, from, to) => {
    const choose = ({ decisions: [next] }: Open): string[] => (next ? [next] : []);
    expect(settleDecisions(apply, from, choose)).toEqual(to);
  });
});

const reports: ReportRules<State, Action, 'soviet' | 'finn'> = {
  ...strict,
  momentOf: (_, { points, turn }) => (turn % 2 ? null : { turn: turn / 2, value: points, error: turn }),
  weightOf: ({ turn }) => (turn === 2 ? 5 : 0),
  explain: ({ turn }, better, done) => [turn, better, done],
};

describe('the report of a game', () => {
  it('has what was expected between turns, and the decisions that matter most first', () => {
    const report = run(searchReport(reports, start, steps, false));
    expect(report.moments).toEqual([
      { step: 2, turn: 1, value: 7, error: 2 },
      { step: 4, turn: 2, value: 0, error: 4 },
    ]);
    expect(report.decisions).toEqual([
      { from: 2, to: 3 },
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ]);
    expect(report).toMatchObject({ luck: -0.5, result: 0 });
  });

  it('ends where the record can be followed no further', () => {
    const report = run(
      searchReport(reports, start, [steps[0]!, { action: refused, dice: [] }, ...steps], false),
    );
    expect(report).toMatchObject({ moments: [], result: 16.5, dice: [{ step: 0 }] });
  });

  it('is a first look, where every die could be played on', () => {
    const ahead = { ...reports, valueAhead: (state: State) => 2 * rules.valueOf(state) };
    const look = (given: typeof reports, isAhead: boolean) => {
      const { isRough, luck } = run(searchReport(given, start, steps, isAhead));
      return [isRough, luck];
    };
    expect(look(ahead, false)).toEqual([true, -0.5]);
    expect(look(ahead, true)).toEqual([undefined, -1]);
    expect(look(reports, false)).toEqual([undefined, -0.5]);
  });

  const judge = (from: number, given = reports) =>
    run(searchDecision(given, { kind: 'decision', from, start, steps, players: {} }));

  it('explains a decision that cost points by what was better', () => {
    const best = [{ add: 0, rolls: true }];
    expect(judge(2)).toMatchObject({ from: 2, to: 3, cost: 20, best, why: [2, best, [steps[2]!.action]] });
  });

  it('explains nothing of a decision that cost nothing, or in a game that has no reasons', () => {
    expect(judge(1)).toMatchObject({ from: 1, isSame: true, best: [], why: [] });
    const { explain, ...silent } = reports;
    expect(explain).toBeDefined();
    expect(judge(2, silent)).toMatchObject({ cost: 20, why: [] });
  });

  it('has no decision that begins within another, or while nothing is judged', () => {
    expect([judge(0), judge(9)]).toEqual([null, null]);
  });
});

describe('the worker that reviews', () => {
  const form: Parameters<typeof searchForReview<State, Action, 'soviet' | 'finn', 'officer'>>[1] = {
    isPosition: (value) => typeof value === 'object' && value !== null && 'points' in value,
    isAction: (value) => typeof value === 'object' && value !== null && 'add' in value,
    levels: ['officer'],
    rules: () => ({ ...reports, valueAhead: (state) => 2 * rules.valueOf(state) }),
    problems: {
      kinds: ['attack'],
      *find(state, kind) {
        yield 0.5;
        return { state, kind } as never;
      },
    },
    value: ({ points }, { soviet }) => ({ mean: points + (soviet === 'officer' ? 1 : 0), error: 2 }),
  };
  const question = { kind: 'luck', from: 0, start, steps, players: { soviet: 'officer', finn: null } };
  const ask = (message: unknown) => run(searchForReview(message, form)!);

  it('answers each kind of question', () => {
    expect(ask(question)).toMatchObject({ luck: -0.5, isRough: true });
    expect(ask({ ...question, kind: 'luckAhead' })).toMatchObject({ luck: -1 });
    expect(ask({ ...question, kind: 'value' })).toEqual({ mean: 1, error: 2 });
    // More for the Soviets costs the Finns.
    expect(ask({ ...question, kind: 'decision', from: 2 })).toMatchObject({ side: 'soviet', cost: 20 });
    expect(ask({ ...question, kind: 'decision', from: 3 })).toMatchObject({ side: 'finn', cost: 6.5 });
    expect(ask({ kind: 'makeProblem', asked: 'attack', start })).toEqual({ state: start, kind: 'attack' });
  });

  const step = (dice: unknown) => ({ ...question, steps: [{ action: free, dice }] });
  it('takes fifty dice of one action, of six faces', () => {
    for (const dice of [[], [1], [6], Array(50).fill(3)])
      expect(searchForReview(step(dice), form)).not.toBeNull();
    for (const dice of [[0], [7], [1.5], Array(51).fill(3), 3, null])
      expect(searchForReview(step(dice), form)).toBeNull();
  });

  it.each([
    { ...question, kind: 'luckier' },
    { ...question, from: -1 },
    { ...question, from: 0.5 },
    { ...question, start: {} },
    { ...question, steps: [{ action: {}, dice: [] }] },
    { ...question, steps: Array(20_001).fill(steps[3]) },
    { ...question, players: { soviet: 'marshal', finn: null } },
    { ...question, players: { soviet: null } },
    { kind: 'makeProblem', asked: 'mate', start },
    { kind: 'makeProblem', asked: 'attack', start: {} },
    null,
  ])('refuses a question that makes no sense (%#)', (message) => {
    expect(searchForReview(message, form)).toBeNull();
  });
});

describe('the sentences that a review begins with', () => {
  const figures: ReviewFigures = {
    start: 10.4,
    result: 30,
    luck: 6.4,
    costs: { soviet: 3.4, finn: 8.6 },
    worst: { soviet: 2, finn: 5 },
  };
  const words: Parameters<typeof reviewSummary>[1] = {
    even: 'even',
    favoured: ({ side, name, amount }) => `dice ${name ?? side} ${amount}`,
    cost: ({ side, amount, turn }) => `${side} lost ${amount} in ${turn}`,
    sum: (parts) => Object.values(parts).join(' '),
    amount: ({ points }) => `${points} p`,
  };
  const told = (change: Partial<ReviewFigures>) => reviewSummary({ ...figures, ...change }, words, 2, String);

  it('name the luck, the worst of each side, and parts that add up as they are shown', () => {
    expect(told({})).toEqual([
      'dice soviet 6 p soviet lost 3 p in 2 finn lost 9 p in 5',
      // 10 + 6 + 5 + 9 are 30, though 10.4, 6.4 and 5.2 leave 8.
      '10 6 5 9 30',
    ]);
  });

  it.each([
    [-6.4, 'dice finn 6 p'],
    [2, 'dice soviet 2 p'],
    [1.4, 'even'],
    [-1.4, 'even'],
  ])('say whom dice worth %f points favoured', (luck, dice) => {
    expect(told({ luck, worst: { soviet: null, finn: null } })[0]).toBe(dice);
  });

  it('name the player whom the dice favoured, where he gave a name', () => {
    const players = { soviet: 'Boris' };
    const worst = { soviet: null, finn: null };
    expect(told({ players, worst })[0]).toBe('dice Boris 6 p');
    expect(told({ players, worst, luck: -6.4 })[0]).toBe('dice finn 6 p');
  });

  it('leave out a side that lost nothing which can be told', () => {
    expect(told({ costs: { soviet: 0.4, finn: 0 } })[0]).toBe('dice soviet 6 p');
    expect(told({ worst: { ...figures.worst, finn: null } })[0]).toBe('dice soviet 6 p soviet lost 3 p in 2');
  });
});
