/** What of the rules of a game a sketch asks. */
type Apply<State, Action> = (
  state: State,
  action: Action,
) => { readonly ok: true; readonly state: State } | { readonly ok: false };

/** Actions in the making, and the position that they lead to. No die may fall in it. */
export class Sketch<State, Action> {
  state: State;
  readonly actions: Action[] = [];
  readonly #apply: Apply<State, Action>;

  constructor(state: State, apply: Apply<State, Action>) {
    this.state = state;
    this.#apply = apply;
  }

  /** Carries an action out; false when the rules forbid it. */
  play(action: Action): boolean {
    const applied = this.#apply(this.state, action);
    if (!applied.ok) return false;
    this.state = applied.state;
    this.actions.push(action);
    return true;
  }
}
