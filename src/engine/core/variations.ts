/** Lines tried from moments of a game, with their notes and drawings: a tree stored as a list. */
import type { RecordedAction } from './recorded.ts';
import type { Place, Refusal } from './refusal.ts';
import { same } from './same.ts';

/** What a player wrote and drew at a moment. */
export interface Notes {
  readonly text?: string;
  /** Each from one place to another. */
  readonly arrows?: readonly (readonly [Place, Place])[];
  readonly marks?: readonly Place[];
}

/** A moment of the game itself: after `at` steps. */
interface GameMoment extends Notes {
  readonly at: number;
}

/** A step of a line. */
interface VariationStep<Action> extends Notes {
  /** Index in the list of the moment before it; always lower than its own. */
  readonly after: number;
  readonly action: Action;
  /** Absent when it rolled none. */
  readonly dice?: readonly number[];
}

type Moment<Action> = GameMoment | VariationStep<Action>;

/** All moments. Among the steps that follow one moment, the first in the list is the main line. */
export type Variations<Action> = readonly Moment<Action>[];

/** Limits of one moment: characters of its text, and arrows or marked places. */
export const LONGEST_TEXT = 2000;
export const MOST_DRAWN = 60;
/** Moments that a player may add; a record may hold more, where steps of a game were taken back. */
export const MOST_MOMENTS = 2000;

export const isStep = <Action>(moment: Moment<Action>): moment is VariationStep<Action> => 'after' in moment;

/** The index of a moment of the game; -1 when the list does not have it. */
export const gameMoment = <Action>(all: Variations<Action>, at: number): number =>
  all.findIndex((moment) => !isStep(moment) && moment.at === at);

export const stepsAfter = <Action>(all: Variations<Action>, index: number): number[] =>
  index < 0 ? [] : all.flatMap((moment, i) => (isStep(moment) && moment.after === index ? [i] : []));

/** Indices of the steps that lead to a moment, and the moment of the game at which they start. */
export function pathTo<Action>(all: Variations<Action>, index: number): { at: number; path: number[] } {
  const path: number[] = [];
  let moment = all[index]!;
  for (let i = index; isStep(moment); i = moment.after, moment = all[i]!) path.unshift(i);
  return { at: moment.at, path };
}

/** The list including a moment of the game, and the index of that moment. */
export function withGameMoment<Action>(all: Variations<Action>, at: number) {
  const index = gameMoment(all, at);
  return index < 0 ? { all: [...all, { at }], index: all.length } : { all, index };
}

/** The list with a step added after a moment, and its index; an existing equal step is reused. */
export function withStep<Action>(
  all: Variations<Action>,
  after: number,
  { action, dice }: RecordedAction<Action>,
): { all: Variations<Action>; index: number } {
  const known = stepsAfter(all, after).find((i) => {
    const step = all[i] as VariationStep<Action>;
    return same(step.action, action) && same(step.dice ?? [], dice);
  });
  if (known !== undefined) return { all, index: known };
  const step = { after, action, ...(dice.length && { dice }) };
  return { all: [...all, step], index: all.length };
}

const isBare = <Action>({ text, arrows, marks }: Moment<Action>): boolean => !text && !arrows && !marks;

/**
 * Keeps moments that satisfy `isKept` and whose predecessors do; drops game moments without notes or steps.
 */
function kept<Action>(
  all: Variations<Action>,
  isKept: (moment: Moment<Action>, index: number) => boolean,
): Variations<Action> {
  const stays: boolean[] = [];
  for (const [i, moment] of all.entries())
    stays.push(isKept(moment, i) && (!isStep(moment) || stays[moment.after]!));
  const used = new Set(all.flatMap((moment, i) => (isStep(moment) && stays[i] ? [moment.after] : [])));
  const places: number[] = [];
  const result: Moment<Action>[] = [];
  for (const [i, moment] of all.entries()) {
    if (!stays[i] || (!isStep(moment) && isBare(moment) && !used.has(i))) continue;
    places[i] = result.length;
    if (!isStep(moment)) result.push(moment);
    // A moment with unchanged indices stays the same object.
    else if (places[moment.after] === moment.after) result.push(moment);
    else result.push({ ...moment, after: places[moment.after]! });
  }
  return result;
}

