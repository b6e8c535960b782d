/**
 * Who plays which side, by name: people, or computer players by their level. Not part of the position: it changes
 * nothing about the rules.
 */
export interface Seats {
  /** The seed of the computer players, any 32-bit integer; dice do not depend on it. */
  readonly seed: number;
  readonly [side: string]: string | number;
}

/** The seats of a game whose sides and players are known. */
export type SeatsOf<Side extends string, Player extends string> = Readonly<Record<Side, Player>> &
  Pick<Seats, 'seed'>;
