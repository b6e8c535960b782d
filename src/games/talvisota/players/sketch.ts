import { apply, check, type Action, type State } from '../../../engine/talvisota/index.ts';

export const END: Action = { type: 'end' };

/** Actions in the making, and the position that they lead to. No die falls in it. */
export class Sketch {
  state: State;
  readonly actions: Action[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** False when the rules forbid it. */
  play(action: Action): boolean {
    const applied = apply(this.state, action);
    if (!applied.ok) return false;
    this.state = applied.state;
    this.actions.push(action);
    return true;
  }

  /** The actions, and the end of the phase where it may end. */
  done(): Action[] {
    if (!check(this.state, END)) this.actions.push(END);
    return this.actions;
  }
}
