/** Two people before one screen: what lies open there while no curtain parts them. */
import { curtain, type State } from '#engine/talvisota';
import { computerSides, useGame } from '#table';
import { rules } from '../../rules.ts';

const known = new WeakMap<State, State>();

function openOf(seen: State): State {
  const found = known.get(seen);
  if (found) return found;
  const open = rules.openView(seen);
  known.set(seen, open);
  return open;
}

/** The position with nothing in it that one of two before the screen must not see; as it is for who is alone there. */
export function useForAll(seen: State): State {
  const alone = useGame(({ table, seats }) => table === 'solo' || computerSides(seats).length > 0);
  return alone || curtain(seen) !== null || seen.options.solo ? seen : openOf(seen);
}
