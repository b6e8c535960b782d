import { check, decider, view, type Action, type Side, type State } from '../../../engine/talvisota/index.ts';
import { toEnd, type PlayerLevel, type Thought } from './contract.ts';
import { anyAction } from './fallback.ts';

import { general } from './general.ts';
import { recruit } from './recruit.ts';

/**
 * What a computer player does now: its next action, and those that follow it as far as neither a die nor the other
 * side's word comes in between. It knows no more than `view` shows of the position it is given, and can be stopped at
 * every `yield`, which tells how much of the work is done, from 0 to 1.
 */
export function* thinking(
  state: State,
  side: Side,
  level: PlayerLevel,
  seed: number,
  effort = 1,
): Thought<Action[]> {
  if (state.phase === 'over' || decider(state) !== side) return [];
  const seen = view(state, side);
  const person = { side, seed, effort };
  const actions = level === 'recruit' ? recruit(seen, person) : yield* general(seen, person);
  const [first] = actions;
  return first && !check(seen, first) ? actions : [anyAction(seen)];
}

/** All of `thinking` at once. */
export const think = (...about: Parameters<typeof thinking>): Action[] => toEnd(thinking(...about));
