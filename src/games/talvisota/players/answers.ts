/** What the worker of the computer players answers, checked before it counts. */
import * as v from 'valibot';
import { isAction, type Action } from '../../../engine/talvisota/index.ts';

/** Longer than any phase. */
const MOST = 300;
const actions = v.pipe(v.array(v.custom<Action>(isAction)), v.maxLength(MOST));

/** The actions of a player in an answer; null when it makes no sense. */
export function actionsOf(answer: unknown): readonly Action[] | null {
  const read = v.safeParse(actions, answer);
  return read.success ? read.output : null;
}
