import { Sketch as CoreSketch } from '#engine/core/sketch.ts';
import {
  apply,
  check,
  OFF_MAP,
  overstacked,
  reach,
  stackingLimit,
  unitWith,
  type Action,
  type Side,
  type State,
} from '#engine/winter-war';
import { unitType, stacksOf, unitsOf } from './ground.ts';

/** A position that a player tries actions on, and what it has tried. */
export class Sketch extends CoreSketch<State, Action> {
  constructor(state: State) {
    super(state, apply);
  }

  /** The same position for another attempt; what was done so far is not repeated in its actions. */
  copy(): Sketch {
    return new Sketch(this.state);
  }

  /** All that was tried on a copy becomes part of this. */
  adopt(other: Sketch): void {
    this.state = other.state;
    this.actions.push(...other.actions);
  }

  /** Breaks every railway of the enemy that somebody stands on and can still break (Designer.B). */
  demolish(side: Side): void {
    const { options, phase } = this.state;
    if (!options.variableDemolition || phase !== 'movement') return;
    for (const unit of unitsOf(this.state, side)) this.play({ type: 'demolish', unit });
  }

  /** Ends the phase if that is legal; units move out of overfull hexes first. */
  end(): boolean {
    for (let tries = 0; check(this.state, END) && tries < 30; tries++) if (!this.#thinOut()) return false;
    // What the end brings about is for the game to say: a die may be drawn on the way.
    if (check(this.state, END)) return false;
    this.actions.push(END);
    return true;
  }

  #thinOut(): boolean {
    const { state } = this;
    for (const hex of overstacked(state, state.phasing)) {
      // The stout stay.
      const there = stacksOf(state, state.phasing).get(hex) ?? [];
      for (const unit of there.toSorted((a, b) => unitType(a).defence - unitType(b).defence || a - b))
        for (const way of reach(state, unit))
          if (way.mayEnd && this.play({ type: 'move', unit, path: way.path })) return true;
    }
    return false;
  }
}

export const END: Action = { type: 'end' };

/** The Attack Segment that a position of the side's Movement Phase leads to, if nobody gives way; else null. */
export function attackPosition(start: State, side: Side): State | null {
  let state = withoutOverstack(start, side);
  for (let steps = 0; steps < PHASES_BEFORE_ATTACK.length + 1; steps++) {
    if (state.phase === 'attack') return state.decisions.length || state.phasing !== side ? null : state;
    if (state.decisions.length || !PHASES_BEFORE_ATTACK.includes(state.phase)) return null;
    const applied = apply(state, END);
    if (!applied.ok) return null;
    state = applied.state;
  }
  return null;
}

/** Without those that crowd a hex for the moment: they will have moved on by the end. */
function withoutOverstack(state: State, side: Side): State {
  const hexes = overstacked(state, side);
  if (!hexes.length) return state;
  const units = state.units.slice();
  for (const hex of hexes)
    for (const id of stacksOf(state, side).get(hex)!.slice(stackingLimit(hex)))
      units[id] = unitWith(units[id]!, { at: OFF_MAP.unused });
  return { ...state, units };
}

const PHASES_BEFORE_ATTACK: readonly State['phase'][] = [
  'movement',
  'planned-drop',
  'retreat-before',
  'advance-before',
];
