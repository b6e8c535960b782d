import {
  board,
  counter,
  legalActions,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { endsBefore, projectNextMovement } from './next-turn.ts';

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
