import {
  type Hex,
  LASTING_MARKS,
  ROSTER,
  type Side,
  type State,
  type UnitId,
  apply,
  board,
  counter,
  legalActions,
  unitWith,
} from '#engine/winter-war';

/** The Game-Turn of a side's next march, after its current Player-Turn. */
const nextTurnNumber = ({ turn, phase, phasing }: State, side: Side): number =>
  phase !== 'interphase' && phasing === 'soviet' && side === 'finn' ? turn : turn + 1;

/** Whether the game ends before that march, as far as is known. */
const endsBefore = (state: State, side: Side): boolean => nextTurnNumber(state, side) > state.lastTurn;

/**
 * The position at a side's next Movement Phase if nothing happens until then: no moves, losses or arrivals,
 * supply judged again. Null at set-up, where units are hidden, and after the end.
 */
function projectNextMovement(state: State, side: Side): State | null {
  if (state.phase === 'set-up' || state.phase === 'over') return null;
  const units = state.units.map((unit, id) => {
    // Marks of a drop last until the next Soviet Player-Turn.
    const kept = ROSTER[id]!.side === side ? 0 : unit.marks & LASTING_MARKS;
    return unit.marks === kept ? unit : unitWith(unit, { marks: kept });
  });
  const before: State = {
    ...state,
    units,
    turn: nextTurnNumber(state, side),
    phase: 'reinforcement',
    phasing: side,
    combat: null,
    decisions: [],
    interphase: null,
  };
  const applied = apply(before, { type: 'end' });
  return applied.ok ? applied.state : null;
}

/** A side's possibilities in its next Movement Phase on the present board. */
export interface NextTurnProjection {
  readonly side: Side;
  /** The position at the start of that phase. */
  readonly state: State;
  /** Whether the game ends before it, as far as is known. */
  readonly over: boolean;
  /** Hexes in which each unit can end a move. */
  readonly ends: ReadonlyMap<UnitId, readonly Hex[]>;
  /** Units that can be in each hex at the end of the phase, including those that stay. */
  readonly visitors: ReadonlyMap<Hex, readonly UnitId[]>;
}

/** Projects the next march of a side; null at set-up and after the end. */
export function projectNextTurn(state: State, side: Side): NextTurnProjection | null {
  const next = projectNextMovement(state, side);
  if (!next) return null;
  const ends = new Map<UnitId, Hex[]>();
  const visitors = new Map<Hex, UnitId[]>();
  const visit = (hex: Hex, unit: UnitId): void => {
    const known = visitors.get(hex);
    if (known) known.push(unit);
    else visitors.set(hex, [unit]);
  };
  next.units.forEach(({ at }, unit) => {
    if (at < 0 || counter(unit).side !== side) return;
    ends.set(unit, []);
    visit(at, unit);
  });
  for (const action of legalActions(next)) {
    if (action.type !== 'move') continue;
    const { unit, path } = action;
    const hex = path.at(-1)!;
    ends.get(unit)!.push(hex);
    visit(hex, unit);
  }
  return { side, state: next, over: endsBefore(state, side), ends, visitors };
}

/** By hex: 1 where a unit of the side could move. */
export function reachableHexes({ state, ends }: NextTurnProjection): Uint8Array {
  const reached = new Uint8Array(board.columns * board.rows);
  for (const [unit, hexes] of ends)
    for (const hex of hexes) if (hex !== state.units[unit]!.at) reached[hex] = 1;
  return reached;
}
