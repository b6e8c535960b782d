/** Report on the Soviet chains: what supplies each space, and what would cut it (6.1, 6.2, N5, N43). */
import { boardOf, isFinnish, type Space } from '../board/board.ts';
import type { State } from '../state/state.ts';
import { size } from '../units/forces.ts';
import { chainsOf, isSoviet, neighbours, pathIn, type Chains } from './control.ts';

export interface SpaceSupply {
  readonly space: Space;
  /** From the logistic centre to the space; null where it is isolated. */
  readonly path: readonly Space[] | null;
  /** Finnish spaces, the loss of any one of which would isolate it. */
  readonly cuts: readonly Space[];
  /** For an isolated space: itself if it has SCT, else spaces next to its pocket that would reconnect it. */
  readonly missing: readonly Space[];
}

/** An isolated space and the controlled spaces connected with it. */
function pocketOf(state: State, space: Space): Set<Space> {
  const pocket = new Set([space]);
  for (const at of pocket)
    for (const next of neighbours(state, at)) if (isSoviet(state, next)) pocket.add(next);
  return pocket;
}

/** Spaces that would reconnect an isolated one; a space with SCT must be won back itself. */
function missingFor(state: State, space: Space, chains: Chains): Space[] {
  if (!isSoviet(state, space)) return [space];
  const around = new Set([...pocketOf(state, space)].flatMap((at) => neighbours(state, at)));
  return [...around].filter(
    (at) => !isSoviet(state, at) && neighbours(state, at).some((next) => chains[next] !== null),
  );
}

/** Every Finnish space with Soviet units or under Soviet control, with its chain. */
export function supplyReport(state: State): SpaceSupply[] {
  const chains = chainsOf(state);
  const spaces = boardOf(state.options).spaces.filter(
    (space) => isFinnish(space) && (isSoviet(state, space) || size(state.soviet.map[space]!) > 0),
  );
  const without = new Map(
    spaces.filter((space) => isSoviet(state, space)).map((space) => [space, chainsOf(state, [space])]),
  );
  return spaces.map((space): SpaceSupply => {
    const path = pathIn(chains, space);
    if (path) {
      const cuts = path.filter((at) => at !== space && isFinnish(at) && without.get(at)![space] === null);
      return { space, path, cuts, missing: [] };
    }
    return { space, path: null, cuts: [], missing: missingFor(state, space, chains) };
  });
}
