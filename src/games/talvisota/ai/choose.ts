import { check, decider, view, type Action, type Side, type State } from '#engine/talvisota';
import { runToEnd, seededRandom, type PlayerLevel, type SearchTask } from './contract.ts';
import { fallbackAction } from './fallback.ts';
import { searchGeneral } from './general.ts';
import { playAtRandom } from './random-player.ts';

/** Of so many in a hundred turns a level plays at random; in the others it plays as the General does. */
const RANDOM_TURN_PERCENT: Readonly<Record<PlayerLevel, number>> = { recruit: 55, officer: 25, general: 0 };

/**
 * What a computer player does now: its next action, and those that follow it as far as neither a die nor the other
 * side's word comes in between. It knows no more than `view` shows of the position it is given, and can be stopped at
 * every `yield`, which tells how much of the work is done, from 0 to 1.
 */
export function* searchActions(
  state: State,
  side: Side,
  level: PlayerLevel,
  seed: number,
  effort = 1,
): SearchTask<Action[]> {
  if (state.phase === 'over' || decider(state) !== side) return [];
  const seen = view(state, side);
  const profile = { side, seed, effort };
  const atRandom = seededRandom(profile, state, 'level')(100) < RANDOM_TURN_PERCENT[level];
  const actions = atRandom ? playAtRandom(seen, profile) : yield* searchGeneral(seen, profile);
  const [first] = actions;
  return first && !check(seen, first) ? actions : [fallbackAction(seen)];
}

/** All of `thinking` at once. */
export const chooseActions = (...about: Parameters<typeof searchActions>): Action[] =>
  runToEnd(searchActions(...about));
