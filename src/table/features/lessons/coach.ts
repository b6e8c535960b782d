import { create } from 'zustand';
import type { Place } from '../../game/position.ts';

/** A lesson's highlights on the table: what to press, and whether the other side is acting. */
export interface Coach {
  readonly lesson: boolean;
  /** Pieces to select, by their numbers, and target places. */
  readonly pieces: readonly number[];
  readonly places: readonly Place[];
  /** The primary button is to be pressed. */
  readonly press: boolean;
  /** The other side plays its reply. */
  readonly busy: boolean;
  readonly finished: boolean;
}

const SILENT: Coach = { lesson: false, pieces: [], places: [], press: false, busy: false, finished: false };

/** The current highlights; all empty without a lesson. */
export const useCoach = create<Coach>(() => SILENT);

/** Replaces all highlights; those not given are cleared. */
export const coach = (change: Partial<Coach>): void => useCoach.setState({ ...SILENT, ...change });
