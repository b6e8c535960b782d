type Apply<State, Action> = (
  state: State,
  action: Action,
) => { readonly ok: true; readonly state: State } | { readonly ok: false };

/** A draft sequence of actions and the position after them. No action in it may roll a die. */
export class Sketch<State, Action> {
  state: State;
  readonly actions: Action[] = [];
  readonly #apply: Apply<State, Action>;

  constructor(state: State, apply: Apply<State, Action>) {
    this.state = state;
    this.#apply = apply;
  }

  /** Carries an action out; returns false when the rules forbid it. */
  play(action: Action): boolean {
    const applied = this.#apply(this.state, action);
    if (!applied.ok) return false;
    this.state = applied.state;
    this.actions.push(action);
    return true;
  }
}
