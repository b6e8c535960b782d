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
import { unitType, unitsIn, unitsOf } from './ground.ts';

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

  /** Moves a unit to a hex by the best path; true if it could end there. */
  moveTo(unit: UnitId, hex: Hex): boolean {
    const way = reach(this.state, unit).find((one) => one.hex === hex);
    return way?.mayEnd === true && this.play({ type: 'move', unit, path: way.path });
  }

  /** Breaks every enemy railway in the hex of a unit that may break it (Designer.B). */
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
      const there = unitsIn(state, state.phasing, hex);
      for (const unit of there.toSorted((a, b) => unitType(a).defence - unitType(b).defence))
        for (const way of reach(state, unit))
          if (way.mayEnd && this.play({ type: 'move', unit, path: way.path })) return true;
    }
    return false;
  }
}

export const END: Action = { type: 'end' };

/**
 * The Attack Segment that follows a position of the side's Movement Phase without retreats or advances before
 * it; null if none follows.
 */
export function attackPosition(start: State, side: Side): State | null {
  // Excess units will have moved on by the end of the phase.
  const excess = overstacked(start, side).flatMap((hex) =>
    unitsIn(start, side, hex).slice(stackingLimit(hex)),
  );
  const state = passPhases(withoutUnits(start, excess), ({ phase }) => !PHASES_BEFORE_ATTACK.includes(phase));
  return state?.phase === 'attack' && !state.decisions.length && state.phasing === side ? state : null;
}

const PHASES_BEFORE_ATTACK: readonly State['phase'][] = [
  'movement',
  'planned-drop',
  'retreat-before',
  'advance-before',
];

/** The first `isWanted` position if phases end without actions; null if a decision or die comes first. */
export function passPhases(start: State, isWanted: (state: State) => boolean): State | null {
  let state = start;
  for (let passed = 0; passed < MAX_PASSED; passed++) {
    if (isWanted(state)) return state;
    const applied = state.decisions.length ? null : apply(state, END);
    if (!applied?.ok) return null;
    ({ state } = applied);
  }
  return null;
}
const MAX_PASSED = 8;

/** A different destination for one unit of a plan. */
export interface PlanChange {
  readonly unit: UnitId;
  readonly to: Hex;
}

/** Key of a change, equal for equal changes. */
export const changeKey = ({ unit, to }: PlanChange): string => `${unit} ${to}`;

export const movedUnits = (plan: readonly Action[]): UnitId[] =>
  plan.flatMap((action) => (action.type === 'move' ? [action.unit] : []));

/** The position after the moves of a plan; illegal moves and the end are skipped. */
export function playPlan(state: State, actions: readonly Action[]): State {
  const sketch = new Sketch(state);
  for (const action of actions) if (action.type !== 'end') sketch.play(action);
  return sketch.state;
}

/** The plan with some changes, one after another; null if one of them is illegal. */
export function applyChanges(
  seen: State,
  first: Action[],
  ...changes: readonly PlanChange[]
): Action[] | null {
  let plan = first;
  for (const { unit, to } of changes) {
    const sketch = new Sketch(seen);
    for (const action of plan)
      if (action.type !== 'end' && !('unit' in action && action.unit === unit)) sketch.play(action);
    const arrives = sketch.state.units[unit]!.at === to || sketch.moveTo(unit, to);
    if (!arrives || !sketch.end()) return null;
    plan = sketch.actions;
  }
  return plan;
}

/** The position with a unit in another hex, regardless of the rules of movement. */
export const relocateUnit = (state: State, { unit, to }: PlanChange): State => ({
  ...state,
  units: state.units.with(unit, unitWith(state.units[unit]!, { at: to })),
});

export function withoutUnits(state: State, gone: Iterable<UnitId>): State {
  let { units } = state;
  for (const id of gone) units = units.with(id, unitWith(units[id]!, { at: OFF_MAP.unused }));
  return { ...state, units };
}

/** The position in which a Finn has taken a hex from the units there. */
export const withTaken = (state: State, hex: Hex, taker: UnitId): State =>
  relocateUnit(withoutUnits(state, unitsIn(state, 'soviet', hex)), { unit: taker, to: hex });

/** Most actions tried; there can be millions. */
const MAX_LEGAL_TRIED = 2000;

/** Any legal action: the end of the phase, else one that does not undo another. */
export function fallbackAction(state: State): Action {
  if (!check(state, END)) return END;
  // Undoing actions could repeat endlessly.
  const undoing: Action[] = [];
  for (const action of legalActions(state)) {
    if (!undoesAction(action)) return action;
    if (undoing.push(action) > MAX_LEGAL_TRIED) break;
  }
  return undoing[0] ?? END;
}

const undoesAction = (action: Action): boolean =>
  ((action.type === 'place' || action.type === 'arrive' || action.type === 'plan') && action.hex === null) ||
  action.type === 'administer';
