import {
  positionFrom,
  readPosition,
  writePosition,
  type Action,
  type PositionSpec,
  type Side,
  type State,
} from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { END } from '#games/winter-war/ai/sketch.ts';
import { findProblem } from '#games/winter-war/problems/find.ts';
import {
  Comparison,
  findMarch,
  generalMarch,
  isCostly,
  shorten,
  themeOf,
  wonAtOnce,
  type Move,
} from '#games/winter-war/problems/find-march.ts';
import { kindsAt, type ProblemKind } from '#games/winter-war/problems/judge.ts';
import shipped from '#games/winter-war/problems/problems.json';
import { problems } from '#games/winter-war/ui/problems/problems.tsx';
import { searchForReview } from '#games/winter-war/value/answer.ts';
import type { NewProblem, NoProblem } from '#table/game';
import { hexes, stacks, unitAt } from '../../../engine/winter-war/rules/helpers.ts';

const stateOf = (position: string): State => {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.refusal.text);
  return present(read.timeline) as State;
};

/** What the worker answers. */
function made(asked: string, start: State): NewProblem<Action> | NoProblem<Action> {
  const task = searchForReview({ kind: 'makeProblem', asked, start });
  if (!task) throw new Error('The question makes no sense.');
  const progress: number[] = [];
  let step = task.next();
  for (; !step.done; step = task.next()) progress.push(step.value);
  // The bar on the page never goes back, nor beyond its end.
  expect([0, ...progress, 1]).toEqual([0, ...progress, 1].sort((a, b) => a - b));
  return structuredClone(step.value) as NewProblem<Action> | NoProblem<Action>;
}

const at = (spec: PositionSpec): State => stateOf(writePosition(positionFrom(spec)));

/** Before a march of a late Game-Turn, with two Soviet headquarters. */
const marching = (phasing: Side, units: string): State =>
  at({
    turn: phasing === 'finn' ? 9 : 8,
    phasing,
    phase: 'movement',
    units: stacks(`s1602 0-1-2, s1704 0-1-2, ${units}`),
  });

const FINNISH = marching('finn', 'f1305 4-4-2, s1505 6-4-2, s1406 8-3-2');
const SOVIET_MARCH = marching('soviet', 'f1508 2-2-3, s1504 6-4-2, s1705 6-4-2');
const lastSoviet = (units: string): State =>
  at({ turn: 10, phasing: 'soviet', phase: 'movement', units: stacks(`s1602 0-1-2, ${units}`) });

/** A march by its hexes: "1706 1606". */
function move(state: State, march: string): Move {
  const [from, ...path] = march.split(' ');
  return { type: 'move', unit: unitAt(state, from!), path: hexes(...path) };
}

