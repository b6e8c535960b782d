/** What any player of this game does alike. */
import {
  check,
  finnsInCombat,
  FINNISH_WEAKEST_FIRST,
  inOrder,
  isFinnish,
  isSoviet,
  mayEnter,
  minus,
  neighbours,
  size,
  SOVIET_WEAKEST_FIRST,
  type Action,
  type ActionOf,
  type Space,
  type State,
} from '#engine/talvisota';
import type { Sketch } from './sketch.ts';

/** Spaces next to one that could be attacked from it, the ice apart. */
export const findOpenTargets = (state: State, from: Space): Space[] =>
  neighbours({ ...state, turn: 1 }, from).filter((space) => isFinnish(space) && !isSoviet(state, space));

/** The weakest first. */
export function loseWeakest(state: State): Action {
  const decision = state.decisions.at(-1)!;
  const count = decision.kind === 'losses' ? decision.count : 0;
  return decision.side === 'soviet'
    ? { type: 'lose', units: inOrder(state.combat!.units, SOVIET_WEAKEST_FIRST, count) }
    : { type: 'lose', units: inOrder(finnsInCombat(state), FINNISH_WEAKEST_FIRST, count) };
}

/** All that have room enter the space; a marker holds what they leave, or where none can enter, if one may be laid. */
export function occupyWithAll(state: State): ActionOf<'occupy'> {
  const { from, target } = state.combat!;
  const units = mayEnter(state);
  const empties = isFinnish(from) && from !== target && !size(minus(state.soviet.map[from]!, units));
  const held = size(units) ? from : target;
  const marked: ActionOf<'occupy'> = { type: 'occupy', units, markers: [held] };
  return (empties || held === target) && !check(state, marked)
    ? marked
    : { type: 'occupy', units, markers: [] };
}

/** All SCT in place go home. */
export function withdrawScouts(sketch: Sketch): void {
  for (const [space, scouts] of sketch.state.finnish.scouts.entries())
    if (scouts) sketch.play({ type: 'withdraw', space, scouts });
}
