/** Shows warnings before a phase ends: what may be regretted or was not done. */
import { create } from 'zustand';
import type { EndWarning } from '../../game/screen.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { settings } from '../../store/settings.ts';
import { idleListNow } from '../../store/shared-screen.ts';

interface HeldEnd {
  /** False: phases end without warnings. */
  readonly warns: boolean;
  readonly warnings: readonly EndWarning[];
  /** Title and button, if the question is not about the end of a phase. */
  readonly words: { readonly title: string; readonly anyway: string } | null;
  /** Ends the phase, or does what the question was about. */
  end(): void;
}

const NOTHING = { warnings: [], words: null, end: () => undefined };

/** The warnings on show; none: nothing is held. */
export const useWarnings = create<HeldEnd>(() => ({ warns: true, ...NOTHING }));

/** True while the end of a phase waits for confirmation. */
export const isHeld = ({ warnings }: HeldEnd): boolean => warnings.length > 0;

export const disableWarnings = (): void => useWarnings.setState({ warns: false, ...NOTHING });

/** Cancels the end of the phase. */
export const dismissWarnings = (): void => useWarnings.setState(NOTHING);

/** Ends a phase; if there are warnings, shows them first, and a second press ends it. */
export function endPhase(state: unknown, end: () => void): void {
  if (isHeld(useWarnings.getState())) {
    dismissWarnings();
    return end();
  }
  // In a lesson the end of a phase is often the task.
  if (!useWarnings.getState().warns || useGame.getState().practice) return end();
  const listIdle = settings()[idleListNow()];
  const warnings = (activeGame().screen.beforeEnd?.(state) ?? []).filter(
    ({ idle = false }) => listIdle || !idle,
  );
  if (warnings.length) useWarnings.setState({ warnings, words: null, end });
  else end();
}

/** Asks once before an action whose cost is easily overlooked. */
export function askBefore(
  warning: EndWarning | null,
  words: { readonly title: string; readonly anyway: string },
  go: () => void,
): void {
  if (!warning || !useWarnings.getState().warns || useGame.getState().practice) return go();
  useWarnings.setState({ warnings: [warning], words, end: go });
}
