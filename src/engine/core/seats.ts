/**
 * Who plays which side, by name: people, or computer players by their level. Not part of the position: it changes
 * nothing about the rules.
 */
export interface Seats {
  /** What the whims of the computer players spring from, any 32-bit integer; the dice know nothing of it. */
  readonly seed: number;
  readonly [side: string]: string | number;
}

/** The seats of a game whose sides and players are known. */
export type SeatsOf<Side extends string, Player extends string> = Readonly<Record<Side, Player>> &
  Pick<Seats, 'seed'>;
