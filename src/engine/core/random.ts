import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

/** The state of a random generator as plain numbers, so that it is saved and compared with the game. */
export type RandomState = readonly number[];

/**
 * Dice from outside, 1 to 6 each, in place of the generator's: a list, or a function that gives the nth die,
 * counted from 0 within an action. Undefined: the generator rolls.
 */
export type Dice = readonly number[] | ((nth: number) => number | undefined);

/** For a game without a generator: all dice come from outside. */
export const NO_GENERATOR: RandomState = [];

/** The generator for a seed (any 32-bit integer). */
export const randomFrom = (seed: number): RandomState => xoroshiro128plus(seed).getState();

/** A whole number from 0 to `count - 1`, and the next state of the generator. */
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
