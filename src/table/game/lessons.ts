/** Lessons: their data, the pure functions that run them, and their texts. */
import type { ComponentType } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Applied } from '#engine/core/timeline-for.ts';
import type { Side, State } from './position.ts';

// Plain data, the same for every game. The texts are content (../content.ts).

/** One task: a single action, which the game describes in fields of its own. */
export interface Step {
  readonly id: string;
  /** Results of the dice, if any are rolled. */
  readonly dice?: readonly number[];
  /** The other side's actions afterwards, in the game's own form. */
  readonly reply?: readonly unknown[];
  /** Paragraphs to read. */
  readonly see: readonly string[];
}

/** Steps in order, from a position in the game's own form. */
export interface Lesson {
  readonly id: string;
  readonly learner: Side;
  readonly steps: readonly Step[];
  /** The kind of problem to try afterwards; absent: none. */
  readonly leadsTo?: string;
  /** Offered with the problems, not in the course. */
  readonly withProblems?: true;
  /** Before the first lesson, and numbered 0. */
  readonly isPrologue?: true;
}

/** The number of a lesson in its course, and how many there are; a prologue is not counted. */
export function numberOf<L extends Pick<Lesson, 'isPrologue'>>(course: readonly L[], lesson: L) {
  const first = course[0]?.isPrologue ? 0 : 1;
  return { n: course.indexOf(lesson) + first, of: course.length + first - 1 };
}

export interface Progress<L extends Lesson = Lesson, S = State> {
  readonly lesson: L;
  /** Number of completed steps. */
  readonly done: number;
  readonly state: S;
}

/** The current step; undefined when the lesson is over. */
export const stepOf = <L extends Lesson>({
  lesson,
  done,
}: Progress<L, unknown>): L['steps'][number] | undefined => lesson.steps[done];

export const isDone = (progress: Progress): boolean => stepOf(progress) === undefined;

// Plays a lesson: pure functions from progress to progress.

/** One action as carried out, the learner's or a reply to it. */
interface Played<S, A, E> {
  readonly action: A;
  readonly dice: readonly number[];
  readonly events: readonly E[];
  readonly state: S;
}

/** A legal action that the step rejects: another kind, one that falls short, or a likely mistake (its id). */
interface Miss {
  readonly key: 'other' | 'short';
  readonly trap?: string;
}

/** How a legal action relates to a step: completes it, is a part of it after which the step continues, or misses it. */
export type Verdict = 'done' | 'part' | Miss;

type LessonRefusal<R extends Refusal = Refusal> =
  | { readonly by: 'engine'; readonly refusal: R }
  | ({ readonly by: 'lesson' } & (Miss | { readonly key: 'over'; readonly trap?: undefined }));

/** Result of the learner's action; the replies follow his own action. */
type Tried<L extends Lesson, S, A, E, R extends Refusal> =
  | { readonly ok: true; readonly progress: Progress<L, S>; readonly played: readonly Played<S, A, E>[] }
  | { readonly ok: false; readonly refusal: LessonRefusal<R> };

type StepIn<L extends Lesson> = L['steps'][number];
type ReplyIn<L extends Lesson> = NonNullable<StepIn<L>['reply']>[number];

/** What a game provides to run lessons by its rules. */
interface Rules<L extends Lesson, S, A, E, R extends Refusal> {
  begin(lesson: L): S;
  apply(state: S, action: A, dice?: readonly number[]): Applied<S, E, R>;
  judge(step: StepIn<L>, played: Played<S, A, E>): Verdict;
  /** A reply in the engine's form, for the position in which it is played. */
  reply(written: ReplyIn<L>, state: S): { readonly action: A; readonly dice?: readonly number[] };
}

export function lessonRunner<L extends Lesson, S, A, E, R extends Refusal>(game: Rules<L, S, A, E, R>) {
  /** Throws if the engine refuses a reply, which is a mistake in the lesson. */
  function replies(written: readonly ReplyIn<L>[], state: S): Played<S, A, E>[] {
    const played: Played<S, A, E>[] = [];
    let now = state;
    for (const one of written) {
      const { action, dice } = game.reply(one, now);
      const applied = game.apply(now, action, dice);
      if (!applied.ok) throw new Error(`A reply is refused: ${applied.refusal.text}`);
      now = applied.state;
      played.push({ action, dice: applied.dice, events: applied.events, state: now });
    }
    return played;
  }

  return {
    start: (lesson: L): Progress<L, S> => ({ lesson, done: 0, state: game.begin(lesson) }),

    /** Plays an action if it is legal and completes the step or a part of it. */
    tryAction(progress: Progress<L, S>, action: A): Tried<L, S, A, E, R> {
      const step = stepOf(progress);
      if (!step) return { ok: false, refusal: { by: 'lesson', key: 'over' } };
      const applied = game.apply(progress.state, action, step.dice);
      if (!applied.ok) return { ok: false, refusal: { by: 'engine', refusal: applied.refusal } };
      const { events, dice, state } = applied;
      const own = { action, dice, events, state };
      const verdict = game.judge(step, own);
      if (verdict === 'part') return { ok: true, progress: { ...progress, state }, played: [own] };
      if (verdict !== 'done') return { ok: false, refusal: { by: 'lesson', ...verdict } };
      const played = [own, ...replies((step.reply ?? []) as readonly ReplyIn<L>[], state)];
      const { lesson, done } = progress;
      return { ok: true, progress: { lesson, done: done + 1, state: played.at(-1)!.state }, played };
    },
  };
}

