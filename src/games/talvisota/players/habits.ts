/** What any player of this game does alike. */
import {
  check,
  finnsInCombat,
  FINNISH_WEAKEST_FIRST,
  inOrder,
  isFinnish,
  isSoviet,
  minus,
  neighbours,
  size,
  SOVIET_WEAKEST_FIRST,
  type Action,
  type ActionOf,
  type SovietForce,
  type Space,
  type State,
} from '../../../engine/talvisota/index.ts';
import type { Sketch } from './sketch.ts';

/** Spaces next to one that could be attacked from it, the ice apart. */
export const openTargets = (state: State, from: Space): Space[] =>
  neighbours({ ...state, turn: 1 }, from).filter((space) => isFinnish(space) && !isSoviet(state, space));

/** The weakest first. */
export function giveUp(state: State): Action {
  const decision = state.decisions.at(-1)!;
  const count = decision.kind === 'losses' ? decision.count : 0;
  return decision.side === 'soviet'
    ? { type: 'lose', units: inOrder(state.combat!.units, SOVIET_WEAKEST_FIRST, count) }
    : { type: 'lose', units: inOrder(finnsInCombat(state), FINNISH_WEAKEST_FIRST, count) };
}

/** These enter the space, and a marker holds what they leave, where one may be laid. */
export function moveIn(state: State, units: SovietForce): ActionOf<'occupy'> {
  const { from, target } = state.combat!;
  const empties = isFinnish(from) && from !== target && !size(minus(state.soviet.map[from]!, units));
  const marked: ActionOf<'occupy'> = { type: 'occupy', units, markers: [from] };
  return empties && !check(state, marked) ? marked : { type: 'occupy', units, markers: [] };
}

/** All SCT in place go home. */
export function stayHidden(sketch: Sketch): void {
  for (const [space, scouts] of sketch.state.finnish.scouts.entries())
    if (scouts) sketch.play({ type: 'withdraw', space, scouts });
}
