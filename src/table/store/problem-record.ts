/** The player's answers to problems on this device, by game: grades of first answers, and his own problems. */
import * as v from 'valibot';
import {
  gradeOfAnswer,
  originOf,
  ratingAfter,
  type AnswerGrade,
  type AnswerLoss,
  type Problem,
} from '../game/index.ts';

export interface FirstAnswer {
  readonly lost: number;
  readonly error: number;
  /** Local date, as in "2026-11-26". */
  readonly day: string;
  /** A later answer was good: its date; `true` in records of earlier versions. */
  readonly isSolvedSince?: boolean | string;
}

export interface ProblemRecord {
  /** First answers by problem id, solved or not. The stored name is `solved`. */
  readonly solved: Readonly<Record<string, FirstAnswer>>;
  /** The latest first. */
  readonly own: readonly Problem[];
}

const NOTHING: ProblemRecord = { solved: {}, own: [] };
const MOST_SOLVED = 2000;
/** Mistakes of games make room for later ones; other own problems are kept until deleted. */
export const MOST_MISTAKES = 40;

const keyOf = (card: string): string => `${card}-problems`;

const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const answerSchema = v.object({
  lost: v.pipe(v.number(), v.finite()),
  error: v.pipe(v.number(), v.finite()),
  day: daySchema,
  isSolvedSince: v.optional(v.union([v.boolean(), daySchema])),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The readable part of the record; own problems are validated when opened. `card`: the game's id. */
export function readRecord(card: string): ProblemRecord {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(card)) ?? 'null');
    if (!isObject(kept)) return NOTHING;
    const solved = Object.entries(isObject(kept['solved']) ? kept['solved'] : {}).filter(([, one]) =>
      v.is(answerSchema, one),
    );
    const own = Array.isArray(kept['own']) ? kept['own'] : [];
    return {
      solved: Object.fromEntries(solved) as ProblemRecord['solved'],
      own: own.filter((one) => isObject(one) && typeof one['id'] === 'string') as Problem[],
    };
  } catch {
    return NOTHING;
  }
}

/** False if the device cannot store it. */
function write(card: string, record: ProblemRecord): boolean {
  try {
    localStorage.setItem(keyOf(card), JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const isGood = (answer: AnswerLoss): boolean => ['best', 'good'].includes(gradeOfAnswer(answer));

/** Stores the first answer to a problem; of later ones only that one was good. */
export function keepAnswer(card: string, id: string, answer: FirstAnswer): void {
  const record = readRecord(card);
  const first = record.solved[id];
  if (first && (isSolved(record, id) || !isGood(answer))) return;
  const kept = first ? { ...first, isSolvedSince: answer.day } : answer;
  const solved = Object.entries({ ...record.solved, [id]: kept }).slice(-MOST_SOLVED);
  write(card, { ...record, solved: Object.fromEntries(solved) });
}

const isMistake = (problem: Problem): boolean => (originOf(problem) ?? 'games') === 'games';

/** Stores an own problem; the oldest mistake of a game makes room for the latest. False if the device cannot store it. */
export function keepOwn(card: string, problem: Problem): boolean {
  const record = readRecord(card);
  const others = record.own.filter(({ id }) => id !== problem.id);
  const oldest = isMistake(problem) ? others.filter(isMistake).slice(MOST_MISTAKES - 1) : [];
  return write(card, { ...record, own: [problem, ...others.filter((one) => !oldest.includes(one))] });
}

/** A deleted problem and its index in the list. */
export interface DeletedProblem {
  readonly problem: Problem;
  readonly at: number;
}

/** Deletes an own problem; returns it for `restoreOwn`. Null if the device cannot store the change. */
export function deleteOwn(card: string, id: string): DeletedProblem | null {
  const record = readRecord(card);
  const at = record.own.findIndex((one) => one.id === id);
  const problem = record.own[at];
  return problem && write(card, { ...record, own: record.own.toSpliced(at, 1) }) ? { problem, at } : null;
}

/** Restores a deleted problem at its index; false if the device cannot store it. */
export function restoreOwn(card: string, { problem, at }: DeletedProblem): boolean {
  const record = readRecord(card);
  const others = record.own.filter(({ id }) => id !== problem.id);
  return write(card, { ...record, own: others.toSpliced(at, 0, problem) });
}

/** True once an answer to the problem was good or better. */
export function isSolved({ solved }: ProblemRecord, id: string): boolean {
  const first = solved[id];
  return first !== undefined && (Boolean(first.isSolvedSince) || isGood(first));
}

/** The player's rating by his first answers, or by those before a day. */
export const ratingIn = ({ solved }: ProblemRecord, problems: readonly Problem[], before?: string): number =>
  ratingAfter(
    Object.entries(solved).flatMap(([id, answer]) =>
      before === undefined || answer.day < before ? [{ id, ...answer }] : [],
    ),
    problems,
  );

/** Days in a row, up to today or yesterday, on which a problem was solved. */
export function streakIn({ solved }: ProblemRecord, today: Date): number {
  const days = new Set(Object.values(solved).map((one) => (isGood(one) ? one.day : one.isSolvedSince)));
  const isSolving = (ago: number): boolean =>
    days.has(dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - ago)));
  const first = isSolving(0) ? 0 : 1;
  let ago = first;
  while (isSolving(ago)) ago++;
  return ago - first;
}

export const gradeIn = ({ solved }: ProblemRecord, id: string): AnswerGrade | null =>
  solved[id] ? gradeOfAnswer(solved[id]) : null;
