/** Runs the lessons of Talvisota: compares actions with the requested ones. */
import {
  apply,
  positionFrom,
  SLOTS,
  type Action,
  type GameEvent,
  type Refusal,
  type State,
} from '#engine/talvisota';
import { type LessonProgress as ProgressIn, type Verdict, lessonRunner } from '#table/game';
import type { Lesson, Parts, Step } from './lesson.ts';

export type Progress = ProgressIn<Lesson, State>;

/** Treats the two counters of one kind as equal. */
const alike = (one: unknown): unknown => (one === 'AT2' ? 'AT1' : one === 'EMB2' ? 'EMB1' : one);

/** Actions in which either of the two boxes of a front is accepted. */
const BOX_IS_FREE: readonly Action['type'][] = ['plan', 'prepare', 'answer'];

/** A part of an action in comparable form: boxes by their front, lists sorted. */
function part(type: Action['type'], key: string, value: unknown): string {
  if (key === 'slot' && value !== null && BOX_IS_FREE.includes(type)) return SLOTS[value as number]!;
  if (Array.isArray(value))
    return value
      .map((one) => String(alike(one)))
      .toSorted()
      .join();
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .filter(([, count]) => count !== 0)
      .map(String)
      .toSorted()
      .join();
  return String(alike(value));
}

const has = (action: Action, parts: Parts | Action): boolean =>
  Object.entries(parts).every(
    ([key, value]) =>
      part(action.type, key, (action as Readonly<Record<string, unknown>>)[key]) ===
      part(action.type, key, value),
  );

/** True if an action completes the step. */
const does = ({ wanted, or = [] }: Step, action: Action): boolean =>
  [wanted, ...or].some((one) => has(action, one));

const within = (part: Readonly<Record<string, number>>, all: Readonly<Record<string, number>>): boolean =>
  Object.entries(part).every(([unit, count]) => count <= all[unit]!);

const among = (part: readonly string[], all: readonly string[]): boolean =>
  part.every((one) => all.map(alike).includes(alike(one)));

/**
 * True for an action that contains only parts of the requested one, since forces are put together counter by counter.
 * The step continues after it.
 */
function isPart({ wanted }: Step, action: Action, after: State): boolean {
  const same = (key: string): boolean =>
    part(action.type, key, (action as never)[key]) === part(action.type, key, (wanted as never)[key]);
  if (wanted.type === 'enter' && action.type === 'enter')
    return same('front') && same('to') && within(after.soviet.map[wanted.to]!, wanted.units);
  if (wanted.type === 'commit' && action.type === 'commit')
    return (
      same('slot') &&
      same('from') &&
      within(action.units, wanted.units) &&
      among(action.supports, wanted.supports)
    );
  if (wanted.type === 'prepare' && action.type === 'prepare')
    return (
      same('slot') &&
      within(action.units, wanted.units) &&
      among(action.supports, wanted.supports) &&
      among(action.environment, wanted.environment)
    );
  return false;
}

const isWhole = ({ wanted }: Step, after: State): boolean =>
  wanted.type === 'enter' && within(wanted.units, after.soviet.map[wanted.to]!);

function missed(step: Step, action: Action): Verdict {
  const trap = step.traps?.find(({ when }) => has(action, when))?.id;
  const key = action.type === step.wanted.type ? 'short' : 'other';
  return { key, ...(trap !== undefined && { trap }) };
}

export const { start, tryAction } = lessonRunner<Lesson, State, Action, GameEvent, Refusal>({
  begin: ({ position }) => positionFrom(position),
  apply,
  judge(step, { action, state }) {
    if (does(step, action)) return 'done';
    if (!isPart(step, action, state)) return missed(step, action);
    return isWhole(step, state) ? 'done' : 'part';
  },
  reply: (written) => written,
});
