/** Where to look first: a small screen cannot show the whole map and be played on. */
import { board, type Hex } from '../../../../engine/winter-war/index.ts';
import { idleUnits } from './actions.ts';
import * as ask from './queries.ts';
import type { Position } from '../../here.ts';

const GATHERING = { finn: 'Viipuri', soviet: 'Leningrad' } as const;

export function homeOf({ state, viewer, situation }: Position): Hex {
  if (situation.kind === 'attack') {
    const { hexes } = ask.obligations(state);
    const first = hexes[0] ?? ask.attackable(state)[0]?.hex;
    if (first !== undefined) return first;
  }
  if (situation.kind === 'arrive' && situation.tray.length) {
    const [first] = ask.placements(state, situation.tray[0]!);
    if (first !== undefined) return first;
  }
  if (situation.kind === 'landing') return board.places.find(({ name }) => name === 'Petsamo')!.hex;
  if (situation.kind === 'muster') return situation.decision.hexes[0]!;
  // Any of many landing places, from the middle of them.
  if (situation.kind === 'drop' && situation.hexes.length)
    return situation.hexes[situation.hexes.length >> 1]!;
  const unit = idleUnits(state).find((id) => state.units[id]!.at >= 0);
  if (unit !== undefined) return state.units[unit]!.at;
  return board.places.find(({ name }) => name === GATHERING[viewer])!.hex;
}