/** The list without a moment and all that follows it; a game moment loses its lines and notes. */
export const withoutMoment = <Action>(all: Variations<Action>, index: number): Variations<Action> =>
  kept(all, (_, i) => i !== index);

/** True when a step and all before it are the main lines of the moments that they follow. */
export const isMain = <Action>(all: Variations<Action>, index: number): boolean =>
  pathTo(all, index).path.every((i) => stepsAfter(all, (all[i] as VariationStep<Action>).after)[0] === i);

/** Makes the line of a step the main line from its game moment on; `index` is the step's new index. */
export function withMain<Action>(
  all: Variations<Action>,
  index: number,
): { all: Variations<Action>; index: number } {
  const order = [...all.keys()];
  for (const i of pathTo(all, index).path) {
    const [first] = stepsAfter(all, (all[i] as VariationStep<Action>).after);
    if (first === i) continue;
    order.splice(order.indexOf(i), 1);
    // After the moment it follows, as its siblings are.
    order.splice(order.indexOf(first!), 0, i);
  }
  const places = new Map(order.map((old, now) => [old, now]));
  const result = order.map((old) => {
    const moment = all[old]!;
    if (!isStep(moment)) return moment;
    const after = places.get(moment.after)!;
    // A moment with unchanged indices stays the same object.
    return after === moment.after ? moment : { ...moment, after };
  });
  return { all: result, index: places.get(index)! };
}

export function withNotes<Action>(
  all: Variations<Action>,
  index: number,
  { text, arrows = [], marks = [] }: Notes,
): Variations<Action> {
  const { text: _text, arrows: _arrows, marks: _marks, ...bare } = all[index]!;
  const noted = {
    ...bare,
    ...(text && { text }),
    ...(arrows.length && { arrows }),
    ...(marks.length && { marks }),
  } as Moment<Action>;
  return kept(all.with(index, noted), () => true);
}

/** Variations that start within the first `steps` steps of a game. */
export const variationsUpTo = <Action>(all: Variations<Action>, steps: number): Variations<Action> =>
  kept(all, (moment) => isStep(moment) || moment.at <= steps);

/**
 * The variations of a game that is continued from an earlier step: the discarded steps become a line, and
 * what was attached to them stays attached.
 */
export function variationsAfterRewriting<Action>(
  all: Variations<Action>,
  steps: readonly RecordedAction<Action>[],
  cursor: number,
): Variations<Action> {
  const last = Math.max(...all.map((moment) => (isStep(moment) ? 0 : moment.at)));
  if (last <= cursor) return all;
  const notesAt = (at: number): Notes => {
    const { at: _at, ...notes } = (all[gameMoment(all, at)] as GameMoment | undefined) ?? { at };
    return notes;
  };
  const result: Moment<Action>[] = [{ at: cursor, ...notesAt(cursor) }];
  for (const [i, { action, dice }] of steps.slice(cursor, last).entries())
    result.push({ after: i, action, ...(dice.length && { dice }), ...notesAt(cursor + i + 1) });
  const places: number[] = [];
  for (const [i, moment] of all.entries()) {
    if (!isStep(moment) && moment.at >= cursor) places[i] = moment.at - cursor;
    else {
      places[i] = result.length;
      result.push(isStep(moment) ? { ...moment, after: places[moment.after]! } : moment);
    }
  }
  return result;
}

/** Why the variations of a record are refused; the game itself opens without them. */
export interface VariationsRefusal {
  /** `other-rules`: the game continues from a saved position, and the moments of the variations are lost. */
  readonly key: 'damaged' | 'illegal-step' | 'other-rules';
  /** Path in the record: "variations.3.action". */
  readonly where: string;
  /** Why the rules forbid the step; absent when only its dice do not fit. */
  readonly why?: Pick<Refusal, 'key' | 'params' | 'text'>;
}
