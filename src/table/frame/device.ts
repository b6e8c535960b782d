/** What a phone or a tablet adds to the table: the screen stays awake, and what is done is felt. */
import { canTick } from '../../kit/motion/can-tick.ts';
import { useGame } from '../store/game.ts';
import { settings } from '../store/settings.ts';

/** Milliseconds of a tick, and of one with a die: two ticks with a rest between them. */
const TICK = [12];
const DIE_TICKS = [12, 60, 24];

/** Asks for a screen that stays on while the page shows; the browser takes it back whenever the page is hidden. */
async function keepAwake(): Promise<void> {
  if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
  // Refused where the battery is low: then the screen sleeps as usual.
  // oxlint-disable-next-line compat/compat -- looked for above
  await navigator.wakeLock.request('screen').catch(() => undefined);
}

/** Ticks for each step that is added to the game. */
function tickForSteps(): () => void {
  return useGame.subscribe(({ timeline }, { timeline: before }) => {
    if (!timeline || !before || timeline.start !== before.start || timeline.cursor !== before.cursor + 1)
      return;
    if (!settings().haptics || !canTick()) return;
    // oxlint-disable-next-line compat/compat -- looked for above
    navigator.vibrate(timeline.steps[before.cursor]?.dice.length ? DIE_TICKS : TICK);
  });
}

/** While the table is open; gives what ends it. */
export function followDevice(): () => void {
  const wake = (): void => void keepAwake();
  wake();
  document.addEventListener('visibilitychange', wake);
  const still = tickForSteps();
  return () => {
    document.removeEventListener('visibilitychange', wake);
    still();
  };
}
