/** Where to look first: a small screen cannot show the whole map and be played on. */
import { board, type Hex } from '../../../../engine/winter-war/index.ts';
import { idleUnits } from './actions.ts';
import { hexesOf } from './marks.ts';
import { wayOf } from './ways.ts';
import type { Position } from '../../here.ts';

const GATHERING = { finn: 'Viipuri', soviet: 'Leningrad' } as const;

/** `liked`: of the hexes with units that can act, those to be preferred. */
export function homeOf(position: Position, liked: (hex: Hex) => boolean = () => true): Hex {
  const { state, viewer } = position;
  const first = wayOf(position).home(position);
  if (first !== null) return first;
  const at = hexesOf(state, idleUnits(state));
  const hex = at.find(liked) ?? at[0];
  if (hex !== undefined) return hex;
  return board.places.find(({ name }) => name === GATHERING[viewer])!.hex;
}
