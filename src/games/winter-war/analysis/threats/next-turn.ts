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

/** The Game-Turn in which a side moves next, as the position stands: not before its present Player-Turn is over. */
const nextTurnNumber = ({ turn, phase, phasing }: State, side: Side): number =>
  phase !== 'interphase' && phasing === 'soviet' && side === 'finn' ? turn : turn + 1;

/** True when no such turn comes, as far as the length of the game is known. */
const endsBefore = (state: State, side: Side): boolean => nextTurnNumber(state, side) > state.lastTurn;

/**
 * The position as a side's next Movement Phase would find it if nothing happened until then: everybody stands
 * where he stands, nobody is lost and nobody arrives. Supply is judged as that phase begins. Null at set-up, where
 * much is hidden, and after the end.
 */
function projectNextMovement(state: State, side: Side): State | null {
  if (state.phase === 'set-up' || state.phase === 'over') return null;
  const units = state.units.map((unit, id) => {
    // What a drop leaves behind lasts until the next Soviet Player-Turn.
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

/** What a side can do in its next Movement Phase, as the board stands. */
export interface NextTurnProjection {
  readonly side: Side;
  /** The position as that phase would find it. */
  readonly state: State;
  /** The game ends before that, as far as its length is known. */
  readonly over: boolean;
  /** By unit on the map: the hexes in which it can end a move. */
  readonly ends: ReadonlyMap<UnitId, readonly Hex[]>;
  /** By hex: the units that can be there when the phase ends, those who stay among them. */
  readonly visitors: ReadonlyMap<Hex, readonly UnitId[]>;
}

/** Null where nothing may be foreseen: at set-up and after the end. */
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

/** Per hex: 1 where a unit of the side could move to. */
export function reachableHexes({ state, ends }: NextTurnProjection): Uint8Array {
  const reached = new Uint8Array(board.columns * board.rows);
  for (const [unit, hexes] of ends)
    for (const hex of hexes) if (hex !== state.units[unit]!.at) reached[hex] = 1;
  return reached;
}
