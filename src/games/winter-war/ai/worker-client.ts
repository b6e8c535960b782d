import * as v from 'valibot';
import { type Action, ODDS_COLUMNS, isAction } from '#engine/winter-war';
import type { Hint, Why } from './advise.ts';
import { TACTICS } from './tactics/names.ts';
import { AIMS, FRONTS, PLAN_REASONS } from './war-plan.ts';

// Page side of the AI worker: starts it and validates its answers.

const number = v.pipe(v.number(), v.integer());

/** More items than any phase has; a side has about sixty counters. */
const MAX_ITEMS = 1000;
const actions = v.pipe(v.array(v.custom<Action>(isAction)), v.maxLength(MAX_ITEMS));
const numberList = v.pipe(v.array(v.pipe(number, v.minValue(0), v.maxValue(9999))), v.maxLength(MAX_ITEMS));
const hexes = numberList;
const reason = v.variant('kind', [
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
      ...TACTICS,
    ]),
    hexes,
  }),
  v.strictObject({
    kind: v.picklist(['cut-supply', 'keep-supply', 'spare-strength']),
    hexes,
    units: numberList,
  }),
  v.strictObject({
    kind: v.picklist(['meet-obligation', 'storm', 'destroy']),
    hexes,
    odds: v.picklist(ODDS_COLUMNS),
  }),
  v.strictObject({ kind: v.literal('guard-murmansk'), hexes, count: number }),
]) satisfies v.GenericSchema<unknown, Why>;

const whys = v.pipe(v.array(reason), v.maxLength(20));

const purpose = { front: v.picklist(FRONTS), aim: v.picklist(AIMS), reason: v.picklist(PLAN_REASONS) };

const hint = v.strictObject({
  actions,
  why: whys,
  plan: v.strictObject({
    name: v.string(),
    purposes: v.pipe(v.array(v.strictObject(purpose)), v.maxLength(20)),
  }),
  groups: v.pipe(v.array(v.strictObject({ ...purpose, units: numberList, hexes })), v.maxLength(100)),
});

/** The actions in an answer; null if they are invalid. */
export function parseActions(answer: unknown): readonly Action[] | null {
  const read = v.safeParse(actions, answer);
  return read.success ? read.output : null;
}

/** The hint in an answer; null if it is invalid. */
export function parseHint(answer: unknown): Hint | null {
  const read = v.safeParse(hint, answer);
  return read.success ? read.output : null;
}

/** The reasons that came with a review; null if they are invalid. */
export function parseReasons(reasons: unknown): readonly Why[] | null {
  const read = v.safeParse(whys, reasons);
  return read.success ? read.output : null;
}

/** Starts the worker in which the AI runs. */
export const makeWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
