/**
 * The player of each side by name: a person, or a computer player by its level. Not part of the position,
 * since it does not affect the rules.
 */
export interface Seats {
  /** Seed of the computer players, any 32-bit integer; dice do not depend on it. */
  readonly seed: number;
  readonly [side: string]: string | number;
}

export type SeatsOf<Side extends string, Player extends string> = Readonly<Record<Side, Player>> &
  Pick<Seats, 'seed'>;
