import { draw, type Dice, type RandomState } from './random.ts';

/** The same, to be written to. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A position in the making: a shallow copy of the one before, whose parts are replaced, never written to. */
export interface Draft<State, Event> {
  readonly state: Mutable<State>;
  readonly events: Event[];
  /** Dice drawn so far, 1 to 6. */
  readonly dice: number[];
  /** Dice to take instead of the generator's. */
  readonly given: Dice;
}

interface Roll {
  readonly state: { random: RandomState };
  readonly dice: number[];
  readonly given: Dice;
}

/**
 * Rolls the die. A generator moves on even for a die from outside, so that a replay ends in the same state.
 * Throws a RangeError where there is neither.
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

/** A choice comes before all that wait already. */
export const pushDecision = <Decision>({ state }: Deciding<Decision>, decision: Decision): void => {
  state.decisions = [...state.decisions, decision];
};

/** The choice at hand has been made. */
export const popDecision = ({ state }: Deciding<unknown>): void => {
  state.decisions = state.decisions.slice(0, -1);
};

/** Another choice takes the place of the one at hand. */
export const changeDecision = <Decision>({ state }: Deciding<Decision>, decision: Decision): void => {
  state.decisions = [...state.decisions.slice(0, -1), decision];
};
