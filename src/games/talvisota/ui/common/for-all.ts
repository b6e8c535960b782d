/** Two people at one screen: what may be shown without a curtain. */
import { curtain, type State } from '#engine/talvisota';
import { computerSides, useGame, useUi } from '#table';
import { rules } from '../../rules.ts';

const known = new WeakMap<State, State>();

function openOf(seen: State): State {
  const found = known.get(seen);
  if (found) return found;
  const open = rules.openView(seen);
  known.set(seen, open);
  return open;
}

/**
 * The position without what either of two people at one screen must not see; unchanged for a single player, and for one
 * who looks at a sheet behind the curtain.
 */
export function useForAll(seen: State): State {
  const peeks = useUi(({ mode }) => 'peeks' in mode && mode.peeks === true);
  const alone = useGame(({ table, seats }) => table === 'solo' || computerSides(seats).length > 0);
  return alone || peeks || curtain(seen) !== null || seen.options.solo ? seen : openOf(seen);
}
