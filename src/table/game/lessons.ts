/** To learn a game at its table. */
import type { ComponentType } from 'react';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Applied } from '#engine/core/timeline-for.ts';
import type { Side, State } from './position.ts';

// What a course of lessons is made of, in any game: plain data. The texts are content (../content.ts).

/** One thing for the learner to do: a single action. What that is, the game says in fields of its own. */
export interface Step {
  readonly id: string;
  /** What the dice show, if any are rolled. */
  readonly dice?: readonly number[];
  /** What the other side does then, as the game writes it. */
  readonly reply?: readonly unknown[];
  /** Paragraphs to read. */
  readonly see: readonly string[];
}

/** Steps in their order, from a position that the game writes. */
export interface Lesson {
  readonly id: string;
  readonly learner: Side;
  readonly steps: readonly Step[];
  /** The kind of problem that it prepares for; absent where it prepares for none. */
  readonly leadsTo?: string;
}

/** How far a learner is. */
export interface Progress<L extends Lesson = Lesson, S = State> {
  readonly lesson: L;
  /** Steps done. */
  readonly done: number;
  readonly state: S;
}

/** What is to be done now; undefined when the lesson is over. */
export const stepOf = <L extends Lesson>({
  lesson,
  done,
}: Progress<L, unknown>): L['steps'][number] | undefined => lesson.steps[done];

/** True when every step is done. */
export const isDone = (progress: Progress): boolean => stepOf(progress) === undefined;

// Plays a lesson: pure functions from progress to progress.

/** One action as it was carried out, the learner's or a reply to it. */
interface Played<S, A, E> {
  readonly action: A;
  readonly dice: readonly number[];
  readonly events: readonly E[];
  readonly state: S;
}

/** Legal, but not now: another kind of thing is asked for, it falls short, or it is a likely mistake, by its id. */
interface Miss {
  readonly key: 'other' | 'short';
  readonly trap?: string;
}

/** What a legal action is to a step: all that it asks for, a part of that after which it goes on, or a miss. */
export type Verdict = 'done' | 'part' | Miss;

/** Why a lesson does not take an action. */
type LessonRefusal<R extends Refusal = Refusal> =
  | { readonly by: 'engine'; readonly refusal: R }
  | ({ readonly by: 'lesson' } & (Miss | { readonly key: 'over'; readonly trap?: undefined }));

/** What came of the learner's action: the replies come after his own. */
type Tried<L extends Lesson, S, A, E, R extends Refusal> =
  | { readonly ok: true; readonly progress: Progress<L, S>; readonly played: readonly Played<S, A, E>[] }
  | { readonly ok: false; readonly refusal: LessonRefusal<R> };

type StepIn<L extends Lesson> = L['steps'][number];
type ReplyIn<L extends Lesson> = NonNullable<StepIn<L>['reply']>[number];

/** What a game says of its lessons, beside its rules. */
interface Rules<L extends Lesson, S, A, E, R extends Refusal> {
  /** The first position. */
  begin(lesson: L): S;
  apply(state: S, action: A, dice?: readonly number[]): Applied<S, E, R>;
  judge(step: StepIn<L>, played: Played<S, A, E>): Verdict;
  /** A reply in the engine's form, in the position where it is due. */
  reply(written: ReplyIn<L>, state: S): { readonly action: A; readonly dice?: readonly number[] };
}

/** The lessons of a game, played by its rules. */
export function lessonRunner<L extends Lesson, S, A, E, R extends Refusal>(game: Rules<L, S, A, E, R>) {
  /** A reply that the engine refuses is a mistake in the lesson. */
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

    /** Plays an action if it is legal and what the step asks for, or a part of that. */
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

// The texts of a course in one language, apart from its structure.

/** The words of a step. */
export interface StepTexts {
  /** What to do and why, in two sentences at most. */
  readonly task: string;
  /** For a learner who is stuck. */
  readonly hint: string;
  /** Said when the step is done. */
  readonly done: string;
  /** Said of an action of the right kind that is not the one. */
  readonly short?: string;
  /** Why a likely mistake is one. */
  readonly traps?: Readonly<Record<string, string>>;
}

/** The words of a lesson, its steps by their ids. */
export interface LessonTexts {
  readonly title: string;
  /** What the lesson is for, in one sentence. */
  readonly aim: string;
  readonly steps: Readonly<Record<string, StepTexts>>;
  /** What to take away. */
  readonly end: string;
}

/** The words of all lessons of a course, by their ids. */
export interface CourseTexts {
  readonly lessons: Readonly<Record<string, LessonTexts>>;
  /** The lesson's own refusals. */
  readonly refusals: Readonly<Record<(LessonRefusal & { by: 'lesson' })['key'], string>>;
}

/** The words of a lesson. Throws a RangeError for one that the course has not. */
export function wordsOf({ lessons }: CourseTexts, { id }: Lesson): LessonTexts {
  const found = lessons[id];
  if (!found) throw new RangeError(`There are no words for the lesson "${id}"`);
  return found;
}

/** Why an action was not taken; an engine's refusal in English. */
export function refusalText(words: CourseTexts, progress: Progress, refusal: LessonRefusal): string {
  if (refusal.by === 'engine') return refusal.refusal.text;
  const { key, trap } = refusal;
  const step = stepOf(progress);
  const own = step && wordsOf(words, progress.lesson).steps[step.id];
  const trapped = trap === undefined ? undefined : own?.traps?.[trap];
  return trapped ?? (key === 'short' ? own?.short : undefined) ?? words.refusals[key];
}

/**
 * The same for the table to show, which words an engine's refusals itself: the lesson's own cite the first paragraph of
 * the step. `write` fills in what stands in the text.
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

/** What is played to learn and never saved; the game on the table waits meanwhile. */
export type Practice =
  /** A lesson of the course; without an id, where the learner stopped. */
  | { readonly from: 'lesson'; readonly lesson: string | null }
  /** The position of a picture in the rulebook, to be tried out. */
  | { readonly from: 'example'; readonly example: string };

/** A lesson in the list, in the language that is spoken. */
export interface LessonLine {
  readonly id: string;
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly aim: string;
  readonly steps: number;
  /** Of them, done by the learner in a sitting that goes on. */
  readonly done: number;
  /** Once at least. */
  readonly finished: boolean;
}

/** The lessons. */
export interface Course {
  /** Every one, in the order in which they are best taken, as the learner stands now. */
  lines(): readonly LessonLine[];
}

/** Lessons and examples on the board. */
export interface Lessons {
  /** Loaded when the list is opened; its texts are in the language of that moment. */
  course(): Promise<Course>;
  /** Puts it on the table, with `openUnsaved` (table/store). Throws a RangeError for an example that there is not. */
  begin(practice: Practice): Promise<void>;
  /** What the table says to somebody who learns, above what is at hand; nothing to others. */
  readonly Learning: ComponentType;
}
