import playMessages from '../../content/en/play.ftl';
import { decider, size, type State } from '#engine/talvisota';
import { kindOf } from './situation.ts';

/** True while arrived units wait for a front box, without which the phase cannot end. */
const mustAssign = (state: State): boolean =>
  state.phase === 'recovery' && decider(state) === 'soviet' && size(state.soviet.waiting) > 0;

/** The task, in one sentence. In solo play the Soviet player moves the scouts, which must go if any are free. */
export function todoIn(state: State): string {
  const kind = kindOf(state);
  const t = playMessages().decision;
  if (mustAssign(state)) return t.assignArrivals;
  return state.options.solo && kind === 'harassment' ? t.soloHarassment : t.todo[kind];
}
