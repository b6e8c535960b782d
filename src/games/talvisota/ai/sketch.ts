import { Sketch as CoreSketch } from '#engine/core/sketch.ts';
import { apply, check, plus, type Action, type State } from '#engine/talvisota';

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
