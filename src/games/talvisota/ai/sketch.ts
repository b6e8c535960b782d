import { Sketch as CoreSketch } from '#engine/core/sketch.ts';
import {
  type Action,
  type ActionOf,
  FINNISH_WEAKEST_FIRST,
  type Front,
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

/** A trial position for planning a turn by applying actions. */
export class Sketch extends CoreSketch<State, Action> {
  constructor(state: State) {
    super(state, apply);
  }

  /** The actions so far, with the end of the phase if it is legal. */
  done(): Action[] {
    if (!check(this.state, END)) this.actions.push(END);
    return this.actions;
  }
}

type Move = ActionOf<'enter' | 'march'>;

const isMove = (action: Action | undefined): action is Move =>
  action?.type === 'enter' || action?.type === 'march';

const startOf = (move: Move): Front | Space => (move.type === 'enter' ? move.front : move.from);

/** Joins moves along the same path into one action if that is legal; else returns them unchanged. */
export function mergeMoves(state: State, actions: readonly Action[]): Action[] {
  const found: Action[] = [];
  for (const action of actions) {
    const isSame = (other: Action): boolean =>
      isMove(action) && isMove(other) && startOf(other) === startOf(action) && other.to === action.to;
    const i = found.findIndex(isSame);
    const other = found[i];
    if (isMove(action) && isMove(other)) found[i] = { ...other, units: plus(other.units, action.units) };
    else found.push(action);
  }
  const sketch = new Sketch(state);
  return found.every((action) => sketch.play(action)) ? found : [...actions];
}

/** Spaces that can be attacked from a space, with ice counted as frozen. */
export const findOpenTargets = (state: State, from: Space): Space[] =>
  neighbours({ ...state, turn: 1 }, from).filter((space) => isFinnish(space) && !isSoviet(state, space));

export function loseWeakest(state: State): Action {
  const decision = state.decisions.at(-1)!;
  const count = decision.kind === 'losses' ? decision.count : 0;
  return decision.side === 'soviet'
    ? { type: 'lose', units: inOrder(state.combat!.units, SOVIET_WEAKEST_FIRST, count) }
    : { type: 'lose', units: inOrder(finnsInCombat(state), FINNISH_WEAKEST_FIRST, count) };
}

/**
 * All units that have room enter the space; if allowed, a marker holds the space left behind, or the target if none can
 * enter.
 */
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

export function withdrawScouts(sketch: Sketch): void {
  for (const [space, scouts] of sketch.state.finnish.scouts.entries())
    if (scouts) sketch.play({ type: 'withdraw', space, scouts });
}

/** Any legal action: the end of the phase, else the first legal one. */
export function fallbackAction(state: State): Action {
  if (!check(state, END)) return END;
  for (const action of legalActions(state)) return action;
  return END;
}
