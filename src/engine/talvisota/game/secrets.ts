/**
 * What is hidden from whom, and whether it still is; what a side sees of a position comes out of `view`. A sheet lies
 * open on the screen while its side decides by it, and shows at other times only when it is asked for (N51).
 */
import { same } from '#engine/core/same.ts';
import { secretsOf } from '#engine/core/secrets.ts';
import type { Side } from '../board/board.ts';
import type { State } from '../state/state.ts';
import { at, type Timeline } from './timeline.ts';
import { curtain, view } from './view.ts';

/** What the table asks of them: each answer is told at `secretsOf`. */
export const secrets = secretsOf<State, Side, Timeline>({
  sides: ['soviet', 'finn'],
  secretFrom: (line, step, side) => {
    const state = at(line, step);
    const open = curtain(state);
    if (open && open !== side) return 'face-down';
    return same({ ...view(state, side), random: state.random }, state) ? null : 'written';
  },
  // Where units and supports were kept is never told.
  lasts: () => true,
});