describe('the problem of a position', () => {
  it('is of the kinds that its phase and turn allow', () => {
    const units = [{ type: '6-6-2', hex: '1405' }] as const;
    const kinds = (spec: Omit<PositionSpec, 'units'>) => kindsAt(at({ ...spec, units }));
    expect(kinds({ turn: 4, phasing: 'soviet', phase: 'movement' })).toEqual(['march']);
    expect(kinds({ turn: 4, phasing: 'soviet', phase: 'attack' })).toEqual(['attack']);
    expect(kinds({ turn: 10, phasing: 'finn', phase: 'movement' })).toEqual(['lastMarch', 'march']);
    expect(kinds({ turn: 4, phasing: 'finn', phase: 'reinforcement' })).toEqual([]);
  });

  /** One of each theme, which take the least time. */
  const quick = [
    'attack-6069-or-10f',
    'attack-4138-or-7f',
    'attack-5126-oo-10f',
    'attack-6012-or-6s',
    'attack-4079-or-6s',
    'attack-4056-or-10f',
    'march-4111-or-10f',
    'march-4001-or-10f',
    'reply-437-or-10s',
    'march-2178-oo-10f',
  ].map((id) => shipped.find((one) => one.id === id)!);
  const [whatToAttack, oneUnit, together, oneMove] = quick.slice(5);
  it.each(quick)(
    'is the one that ships: $kind, $theme',
    ({ kind, position, side, theme, best, second, lost }) => {
      const found = made(kind, stateOf(position));
      expect(found).toMatchObject({ kind, side, theme, best, second, lost: expect.closeTo(lost, 1) });
    },
  );

  it.each([
    [whatToAttack!, [3, 3]],
    [together!, [141, 141]],
    [oneMove!, [25]],
  ])(
    'is as hard as there are ways for each unit, and as much as a Recruit misses',
    ({ kind, position }, ways) => {
      const found = runToEnd(findProblem(stateOf(position), kind as ProblemKind));
      if ('reason' in found) throw new Error(found.reason);
      expect(found.choices).toEqual(ways);
      expect(found.lostBy('recruit')).toBeGreaterThanOrEqual(found.lost);
      expect(found.lostBy('general')).toBe(0);
    },
  );

  it('is not made where a march loses too little, or not beyond doubt', () => {
    const isProblem = (lost: number, error: number): boolean => isCostly({ lost, error });
    expect([isProblem(3, 1.4), isProblem(2.9, 0), isProblem(4, 2)]).toEqual([true, false, false]);
  });

  it('closes a door where the best march wins nothing at once', () => {
    const won = [oneMove!, oneUnit!].map(({ position, best, second }) =>
      wonAtOnce(stateOf(position), best as Action[], second as Action[]),
    );
    expect(won).toEqual([0, oneUnit!.lost]);
  });

  it.each<[string, State, string, string]>([
    ['objective', FINNISH, '1305 1405', '1305 1204'],
    ['reply', marching('soviet', 'f1405 4-4-2, s1706 20-12-2'), '1706 1606', '1706 1705'],
    ['headquarters', SOVIET_MARCH, '1705 1606', '1705 1605'],
    ['railway', marching('soviet', 'f1305 4-4-2, s1306 20-12-2, s1405 2-1-2'), '1602 1603 1504', ''],
  ])('of a march is about what the reply would cost: %s', (theme, state, best, second) => {
    expect(themeOf(state, [move(state, best)], second ? [move(state, second)] : [])).toBe(theme);
  });

  it.each([
    ['f1205 1-1-3, s1407 12-8-2', ['1407 1306 1305'], ['1407 1306'], 50],
    ['f1505 1-1-3, s1306 6-4-2', ['1306 1405'], [], 75],
    ['f1507 6-6-2, s1305 20-12-2, s1206 20-12-2', ['1602 1603 1504', '1206 1306'], ['1206 1306'], 5],
  ])('of the last Soviet march is what takes ground: %s', (units, best, second, lost) => {
    const state = lastSoviet(units);
    const found = runToEnd(findMarch(state));
    if ('reason' in found) throw new Error(found.reason);
    const [one, other] = [best, second].map((moves) => [...moves.map((each) => move(state, each)), END]);
    expect(found).toMatchObject({ theme: 'objective', best: one, second: other, lost });
    expect([found.lostBy('general'), found.choices.length]).toEqual([0, best.length]);
  });

  it('has no moves that change nothing', () => {
    const needed = move(SOVIET_MARCH, '1705 1606');
    expect(runToEnd(shorten(SOVIET_MARCH, generalMarch(SOVIET_MARCH, 'soviet')))).toEqual([needed]);
    const idle = lastSoviet('f1507 6-6-2');
    expect(runToEnd(shorten(idle, [move(idle, '1602 1603')]))).toEqual([]);
  });

  it.each([
    [6, '1305 1405'],
    [6, '1305 1205'],
    [12, '1305 1206'],
    [12, '1305 1304'],
  ])('is known after %d playouts of a march, when its loss is beyond doubt: %s', (playouts, march) => {
    const compared = new Comparison(FINNISH, [move(FINNISH, '1305 1405')]);
    expect([...compared.search([move(FINNISH, march)])]).toHaveLength(playouts);
  });
});

/** So many Finns, each beside a Soviet unit of its own. */
const pairs = (count: number): State =>
  at({
    turn: 4,
    phasing: 'finn',
    phase: 'attack',
    units: ['07', '10', '13', '16', '19', '22', '25', '28']
      .slice(0, count)
      .flatMap((row) => stacks(`s${`13${row}`} 2-1-2, f${`12${row}`} 6-6-2`)),
  });

const SOVIET = { turn: 4, phasing: 'soviet', phase: 'attack' } as const;
const LAST = { turn: 10, phasing: 'finn', phase: 'movement' } as const;

describe('no problem', () => {
  const CASES: readonly (readonly [string, string, State, RegExp])[] = [
    [
      'where nobody can attack',
      'none',
      at({ ...SOVIET, units: [{ type: '6-6-2', hex: '1405' }] }),
      /^No attack is owed or possible here\.$/,
    ],
    [
      'with one attack that must be made',
      'single',
      at({ ...SOVIET, units: stacks('s1407 0-1-2, s1307 8-3-2, f1207 2-2-3') }),
      /^There is only one answer here: .+\.$/,
    ],
    [
      'where the fifth attack matters little',
      'equal',
      pairs(5),
      /^Two answers are too close\. The best: .+ gives away only [\d.]+ points?/,
    ],
    [
      'where the last march changes nothing',
      'idle',
      at({ ...LAST, units: stacks('s1602 0-1-2, f1406 1-1-3') }),
      /^Nothing has to be done here/,
    ],
    [
      'with two marches of nearly the same worth',
      'equal',
      marching('soviet', 's1304 6-4-2, f1508 4-4-2'),
      /^Two answers are too close/,
    ],
    [
      'where the General does not find the best march',
      'doubt',
      lastSoviet('f1206 1-1-3, s1505 6-4-2'),
      /^No answer is clearly best/,
    ],
    ['with a march that wins nothing', 'idle', lastSoviet('f1507 6-6-2'), /^Nothing has to be done here/],
    ['with seven attacks', 'tooLong', pairs(7), /^The best answer /],
    ['with eight hexes to be attacked', 'tooMany', pairs(8), /^More than seven /],
  ];
  it.each(CASES)('comes of a position %s, and it is said why', (_, reason, start, words) => {
    const found = made(kindsAt(start)[0]!, start);
    expect(found).toMatchObject({ reason });
    expect(problems.whyNone(found as NoProblem<Action>, start)).toMatch(words);
  });

  it('comes of a question about a kind that the game has not', () => {
    expect(searchForReview({ kind: 'makeProblem', asked: 'mate', start: CASES[0]![2] })).toBeNull();
  });
});
