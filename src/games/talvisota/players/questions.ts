/** What the worker of the computer players is asked, and the thought that follows. */
import * as v from 'valibot';
import { isView, type Action, type State } from '../../../engine/talvisota/index.ts';
import { thinking } from './choose.ts';
import { PLAYER_LEVELS, type Thought } from './contract.ts';

const question = v.strictObject({
  /** What the side may see, no more: the dice to come never leave the table. */
  state: v.custom<State>(isView),
  side: v.picklist(['finn', 'soviet']),
  level: v.picklist(PLAYER_LEVELS),
  /** Any whole number. */
  seed: v.pipe(v.number(), v.integer()),
});

export type Question = v.InferOutput<typeof question>;

/** The thought about a question; null when it makes no sense. */
export function thoughtOf(message: unknown): Thought<readonly Action[]> | null {
  const read = v.safeParse(question, message);
  if (!read.success) return null;
  const { state, side, level, seed } = read.output;
  return thinking(state, side, level, seed);
}
