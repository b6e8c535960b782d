/**
 * What is hidden from whom, and whether it still is. Curtain, undo, replay, branches, seats and copies ask here,
 * and nowhere else; what a side sees of a position comes out of `view`. The answers follow from what both players
 * know, so that they give nothing away: not even whether a landing place is written down now.
 */
import { LENINGRAD } from '../board/board.ts';
import { initialForces } from '../rules/schedule.ts';
import { PARATROOPS } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import type { State } from './state.ts';
import { at, type Timeline } from './timeline.ts';

/**
 * How something is hidden: counters that lie face down for one side lie open on the screen of the other (S1); what
 * is written down shows only when it is asked for (Option.D3).
 */
export type Secret = 'face-down' | 'written';

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

/** How something of the position at a step of the game is hidden from a side; null when nothing is. */
export function secretFrom(line: Timeline, step: number, side: Side): Secret | null {
  if (side === 'soviet') return isFaceDown(at(line, step)) ? 'face-down' : null;
  return mayBePlanned(line, step) ? 'written' : null;
}

/** How something at a step is hidden from anybody. */
export const secretAt = (line: Timeline, step: number): Secret | null =>
  secretFrom(line, step, 'soviet') ?? secretFrom(line, step, 'finn');

/**
 * How something of a past moment is hidden from a side even now, as the game stands at its cursor: counters until
 * they are revealed, a plan as long as it may be carried out.
 */
export function stillSecretFrom(line: Timeline, step: number, side: Side): Secret | null {
  const secret = secretFrom(line, step, side);
  if (!secret || secretFrom(line, line.cursor, side) !== secret) return null;
  const age = at(line, line.cursor).turn - at(line, step).turn;
  return secret === 'face-down' || age <= PLAN_LASTS ? secret : null;
}

/** How something of a past moment is hidden from anybody even now. */
export const stillSecretAt = (line: Timeline, step: number): Secret | null =>
  stillSecretFrom(line, step, 'soviet') ?? stillSecretFrom(line, step, 'finn');

/**
 * The earliest step, not before `limit`, to which the players may go back without the screen changing hands over
 * something that is still secret. `handsAt` tells who has the screen at a position.
 */
export function handOverLimit(line: Timeline, limit: number, handsAt: (state: State) => string): number {
  for (let k = line.cursor; k > limit; k--) {
    const changed = handsAt(at(line, k - 1)) !== handsAt(at(line, k));
    if (changed && (stillSecretAt(line, k - 1) || stillSecretAt(line, k))) return k;
  }
  return limit;
}
