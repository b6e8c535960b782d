import { board, type Hex, type State } from '#engine/winter-war';
import { landNeighbours, stacksOf, unitsOf, unitType } from '../ground.ts';
import { relocateUnit, withoutUnits } from '../sketch.ts';
import { findArrivals, type Tactic } from './tactic.ts';
import { isolatedPoints } from './guard-line.ts';

/** Share of the strength of isolated Soviets that is won. */
const POCKET_WORTH = 0.5;
/** Attack points; less is not worth coming out for. */
const SMALLEST_POCKET = 10;
const STRONG_ATTACK = 2;
const NEAR = 4;

/** What it is worth to clear each hex of Soviets and to advance there: those who are pocketed by it. */
export function pocketGains(state: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const strong = unitsOf(state, 'finn').filter((unit) => unitType(unit).attack >= STRONG_ATTACK);
  const [taker] = [...strong].sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
  if (taker === undefined) return found;
  const now = isolatedPoints(state);
  for (const [hex, there] of stacksOf(state, 'soviet')) {
    if (!strong.some((unit) => board.distance(state.units[unit]!.at, hex) <= NEAR)) continue;
    const cleared = withoutUnits(state, new Set(there));
    const points = isolatedPoints(relocateUnit(cleared, { unit: taker, to: hex })) - now;
    if (points >= SMALLEST_POCKET) found.set(hex, points * POCKET_WORTH);
  }
  return found;
}

/** A blow after which the advance closes the only way of a corps or more. */
export const pocket: Tactic = {
  name: 'pocket',
  side: 'finn',
  assess({ ai }) {
    const gains = ai.weights.pocketGains;
    // What the pockets are worth is in the attacks.
    return gains?.size ? { cost: 0, hexes: [...gains.keys()] } : null;
  },
  respond(march, { hexes }) {
    const gains = march.ai.weights.pocketGains!;
    return [...hexes]
      .sort((a, b) => gains.get(b)! - gains.get(a)! || a - b)
      .flatMap((hex) =>
        findArrivals(
          march,
          landNeighbours(hex),
          (unit) => unitType(unit).attack >= STRONG_ATTACK,
        ).toReversed(),
      );
  },
};
