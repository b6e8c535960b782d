/** Actions as they are recorded, and the editions by which they were played. */

export interface RecordedAction<Action> {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** Editions of the rules and the board by which a game is played. */
export interface Editions {
  readonly rules: number;
  readonly board: number;
}

/** Actions played before a time line begins, under rules or on a board of an earlier edition. */
export interface Past<Action> {
  /** The latest edition among them. */
  readonly by: Editions;
  readonly actions: readonly RecordedAction<Action>[];
  /** Number of actions that could not be followed: the time line starts before them, or leaves them out. */
  readonly lost: number;
}
