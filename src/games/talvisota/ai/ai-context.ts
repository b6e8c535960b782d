import { randomSource } from '#engine/core/random.ts';
import type { Side, State } from '#engine/talvisota';

/** How well a computer player plays, the weakest first; the bold ones attack more often. */
export const PLAYER_LEVELS = ['recruit', 'boldOfficer', 'officer', 'boldGeneral', 'general'] as const;
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];

/** The level of which one is the style. */
export const rankOf = (level: PlayerLevel) =>
  level === 'boldOfficer' ? 'officer' : level === 'boldGeneral' ? 'general' : level;

/** A computer player: its side and what its choices depend on besides the position. */
export interface AiProfile {
  readonly side: Side;
  /** Any whole number; the same seed, side and position give the same decision. */
  readonly seed: number;
  /** Share of the full search effort, above 0 and up to 1; counted in trials, never in time. */
  readonly effort: number;
  /** What sending an attack is worth besides its result, in points; absent: nothing. */
  readonly initiative?: number;
}

/** A search that can be interrupted: it yields its progress, 0 to 1, every few milliseconds of work. */
export type SearchTask<T> = Generator<number, T, void>;

/** Runs a search without pausing and returns its result. */
export function runToEnd<T>(task: SearchTask<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** Returns a whole number from 0 to `count - 1`. */
export type PickIndex = (count: number) => number;

const SALT = 131;

/** Random numbers for one subject in one turn; the same for the same seed, side, turn and subject. */
export function seededRandom(
  { seed, side }: Pick<AiProfile, 'side' | 'seed'>,
  { turn }: State,
  about: string,
): PickIndex {
  let salt = Math.imul(seed + 1, 0x9e3779b1) ^ (side === 'finn' ? 0x1f1 : 0x2f2) ^ (turn * 7919);
  for (const letter of about) salt = Math.imul(salt, SALT) + letter.charCodeAt(0);
  return randomSource(salt | 0);
}

export const pickOne = <T>(pick: PickIndex, items: readonly T[]): T => items[pick(items.length)]!;

/** Picks `count` items in random order, each at most once. */
export function pickSome<T>(pick: PickIndex, items: readonly T[], count: number = items.length): T[] {
  const left = items.slice();
  const taken: T[] = [];
  while (taken.length < count && left.length) taken.push(...left.splice(pick(left.length), 1));
  return taken;
}

/** The item with the highest value, the first of several; undefined for an empty list. */
export function maxBy<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let top: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const now = worth(item);
    if (now > most) [top, most] = [item, now];
  }
  return top;
}
