import type { Hex } from '../board/grid.ts';
import { initialForces } from '../rules/schedule.ts';
import { ROSTER } from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import { OFF_MAP, type State } from '../state/state.ts';

/**
 * What a side may see. While the sides set up, the Finnish counters are hidden from the Soviets, who set up
 * face up (S1); the generator of the dice always is. The whole of a game's hidden information leaves the
 * engine through here.
 */
export function view(state: State, side: Side): State {
  const { course } = state;
  // Where the paratroops are to land is written down for the Soviets alone (Option.D3).
  const open = { ...state, random: [], course: side === 'finn' ? { ...course, plan: null } : course };
  if (state.phase !== 'set-up' || side === 'finn') return open;
  const initial = new Set(initialForces('finn', state.options));
  return {
    ...open,
    units: state.units.map((unit, id) => {
      return ROSTER[id]!.side === 'soviet' || !initial.has(id)
        ? unit
        : { at: OFF_MAP.hidden, cut: 0, marks: 0 };
    }),
  };
}

/** What both sides may see: during the set-up no Finnish counter, and never a planned landing. */
export const openView = (state: State): State => view(view(state, 'soviet'), 'finn');

/** During the Soviet set-up: how many Finnish counters lie face down in each hex (S1). Else nothing. */
export function faceDown(state: State, side: Side): Map<Hex, number> {
  const counts = new Map<Hex, number>();
  // Nothing shows before the Finns have finished; Soviet counters are laid face up, but after that.
  if (state.phase !== 'set-up' || state.phasing !== 'soviet' || side !== 'soviet') return counts;
  state.units.forEach(({ at }, id) => {
    if (at >= 0 && ROSTER[id]!.side === enemyOf(side)) counts.set(at, (counts.get(at) ?? 0) + 1);
  });
  return counts;
}
