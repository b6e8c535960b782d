import type { State } from '#engine/winter-war';
import type { Mode } from '../../table-adapter.ts';
import { nowOf, wayOf } from './ways.ts';

/** What to do next, in one sentence. */
export function todoOf(state: State, mode: Mode): string {
  const now = nowOf(state);
  return wayOf(now).todo(now, mode);
}
