/** The standing or the result of a game (1.2, 3.1, 7). */
import { placeOf, type Side, type Space } from '../board/board.ts';
import type { Outcome, State } from '../state/state.ts';
import { conquered } from './control.ts';
import { judgeTurn } from './turn-end.ts';

export interface Score {
  readonly morale: Readonly<Record<Side, number>>;
  /** The winner if the turn ended now: by morale at 0, else by the comparison after the last turn. */
  readonly leader: Outcome['winner'];
  /** True when the morale of a side is used up, so that the end of the turn decides. */
  readonly decisive: boolean;
  /** Finnish spaces under Soviet control, and the sum of their numbers. */
  readonly conquered: readonly Space[];
  readonly value: number;
  readonly outcome: Outcome | null;
}

export function score(state: State): Score {
  const { morale, outcome } = state;
  const now = judgeTurn({ morale, turn: state.turn });
  const spaces = conquered(state);
  const compared = judgeTurn({ morale, turn: Infinity })!.winner;
  return {
    morale,
    leader: outcome?.winner ?? compared,
    decisive: outcome === null && now?.reason === 'morale',
    conquered: spaces,
    value: spaces.reduce((all, space) => all + placeOf(space).value, 0),
    outcome,
  };
}
