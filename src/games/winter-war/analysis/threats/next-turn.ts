import { apply, LASTING_MARKS, ROSTER, unitWith, type Side, type State } from '#engine/winter-war';

/** The Game-Turn in which a side moves next, as the position stands: not before its present Player-Turn is over. */
export const nextTurnNumber = ({ turn, phase, phasing }: State, side: Side): number =>
  phase !== 'interphase' && phasing === 'soviet' && side === 'finn' ? turn : turn + 1;

/** True when no such turn comes, as far as the length of the game is known. */
export const endsBefore = (state: State, side: Side): boolean => nextTurnNumber(state, side) > state.lastTurn;

/**
 * The position as a side's next Movement Phase would find it if nothing happened until then: everybody stands
 * where he stands, nobody is lost and nobody arrives. Supply is judged as that phase begins. Null at set-up, where
 * much is hidden, and after the end.
 */
export function projectNextMovement(state: State, side: Side): State | null {
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
