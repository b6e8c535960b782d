import { railHex } from '../board/board.ts';
import { hexName, type Hex } from '../board/grid.ts';
import { factsOf } from './facts.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { unitLabel, type UnitId } from '../units/roster.ts';
import { homeRailOf, usableRail } from './rail.ts';
import type { Mover, MoveField } from './reach.ts';
import { onlyInPlay } from './terrain.ts';

/** The hexes of a way by train in a given situation; null when there is none within the allowance. */
export type Ride = (mover: Mover, field: MoveField) => readonly Hex[] | null;

/**
 * Why the railway does not take a unit to a hex: the one rule without which it would; null when the railway is not the
 * reason (Movement.J, M3, Supply.L, Event.L, Designer.B).
 */
export function railProblem(
  state: State,
  unit: UnitId,
  mover: Mover,
  field: MoveField,
  hex: Hex,
  ride: Ride,
): Refusal | null {
  const label = { unit: unitLabel(unit), hex: hexName(hex) };
  const { course, phasing } = state;
  const { occupancy } = factsOf(state);
  const by = (rail: Uint8Array, enemies = field.enemies) => ride(mover, { ...field, rail, enemies });

  if (state.phase === 'exploitation') return null;
  if (mover.slow) return ride({ ...mover, slow: false }, field) && refuse('isolated-rail', label, [hex]);
  if (course.railsClosedIn === state.turn) {
    const open = { ...state, course: { ...course, railsClosedIn: null } };
    return by(usableRail(open, phasing, occupancy)) && refuse('rail-closed', label, [hex]);
  }
  if (field.rail[mover.from] && field.zone[mover.from]) {
    const zone = field.zone.slice();
    zone[mover.from] = 0;
    if (ride(mover, { ...field, zone })) return refuse('rail-boarding', label, [mover.from, hex]);
  }
  if (course.broken.length) {
    const mended = { ...state, course: { ...course, broken: [] } };
    if (by(usableRail(mended, phasing, occupancy))) return refuse('rail-broken', label, course.broken);
  }
  const home = onlyInPlay(state, homeRailOf(phasing));
  if (by(home)) return refuse(`rail-cut-${phasing}`, label, [hex]);
  const cleared = (rail: Uint8Array) => field.enemies.map((enemies, at) => (rail[at] ? 0 : enemies));
  const way = by(home, cleared(home));
  if (way)
    return refuse(
      'rail-enemy',
      label,
      way.filter((at) => field.enemies[at]),
    );
  // The foreign railway is the reason only when the way along it is more than one hex.
  const along = railHex[mover.from] && railHex[hex] && by(railHex, cleared(railHex));
  return along && along.length > 1 ? refuse('rail-foreign', label, [hex]) : null;
}
