import type { Refusal } from '#engine/core/refusal.ts';

/** The one primary button: what it says, what it does, and why it may not. */
export interface PrimaryStep<Why = Refusal | null> {
  readonly shown: boolean;
  readonly label: string;
  /** Draws attention: the choice at hand is complete. */
  readonly urgent: boolean;
  /** What stands in the way, before it is pressed. */
  readonly refusal: Why;
  /** The other answer, where the button gives one of two. */
  readonly instead?: { readonly label: string; run(): void };
  run(): void;
}
