/**
 * What is hidden from whom, and whether it still is. Curtain, undo, replay, branches, seats and copies ask here,
 * and nowhere else; what a side sees of a position comes out of `view`. Counters lie face down in the set-up (S1); where
 * a landing is to be is written down (Option.D3). Nobody is told even whether a landing place is written down now.
 */
import { secretsOf } from '#engine/core/secrets.ts';
import { LENINGRAD } from '../board/board.ts';
import { initialForces } from '../rules/schedule.ts';
import { PARATROOPS, ROSTER } from '../units/roster.ts';
import { type Side, enemyOf } from '../units/unit-types.ts';
import { type State, OFF_MAP } from '../state/state.ts';
import { at, type Timeline } from './timeline.ts';
import type { Hex } from '../board/grid.ts';

/**
 * What a side may see. While the sides set up, the Finnish counters are hidden from the Soviets, who set up
 * face up (S1); the generator of the dice always is. The whole of a game's hidden information leaves the
 * engine through here.
 */
export function view(state: State, side: Side): State {
  const { course } = state;
  // Where the paratroops are to land is written down for the Soviets alone (Option.D3).
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

/** What both sides may see: during the set-up no Finnish counter, and never a planned landing. */
export const openView = (state: State): State => view(view(state, 'soviet'), 'finn');

/** During the Soviet set-up: how many Finnish counters lie face down in each hex (S1). Else nothing. */
export function faceDown(state: State, side: Side): Map<Hex, number> {
  const counts = new Map<Hex, number>();
  // Nothing shows before the Finns have finished; Soviet counters are laid face up, but after that.
  if (state.phase !== 'set-up' || state.phasing !== 'soviet' || side !== 'soviet') return counts;
  state.units.forEach(({ at }, id) => {
    if (at >= 0 && ROSTER[id]!.side === enemyOf(side)) counts.set(at, (counts.get(at) ?? 0) + 1);
  });
  return counts;
}

/** For so many Game-Turns beyond its own a plan is in force: it is made for the next one (Option.D3). */
const PLAN_LASTS = 1;

/** Finnish counters have been laid down, and are not revealed yet. */
const isFaceDown = ({ phase, phasing, units, options }: State): boolean =>
  phase === 'set-up' &&
  (phasing === 'soviet' || initialForces('finn', options).some((id) => units[id]!.at >= 0));

/** True when a landing may have been written down that could still be carried out: the log tells when, not where. */
function mayBePlanned(line: Timeline, step: number): boolean {
  const { options, phase, turn, units } = at(line, step);
  if (!options.airborne || phase === 'over' || units[PARATROOPS]!.at !== LENINGRAD) return false;
  for (let k = step; k > 0; k--) {
    if (line.steps[k - 1]!.events.some(({ type }) => type === 'planned')) return true;
    if (at(line, k - 1).turn < turn - PLAN_LASTS) return false;
  }
  return line.start.course.plan !== null;
}

/** What the table asks of them: each answer is told at `secretsOf`. */
export const secrets = secretsOf<State, Side, Timeline>({
  sides: ['soviet', 'finn'],
  secretFrom: (line, step, side) => {
    if (side === 'soviet') return isFaceDown(at(line, step)) ? 'face-down' : null;
    return mayBePlanned(line, step) ? 'written' : null;
  },
  // Counters until they are revealed, a plan as long as it may be carried out.
  lasts: (then, now) =>
    then.secret === now.secret &&
    (then.secret === 'face-down' || now.state.turn - then.state.turn <= PLAN_LASTS),
});
