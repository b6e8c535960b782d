/** State of the computer player at the table, and how its actions are shown. */
import { create } from 'zustand';
import type { Trouble } from './ai-worker.ts';
import { computerToDecide } from './play.ts';
import { useGame } from './game.ts';
import { isReplaying, nextSpeed, SPEEDS, type Speed } from './replay.ts';

interface AiProgress {
  /** Progress of its search, 0 to 1; null while it is not searching. */
  readonly thinking: number | null;
  /** Its next actions, in order. */
  readonly next: readonly unknown[];
  /** The target of the next attack is highlighted before its die is rolled. */
  readonly aiming: boolean;
  readonly paused: boolean;
  /** Everything up to a person's next choice is played at once. */
  readonly skipping: boolean;
  readonly speed: Speed;
  /** Why it has stopped; null: no error. */
  readonly trouble: Trouble | 'illegal' | null;
}

const KEY = 'winter-war-pace';
const USUAL: Speed = 2;

function keptSpeed(): Speed {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return SPEEDS.find((speed) => speed === kept) ?? USUAL;
  } catch {
    return USUAL;
  }
}

/** No search and no actions. */
export const IDLE_AI = { thinking: null, next: [], aiming: false, skipping: false, trouble: null } as const;

export const useAi = create<AiProgress>(() => ({ ...IDLE_AI, paused: false, speed: keptSpeed() }));

const { getState, setState } = useAi;

/** A computer player is to decide, and the table shows the live game. */
export const isAiToPlay = (): boolean => !isReplaying() && computerToDecide() !== null;
/** A computer player is to decide, whatever the table shows. */
export const useIsAiToPlay = (): boolean => useGame(() => computerToDecide() !== null);

export const setPaused = (paused: boolean): void => setState({ paused, skipping: false });

/** Plays everything up to a person's next choice at once. */
export const skip = (): void => setState({ paused: false, skipping: true });

/** Sets the speed and stores it on this device. */
export function setPace(speed: Speed): void {
  setState({ speed });
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // The next game starts at the usual speed.
  }
}

export function changePace(by: 1 | -1): void {
  const { speed } = getState();
  const next = nextSpeed(speed, by);
  if (next !== speed) setPace(next);
}

export const retry = (): void => setState({ ...IDLE_AI });
