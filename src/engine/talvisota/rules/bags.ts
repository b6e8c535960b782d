/** The containers from which the Finnish side is drawn in solo play (9.1). */
import { rollDie, type Draft } from './draft.ts';
import type { BagSizes, State } from '../state/state.ts';
import { FINNISH_UNITS, size, type FinnishForce, type FinnishUnit } from '../units/forces.ts';
import {
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  type Environment,
  type FinnishStrategy,
  type FinnishSupport,
} from '../units/strategies.ts';
import { freeFinns } from './allotment.ts';

/** Contents of the containers: strategies, supports, units, Environment; and the Entrenchments beside them. */
export interface Bags {
  readonly strategies: readonly FinnishStrategy[];
  readonly supports: readonly FinnishSupport[];
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly entrenchments: number;
}

const ENTRENCHMENTS = 2;

/** Everything except losses, SCT in place, and this turn's draws, which return only at its end. */
export function bagsOf(state: State): Bags {
  const plans = state.finnish.plans.filter((plan) => plan !== null);
  const drawn = plans.flatMap(({ supports, environment }): readonly string[] => [
    ...supports,
    ...environment,
  ]);
  return {
    strategies: FINNISH_STRATEGIES.filter((one) => !plans.some(({ strategy }) => strategy === one)),
    supports: FINNISH_SUPPORTS.filter((support) => !drawn.includes(support)),
    units: freeFinns(state),
    environment: ENVIRONMENTS.filter((marker) => !drawn.includes(marker)),
    entrenchments: ENTRENCHMENTS - plans.filter(({ entrenched }) => entrenched).length,
  };
}

export const bagSizes = (bags: Bags): BagSizes => ({
  strategies: bags.strategies.length,
  supports: bags.supports.length,
  units: size(bags.units),
  environment: bags.environment.length,
  entrenchments: bags.entrenchments,
});

/** A random whole number from 0 to `count - 1`, uniformly distributed. */
export type Pick = (count: number) => number;

/** A throw outside the largest multiple of `count` is repeated, up to this many throws in all. */
const MOST_THROWS = 8;

/**
 * Draws with dice: one for up to six counters, two read as a number of 36 for more. So the record has every
 * draw like any die, and a draw can never be taken back.
 */
export const byDice =
  (draft: Draft): Pick =>
  (count) => {
    if (count < 2) return 0;
    const faces = count > 6 ? 36 : 6;
    const even = faces - (faces % count);
    for (let thrown = 1; ; thrown++) {
      const high = faces > 6 ? 6 * (rollDie(draft) - 1) : 0;
      const value = high + rollDie(draft) - 1;
      if (value < even || thrown === MOST_THROWS) return value % count;
    }
  };

/** The most draws for the means of one strategy. */
export const MOST_DRAWS = 12;

/** Dice of the longest possible draws: six units, two Environment markers and two supports. */
export const MOST_DICE = MOST_DRAWS * 10 * 2 * MOST_THROWS;

/** Draws up to `count` items one by one, fewer when the container runs out. */
export function drawFrom<T>(bag: readonly T[], count: number, pick: Pick): T[] {
  const left = bag.slice();
  const drawn: T[] = [];
  while (drawn.length < count && left.length) {
    const at = pick(left.length);
    drawn.push(left[at]!);
    left.splice(at, 1);
  }
  return drawn;
}

/** One entry for each unit. */
export function unitList(units: FinnishForce): FinnishUnit[] {
  const list: FinnishUnit[] = [];
  for (const unit of FINNISH_UNITS) for (let n = 0; n < units[unit]; n++) list.push(unit);
  return list;
}
