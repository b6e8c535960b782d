/** Problems: positions with a task, and what an answer loses. Pure; used by the lab and the table. */
import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { NotationRead } from '#engine/core/notation-text.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/about.ts';
import type { Action, Line, Place, Side } from './position.ts';

/** A problem in the form of its file. `A`: actions of the game. */
export interface Problem<A = Action> {
  /** Stable across versions; the record of solved problems refers to it. */
  readonly id: string;
  /** The kind of task, one of the game's. */
  readonly kind: string;
  readonly side: Side;
  /** One of the game's themes. */
  readonly theme: string;
  /** Difficulty, 1 to 5. */
  readonly level: number;
  /** The game that it comes from: players, seed and turn. */
  readonly source: { readonly players: string; readonly seed: number; readonly turn: string };
  /** In the game's notation. */
  readonly position: string;
  readonly best: readonly A[];
  /** The best answer of a different kind, and what it loses against the best, in points. */
  readonly second: readonly A[];
  readonly lost: number;
}

/** A problem without id and place in a list; `lost` is not rounded yet. */
export type NewProblem<A = Action> = Omit<Problem<A>, 'id' | 'level' | 'source' | 'position'>;

/** Why a position makes no problem: the game's reason, the answers concerned, and their difference in points. */
export interface NoProblem<A = Action, Reason extends string = string> {
  readonly reason: Reason;
  readonly answers: readonly (readonly A[])[];
  readonly lost?: number;
}

/** Asks a worker to make a problem of a position; the answer is a `NewProblem` or a `NoProblem`. */
export interface ProblemQuestion<S = unknown> {
  readonly kind: 'makeProblem';
  /** One of the kinds that the position allows. */
  readonly asked: string;
  readonly start: S;
}

/** `GameProblems.whyNone` puts it in words. */
export const noProblem = <A, Reason extends string>(
  reason: Reason,
  answers: readonly (readonly A[])[] = [],
  lost?: number,
): NoProblem<A, Reason> => ({ reason, answers, ...(lost !== undefined && { lost }) });

/**
 * Origin of a problem of the player's own, kept in place of the names of the lab's players: a mistake in a game, the
 * position editor, or another person.
 */
export const ORIGINS = { games: 'own game', made: 'made by hand', given: 'passed on' } as const;
export type Origin = keyof typeof ORIGINS;

/** Null for a problem shipped with the game. */
export const originOf = ({ source }: Partial<Pick<Problem, 'source'>>): Origin | null =>
  (Object.keys(ORIGINS) as Origin[]).find((origin) => ORIGINS[origin] === source?.players) ?? null;

const OWN_LEVEL = 3;

function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

/**
 * A problem of the player's own. The id is the same for the same mistake in the same game (`from`: its step in the
 * record), however often it is reviewed, and for the same position of the same origin.
 */
export function ownProblem<A>(
  from: number | Exclude<Origin, 'games'>,
  turn: string,
  made: NewProblem<A> & Pick<Problem, 'position'>,
): Problem<A> {
  const isOfGame = typeof from === 'number';
  return {
    ...made,
    id: `${isOfGame ? 'own' : `${from}-${made.kind}`}-${turn}-${hashOf(`${from} ${made.position}`)}`,
    level: OWN_LEVEL,
    source: { players: ORIGINS[isOfGame ? 'games' : from], seed: 0, turn },
    lost: Math.round(made.lost * 100) / 100,
  };
}

/** What an answer loses against the best, in points of the game, with its standard error; 0 if it is exact. */
export interface AnswerLoss {
  readonly lost: number;
  readonly error: number;
}

/** What a game provides to read a file of problems. */
export interface ProblemForm<A> {
  readonly sides: readonly Side[];
  readonly kinds: readonly string[];
  readonly themes: readonly string[];
  isAction(value: unknown): value is A;
  readPosition(text: string): NotationRead<Line, Seats>;
}

/** Why a problem is rejected: its number in the file (from 1), the faulty field, and the reason in English. */
export interface ProblemFault {
  readonly number: number;
  readonly field: string;
  readonly reason: string;
}

