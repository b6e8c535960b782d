/** What the worker of the computer players is asked, checked, and the thought that follows. */
import * as v from 'valibot';
import { isView, type Action, type State } from '#engine/talvisota';
import type { Question } from '#table/game/ai.ts';
import { advise, type Advice } from './advise.ts';
import { searchActions } from './choose.ts';
import { PLAYER_LEVELS, type SearchTask } from './contract.ts';

const position = {
  state: v.custom<State>(isView),
  side: v.picklist(['finn', 'soviet']),
  seed: v.pipe(v.number(), v.integer()),
};

const question = v.variant('kind', [
  v.strictObject({ kind: v.literal('think'), ...position, level: v.picklist(PLAYER_LEVELS) }),
  v.strictObject({ kind: v.literal('advise'), ...position }),
]) satisfies v.GenericSchema<unknown, Question<State>>;

/** The thought about a question: actions, or advice. Null when it makes no sense. */
export function searchForQuestion(message: unknown): SearchTask<readonly Action[] | Advice> | null {
  const read = v.safeParse(question, message);
  if (!read.success) return null;
  const { state, side, seed } = read.output;
  return read.output.kind === 'advise'
    ? advise(state, side, seed)
    : searchActions(state, side, read.output.level, seed);
}
