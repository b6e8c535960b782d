import type { Options } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { counter, ROSTER, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';

/** How many Game-Turns earlier the two variants bring reinforcements (Option.F, Option.G). */
const EARLIER = 3;

/**
 * The Game-Turn in which a counter comes by these rules; 0 for the initial forces, Infinity for what only
 * Scenarios and Special Events bring (O1, O2, Option.F, Option.G).
 */
export function arrivalTurn({ acceleratedAid, sovietPreparedness }: Options, unit: UnitId): number {
  const { arrival, side } = counter(unit);
  if (typeof arrival !== 'number') return Infinity;
  if (side === 'finn') return acceleratedAid && arrival > EARLIER ? arrival - EARLIER : arrival;
  return sovietPreparedness ? Math.max(0, arrival - EARLIER) : arrival;
}

/** The counters with which a side sets up, Finnish blanks among them (O1, O2, Option.G). */
export const initialForces = (side: Side, options: Options): UnitId[] =>
  ROSTER.filter((c) => c.side === side && arrivalTurn(options, c.id) === 0).map((c) => c.id);

/** True for a counter that may come on in this Game-Turn, whether it was due now or was delayed (O4, Designer.C). */
export function isDue({ options, turn, course }: State, unit: UnitId): boolean {
  const hastened = course.hastenedIn === turn && counter(unit).side === 'soviet' ? 1 : 0;
  return arrivalTurn(options, unit) <= turn + hastened;
}

/** The first Game-Turn that is played (Option.H). */
export const firstTurn = ({ earlierStart }: Options): number => (earlierStart ? 0 : 1);
