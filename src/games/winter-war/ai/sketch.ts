import { Sketch as CoreSketch } from '#engine/core/sketch.ts';
import {
  type Action,
  type Hex,
  OFF_MAP,
  type Side,
  type State,
  type UnitId,
  apply,
  check,
  legalActions,
  overstacked,
  reach,
  stackingLimit,
  unitWith,
} from '#engine/winter-war';
import { stacksOf, unitType, unitsOf } from './ground.ts';

/** A trial position to which actions are applied. */
export class Sketch extends CoreSketch<State, Action> {
  constructor(state: State) {
    super(state, apply);
  }

  /** A new trial from this position, with an empty list of actions. */
  copy(): Sketch {
    return new Sketch(this.state);
  }

  /** Takes over the position and actions of a trial made from a copy. */
  adopt(other: Sketch): void {
    this.state = other.state;
    this.actions.push(...other.actions);
  }

  /** Breaks every enemy railway that a unit stands on and may break (Designer.B). */
  demolish(side: Side): void {
    const { options, phase } = this.state;
    if (!options.variableDemolition || phase !== 'movement') return;
    for (const unit of unitsOf(this.state, side)) this.play({ type: 'demolish', unit });
  }

  /** Ends the phase if legal, after moving units out of overstacked hexes; true on success. */
  end(): boolean {
    for (let tries = 0; check(this.state, END) && tries < 30; tries++) if (!this.#thinOut()) return false;
    // The end is not applied: it may roll dice.
    if (check(this.state, END)) return false;
    this.actions.push(END);
    return true;
  }

  #thinOut(): boolean {
    const { state } = this;
    for (const hex of overstacked(state, state.phasing)) {
      // Weak units move out first.
      const there = stacksOf(state, state.phasing).get(hex) ?? [];
      for (const unit of there.toSorted((a, b) => unitType(a).defence - unitType(b).defence || a - b))
        for (const way of reach(state, unit))
          if (way.mayEnd && this.play({ type: 'move', unit, path: way.path })) return true;
    }
    return false;
  }
}

export const END: Action = { type: 'end' };

/**
 * The Attack Segment that follows a position of the side's Movement Phase if nobody retreats or advances before
 * it; null if none follows.
 */
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

/** Removes excess units, which will have moved on by the end of the phase. */
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

/** A different end of march for one unit of a plan. */
export interface PlanChange {
  readonly unit: UnitId;
  readonly to: Hex;
}

/** The same for changes that are the same. */
export const changeKey = ({ unit, to }: PlanChange): string => `${unit} ${to}`;

/** The position after the moves of a plan; illegal moves and the end are skipped. */
export function playPlan(state: State, actions: readonly Action[]): State {
  const sketch = new Sketch(state);
  for (const action of actions) if (action.type !== 'end') sketch.play(action);
  return sketch.state;
}

/** The plan with one change, or null where the change is illegal. */
export function applyChange(seen: State, plan: readonly Action[], { unit, to }: PlanChange): Action[] | null {
  const sketch = new Sketch(seen);
  for (const action of plan)
    if (action.type !== 'end' && !('unit' in action && action.unit === unit)) sketch.play(action);
  if (sketch.state.units[unit]!.at !== to) {
    const way = reach(sketch.state, unit).find(({ hex }) => hex === to);
    if (!way?.mayEnd || !sketch.play({ type: 'move', unit, path: way.path })) return null;
  }
  return sketch.end() ? sketch.actions : null;
}

/** The position with a unit in another hex, regardless of the rules of movement. */
export const relocateUnit = (state: State, { unit, to }: PlanChange): State => ({
  ...state,
  units: state.units.with(unit, unitWith(state.units[unit]!, { at: to })),
});

/** The position without some units. */
export const withoutUnits = (state: State, gone: ReadonlySet<UnitId>): State =>
  gone.size
    ? {
        ...state,
        units: state.units.map((unit, id) => (gone.has(id) ? unitWith(unit, { at: OFF_MAP.unused }) : unit)),
      }
    : state;

/** Actions tried at most, where there are millions. */
const MAX_LEGAL_TRIED = 2000;

/** Any legal action: the end of the phase, else one that does not undo another. */
export function fallbackAction(state: State): Action {
  if (!check(state, END)) return END;
  let tried = 0;
  let first: Action | null = null;
  for (const action of legalActions(state)) {
    first ??= action;
    // Undoing actions could repeat for ever.
    if (!undoesAction(action)) return action;
    if (++tried > MAX_LEGAL_TRIED) break;
  }
  return first ?? END;
}

const undoesAction = (action: Action): boolean =>
  ((action.type === 'place' || action.type === 'arrive' || action.type === 'plan') && action.hex === null) ||
  action.type === 'administer';
