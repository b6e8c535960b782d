import * as v from 'valibot';
import {
  type Action,
  FINNISH_STRATEGIES,
  FRONTS,
  SOVIET_STRATEGIES,
  SPACES,
  isAction,
} from '#engine/talvisota';
import type { Advice } from './choose.ts';
import { AIMS, type Purpose } from './plans.ts';

// What the worker of the computer players answers, checked before it counts.

/** Longer than any phase. */
const MAX_ITEMS = 300;
const actions = v.pipe(v.array(v.custom<Action>(isAction)), v.maxLength(MAX_ITEMS));

const space = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SPACES.length - 1));
const purpose = v.strictObject({
  aim: v.picklist(AIMS),
  front: v.picklist(FRONTS),
  spaces: v.pipe(v.array(space), v.maxLength(SPACES.length)),
  strategy: v.nullable(v.picklist([...SOVIET_STRATEGIES, ...FINNISH_STRATEGIES])),
  chance: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
}) satisfies v.GenericSchema<unknown, Purpose>;
const advice = v.strictObject({ actions, plan: v.pipe(v.array(purpose), v.maxLength(MAX_ITEMS)) });

/** The advice in an answer; null when it makes no sense. */
export function parseAdvice(answer: unknown): Advice | null {
  const read = v.safeParse(advice, answer);
  return read.success ? read.output : null;
}

/** The actions of a player in an answer; null when it makes no sense. */
export function parseActions(answer: unknown): readonly Action[] | null {
  const read = v.safeParse(actions, answer);
  return read.success ? read.output : null;
}

/** The worker in which the computer players think. */
export const makeWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
