import { randomSource } from '#engine/core/random.ts';
import type { Side, State } from '#engine/talvisota';

/** How well a computer player plays, the weakest first. */
export const PLAYER_LEVELS = ['recruit', 'officer', 'general'] as const;
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];

/** Who plays. */
export interface AiProfile {
  readonly side: Side;
  /** Any whole number; the same person in the same position decides the same. */
  readonly seed: number;
  /** How much is tried out: 1, or less for a player in a hurry. Work is counted, never time. */
  readonly effort: number;
}

/**
 * Thinking that can be interrupted: between portions of work of a few milliseconds it tells how much is done,
 * from 0 to 1.
 */
export type SearchTask<T> = Generator<number, T, void>;

/** Thinks to the end. */
export function runToEnd<T>(task: SearchTask<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
  }
}

/** A whole number from 0 to `count - 1`. */
export type PickIndex = (count: number) => number;

const SALT = 131;

/** A player's whims about something in a turn: thought over again they come out the same. */
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

/** Several of a list, in an order by chance. */
export function pickSome<T>(pick: PickIndex, items: readonly T[], count: number = items.length): T[] {
  const left = items.slice();
  const taken: T[] = [];
  while (taken.length < count && left.length) taken.push(...left.splice(pick(left.length), 1));
  return taken;
}

/** The item worth most, the first of several. */
export function maxBy<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let top: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const now = worth(item);
    if (now > most) [top, most] = [item, now];
  }
  return top;
}
