import fc from 'fast-check';
import { draw, randomFrom, randomSource } from '#engine/core/random.ts';

const dice = (seed: number, count: number): number[] => {
  let state = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const [value, next] = draw(state, 6);
    state = next;
    return value + 1;
  });
};

describe('the random generator', () => {
  it('is a function of its seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(dice(seed, 8)).toEqual(dice(seed, 8));
        expect(randomFrom(seed)).toEqual(randomFrom(seed));
      }),
    );
    expect(dice(1, 20)).not.toEqual(dice(2, 20));
  });

  it('does not change the state that it draws from', () => {
    const state = Object.freeze([...randomFrom(5)]);
    expect(draw(state, 6)).toEqual(draw(state, 6));
    expect(draw(state, 6)[1]).not.toEqual(state);
  });

  it('is plain numbers: a copy through JSON goes on alike', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const state = randomFrom(seed);
        const copy = JSON.parse(JSON.stringify(state)) as number[];
        expect(copy).toEqual(state);
        expect(draw(copy, 6)).toEqual(draw(state, 6));
        expect(state.every((n) => Number.isInteger(n) && n >= -(2 ** 31) && n < 2 ** 31)).toBe(true);
      }),
    );
  });

  it('gives whole numbers in range, every face about as often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const die of dice(2024, 6000)) counts[die - 1]!++;
    expect(counts.reduce((a, b) => a + b)).toBe(6000);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('gives the same numbers as a source', () => {
    const source = randomSource(77);
    expect(Array.from({ length: 12 }, () => source(6) + 1)).toEqual(dice(77, 12));
  });
});
