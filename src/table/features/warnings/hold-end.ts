/** What a player may regret, or has left undone, comes up before a phase is ended. */
import { create } from 'zustand';
import type { EndWarning } from '../../game/screen.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { settings } from '../../store/settings.ts';
import { idleListNow } from '../../store/shared-screen.ts';

interface HeldEnd {
  /** False: phases end without a question. */
  readonly warns: boolean;
  readonly warnings: readonly EndWarning[];
  /** Words of the question, where it is not about the end of a phase. */
  readonly words: { readonly title: string; readonly anyway: string } | null;
  /** Ends the phase that is held, or does what was asked about. */
  end(): void;
}

const NOTHING = { warnings: [], words: null, end: () => undefined };

/** What the end of the phase is held for; nothing is held where there are no warnings. */
export const useWarnings = create<HeldEnd>(() => ({ warns: true, ...NOTHING }));

/** True while the end of a phase is held. */
export const isHeld = ({ warnings }: HeldEnd): boolean => warnings.length > 0;

/** From here on phases end without a question. */
export const disableWarnings = (): void => useWarnings.setState({ warns: false, ...NOTHING });

/** The phase goes on as if nobody had asked to end it. */
export const dismissWarnings = (): void => useWarnings.setState(NOTHING);

/** Ends a phase, or holds it while there is something to be told of first; a second press ends it all the same. */
export function endPhase(state: unknown, end: () => void): void {
  if (isHeld(useWarnings.getState())) {
    dismissWarnings();
    return end();
  }
  // In a lesson the end of a phase is often what is asked for.
  if (!useWarnings.getState().warns || useGame.getState().practice) return end();
  const listIdle = settings()[idleListNow()];
  const warnings = (activeGame().screen.beforeEnd?.(state) ?? []).filter(
    ({ idle = false }) => listIdle || !idle,
  );
  if (warnings.length) useWarnings.setState({ warnings, words: null, end });
  else end();
}

/** Asks once before an action whose price is easily overlooked. */
export function askBefore(
  warning: EndWarning | null,
  words: { readonly title: string; readonly anyway: string },
  go: () => void,
): void {
  if (!warning || !useWarnings.getState().warns || useGame.getState().practice) return go();
  useWarnings.setState({ warnings: [warning], words, end: go });
}
