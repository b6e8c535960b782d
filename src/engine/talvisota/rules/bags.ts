/** The containers out of which the Finnish side is drawn in solo play (9.1). */
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

/** What is left in the containers: strategies, supports, units, Environment, and Entrenchments beside them. */
export interface Bags {
  readonly strategies: readonly FinnishStrategy[];
  readonly supports: readonly FinnishSupport[];
  readonly units: FinnishForce;
  readonly environment: readonly Environment[];
  readonly entrenchments: number;
}

const ENTRENCHMENTS = 2;

/** Everything but losses, SCT in place, and what has been drawn in this turn: that does not go back before its end. */
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

/** A number from 0 to `count - 1`, each as likely as any other. */
export type Pick = (count: number) => number;

/** Throws that do not divide evenly are thrown again, so often and no oftener. */
const MOST_THROWS = 8;

/**
 * Draws by dice: one for up to six counters, two read as a number of 36 for more. So a draw is on record like any die,
 * and is never taken back.
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

/** So often the means of a strategy are drawn at most. */
export const MOST_DRAWS = 12;

/** The dice of the longest draws there are: of six units, two Environment markers and two supports. */
export const MOST_DICE = MOST_DRAWS * 10 * 2 * MOST_THROWS;

/** So many out of a container, one by one, fewer where it runs out. */
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

/** Unit by unit. */
export function unitList(units: FinnishForce): FinnishUnit[] {
  const list: FinnishUnit[] = [];
  for (const unit of FINNISH_UNITS) for (let n = 0; n < units[unit]; n++) list.push(unit);
  return list;
}
