import { chanceOf, diceFigures, errorRates, groupResults } from '#table/features/statistics/figures.ts';
import type { GameResult } from '#table/store/results.ts';

let number = 0;
const result = (change: Partial<GameResult> = {}): GameResult => ({
  format: 1,
  id: `game-${++number}`,
  endedAt: number,
  side: 'finn',
  level: 'general',
  rules: 'recommended',
  winner: 'finn',
  points: 20,
  dice: [1, 1, 1, 1, 1, 1],
  ...change,
});

describe('results by side, level and rules', () => {
  it('counts games won, drawn and lost by the person, and takes the mean of the points', () => {
    const games = [result(), result({ winner: null, points: 40 }), result({ winner: 'soviet', points: 90 })];
    expect(groupResults(games)).toMatchObject([
      { side: 'finn', level: 'general', won: 1, drawn: 1, lost: 1, points: 50, adjusted: null },
    ]);
  });

  it('keeps sides, levels, rules and games apart, the group with most games first', () => {
    const others = [
      result({ side: 'soviet' }),
      result({ level: 'recruit' }),
      result({ rules: 'printed' }),
      result({ of: 'talvisota' }),
    ];
    const groups = groupResults([...others, result(), result()]);
    expect(groups).toHaveLength(5);
    expect(groups[0]).toMatchObject({ side: 'finn', level: 'general', rules: 'recommended', won: 2 });
  });

  it('takes the luck out of the games that have been reviewed', () => {
    const reviewed = (points: number, luck: number) =>
      result({ points, review: { luck, judged: 0, cost: 0 } });
    expect(groupResults([reviewed(30, 12), reviewed(10, -4), result({ points: 99 })])[0]!.adjusted).toEqual({
      points: 16,
      games: 2,
    });
  });

  it('has no points where a game has none', () => {
    expect(groupResults([result({ points: null })])[0]).toMatchObject({ won: 1, points: null });
  });
});

it('the cost of decisions is told of every game in which some have been judged', () => {
  const games = [
    result({ endedAt: 1, review: { luck: 0, judged: 8, cost: 20 } }),
    result({ endedAt: 2, review: { luck: 0, judged: 0, cost: 0 } }),
    result({ endedAt: 3 }),
  ];
  expect(errorRates(games)).toEqual([{ endedAt: 1, cost: 2.5, judged: 8 }]);
});

describe('your dice', () => {
  /** Critical values of the tables: five degrees of freedom. */
  it.each([
    [1.145, 0.95],
    [4.351, 0.5],
    [9.236, 0.1],
    [11.07, 0.05],
    [15.086, 0.01],
    [20.515, 0.001],
  ])('a chi-square of %f is reached with a chance of %f', (chiSquare, chance) => {
    expect(chanceOf(chiSquare)).toBeCloseTo(chance, 3);
  });

  it.each([
    ['few', [4, 5, 5, 5, 5, 5]],
    ['usual', [12, 9, 10, 8, 11, 10]],
    ['uncommon', [20, 9, 10, 8, 11, 8]],
    ['rare', [30, 6, 8, 8, 10, 6]],
  ] as const)('%s', (verdict, faces) => {
    expect(diceFigures([{ dice: [...faces] }])).toMatchObject({ verdict, faces });
  });

  it('adds up the dice of all games, and names the face that strays most', () => {
    const figures = diceFigures([{ dice: [1, 2, 3, 4, 5, 6] }, { dice: [0, 0, 0, 0, 0, 9] }]);
    expect(figures).toMatchObject({ faces: [1, 2, 3, 4, 5, 15], all: 30, oddest: 6 });
  });

  it('without a die nothing is unusual', () => {
    expect(diceFigures([])).toMatchObject({ all: 0, chance: 1, verdict: 'few' });
  });
});
