/** Where to look first: a small screen cannot show the whole map and be played on. */
import { board, type Hex } from '#engine/winter-war';
import { idleUnits } from './actions.ts';
import { hexesOf } from './marks.ts';
import { wayOf } from './ways.ts';
import type { Position } from '../../table-adapter.ts';

const GATHERING = { finn: 'Viipuri', soviet: 'Leningrad' } as const;

/** Where there is something to do, or null. `liked`: of the hexes with units that can act, those to be preferred. */
export function workOf(position: Position, liked: (hex: Hex) => boolean = () => true): Hex | null {
  const { state } = position;
  const first = wayOf(position).home(position);
  if (first !== null) return first;
  const at = hexesOf(state, idleUnits(state));
  return at.find(liked) ?? at[0] ?? null;
}

/** The same; with nothing to do, where the player's army gathers. */
export const homeOf = (position: Position, liked?: (hex: Hex) => boolean): Hex =>
  workOf(position, liked) ?? board.places.find(({ name }) => name === GATHERING[position.viewer])!.hex;
