import type { State } from '../../../../engine/talvisota/index.ts';
import { handWords } from './hand-words.ts';
import { kindOf } from './situation.ts';

/** What there is to do, in a sentence. In solo play the Soviet player leads the scouts, who must go where any are free. */
export function todoIn(state: State): string {
  const kind = kindOf(state);
  return state.options.solo && kind === 'harassment' ? handWords().soloHarassment : handWords().todo[kind];
}