export const DIFFICULTIES = 5;
/** Minimum loss of the second-best answer, in points. */
export const LEAST_LOST = 3;
const MOST_PROBLEMS = 1000;
const MOST_ACTIONS = 200;
const MOST_CHARACTERS = 20_000;

const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const schemaFor = <A>({ sides, kinds, themes, isAction }: ProblemForm<A>) => {
  const actions = v.pipe(
    v.array(v.custom<A>(isAction, 'It is no action of this game.')),
    v.maxLength(MOST_ACTIONS),
  );
  return v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    kind: v.picklist(kinds),
    side: v.picklist(sides),
    theme: v.picklist(themes),
    level: whole(1, DIFFICULTIES),
    source: v.strictObject({ players: text(60), seed: whole(-(2 ** 31), 2 ** 31 - 1), turn: text(10) }),
    position: text(MOST_CHARACTERS),
    best: actions,
    second: actions,
    lost: v.pipe(v.number(), v.minValue(LEAST_LOST)),
  });
};

/** The valid problems of a file, and the faults of the others. `positionOf` reads the position later. */
export function readProblems<A>(
  file: unknown,
  form: ProblemForm<A>,
): { readonly problems: readonly Problem<A>[]; readonly faults: readonly ProblemFault[] } {
  const all = v.safeParse(v.pipe(v.array(v.unknown()), v.maxLength(MOST_PROBLEMS)), file);
  if (!all.success)
    return { problems: [], faults: [{ number: 0, field: '', reason: all.issues[0].message }] };
  const schema = schemaFor(form);
  const known = new Set<string>();
  const problems: Problem<A>[] = [];
  const faults: ProblemFault[] = [];
  for (const [i, one] of all.output.entries()) {
    const read = v.safeParse(schema, one, { abortEarly: true });
    if (!read.success) {
      const [issue] = read.issues;
      faults.push({ number: i + 1, field: v.getDotPath(issue) ?? '', reason: issue.message });
    } else if (known.has(read.output.id))
      faults.push({ number: i + 1, field: 'id', reason: `"${read.output.id}" is there twice.` });
    else {
      known.add(read.output.id);
      problems.push(read.output as Problem<A>);
    }
  }
  return { problems, faults };
}

/** The position of a problem as a game, or the reason why it cannot be read. */
export function positionOf<A>(
  { position }: Problem<A>,
  form: Pick<ProblemForm<A>, 'readPosition'>,
): Line | string {
  const read = form.readPosition(position);
  if (read.ok) return read.timeline;
  const { line, column, text: reason } = read.refusal;
  return `line ${line}, column ${column}: ${reason}`;
}

export const ANSWER_GRADES = ['best', 'good', 'fair', 'poor'] as const;
export type AnswerGrade = (typeof ANSWER_GRADES)[number];
/** Maximum loss for each grade, in points; anything above is `poor`. */
const MOST_GIVEN: Readonly<Record<Exclude<AnswerGrade, 'poor'>, number>> = { best: 0.5, good: 1.5, fair: 3 };

/** The grade of an answer by the points that it loses. A loss of up to twice its error counts as none. */
export function gradeOfAnswer({ lost, error }: AnswerLoss): AnswerGrade {
  if (lost <= MOST_GIVEN.best || lost <= 2 * error) return 'best';
  return lost <= MOST_GIVEN.good ? 'good' : lost < MOST_GIVEN.fair ? 'fair' : 'poor';
}

/** Ratings of the first and the last problem of a game. */
const RATED = [800, 2000] as const;

/** Rating of a problem: its place among those of the game, which are in rising difficulty. Null for one that is not shipped. */
export function ratingOf(problems: readonly Pick<Problem, 'id'>[], id: string): number | null {
  const at = problems.findIndex((one) => one.id === id);
  const [least, most] = RATED;
  return at < 0 ? null : least + Math.round(((most - least) * at) / Math.max(1, problems.length - 1));
}

