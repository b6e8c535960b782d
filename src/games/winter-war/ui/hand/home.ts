/** Where to look first: a small screen cannot show the whole map and be played on. */
import { board, type Hex } from '../../../../engine/winter-war/index.ts';
import { idleUnits } from './actions.ts';
import { wayOf } from './ways.ts';
import type { Position } from '../../here.ts';

const GATHERING = { finn: 'Viipuri', soviet: 'Leningrad' } as const;

export function homeOf(position: Position): Hex {
  const { state, viewer } = position;
  const first = wayOf(position).home(position);
  if (first !== null) return first;
  const unit = idleUnits(state).find((id) => state.units[id]!.at >= 0);
  if (unit !== undefined) return state.units[unit]!.at;
  return board.places.find(({ name }) => name === GATHERING[viewer])!.hex;
}
