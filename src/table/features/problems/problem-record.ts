/** What was solved on this device, by game: how good the first answers were, and problems of one's own. */
import * as v from 'valibot';
import { gradeOfAnswer, originOf, type AnswerGrade, type Origin, type Problem } from '../../game/index.ts';

/** The first answer to a problem. */
export interface Solved {
  /** Points given away. */
  readonly lost: number;
  readonly error: number;
  /** Day of the calendar, as in "2026-11-26". */
  readonly day: string;
}

export interface ProblemRecord {
  readonly solved: Readonly<Record<string, Solved>>;
  /** The latest first. */
  readonly own: readonly Problem[];
}

const NOTHING: ProblemRecord = { solved: {}, own: [] };
const MOST_SOLVED = 2000;
/** Of each origin. */
const MOST_OWN: Readonly<Record<Origin, number>> = { games: 40, made: 100, given: 100 };

const keyOf = (card: string): string => `${card}-problems`;

const solvedSchema = v.object({
  lost: v.pipe(v.number(), v.finite()),
  error: v.pipe(v.number(), v.finite()),
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** As far as it can still be read; own problems are judged like any others where they are opened. `card`: the game's. */
export function readRecord(card: string): ProblemRecord {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(card)) ?? 'null');
    if (!isObject(kept)) return NOTHING;
    const solved = Object.entries(isObject(kept['solved']) ? kept['solved'] : {}).filter(([, one]) =>
      v.is(solvedSchema, one),
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

/** False where the device keeps nothing now. */
function write(card: string, record: ProblemRecord): boolean {
  try {
    localStorage.setItem(keyOf(card), JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** The day of the calendar where the player is. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Keeps an answer where it is the first one. */
export function keepAnswer(card: string, id: string, answer: Solved): void {
  const record = readRecord(card);
  if (record.solved[id]) return;
  const solved = Object.entries({ ...record.solved, [id]: answer }).slice(-MOST_SOLVED);
  write(card, { ...record, solved: Object.fromEntries(solved) });
}

/** Keeps a problem of one's own, the latest of each origin; false where the device keeps nothing now. */
export function keepOwn(card: string, problem: Problem): boolean {
  const record = readRecord(card);
  const own = [problem, ...record.own.filter(({ id }) => id !== problem.id)];
  const counts = { games: 0, made: 0, given: 0 };
  const kept = own.filter((one) => {
    const origin = originOf(one) ?? 'games';
    return ++counts[origin] <= MOST_OWN[origin];
  });
  return write(card, { ...record, own: kept });
}

export const gradeIn = ({ solved }: ProblemRecord, id: string): AnswerGrade | null =>
  solved[id] ? gradeOfAnswer(solved[id]) : null;
