/**
 * A press is meant for what the player has seen: the button that carries the game on rests for a moment when something
 * else is asked than before, and the second half of a double tap does nothing.
 */
import { create } from 'zustand';
import type { State } from '../../../../engine/winter-war/index.ts';
import { position, useGame } from '../../here.ts';
import { rivalAtPlay } from '../../../../table/rival/rival.ts';
import { primaryStep } from './primary.ts';
import { situationOf } from './situation.ts';

interface Rest {
  readonly resting: boolean;
  /** How long, in milliseconds. */
  readonly ms: number;
}

export const useRest = create<Rest>(() => ({ resting: false, ms: 600 }));

let timer: ReturnType<typeof setTimeout> | undefined;

export function rest(): void {
  const { ms } = useRest.getState();
  clearTimeout(timer);
  if (!ms) return;
  timer = setTimeout(() => useRest.setState({ resting: false }), ms);
  useRest.setState({ resting: true });
}

/** What is asked of the player; as long as it stays the same, so does what the button stands for. */
export function askedNow(state: State): string {
  const { turn, phase, phasing, decisions } = state;
  return [turn, phase, phasing, situationOf(state).kind, decisions.length, rivalAtPlay()].join();
}

/** The button, or its key, unless what it stands for is new. */
export function pressPrimary(): void {
  if (useRest.getState().resting) return;
  const { timeline } = useGame.getState();
  const before = askedNow(position());
  primaryStep().run();
  if (useGame.getState().timeline !== timeline || askedNow(position()) !== before) rest();
}

/* The second half of a double tap */

/** Where and when something was pressed, and on which side of the edge of the map. */
interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly map: boolean;
}

const DOUBLE_MS = 300;
/** A finger does not come down twice on the same spot, in pixels. */
const NEAR = 32;

let last: Press | null = null;

const isSecondHalf = (now: Press): boolean =>
  last !== null &&
  last.map !== now.map &&
  now.at - last.at < DOUBLE_MS &&
  Math.hypot(now.x - last.x, now.y - last.y) < NEAR;

/** A panel has come or gone under the finger: what the second tap meets was not there for the first. */
export function dropSecondHalf(event: MouseEvent): void {
  // A press without a pointer hits what it names.
  if (event.detail === 0) return;
  const map = event.target instanceof Element && event.target.closest('[data-map]') !== null;
  const now: Press = { at: event.timeStamp, x: event.clientX, y: event.clientY, map };
  if (isSecondHalf(now)) {
    event.preventDefault();
    event.stopPropagation();
  } else last = now;
}