/** Rating before the first answer, and the most that an answer changes it, early and later. */
const FIRST_RATING = 900;
const STEPS = [80, 32] as const;
const EARLY = 10;
const SCORES: Readonly<Record<AnswerGrade, number>> = { best: 1, good: 1, fair: 0.5, poor: 0 };

/** The player's rating after his first answers, in their order, by Elo's rule: an answer counts as a game with the problem. */
export function ratingAfter(
  answers: readonly (AnswerLoss & { readonly id: string })[],
  problems: readonly Pick<Problem, 'id'>[],
): number {
  let rating = FIRST_RATING;
  let n = 0;
  for (const answer of answers) {
    const other = ratingOf(problems, answer.id);
    if (other === null) continue;
    const expected = 1 / (1 + 10 ** ((other - rating) / 400));
    rating += STEPS[n++ < EARLY ? 0 : 1] * (SCORES[gradeOfAnswer(answer)] - expected);
  }
  return Math.round(rating);
}

const DAY_MS = 24 * 3600 * 1000;
/** Steps through the problems out of order; a prime, so that each is used equally often. */
const STRIDE = 7919;
/** Problems of a day, from easy to hard. */
const A_DAY = 5;

/**
 * The problem for a local calendar date: of the day's few, which are the same for everybody, the one nearest to the player's
 * rating.
 */
export function problemOfDay<P extends Pick<Problem, 'id'>>(
  problems: readonly P[],
  date: Date,
  rating: number,
): P | undefined {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  const away = (problem: P): number => Math.abs(ratingOf(problems, problem.id)! - rating);
  return Array.from({ length: A_DAY }, (_, i) => {
    const [from, to] = [i, i + 1].map((part) => Math.floor((part * problems.length) / A_DAY));
    const few = problems.slice(from, to);
    return few[(day * STRIDE) % few.length];
  })
    .filter((one) => one !== undefined)
    .toSorted((a, b) => away(a) - away(b))[0];
}

export type AnswerPart =
  /** The game with the part played, for the table. */
  | { readonly ok: true; readonly line: Line }
  /** The answer is complete and can be judged. */
  | { readonly ok: true; readonly line: null }
  | { readonly ok: false; readonly refusal: Refusal };

/** The problems of a game; loaded when first needed. */
export interface GameProblems<S = unknown, A = unknown> extends ProblemForm<A> {
  /** The content of the file that is shipped with the game. */
  file(): Promise<unknown>;
  /** Plays one part of an answer, without dice. */
  take(problem: Problem<A>, line: Line, action: A): AnswerPart;
  /** Judges a complete answer; in a worker if that takes long. */
  judge(problem: Problem<A>, answer: readonly A[]): Promise<AnswerLoss>;
  /** The kinds of problem that a position allows, in the order offered. */
  kindsAt(start: S): readonly string[];
  /** Starts the worker for a `ProblemQuestion`. */
  makeWorker(): Worker;
  /** Why a position makes no problem: `reason` is one of the game's, or `phase` if no kind is possible. */
  whyNone(why: NoProblem<A>, start: S): string;
  kindName(kind: string): string;
  /** Name of the area and of the theme; they make the title in the list, so they must not reveal the answer. */
  place(problem: Problem<A>): string;
  themeName(theme: string): string;
  /** Small picture of the position, without text. */
  readonly Picture: ComponentType<{ readonly problem: Problem<A> }>;
  /** The task, in a sentence or two. */
  task(problem: Problem<A>, start: S): string;
  /** Facts beside the task, one on each line; absent: all is on the map. */
  facts?(problem: Problem<A>, start: S): readonly string[];
  /** True for a kind whose answer is a single decision; absent: for none. */
  isSingle?(kind: string): boolean;
  reason(problem: Problem<A>, start: S): string;
  /** The game as shown with the best answer; absent: the starting position. */
  bestLine?(problem: Problem<A>, start: Line): Line;
  /** The places that the task is about. */
  places(problem: Problem<A>, start: S): readonly Place[];
  /** A number of points, or of the unit that answers are measured in, as text. */
  amount(points: number): string;
  actionsText(start: S, actions: readonly A[]): string;
}
