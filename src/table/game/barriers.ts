/** What is said of what bars the way back in this game, beside a die. Each barrier by the name that its steps bear. */
export interface UndoBarriers {
  /** Why nothing is taken back over it, in a sentence. */
  text(barrier: string): string;
  /** In the log, below what it bars: "What stands above stays: the set-up has ended." */
  line(barrier: string): string;
}
