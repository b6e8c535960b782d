/** What the page and the worker of the computer players say to each other; both check what they hear. */
import * as v from 'valibot';
import {
  isAction,
  isView,
  ODDS_COLUMNS,
  type Action,
  type Side,
  type State,
} from '../../engine/winter-war/index.ts';
import type { Advice, PlayerLevel, Why } from '../../games/winter-war/players/index.ts';
import { LEVELS } from '../store/seats.ts';

/** `state` is what the side may see, no more: the dice to come never leave the table. */
export type Question = {
  /** Its answer bears the same number. */
  readonly id: number;
  readonly state: State;
  readonly side: Side;
  readonly seed: number;
} & ({ readonly kind: 'think'; readonly level: PlayerLevel } | { readonly kind: 'advise' });

export type Answer = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'actions'; readonly actions: readonly Action[] }
  | { readonly kind: 'advice'; readonly advice: Advice }
  /** The question made no sense, or thinking broke down. */
  | { readonly kind: 'trouble'; readonly text: string }
);

const number = v.pipe(v.number(), v.integer());
const id = number;
const about = {
  id,
  state: v.custom<State>(isView),
  side: v.picklist(['finn', 'soviet']),
  seed: number,
};
const question = v.variant('kind', [
  v.strictObject({ kind: v.literal('think'), ...about, level: v.picklist(LEVELS) }),
  v.strictObject({ kind: v.literal('advise'), ...about }),
]);

/** Longer than any phase; a side has some sixty counters. */
const MOST = 1000;
const actions = v.pipe(v.array(v.custom<Action>(isAction)), v.maxLength(MOST));
const few = v.pipe(v.array(v.pipe(number, v.minValue(0), v.maxValue(9999))), v.maxLength(MOST));
const hexes = few;
const why = v.variant('kind', [
  v.strictObject({
    kind: v.picklist([
      'hold-line',
      'hold-city',
      'bar-way',
      'take-ground',
      'close-in',
      'raid-rail',
      'stay-clear',
      'keep-reserve',
    ]),
    hexes,
  }),
  v.strictObject({ kind: v.picklist(['cut-supply', 'keep-supply', 'spare-strength']), hexes, units: few }),
  v.strictObject({
    kind: v.picklist(['meet-obligation', 'storm', 'destroy']),
    hexes,
    odds: v.picklist(ODDS_COLUMNS),
  }),
  v.strictObject({ kind: v.literal('guard-murmansk'), hexes, count: number }),
]) satisfies v.GenericSchema<unknown, Why>;

const answer = v.variant('kind', [
  v.strictObject({
    kind: v.literal('progress'),
    id,
    done: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.strictObject({ kind: v.literal('actions'), id, actions }),
  v.strictObject({
    kind: v.literal('advice'),
    id,
    advice: v.strictObject({ actions, why: v.pipe(v.array(why), v.maxLength(20)) }),
  }),
  v.strictObject({ kind: v.literal('trouble'), id, text: v.pipe(v.string(), v.maxLength(500)) }),
]);

/** The message as a question, or null. */
export function questionOf(message: unknown): Question | null {
  const read = v.safeParse(question, message);
  return read.success ? read.output : null;
}

/** The message as an answer, or null. */
export function answerOf(message: unknown): Answer | null {
  const read = v.safeParse(answer, message);
  return read.success ? read.output : null;
}
