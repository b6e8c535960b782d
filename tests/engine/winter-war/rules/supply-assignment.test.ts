import fc from 'fast-check';
import { assign, type Claim } from '#engine/winter-war/rules/supply-assignment.ts';

const claim = (points: number, cities: number, rank = 1): Claim => ({ points, cities, rank });

/** Points supplied by rank, the highest rank first; null when the answer breaks a rule. */
function served(
  claims: readonly Claim[],
  capacities: readonly number[],
  answer: readonly number[],
): number[] | null {
  const load = capacities.map(() => 0);
  const points = [0, 0, 0, 0];
  for (const [i, city] of answer.entries()) {
    const { points: drawn, cities, rank } = claims[i]!;
    if (city < 0) continue;
    if (!(cities & (1 << city))) return null;
    load[city]! += drawn;
    points[3 - rank]! += drawn;
  }
  return load.some((sum, city) => sum > capacities[city]!) ? null : points;
}

/** Compares by the first rank in which they differ. */
const better = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((x, k) => x !== b[k]);
  return i >= 0 && a[i]! > b[i]!;
};

/** The best that any of all answers gives. */
function best(claims: readonly Claim[], capacities: readonly number[]): number[] {
  let top = [0, 0, 0, 0];
  const answer = claims.map(() => -1);
  const go = (i: number): void => {
    if (i === claims.length) {
      const points = served(claims, capacities, answer);
      if (points && better(points, top)) top = points;
      return;
    }
    for (let city = -1; city < capacities.length; city++) {
      answer[i] = city;
      go(i + 1);
    }
  };
  go(0);
  return top;
}

describe('U3: sharing out capacity', () => {
  it('gives everybody a place where there is room', () => {
    expect(assign([claim(6, 1), claim(6, 1)], [20])).toEqual([0, 0]);
    expect(assign([], [20])).toEqual([]);
  });

  it('fills a city with the most attack points, not with whoever comes first', () => {
    // 12 + 8 fill 20; 6 + 6 + 6 would leave two over.
    expect(assign([claim(6, 1), claim(12, 1), claim(6, 1), claim(8, 1)], [20])).toEqual([-1, 0, -1, 0]);
    expect(assign([claim(20, 1), claim(2, 1)], [20])).toEqual([0, -1]);
  });

  it('serves a higher rank first, however weak', () => {
    expect(assign([claim(20, 1, 1), claim(2, 1, 2)], [20])).toEqual([-1, 0]);
    expect(assign([claim(2, 1, 0), claim(2, 1, 3)], [2])).toEqual([-1, 0]);
  });

  it('leaves room in a shared city for those who have no other', () => {
    // The first may go to either, the second only to the first city.
    expect(assign([claim(6, 3), claim(6, 1)], [6, 6])).toEqual([1, 0]);
  });

  it('never splits a unit', () => {
    expect(assign([claim(6, 3)], [5, 5])).toEqual([-1]);
  });

  it('passes over claims without a city', () => {
    expect(assign([claim(6, 0), claim(2, 1)], [20])).toEqual([-1, 0]);
  });

  const claims = fc.array(
    fc.record({
      points: fc.constantFrom(2, 3, 5, 6, 8, 12, 20),
      cities: fc.integer({ min: 0, max: 7 }),
      rank: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 7, size: 'max' },
  );
  const capacities = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 3, maxLength: 3 });

  it('is as good as the best of all ways, by brute force', () => {
    fc.assert(
      fc.property(claims, capacities, (list, rooms) => {
        const answer = assign(list, rooms);
        expect(answer).toHaveLength(list.length);
        expect(served(list, rooms, answer)).toEqual(best(list, rooms));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same answer to the same question', () => {
    fc.assert(
      fc.property(claims, capacities, (list, rooms) => {
        expect(assign(list, rooms)).toEqual(assign(list, rooms));
      }),
    );
  });
});
