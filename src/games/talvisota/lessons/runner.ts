/** Plays a lesson: pure functions from progress to progress. */
import {
  apply,
  positionFrom,
  SLOTS,
  type Action,
  type GameEvent,
  type Refusal,
  type State,
} from '../../../engine/talvisota/index.ts';
import type { Lesson, Parts, Step } from './lesson.ts';

export interface Progress {
  readonly lesson: Lesson;
  /** Steps done. */
  readonly done: number;
  readonly state: State;
}

/** One action as it was carried out, the learner's or a reply to it. */
export interface Played {
  readonly action: Action;
  readonly dice: readonly number[];
  readonly events: readonly GameEvent[];
  readonly state: State;
}

export type LessonRefusal =
  | { readonly by: 'engine'; readonly refusal: Refusal }
  /** Legal, but not now: another thing is asked for, a likely mistake by its id, or the lesson is over. */
  | { readonly by: 'lesson'; readonly key: 'other' | 'short' | 'over'; readonly trap?: string };

export type Tried =
  | { readonly ok: true; readonly progress: Progress; readonly played: readonly Played[] }
  | { readonly ok: false; readonly refusal: LessonRefusal };

export const start = (lesson: Lesson): Progress => ({
  lesson,
  done: 0,
  state: positionFrom(lesson.position),
});

export const stepOf = ({ lesson, done }: Progress): Step | undefined => lesson.steps[done];

/** Counters of which there are two are alike. */
const alike = (one: unknown): unknown => (one === 'AT2' ? 'AT1' : one === 'EMB2' ? 'EMB1' : one);

/** Where the learner chooses between the two boxes of a front, and they are alike. */
const BOX_IS_FREE: readonly Action['type'][] = ['plan', 'prepare', 'answer'];

/** A part of an action as it is compared: boxes by their front, lists without their order. */
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

/** True when an action has all these parts. */
const has = (action: Action, parts: Parts | Action): boolean =>
  Object.entries(parts).every(
    ([key, value]) =>
      part(action.type, key, (action as Readonly<Record<string, unknown>>)[key]) ===
      part(action.type, key, value),
  );

/** True when an action does what the step asks for. */
const does = ({ wanted, or = [] }: Step, action: Action): boolean =>
  [wanted, ...or].some((one) => has(action, one));

const within = (part: Readonly<Record<string, number>>, all: Readonly<Record<string, number>>): boolean =>
  Object.entries(part).every(([unit, count]) => count <= all[unit]!);

const among = (part: readonly string[], all: readonly string[]): boolean =>
  part.every((one) => all.map(alike).includes(alike(one)));

/**
 * Forces are put together counter by counter: true of an action that has nothing but parts of what is asked for. The
 * step goes on after it.
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

/** True when the last part of a force has come to the rest. */
const isWhole = ({ wanted }: Step, after: State): boolean =>
  wanted.type === 'enter' && within(wanted.units, after.soviet.map[wanted.to]!);

function why(step: Step, action: Action): LessonRefusal {
  const trap = step.traps?.find(({ when }) => has(action, when))?.id;
  const key = action.type === step.wanted.type ? 'short' : 'other';
  return { by: 'lesson', key, ...(trap !== undefined && { trap }) };
}

/** Carries out the replies to a step; one that the engine refuses is a mistake in the lesson. */
function replies(state: State, { reply = [] }: Step): Played[] {
  const played: Played[] = [];
  let now = state;
  for (const { action, dice } of reply) {
    const applied = apply(now, action, dice);
    if (!applied.ok) throw new Error(`A reply is refused: ${applied.refusal.text}`);
    now = applied.state;
    played.push({ action, dice: applied.dice, events: applied.events, state: now });
  }
  return played;
}

/** Plays an action if it is legal and what the step asks for, or a part of that. */
export function tryAction(progress: Progress, action: Action): Tried {
  const { lesson, done, state } = progress;
  const step = stepOf(progress);
  if (!step) return { ok: false, refusal: { by: 'lesson', key: 'over' } };
  const applied = apply(state, action, step.dice);
  if (!applied.ok) return { ok: false, refusal: { by: 'engine', refusal: applied.refusal } };
  const { events, dice, state: after } = applied;
  const own = { action, dice, events, state: after };
  if (!does(step, action)) {
    if (!isPart(step, action, after)) return { ok: false, refusal: why(step, action) };
    if (!isWhole(step, after)) return { ok: true, progress: { ...progress, state: after }, played: [own] };
  }
  const played = [own, ...replies(after, step)];
  return { ok: true, progress: { lesson, done: done + 1, state: played.at(-1)!.state }, played };
}
