/** What the worker of the computer players is asked, and the thought that follows. */
import * as v from 'valibot';
import { isView, type Action, type Side, type State } from '../../../engine/winter-war/index.ts';
import { advise, type Advice } from './advise.ts';
import { thinking } from './choose.ts';
import { PLAYER_LEVELS, type PlayerLevel, type Thought } from './contract.ts';

/** `state` is what the side may see, no more: the dice to come never leave the table. */
export type Question = {
  readonly state: State;
  readonly side: Side;
  /** Any whole number. */
  readonly seed: number;
} & ({ readonly kind: 'think'; readonly level: PlayerLevel } | { readonly kind: 'advise' });

const about = {
  state: v.custom<State>(isView),
  side: v.picklist(['finn', 'soviet']),
  seed: v.pipe(v.number(), v.integer()),
};
const question = v.variant('kind', [
  v.strictObject({ kind: v.literal('think'), ...about, level: v.picklist(PLAYER_LEVELS) }),
  v.strictObject({ kind: v.literal('advise'), ...about }),
]);

/** The message as a question, or null. */
export function questionOf(message: unknown): Question | null {
  const read = v.safeParse(question, message);
  return read.success ? read.output : null;
}

/** The thought about a question: actions, or advice. Null when the question makes no sense. */
export function thoughtOf(message: unknown): Thought<readonly Action[] | Advice> | null {
  const asked = questionOf(message);
  if (!asked) return null;
  const { state, side, seed } = asked;
  return asked.kind === 'advise' ? advise(state, side, seed) : thinking(state, side, asked.level, seed);
}
