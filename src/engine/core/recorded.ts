/** What was played, as it is recorded. */

/** An action with the dice that it drew. */
export interface RecordedAction<Action> {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** Which rules and which board a game is played by. */
export interface Editions {
  readonly rules: number;
  readonly board: number;
}

/** What was played before a time line begins, by rules or on a board that are no longer those of today. */
export interface Past<Action> {
  /** The latest that it was played by. */
  readonly by: Editions;
  readonly actions: readonly RecordedAction<Action>[];
  /** Deeds that could not be followed: the time line starts before them, or without them. */
  readonly lost: number;
}
