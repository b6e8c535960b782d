/** The way to the game on the table when the table itself has failed. Free of the engine: the start screen is light. */

/** What can still be had of the game when the table has failed. */
export interface Rescued {
  /** Which game it is, by the id of its card. */
  readonly kind: string;
  /** Its record. */
  readonly text: string;
  readonly turn: number;
  /** False where this device does not keep it: then the file is all that is left of it. */
  readonly kept: boolean;
}

let rescue: () => Rescued | null = () => null;

/** Says how the game is found. */
export function setRescue(how: () => Rescued | null): void {
  rescue = how;
}

/** The game as it stands; null where there is none, or nothing can be made of it. */
export function rescuedGame(): Rescued | null {
  try {
    return rescue();
  } catch {
    return null;
  }
}
