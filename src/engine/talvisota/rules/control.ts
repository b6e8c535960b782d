/** Control of spaces, and the Soviet supply chains (1.1, 6.1, N5, N10). */
import { boardOf, FIRST_ICE_TURN, FRONTS, isFinnish, placeOf, SPACES, type Space } from '../board/board.ts';
import type { State } from '../state/state.ts';
import { MOST_UNITS, size } from '../units/forces.ts';

export const isSpace = (state: State, space: Space): boolean => boardOf(state.options).spaces.includes(space);

/** Connected spaces; from Mar I also over the ice. */
export const neighbours = (state: State, space: Space): readonly Space[] =>
  boardOf(state.options).neighbours(space, state.turn >= FIRST_ICE_TURN);

/** Soviet ground, or a Finnish space with units or a marker and without SCT (1.1, N42). */
export const isSoviet = ({ soviet, finnish }: State, space: Space): boolean =>
  !isFinnish(space) ||
  (finnish.scouts[space] === 0 && (size(soviet.map[space]!) > 0 || soviet.markers.includes(space)));

/** Finnish spaces under Soviet control. */
export const conquered = (state: State): Space[] =>
  boardOf(state.options).spaces.filter((space) => isFinnish(space) && isSoviet(state, space));

/** For each space in supply, the next one towards a logistic centre; a centre has itself. Null: out of supply. */
export type Chains = readonly (Space | null)[];

/** The chains of controlled spaces from the logistic centres (1.1, N5), as if `lost` were not Soviet. */
export function chainsOf(state: State, lost: readonly Space[] = []): Chains {
  const towards = SPACES.map((): Space | null => null);
  const { spaces } = boardOf(state.options);
  const held = (space: Space): boolean => isSoviet(state, space) && !lost.includes(space);
  const walk = (within: (space: Space) => boolean): void => {
    const queue = spaces.filter((space) => placeOf(space).centre && within(space));
    for (const space of queue) towards[space] = space;
    for (const space of queue)
      for (const next of neighbours(state, space)) {
        if (towards[next] !== null || !held(next) || !within(next)) continue;
        towards[next] = space;
        queue.push(next);
      }
  };
  if (!state.options.ownCentre) walk(() => true);
  else for (const front of FRONTS) walk((space) => placeOf(space).front === front);
  return towards;
}

/** The spaces from a logistic centre to this one, or null without a chain. */
export function pathIn(chains: Chains, space: Space): Space[] | null {
  if (chains[space] === null) return null;
  const path = [space];
  for (let at = space; chains[at] !== at;) {
    at = chains[at]!;
    path.unshift(at);
  }
  return path;
}

/** How many more units may enter a space (N9). */
export const capacityIn = ({ soviet }: State, space: Space): number =>
  isFinnish(space) ? Math.max(0, MOST_UNITS - size(soviet.map[space]!)) : Infinity;
