import { create } from 'zustand';
import type { Place } from '../../game/position.ts';

/** What a lesson adds to the table: what to press, and that the other side is at it. */
export interface Coach {
  /** A lesson is on the table. */
  readonly lesson: boolean;
  /** Pieces to take in hand, by their numbers, and places to go for. */
  readonly pieces: readonly number[];
  readonly places: readonly Place[];
  /** The button that carries the game on is to be pressed. */
  readonly press: boolean;
  /** The other side carries out its reply. */
  readonly busy: boolean;
  /** Its last step is done. */
  readonly finished: boolean;
}

const SILENT: Coach = { lesson: false, pieces: [], places: [], press: false, busy: false, finished: false };

/** What is asked for now; all of it empty where there is no lesson. */
export const useCoach = create<Coach>(() => SILENT);

/** What is not spoken of is no longer asked for. */
export const coach = (change: Partial<Coach>): void => useCoach.setState({ ...SILENT, ...change });
