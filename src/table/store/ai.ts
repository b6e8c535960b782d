/** The computer player at the table: what it is at, and how its actions are shown. */
import { create } from 'zustand';
import type { Trouble } from './ai-worker.ts';
import { computerToDecide } from './play.ts';
import { useGame } from './game.ts';
import { isReplaying, SPEEDS, type Speed } from './replay.ts';

interface AiProgress {
  /** How far its thought has come, from 0 to 1; null while it does not think. */
  readonly thinking: number | null;
  /** What it does next, in order. */
  readonly next: readonly unknown[];
  /** The attack that comes next is pointed at before its die falls. */
  readonly aiming: boolean;
  readonly paused: boolean;
  /** Everything up to the next choice of a person is done at once. */
  readonly skipping: boolean;
  readonly speed: Speed;
  /** Why it does not go on. */
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

/** Nothing is thought or played. */
export const IDLE_AI = { thinking: null, next: [], aiming: false, skipping: false, trouble: null } as const;

/** What the computer player is at, and how it is shown. */
export const useAi = create<AiProgress>(() => ({ ...IDLE_AI, paused: false, speed: keptSpeed() }));

const { getState, setState } = useAi;

/** A computer player has the word, and the table shows it. */
export const isAiToPlay = (): boolean => !isReplaying() && computerToDecide() !== null;
/** A computer player has the word, whatever the table shows. */
export const useIsAiToPlay = (): boolean => useGame(() => computerToDecide() !== null);

/** Pauses, or goes on at its pace. */
export const setPaused = (paused: boolean): void => setState({ paused, skipping: false });

/** Does at once what there is up to the next choice of a person. */
export const skip = (): void => setState({ paused: false, skipping: true });

/** Chooses the speed, which this device remembers. */
export function setPace(speed: Speed): void {
  setState({ speed });
  try {
    localStorage.setItem(KEY, String(speed));
  } catch {
    // The next game begins at the usual speed.
  }
}

/** One speed faster or slower. */
export function changePace(by: 1 | -1): void {
  const speed = SPEEDS[SPEEDS.indexOf(getState().speed) + by];
  if (speed !== undefined) setPace(speed);
}

/** Tries once more after a trouble. */
export const retry = (): void => setState({ ...IDLE_AI });
