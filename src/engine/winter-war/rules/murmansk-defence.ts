import { MURMANSK } from '../board/board.ts';
import { distance } from '../board/grid.ts';
import type { Draft } from './draft.ts';
import type { State } from '../state/state.ts';
import { IS_HQ, IS_SOVIET } from '../units/roster.ts';

const RADIUS = 5;
export const MURMANSK_UNITS = 7;
export const FIRST_MURMANSK_TURN = 4;
export const MURMANSK_PENALTY = -10;

/** Soviet units other than HQs within five hexes of Murmansk (Murmansk, V6). */
export const murmanskUnits = (state: State): number =>
  state.units.filter(
    ({ at }, id) => at >= 0 && IS_SOVIET[id] && !IS_HQ[id] && distance(at, MURMANSK) <= RADIUS,
  ).length;

/** False with the Scenarios (Murmansk), and in a short game that does not count it. */
export const murmanskDefended = ({ options, goal }: Pick<State, 'options' | 'goal'>): boolean =>
  !options.events && (!goal || goal.counts.includes('murmansk-defence'));

/** Checked at the end of each Soviet Player-Turn from Game-Turn 4 on; penalties add up (V6). */
export function judgeMurmansk(draft: Draft): void {
  const { state } = draft;
  if (state.turn < FIRST_MURMANSK_TURN || !murmanskDefended(state)) return;
  const units = murmanskUnits(state);
  const points = units < MURMANSK_UNITS ? MURMANSK_PENALTY : 0;
  draft.events.push({ type: 'murmansk', turn: state.turn, units, points });
  if (points) state.penalties = [...state.penalties, { turn: state.turn, units, points }];
}
