import { draw, type Dice, type RandomState } from './random.ts';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A position being built: a shallow copy of the previous one; parts are replaced, never changed in place. */
export interface Draft<State, Event> {
  readonly state: Mutable<State>;
  readonly events: Event[];
  /** Dice drawn so far, 1 to 6. */
  readonly dice: number[];
  /** Dice to use instead of the generator's. */
  readonly given: Dice;
}

interface Roll {
  readonly state: { random: RandomState };
  readonly dice: number[];
  readonly given: Dice;
}

/**
 * Rolls a die. The generator advances even for a die from outside, so that a replay ends in the same state.
 * Throws a RangeError when there is neither a given die nor a generator.
 */
export function rollDie({ given, dice, state }: Roll): number {
  let die = typeof given === 'function' ? given(dice.length) : given[dice.length];
  if (state.random.length) {
    const [value, next] = draw(state.random, 6);
    state.random = next;
    die ??= value + 1;
  }
  if (die === undefined) throw new RangeError('A die is missing, and the game has no generator');
  dice.push(die);
  return die;
}

interface Deciding<Decision> {
  readonly state: { decisions: readonly Decision[] };
}

/** Adds a decision that must be made before all pending ones. */
export const pushDecision = <Decision>({ state }: Deciding<Decision>, decision: Decision): void => {
  state.decisions = [...state.decisions, decision];
};

export const popDecision = ({ state }: Deciding<unknown>): void => {
  state.decisions = state.decisions.slice(0, -1);
};

export const changeDecision = <Decision>({ state }: Deciding<Decision>, decision: Decision): void => {
  state.decisions = [...state.decisions.slice(0, -1), decision];
};
