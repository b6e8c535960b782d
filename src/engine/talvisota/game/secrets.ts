/**
 * What is hidden from which side, and whether it still is; `view` gives the position as a side sees it. A
 * sheet is open on the screen while its side decides with it, and at other times shows only on request (N51).
 */
import { same } from '#engine/core/same.ts';
import { secretsOf } from '#engine/core/secrets.ts';
import type { Side } from '../board/board.ts';
import type { State } from '../state/state.ts';
import { at, type Timeline } from './timeline.ts';
import { curtain, view } from './view.ts';

/** See `secretsOf` for each answer. */
export const secrets = secretsOf<State, Side, Timeline>({
  sides: ['soviet', 'finn'],
  secretFrom: (line, step, side) => {
    const state = at(line, step);
    const open = curtain(state);
    if (open && open !== side) return 'face-down';
    return same({ ...view(state, side), random: state.random }, state) ? null : 'written';
  },
  // Former locations of units and supports are never revealed.
  lasts: () => true,
});
