/** Warnings that come up before a phase is ended. */
import { create } from 'zustand';
import { check, type State } from '../../../../engine/winter-war/index.ts';
import { warningsBeforeEnd, type Warning } from '../../threats/index.ts';
import { settings } from '../../../../table/store/settings.ts';
import { useGame } from '../../here.ts';
import { isCoached } from './coach.ts';
import { idleByFront, type Idle } from './idle.ts';

interface Held {
  /** False: phases end without a question. */
  readonly warns: boolean;
  readonly warnings: readonly Warning[];
  /** What has not moved or fought, for those who want to be told. */
  readonly idle: readonly Idle[];
}

const NOTHING = { warnings: [], idle: [] };

export const useWarnings = create<Held>(() => ({ warns: true, ...NOTHING }));

/** True while the end of a phase is held. */
export const isHeld = ({ warnings, idle }: Held): boolean => warnings.length + idle.length > 0;

/** From here on phases end without a question. */
export const warnNoMore = (): void => useWarnings.setState({ warns: false, ...NOTHING });

export const letGo = (): void => useWarnings.setState(NOTHING);

/** Holds the end of the phase while there is something to be warned of; true when it does. */
export function holdEnd(state: State): boolean {
  // In a lesson the end of a phase is often what is asked for.
  if (!useWarnings.getState().warns || useGame.getState().practice) return false;
  const warnings = warningsBeforeEnd(state);
  // What may not be ended says why by itself.
  const listed = settings().listIdle && !check(state, { type: 'end' }) ? idleByFront(state) : [];
  // Whoever is coached was told of no other front.
  const idle = isCoached(state) ? listed.filter(({ front }) => front === 'isthmus') : listed;
  useWarnings.setState({ warnings, idle });
  return warnings.length + idle.length > 0;
}
