import { Sketch as CoreSketch } from '#engine/core/sketch.ts';
import {
  type Action,
  type ActionOf,
  FINNISH_WEAKEST_FIRST,
  SOVIET_WEAKEST_FIRST,
  type Space,
  type State,
  apply,
  check,
  finnsInCombat,
  inOrder,
  isFinnish,
  isSoviet,
  legalActions,
  mayEnter,
  minus,
  neighbours,
  plus,
  size,
} from '#engine/talvisota';

export const END: Action = { type: 'end' };

/** Part of a turn in the making. */
export class Sketch extends CoreSketch<State, Action> {
  constructor(state: State) {
    super(state, apply);
  }

  /** The actions, and the end of the phase where it may end. */
  done(): Action[] {
    if (!check(this.state, END)) this.actions.push(END);
    return this.actions;
  }
}

/** The same with units that go the same way in one action, where that is as legal. */
export function mergeMoves(state: State, actions: readonly Action[]): Action[] {
  const found: Action[] = [];
  for (const action of actions) {
    const i = found.findIndex(
      (other) =>
        (action.type === 'enter' &&
          other.type === 'enter' &&
          other.front === action.front &&
          other.to === action.to) ||
        (action.type === 'march' &&
          other.type === 'march' &&
          other.from === action.from &&
          other.to === action.to),
    );
    const other = found[i];
    if (
      (action.type === 'enter' || action.type === 'march') &&
      (other?.type === 'enter' || other?.type === 'march')
    )
      found[i] = { ...other, units: plus(other.units, action.units) };
    else found.push(action);
  }
  const sketch = new Sketch(state);
  return found.every((action) => sketch.play(action)) ? found : [...actions];
}

// What any player of this game does alike.

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

/** Something legal, whatever the position: the end of the phase, else the first thing that may be done. */
export function fallbackAction(state: State): Action {
  if (!check(state, END)) return END;
  for (const action of legalActions(state)) return action;
  return END;
}
