import * as v from 'valibot';
import {
  type Action,
  FINNISH_STRATEGIES,
  FRONTS,
  SOVIET_STRATEGIES,
  SPACES,
  isAction,
} from '#engine/talvisota';
import type { Hint } from './choose.ts';
import { AIMS, type Purpose } from './plans.ts';

// Page side of the AI worker: starts it and validates its answers.

/** Exceeds any phase. */
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
const plan = v.pipe(v.array(purpose), v.maxLength(MAX_ITEMS));
const hint = v.strictObject({ actions, plan });

/** The hint in an answer; null if it is invalid. */
export function parseHint(answer: unknown): Hint | null {
  const read = v.safeParse(hint, answer);
  return read.success ? read.output : null;
}

/** The actions in an answer; null if they are invalid. */
export function parseActions(answer: unknown): readonly Action[] | null {
  const read = v.safeParse(actions, answer);
  return read.success ? read.output : null;
}

/** The purposes in a review; null if they are invalid. */
export function parsePurposes(purposes: unknown): readonly Purpose[] | null {
  const read = v.safeParse(plan, purposes);
  return read.success ? read.output : null;
}

export const makeWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