// The texts of a course in one language, separate from its structure.

export interface StepTexts {
  /** What to do and why, in two sentences at most. */
  readonly task: string;
  /** Shown on request. */
  readonly hint: string;
  /** Shown when the step is done. */
  readonly done: string;
  /** Shown for an action of the right kind that does not complete the step. */
  readonly short?: string;
  /** Why a likely mistake is one, by its id. */
  readonly traps?: Readonly<Record<string, string>>;
}

/** The texts of a lesson; steps by id. */
export interface LessonTexts {
  readonly title: string;
  /** What the lesson is for, in one sentence. */
  readonly aim: string;
  readonly steps: Readonly<Record<string, StepTexts>>;
  /** Conclusion of the lesson. */
  readonly end: string;
}

/** The texts of a course; lessons by id. */
export interface CourseTexts {
  readonly lessons: Readonly<Record<string, LessonTexts>>;
  /** Refusals of the lesson rather than the engine. */
  readonly refusals: Readonly<Record<(LessonRefusal & { by: 'lesson' })['key'], string>>;
}

/** The texts of a lesson. Throws a RangeError if the course does not have it. */
export function wordsOf({ lessons }: CourseTexts, { id }: Lesson): LessonTexts {
  const found = lessons[id];
  if (!found) throw new RangeError(`There are no words for the lesson "${id}"`);
  return found;
}

/** Why an action was rejected; the engine's refusals are in English. */
export function refusalText(words: CourseTexts, progress: Progress, refusal: LessonRefusal): string {
  if (refusal.by === 'engine') return refusal.refusal.text;
  const { key, trap } = refusal;
  const step = stepOf(progress);
  const own = step && wordsOf(words, progress.lesson).steps[step.id];
  const trapped = trap === undefined ? undefined : own?.traps?.[trap];
  return trapped ?? (key === 'short' ? own?.short : undefined) ?? words.refusals[key];
}

/**
 * The same as a refusal, for the table, which translates the engine's refusals itself. The lesson's own cite the first
 * paragraph of the step. `write` fills in placeholders of the text.
 */
export function asRefusal(
  words: CourseTexts,
  progress: Progress,
  refusal: LessonRefusal,
  write = (text: string): string => text,
): Refusal {
  if (refusal.by === 'engine') return refusal.refusal;
  const { see } = stepOf(progress) ?? progress.lesson.steps.at(-1)!;
  const text = write(refusalText(words, progress, refusal));
  return { rule: see[0]!, key: `lesson-${refusal.key}`, params: {}, text, places: [] };
}

/** A practice session, never saved; the game on the table is suspended meanwhile. */
export type Practice =
  /** A lesson by its id; null: where the learner stopped. */
  | { readonly from: 'lesson'; readonly lesson: string | null }
  /** The position of a picture in the rulebook, to try it out. */
  | { readonly from: 'example'; readonly example: string };

/** An entry in the list of lessons, in the current language. */
export interface LessonLine {
  readonly id: string;
  readonly title: string;
  /** Its purpose, in one sentence. */
  readonly aim: string;
  readonly steps: number;
  /** Steps completed in an unfinished attempt. */
  readonly done: number;
  /** True once it has been completed. */
  readonly finished: boolean;
  readonly withProblems: boolean;
  readonly isPrologue?: true;
}

export interface Course {
  /** All lessons in the recommended order, with the learner's current progress. */
  lines(): readonly LessonLine[];
}

export interface Lessons {
  /** Loaded when the list is opened, in the language of that moment. */
  course(): Promise<Course>;
  /** Opens it on the table, with `openUnsaved` (table/store). Throws a RangeError for an unknown example. */
  begin(practice: Practice): Promise<void>;
  /** Instructions for the learner, above the context panel; renders nothing outside a lesson. */
  readonly Learning: ComponentType;
}
