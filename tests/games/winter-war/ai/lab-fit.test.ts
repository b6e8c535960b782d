import { describe, expect, it } from 'vitest';
import { randomSource } from '#engine/core/random.ts';
import { differencesOf } from '../../../../tools/lab/fit.ts';
import { fitShares, heldOutLuck, type LuckyGame } from '../../../../tools/lab/fit-ahead.ts';

const random = randomSource(1);
const some = (): number => random(1000) / 1000 - 0.5;

/** Games in which Officers make all of what the second luck says, and Recruits a third; the first one says nothing. */
const games = Array.from({ length: 200 }, (_, i): LuckyGame => {
  const lucks = [20 * some(), 20 * some()];
  const [players, share] = i % 2 ? ['officer v recruit', 1] : ['recruit v recruit', 1 / 3];
  return { players: players as string, lucks, result: 40 + (share as number) * lucks[1]! + 4 * some() };
});

describe('the shares by which lucks are added up', () => {
  it('give each the part of it that comes true between such players', () => {
    const sharesOf = fitShares(games);
    for (const [players, share] of [
      ['officer v recruit', 1],
      ['recruit v recruit', 1 / 3],
    ] as const) {
      const [first, second] = sharesOf(players);
      expect(first).toBeCloseTo(0, 1);
      expect(second).toBeCloseTo(share, 1);
    }
  });

  it('are those of equals where there is nothing to choose from', () => {
    const alone = games.map(({ players, result, lucks }) => ({ players, result, lucks: lucks.slice(0, 1) }));
    expect(fitShares(alone)('recruit v recruit')).toEqual([1]);
    expect(heldOutLuck(alone).map(({ luck }) => luck)).toEqual(alone.map(({ lucks }) => lucks[0]));
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
