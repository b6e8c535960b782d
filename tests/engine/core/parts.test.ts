/** The small parts that every engine is made of. */
import { cleanPlayerName, LONGEST_PLAYER_NAME } from '#engine/core/about.ts';
import { changeDecision, popDecision, pushDecision, rollDie } from '#engine/core/draft.ts';
import { readOrRefuse, refuseAt } from '#engine/core/notation-text.ts';
import { NO_GENERATOR, randomFrom, type Dice, type RandomState } from '#engine/core/random.ts';
import { fill, refusalsOf } from '#engine/core/refusal.ts';
import { same } from '#engine/core/same.ts';
import { secretsOf, type Secret } from '#engine/core/secrets.ts';
import { Sketch } from '#engine/core/sketch.ts';
import { withoutGenerator, type Timeline } from '#engine/core/timeline.ts';

describe('a die', () => {
  const rolling = (random: RandomState, given: Dice, dice: number[] = []) => ({
    state: { random },
    dice,
    given,
  });

  it('comes from outside, the one that is next', () => {
    for (const given of [[2, 5], (nth: number) => [2, 5][nth]]) {
      const roll = rolling(NO_GENERATOR, given);
      expect([rollDie(roll), rollDie(roll), roll.dice]).toEqual([2, 5, [2, 5]]);
      expect(roll.state.random).toBe(NO_GENERATOR);
    }
  });

  it('comes from the generator where none is given, which moves on in either case', () => {
    const start = randomFrom(3);
    const drawn = rolling(start, []);
    const faces = Array.from({ length: 200 }, () => rollDie(drawn));
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const one = rolling(start, []);
    const given = rolling(start, [4]);
    expect([rollDie(one), rollDie(given)]).toEqual([faces[0], 4]);
    expect(given.state.random).toEqual(one.state.random);
    expect(given.state.random).not.toEqual(start);
  });

  it('is missed where there is neither', () => {
    const roll = rolling(NO_GENERATOR, [6], [6]);
    expect(() => rollDie(roll)).toThrow(new RangeError('A die is missing, and the game has no generator'));
    expect(roll.dice).toEqual([6]);
  });
});

it('decisions lie on each other: the last one comes first', () => {
  const draft = { state: { decisions: ['retreat'] as readonly string[] } };
  const first = draft.state.decisions;
  pushDecision(draft, 'advance');
  expect(draft.state.decisions).toEqual(['retreat', 'advance']);
  pushDecision(draft, 'exchange');
  changeDecision(draft, 'lose');
  expect(draft.state.decisions).toEqual(['retreat', 'advance', 'lose']);
  popDecision(draft);
  expect(draft.state.decisions).toEqual(['retreat', 'advance']);
  // What the position before holds is never written to.
  expect(first).toEqual(['retreat']);
});

it('a sketch takes what the rules allow, and stays as it is at what they forbid', () => {
  const sketch = new Sketch<number, number>(1, (state, add) =>
    add < 10 ? { ok: true, state: state + add } : { ok: false },
  );
  expect([sketch.play(4), sketch.play(10), sketch.play(5)]).toEqual([true, false, true]);
  expect([sketch.state, sketch.actions]).toEqual([10, [4, 5]]);
});

describe('a refusal', () => {
  const refuse = refusalsOf({ far: ['M1', '{unit} is {cost} away: {unit} stays.'], no: ['M2', 'No.'] });

  it('has the paragraph and the text of its key, filled', () => {
    expect(refuse('far', { unit: 'HQ', cost: 3 }, [7])).toEqual({
      rule: 'M1',
      key: 'far',
      params: { unit: 'HQ', cost: 3 },
      text: 'HQ is 3 away: HQ stays.',
      places: [7],
    });
    expect(refuse('no')).toEqual({ rule: 'M2', key: 'no', params: {}, text: 'No.', places: [] });
  });

  it('leaves empty what is not given', () => expect(fill('<{a}{b}>', { b: 0 })).toBe('<0>'));
});

it('what a text says wrongly is refused; a fault of the reader itself is none of the text’s', () => {
  const at = { line: 2, column: 3 };
  const missing = readOrRefuse(() => refuseAt(at, 'missing', { what: 'hex' }));
  expect(missing).toMatchObject({ ok: false, refusal: { ...at, key: 'missing', params: { what: 'hex' } } });
  const fault = new RangeError('no such hex');
  expect(() =>
    readOrRefuse(() => {
      throw fault;
    }),
  ).toThrow(fault);
});

describe('a name', () => {
  it.each([
    ['  Aino  ', 'Aino'],
    ['Aino\t\n Lyyli', 'Aino Lyyli'],
    ['a\u200B\u202Eb', 'a b'],
    ['A\u0308', 'Ä'],
    ['\u{1F3B2}'.repeat(30), '\u{1F3B2}'.repeat(LONGEST_PLAYER_NAME)],
    [`${'x'.repeat(LONGEST_PLAYER_NAME - 1)} y`, 'x'.repeat(LONGEST_PLAYER_NAME - 1)],
    [' \n ', ''],
    // Joiners hold a family together, and shape letters; alone, or between Latin letters, nobody sees them.
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['👩🏽‍🚀 Anna', '👩🏽‍🚀 Anna'],
    ['❤️‍🔥', '❤️‍🔥'],
    ['علی‌رضا', 'علی‌رضا'],
    ['ශ්‍රී', 'ශ්‍රී'],
    ['An\u200dna', 'An na'],
    ['\u200d\u200c', ''],
    ['👩\u200d', '👩'],
    ['\u202eAnna', 'Anna'],
    // Cut within a family, it ends with a person.
    [`${'x'.repeat(LONGEST_PLAYER_NAME - 2)}👩‍👩`, `${'x'.repeat(LONGEST_PLAYER_NAME - 2)}👩`],
    ['<b>x</b>', '<b>x</b>'],
    ['__proto__', '__proto__'],
  ])('%j is kept as %j', (text, name) => expect(cleanPlayerName(text)).toBe(name));
});

