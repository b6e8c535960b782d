import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

/** A random generator at rest: plain numbers, so that it is saved and compared with the game. */
export type RandomState = readonly number[];

/** The generator of a seed (any 32-bit integer). */
export const randomFrom = (seed: number): RandomState => xoroshiro128plus(seed).getState();

/** One whole number from 0 to `count - 1`, and the generator afterwards. */
export function draw(state: RandomState, count: number): [value: number, next: RandomState] {
  const generator = xoroshiro128plusFromState(state);
  const value = uniformInt(generator, 0, count - 1);
  return [value, generator.getState()];
}

/** A source of whole numbers from 0 to `count - 1`, for tools and ready-made random set-ups. */
export function randomSource(seed: number): (count: number) => number {
  const generator = xoroshiro128plus(seed);
  return (count) => uniformInt(generator, 0, count - 1);
}
