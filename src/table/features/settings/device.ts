import { useGame } from '../../store/game.ts';
import { settings } from '../../store/settings.ts';

/** Screen wake lock and vibration on phones and tablets. */

/** Vibration patterns in milliseconds, for a step without and with a die. */
const TICK = [12];
const DIE_TICKS = [12, 60, 24];

export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Without input for this time, in milliseconds, the screen may sleep. */
const ALONE_MS = 600_000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Keeps the screen on while the page is visible and in use; returns the function that ends it. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const release = (): void => {
    // oxlint-disable-next-line compat/compat -- a lock exists only if the browser supports it
    void lock?.release().catch(() => undefined);
    lock = null;
  };
  // The browser releases the lock whenever the page is hidden.
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on low battery: the screen sleeps as usual.
    // oxlint-disable-next-line compat/compat -- checked above
    const given = await navigator.wakeLock.request('screen').catch(() => null);
    release();
    lock = given;
    if (ended) release();
  };
  let alone: ReturnType<typeof setTimeout> | undefined;
  const onTouch = (): void => {
    clearTimeout(alone);
    alone = setTimeout(release, ALONE_MS);
    if (!lock) void ask();
  };
  const onChange = (): void => {
    release();
    onTouch();
  };
  onChange();
  document.addEventListener('visibilitychange', onChange);
  for (const touch of TOUCHES) document.addEventListener(touch, onTouch, { passive: true });
  return () => {
    ended = true;
    clearTimeout(alone);
    document.removeEventListener('visibilitychange', onChange);
    for (const touch of TOUCHES) document.removeEventListener(touch, onTouch);
    release();
  };
}

/** Vibrates for each step that is added to the game. */
function tickForSteps(): () => void {
  return useGame.subscribe(({ timeline }, { timeline: before }) => {
    if (!timeline || !before || timeline.start !== before.start || timeline.cursor !== before.cursor + 1)
      return;
    if (!settings().haptics || !canVibrate()) return;
    // oxlint-disable-next-line compat/compat -- checked above
    navigator.vibrate(timeline.steps[before.cursor]?.dice.length ? DIE_TICKS : TICK);
  });
}

/** Starts both while the table is open; returns the function that ends them. */
export function followDevice(): () => void {
  const letSleep = keepAwake();
  const stopTicking = tickForSteps();
  return () => {
    letSleep();
    stopTicking();
  };
}
