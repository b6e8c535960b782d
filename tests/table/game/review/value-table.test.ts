import { meanOf, pairingOf, scaleAhead, valueFrom, valueOfResult, type ValueTable } from '#table/game';

const table: ValueTable = {
  pairings: ['officer v officer', 'general v general'],
  thresholds: [0, 10],
  stages: [
    {
      constants: [1, 2],
      weights: [3, -5],
      error: 0.5,
      spread: 2,
      chances: [
        [0, 4],
        [10, 4],
      ],
    },
    {
      constants: [10, 20],
      weights: [1, 1],
      error: 4,
      spread: 9,
      chances: [
        [6, 1],
        [5, 1],
      ],
    },
  ],
  ahead: [0.5, 0.25],
};
const figures = (turnsLeft: number) => ({ features: [2, 1], sure: 100, turnsLeft });

describe('a learnt value', () => {
  it.each([
    ['general', 'recruit', 'general v recruit'],
    [null, 'general', 'general v general'],
    ['general', null, 'general v general'],
    [null, 'recruit', 'officer v recruit'],
    ['recruit', null, 'recruit v officer'],
    [null, null, 'general v general'],
  ])(
    'takes a person for as good as his opponent, and no worse than an Officer: %s, %s',
    (soviet, finn, is) => {
      expect(pairingOf(soviet, finn)).toBe(is);
    },
  );

  it.each([
    // Constant, features by their weights, and what counts whatever comes.
    [0, 'officer v officer', 1, 1 + 6 - 5 + 100],
    [0, 'general v general', 1, 2 + 6 - 5 + 100],
    [1, 'officer v officer', 1, 10 + 3 + 100],
    // What was never played has no constant; the players may make less of the features.
    [1, 'recruit v recruit', 1, 3 + 100],
    [1, 'officer v officer', 0.5, 10 + 1.5 + 100],
    // Turns outside the table are those at its ends.
    [7, 'officer v officer', 1, 10 + 3 + 100],
    [-1, 'officer v officer', 1, 1 + 6 - 5 + 100],
  ])('with %i turns left, of %s, at %f of the features', (turnsLeft, pairing, scale, mean) => {
    expect(meanOf(table, figures(turnsLeft), pairing, scale)).toBe(mean);
    expect(valueFrom(table, figures(turnsLeft), pairing, scale).mean).toBe(mean);
  });

  it('says for each pairing how much of what a die changes comes true: all, where that was not measured', () => {
    expect(scaleAhead(table, 'general v general')).toBe(0.25);
    expect(scaleAhead(table, 'recruit v recruit')).toBe(1);
    const { ahead, ...without } = table;
    expect(ahead).toHaveLength(2);
    expect(scaleAhead(without, 'general v general')).toBe(1);
  });

  it('divides the chances among the levels of victory', () => {
    const at = (mean: number) =>
      valueFrom(table, { features: [0, 0], sure: mean - 1, turnsLeft: 0 }, 'officer v officer');
    // A threshold is reached in half of the games where it is what is expected.
    expect(at(0).levels[0]).toBeCloseTo(0.5);
    expect(at(10).levels[2]).toBeCloseTo(0.5);
    // The logistic curve, one scale above the threshold.
    expect(at(4).levels[0]).toBeCloseTo(1 - 1 / (1 + Math.exp(-1)));
    for (const mean of [-5, 0, 4, 30]) expect(at(mean).levels.reduce((sum, one) => sum + one)).toBeCloseTo(1);
    expect(at(4)).toMatchObject({ mean: 4, error: 0.5, spread: 2 });
  });

  it('gives no level a chance below nothing, where the curves cross', () => {
    const { levels } = valueFrom(table, { features: [0, 0], sure: -4, turnsLeft: 1 }, 'officer v officer');
    expect(levels[0]).toBeCloseTo(0.5);
    expect(levels[1]).toBe(0);
    expect(levels[2]).toBeCloseTo(0.5);
  });
});

it.each([
  [-1, [1, 0, 0]],
  [0, [0, 1, 0]],
  [9, [0, 1, 0]],
  [10, [0, 0, 1]],
])('a result of %i is known, and with it the level of victory', (result, levels) => {
  expect(valueOfResult(table, result)).toEqual({ mean: result, error: 0, spread: 0, levels });
});
