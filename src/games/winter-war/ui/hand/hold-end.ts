/** Warnings that come up before a phase is ended. */
import { create } from 'zustand';
import type { State } from '../../../../engine/winter-war/index.ts';
import { warningsBeforeEnd, type Warning } from '../../threats/index.ts';
import { useGame } from '../../here.ts';

interface Held {
  /** False: phases end without a question. */
  readonly warns: boolean;
  readonly warnings: readonly Warning[];
}

export const useWarnings = create<Held>(() => ({ warns: true, warnings: [] }));

/** From here on phases end without a question. */
export const warnNoMore = (): void => useWarnings.setState({ warns: false, warnings: [] });

export const letGo = (): void => useWarnings.setState({ warnings: [] });

/** Holds the end of the phase while there is something to be warned of; true when it does. */
export function holdEnd(state: State): boolean {
  // In a lesson the end of a phase is often what is asked for.
  if (!useWarnings.getState().warns || useGame.getState().practice) return false;
  const warnings = warningsBeforeEnd(state);
  useWarnings.setState({ warnings });
  return warnings.length > 0;
}
