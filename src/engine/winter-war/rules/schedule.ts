import type { Options } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { counter, ROSTER, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';

/** Game-Turns by which the two variants bring reinforcements forward (Option.F, Option.G). */
const EARLIER = 3;

/**
 * The Game-Turn in which a unit arrives under these options; 0 for the initial forces, Infinity for units of Scenarios
 * and Special Events (O1, O2, Option.F, Option.G).
 */
export function arrivalTurn({ acceleratedAid, sovietPreparedness }: Options, unit: UnitId): number {
  const { arrival, side } = counter(unit);
  if (typeof arrival !== 'number') return Infinity;
  if (side === 'finn') return acceleratedAid && arrival > EARLIER ? arrival - EARLIER : arrival;
  return sovietPreparedness ? Math.max(0, arrival - EARLIER) : arrival;
}

/** The units that a side sets up, including the Finnish blanks (O1, O2, Option.G). */
export const initialForces = (side: Side, options: Options): UnitId[] =>
  ROSTER.filter((c) => c.side === side && arrivalTurn(options, c.id) === 0).map((c) => c.id);

/** True for a unit that may arrive in this Game-Turn, due now or delayed (O4, Designer.C). */
export function isDue({ options, turn, course }: State, unit: UnitId): boolean {
  const hastened = course.hastenedIn === turn && counter(unit).side === 'soviet' ? 1 : 0;
  return arrivalTurn(options, unit) <= turn + hastened;
}

/** The first Game-Turn of the game (Option.H). */
export const firstTurn = ({ earlierStart }: Options): number => (earlierStart ? 0 : 1);
