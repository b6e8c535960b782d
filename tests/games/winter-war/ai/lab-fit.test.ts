import { randomSource } from '#engine/core/random.ts';
import { differencesOf } from '../../../../tools/lab/fit.ts';
import { correctionOf, fitScales, scaleHeldOut, type LuckyGame } from '../../../../tools/lab/fit-ahead.ts';

const random = randomSource(1);
const some = (): number => random(1000) / 1000 - 0.5;

/** Games of one pairing, of whose luck a share comes true. */
const gamesOf = (players: string, share: number, count: number): LuckyGame[] =>
  Array.from({ length: count }, () => {
    const luck = 40 * some();
    return { players, luck, result: 40 + share * luck + 10 * some() };
  });

describe('how much of the luck comes true', () => {
  const games = [
    ...gamesOf('officer v recruit', 0.9, 100),
    ...gamesOf('recruit v recruit', 0.2, 100),
    ...gamesOf('recruit v general', 0.2, 3),
  ];
  const scaleOf = fitScales(games);

  it('is learnt for each pairing', () => {
    expect(scaleOf('officer v recruit')).toBeCloseTo(0.9, 1);
    expect(scaleOf('recruit v recruit')).toBeCloseTo(0.2, 1);
  });

  it('is that of the same Soviets where a pairing has few games, or none', () => {
    expect(scaleOf('recruit v general')).toBeLessThan(0.5);
    expect(scaleOf('recruit v officer')).toBeLessThan(0.3);
    expect(scaleOf('officer v general')).toBeCloseTo(0.9, 1);
  });

  it('is all of it where nothing is known', () => {
    expect(fitScales([])('officer v officer')).toBe(1);
  });

  it('is judged by games to which it was not fitted', () => {
    const [lucky] = scaleHeldOut([{ players: 'officer v officer', luck: 10, result: 0 }]);
    expect(lucky!.luck).toBe(10);
  });
});

describe('the correction of a factor of the table', () => {
  it('is the slope of many games whose luck it has scaled', () => {
    expect(correctionOf(gamesOf('general v general', 1.4, 100))).toBeCloseTo(1.4, 1);
  });

  it('is small where games are few, and none where there are none', () => {
    const few = correctionOf([
      { players: 'general v general', luck: -0.1, result: 20 },
      { players: 'general v general', luck: 0.1, result: 40 },
    ]);
    expect(few).toBeGreaterThan(1);
    expect(few).toBeLessThan(1.1);
    expect(correctionOf([])).toBe(1);
  });
});

describe('what a die changes', () => {
  it('is a sum over positions by stage, with the results of games that are over', () => {
    expect(
      differencesOf([
        { judged: { stage: 2, x: [3, 1], sure: 10 }, weight: 0.5 },
        { judged: { stage: 2, x: [1, 1], sure: 0 }, weight: -0.25 },
        { judged: { result: 40 }, weight: -0.25 },
      ]),
    ).toEqual([
      { stage: 2, x: [1.25, 0.25], sure: 5, open: 0.25 },
      { stage: 0, x: [], sure: -10, open: 0 },
    ]);
  });
});
