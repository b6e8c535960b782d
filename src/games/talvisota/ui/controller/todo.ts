import playMessages from '../../content/en/play.ftl';
import { decider, size, type State } from '#engine/talvisota';
import { kindOf } from './situation.ts';

/** Units have come, and the phase does not end before each has its front box. */
const mustAssign = (state: State): boolean =>
  state.phase === 'recovery' && decider(state) === 'soviet' && size(state.soviet.waiting) > 0;

/** What there is to do, in a sentence. In solo play the Soviet player leads the scouts, who must go where any are free. */
export function todoIn(state: State): string {
  const kind = kindOf(state);
  const w = playMessages().decision;
  if (mustAssign(state)) return w.assignArrivals;
  return state.options.solo && kind === 'harassment' ? w.soloHarassment : w.todo[kind];
}
