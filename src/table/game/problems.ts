/** Problems: positions with a task, and what is given away by an answer. Pure; the lab and the table both use it. */
import * as v from 'valibot';
import type { NotationRead } from '#engine/core/notation-text.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Action, Line, Place, Side } from './position.ts';

/** A problem as its file has it. `A`: actions of the game. */
export interface Problem<A = Action> {
  /** The same in every version; the record of what was solved goes by it. */
  readonly id: string;
  /** What is asked for, of the kinds that the game knows. */
  readonly kind: string;
  readonly side: Side;
  /** What it is about, of the themes that the game knows. */
  readonly theme: string;
  /** Difficulty, 1 to 5. */
  readonly level: number;
  /** The game it comes from: its players, seed and turn. */
  readonly source: { readonly players: string; readonly seed: number; readonly turn: string };
  /** In notation. */
  readonly position: string;
  readonly best: readonly A[];
  /** The best of another kind, and what it loses against the best, in points. */
  readonly second: readonly A[];
  readonly lost: number;
}

/** A problem before it has a name and a place in a list; `lost` is not rounded yet. */
export type NewProblem<A = Action> = Omit<Problem<A>, 'id' | 'level' | 'source' | 'position'>;

/** Why a position makes no problem: a reason of the game's, the answers that are to blame, and what is between them. */
export interface NoProblem<A = Action, Reason extends string = string> {
  readonly reason: Reason;
  readonly answers: readonly (readonly A[])[];
  readonly lost?: number;
}

/** Asks a worker for the problem of a position: `NewProblem`, or `NoProblem`. */
export interface ProblemQuestion<S = unknown> {
  readonly kind: 'makeProblem';
  /** Of the kinds that the position may make. */
  readonly asked: string;
  readonly start: S;
}

/** In the words of the game: `GameProblems.whyNone`. */
export const noProblem = <A, Reason extends string>(
  reason: Reason,
  answers: readonly (readonly A[])[] = [],
  lost?: number,
): NoProblem<A, Reason> => ({ reason, answers, ...(lost !== undefined && { lost }) });

/**
 * Where a problem of the player's own comes from, in the place of the players of games that the lab has played: a mistake
 * of a game, a position put together by hand, or somebody else.
 */
export const ORIGINS = { games: 'own game', made: 'made by hand', given: 'passed on' } as const;
export type Origin = keyof typeof ORIGINS;

/** Null for a problem that comes with the game. */
export const originOf = ({ source }: Partial<Pick<Problem, 'source'>>): Origin | null =>
  (Object.keys(ORIGINS) as Origin[]).find((origin) => ORIGINS[origin] === source?.players) ?? null;

const OWN_LEVEL = 3;

function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

/**
 * A problem of the player's own. The same mistake of the same game, `from` its step in the record, is one problem, however
 * often it is reviewed; so is one position of the same origin.
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

/** What an answer loses against the best, in points of the game, with its standard error; 0 where it is exact. */
export interface AnswerLoss {
  readonly lost: number;
  readonly error: number;
}

/** What the reading of a file asks of a game. */
export interface ProblemForm<A> {
  readonly kinds: readonly string[];
  readonly themes: readonly string[];
  isAction(value: unknown): value is A;
  readPosition(text: string): NotationRead<Line, Seats>;
}

/** Why a problem is refused: its number in the file from 1, the field where one is at fault, and the reason in English. */
export interface ProblemFault {
  readonly number: number;
  readonly field: string;
  readonly reason: string;
}

export const DIFFICULTIES = 5;
/** Points that the second best answer loses at least. */
export const LEAST_LOST = 3;
const MOST_PROBLEMS = 1000;
const MOST_ACTIONS = 200;
const MOST_CHARACTERS = 20_000;

const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const schemaFor = <A>({ kinds, themes, isAction }: ProblemForm<A>) => {
  const actions = v.pipe(
    v.array(v.custom<A>(isAction, 'It is no action of this game.')),
    v.maxLength(MOST_ACTIONS),
  );
  return v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    kind: v.picklist(kinds),
    side: v.picklist(['soviet', 'finn']),
    theme: v.picklist(themes),
    level: whole(1, DIFFICULTIES),
    source: v.strictObject({ players: text(60), seed: whole(-(2 ** 31), 2 ** 31 - 1), turn: text(10) }),
    position: text(MOST_CHARACTERS),
    best: actions,
    second: actions,
    lost: v.pipe(v.number(), v.minValue(LEAST_LOST)),
  });
};

