/** Plays a lesson: pure functions from progress to progress. */
import type { Refusal } from '#engine/core/refusal.ts';
import type { Applied } from '#engine/core/timeline-for.ts';
import { stepOf, type Lesson, type Progress } from './lesson.ts';

/** One action as it was carried out, the learner's or a reply to it. */
export interface Played<S, A, E> {
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
export type LessonRefusal<R extends Refusal = Refusal> =
  | { readonly by: 'engine'; readonly refusal: R }
  | ({ readonly by: 'lesson' } & (Miss | { readonly key: 'over'; readonly trap?: undefined }));

/** What came of the learner's action: the replies come after his own. */
export type Tried<L extends Lesson, S, A, E, R extends Refusal> =
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
