/** Units that have not moved or fought, for whoever wants to be told before a phase ends. */
import { mayMove, type Hex, type State, type UnitId } from '#engine/winter-war';
import { FRONTS, frontOf, type Front } from '../board/fronts.ts';
import * as ask from './queries.ts';

/** Units that can still move. In the Exploitation Phase only those count that have somewhere to go. */
export const unmoved = (state: State): UnitId[] =>
  state.units.flatMap((_, unit) =>
    mayMove(state, unit) && (state.phase === 'movement' || ask.reach(state, unit, []).length) ? [unit] : [],
  );

/** Units of a front that could still do something. */
export interface Idle {
  readonly kind: 'unmoved' | 'unfought';
  readonly front: Front;
  readonly units: readonly UnitId[];
  readonly hexes: readonly Hex[];
}

/** Who would end the phase without having moved, or attacked, by fronts from north to south. */
export function idleByFront(state: State): Idle[] {
  const { phase } = state;
  const moves = phase === 'movement' || phase === 'exploitation';
  if (!moves && phase !== 'attack') return [];
  const units = moves
    ? unmoved(state)
    : [...new Set(ask.attackable(state).flatMap(({ attackers }) => attackers))];
  const at = (unit: UnitId): Hex => state.units[unit]!.at;
  return FRONTS.map((front) => {
    const here = units.filter((unit) => frontOf(at(unit)) === front);
    return {
      kind: moves ? ('unmoved' as const) : ('unfought' as const),
      front,
      units: here,
      hexes: [...new Set(here.map(at))],
    } satisfies Idle;
  }).filter((idle) => idle.units.length);
}
