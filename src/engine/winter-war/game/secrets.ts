/**
 * What is hidden from which side, and whether it still is; used by curtain, undo, replay, branches, seats and copies.
 * `view` gives the position as a side sees it. Counters are face down in the set-up (S1); the hex of a landing is
 * written down (Option.D3). Even whether one is written down now stays hidden.
 */
import { secretsOf } from '#engine/core/secrets.ts';
import { LENINGRAD } from '../board/board.ts';
import { initialForces } from '../rules/reinforcement.ts';
import { PARATROOPS, ROSTER } from '../units/roster.ts';
import { type Side, enemyOf } from '../units/unit-types.ts';
import { type State, OFF_MAP } from '../state/state.ts';
import { at, type Timeline } from './timeline.ts';
import type { Hex } from '../board/grid.ts';

/**
 * What a side may see. During the set-up the Finnish counters are hidden from the Soviet player, who sets up face up
 * (S1); the dice generator is always hidden. All hidden information of a game leaves the engine through here.
 */
export function view(state: State, side: Side): State {
  const { course } = state;
  // Only the Soviet player knows the hex of the planned landing (Option.D3).
  const open = { ...state, random: [], course: side === 'finn' ? { ...course, plan: null } : course };
  if (state.phase !== 'set-up' || side === 'finn') return open;
  const initial = new Set(initialForces('finn', state.options));
  return {
    ...open,
    units: state.units.map((unit, id) => {
      return ROSTER[id]!.side === 'soviet' || !initial.has(id)
        ? unit
        : { at: OFF_MAP.hidden, cut: 0, marks: 0 };
    }),
  };
}

/** What both sides may see: no Finnish counter during the set-up, and never a planned landing. */
export const openView = (state: State): State => view(view(state, 'soviet'), 'finn');

/** During the Soviet set-up: the number of face-down Finnish counters in each hex (S1). Otherwise empty. */
export function faceDown(state: State, side: Side): Map<Hex, number> {
  const counts = new Map<Hex, number>();
  // The Finnish set-up shows only once it is finished; Soviet counters, set up after it, are face up.
  if (state.phase !== 'set-up' || state.phasing !== 'soviet' || side !== 'soviet') return counts;
  state.units.forEach(({ at }, id) => {
    if (at >= 0 && ROSTER[id]!.side === enemyOf(side)) counts.set(at, (counts.get(at) ?? 0) + 1);
  });
  return counts;
}

/** A plan is made for the next Game-Turn and in force until its end (Option.D3). */
const PLAN_LASTS = 1;

/** True while Finnish counters are on the map and not yet revealed. */
const isFaceDown = ({ phase, phasing, units, options }: State): boolean =>
  phase === 'set-up' &&
  (phasing === 'soviet' || initialForces('finn', options).some((id) => units[id]!.at >= 0));

/** True when a landing that can still be carried out may be planned: the log shows when one was written, not where. */
function mayBePlanned(line: Timeline, step: number): boolean {
  const { options, phase, turn, units } = at(line, step);
  if (!options.airborne || phase === 'over' || units[PARATROOPS]!.at !== LENINGRAD) return false;
  for (let k = step; k > 0; k--) {
    if (line.steps[k - 1]!.events.some(({ type }) => type === 'planned')) return true;
    if (at(line, k - 1).turn < turn - PLAN_LASTS) return false;
  }
  return line.start.course.plan !== null;
}

/** See `secretsOf` for each answer. */
export const secrets = secretsOf<State, Side, Timeline>({
  sides: ['soviet', 'finn'],
  secretFrom: (line, step, side) => {
    if (side === 'soviet') return isFaceDown(at(line, step)) ? 'face-down' : null;
    return mayBePlanned(line, step) ? 'written' : null;
  },
  // Counters stay secret until they are revealed, a plan as long as it may be carried out.
  lasts: (then, now) =>
    then.secret === now.secret &&
    (then.secret === 'face-down' || now.state.turn - then.state.turn <= PLAN_LASTS),
});
