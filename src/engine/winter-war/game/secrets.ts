/**
 * What is hidden from whom, and whether it still is. Curtain, undo, replay, branches, seats and copies ask here,
 * and nowhere else; what a side sees of a position comes out of `view`. Counters lie face down in the set-up (S1); where
 * a landing is to be is written down (Option.D3). Nobody is told even whether a landing place is written down now.
 */
import { secretsOf } from '#engine/core/secrets.ts';
import { LENINGRAD } from '../board/board.ts';
import { initialForces } from '../rules/schedule.ts';
import { PARATROOPS } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import type { State } from '../state/state.ts';
import { at, type Timeline } from './timeline.ts';

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