describe('two pieces of JSON', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    [[], {}, false],
    [{}, [], false],
    ['', [], false],
    [[], '', false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: { b: [1, { c: null }] } }, { a: { b: [1, { c: null }] } }, true],
    [{ a: { b: [1, { c: null }] } }, { a: { b: [1, { c: 0 }] } }, false],
    [[1, 2], [2, 1], false],
  ])('%j and %j: equal %s', (a, b, isEqual) => expect(same(a, b)).toBe(isEqual));
});

it('a game loses its generator in every position, and is left alone where it has none', () => {
  const step = { action: 1, dice: [], events: [], barrier: null };
  const [one, two] = [randomFrom(1), randomFrom(2)];
  const line: Timeline<{ random: RandomState; n: number }, number, never> = {
    start: { random: one, n: 0 },
    steps: [
      { ...step, state: { random: two, n: 1 } },
      { ...step, state: { random: NO_GENERATOR, n: 2 } },
    ],
    cursor: 1,
    about: { id: 'x' },
  };
  const bare = withoutGenerator(line);
  expect([bare.start, ...bare.steps.map(({ state }) => state)]).toEqual([
    { random: [], n: 0 },
    { random: [], n: 1 },
    { random: [], n: 2 },
  ]);
  expect(bare).toMatchObject({ cursor: 1, about: { id: 'x' }, steps: [step, step] });
  expect(withoutGenerator(bare)).toBe(bare);
});

describe('secrets', () => {
  /** Whose something is hidden at a position; it is the same secret as long as it has the same number. */
  interface State {
    readonly from: string;
    readonly secret: Secret;
    readonly number: number;
    readonly holder: string;
  }
  type Line = Timeline<State, unknown, unknown>;
  const { secretAt, secretFrom, stillSecretAt, stillSecretFrom, handoverLimit } = secretsOf<
    State,
    'red' | 'blue',
    Line
  >({
    sides: ['red', 'blue'],
    secretFrom: (line, step, side) => {
      const { from, secret } = step ? line.steps[step - 1]!.state : line.start;
      if (from === 'all') return side === 'red' ? secret : 'face-down';
      return from === side ? secret : null;
    },
    lasts: (then, now) => then.state.number === now.state.number && then.secret === now.secret,
  });
  const state = (from: string, secret: Secret, number = 0, holder = 'red'): State => ({
    from,
    secret,
    number,
    holder,
  });
  const lineOf = (start: State, ...states: State[]): Line => ({
    start,
    steps: states.map((one) => ({ action: 0, dice: [], events: [], barrier: null, state: one })),
    cursor: states.length,
  });
  const open = state('nobody', 'written');

  it('are found from whichever side they are kept, face-down ones first', () => {
    const line = lineOf(open, state('blue', 'written'), state('all', 'written'), state('red', 'written'));
    expect([0, 1, 2, 3].map((step) => secretAt(line, step))).toEqual([
      null,
      'written',
      'face-down',
      'written',
    ]);
    expect([secretFrom(line, 1, 'red'), secretFrom(line, 1, 'blue')]).toEqual([null, 'written']);
  });

  it('of the past are kept as long as they last for the same side', () => {
    const now = state('blue', 'face-down', 5);
    const line = lineOf(state('red', 'face-down', 5), open, state('blue', 'face-down', 4), now, now);
    expect([0, 1, 2, 3, 4].map((step) => stillSecretFrom(line, step, 'blue'))).toEqual([
      null,
      null,
      null,
      'face-down',
      'face-down',
    ]);
    expect([stillSecretAt(line, 0), stillSecretAt(line, 3)]).toEqual([null, 'face-down']);
    // Revealed since.
    expect(stillSecretAt(lineOf(open, now, open), 1)).toBeNull();
  });

  it('bar the way back where the screen would change hands over them', () => {
    const holder = ({ holder: who }: State): string => who;
    const mine = state('blue', 'face-down', 1, 'red');
    const theirs = state('blue', 'face-down', 1, 'blue');
    const public_ = { ...open, holder: 'blue' };
    expect(handoverLimit(lineOf(mine, mine, mine), 0, holder)).toBe(0);
    expect(handoverLimit(lineOf(theirs, theirs, mine, mine), 0, holder)).toBe(2);
    expect(handoverLimit(lineOf(theirs, theirs, mine, mine), 2, holder)).toBe(2);
    expect(handoverLimit(lineOf(theirs, theirs, mine, mine), 3, holder)).toBe(3);
    // One of the two positions is enough.
    expect(handoverLimit(lineOf(public_, mine, mine), 0, holder)).toBe(1);
    expect(handoverLimit(lineOf(theirs, { ...open }, mine, mine), 0, holder)).toBe(1);
    // Nothing is hidden any more.
    expect(handoverLimit(lineOf(public_, open, open), 0, holder)).toBe(0);
    expect(handoverLimit(lineOf(theirs, mine, open), 0, holder)).toBe(0);
  });
});