/** The problems of a file, and what is wrong with the others. Positions are read when they are played, or by `checkPosition`. */
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

/** Reads the position of a problem; the reason where it is refused. */
export function positionOf<A>(
  { position }: Problem<A>,
  form: Pick<ProblemForm<A>, 'readPosition'>,
): Line | string {
  const read = form.readPosition(position);
  if (read.ok) return read.timeline;
  const { line, column, text: reason } = read.refusal;
  return `line ${line}, column ${column}: ${reason}`;
}

/** How good an answer is. */
export const ANSWER_GRADES = ['best', 'good', 'fair', 'poor'] as const;
export type AnswerGrade = (typeof ANSWER_GRADES)[number];
/** Points that an answer of the grade gives away at most; `poor` is all else. */
const MOST_GIVEN: Readonly<Record<Exclude<AnswerGrade, 'poor'>, number>> = { best: 0.5, good: 1.5, fair: 3 };

/** The grade of an answer by the points that it gives away; less than twice the error is nothing. */
export function gradeOfAnswer({ lost, error }: AnswerLoss): AnswerGrade {
  if (lost <= MOST_GIVEN.best || lost <= 2 * error) return 'best';
  return lost <= MOST_GIVEN.good ? 'good' : lost < MOST_GIVEN.fair ? 'fair' : 'poor';
}

const DAY_MS = 24 * 3600 * 1000;
/** Steps through the problems out of order; a prime, so that each comes as often. */
const STRIDE = 7919;

/** The problem of a date of the calendar: the same for everybody whose version has the same problems. */
export function problemOfDay<P extends Pick<Problem, 'id'>>(
  problems: readonly P[],
  date: Date,
): P | undefined {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  return problems[(day * STRIDE) % problems.length];
}

/** What comes of a part of an answer. */
export type AnswerPart =
  /** The game with it, as it shows on the table. */
  | { readonly ok: true; readonly line: Line }
  /** The answer is whole: it may be judged. */
  | { readonly ok: true; readonly line: null }
  | { readonly ok: false; readonly refusal: Refusal };

/** Problems of a game: fetched when the first is asked for. */
export interface GameProblems<S = unknown, A = unknown> extends ProblemForm<A> {
  /** The problems that come with the game, as their file has them. */
  file(): Promise<unknown>;
  /** Puts a part of an answer on the table, without any die. */
  take(problem: Problem<A>, line: Line, action: A): AnswerPart;
  /** Judges a whole answer, off the main thread where it takes long. */
  judge(problem: Problem<A>, answer: readonly A[]): Promise<AnswerLoss>;
  /** The kinds that a position may make a problem of, in the order in which they are offered. */
  kindsAt(start: S): readonly string[];
  /** Starts the worker that is asked a `ProblemQuestion`. */
  makeWorker(): Worker;
  /** Why a position makes no problem: `reason` is one of the game's own, or `phase` where it can be of no kind. */
  whyNone(why: NoProblem<A>, start: S): string;
  /** What the kind is called. */
  kindName(kind: string): string;
  /** What the theme is called: in the list, so without a word of the answer. */
  themeName(theme: string): string;
  /** What is to be done, in a sentence or two. */
  task(problem: Problem<A>, start: S): string;
  /** What is known beside the task, a line each; absent: all is on the map. */
  facts?(problem: Problem<A>, start: S): readonly string[];
  /** True of a kind whose answer is a single decision, which ends it; absent: of none. */
  isSingle?(kind: string): boolean;
  /** Why the best answer is the best. */
  reason(problem: Problem<A>, start: S): string;
  /** The table on which the best answer shows; absent: as the problem begins. */
  bestLine?(problem: Problem<A>, start: Line): Line;
  /** What the task is about on the map. */
  places(problem: Problem<A>, start: S): readonly Place[];
  /** A number of points, or of what else answers are measured in. */
  amount(points: number): string;
  actionsText(start: S, actions: readonly A[]): string;
}
