import { useEffect } from 'react';
import { useUi } from '../store/ui.ts';
import { isKey } from '#kit/keys/keys.ts';
import { TWO_FINGER_TAP } from '#kit/panzoom/gestures.ts';
import type { Command, Gesture } from '../game/command.ts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable]';

function onKey(event: KeyboardEvent, all: readonly Command[]): void {
  const { dialog, rule } = useUi.getState();
  const target = event.target instanceof Element ? event.target : null;
  const typing = target?.closest(`${FIELDS}, [data-modal]`);
  // A dialog that has just closed itself has used the key up.
  if (event.defaultPrevented || typing || dialog || rule) return;
  const meant = all.filter((one) => isKey(event, one.keys) && one.offered());
  const command = meant.find((one) => one.enabled());
  if (command) {
    event.preventDefault();
    if (!(event.repeat && command.once)) command.run();
  } else if (!event.repeat) meant.find(({ silent }) => !silent)?.run();
}

/** Gives the command of a gesture, or says why it does nothing now. */
export function runByGesture(gesture: Gesture, all: readonly Command[]): void {
  const meant = all.filter((one) => one.gesture === gesture && one.offered());
  (meant.find((one) => one.enabled()) ?? meant.find(({ silent }) => !silent))?.run();
}

/** Keys, and gestures on the map, run the same commands as the buttons; a dialog in front has the keyboard to itself. */
export function useCommandKeys(commands: () => readonly Command[]): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event, commands());
    const onTap = (): void => runByGesture('twoFingerTap', commands());
    document.addEventListener('keydown', listen);
    document.addEventListener(TWO_FINGER_TAP, onTap);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener(TWO_FINGER_TAP, onTap);
    };
  }, [commands]);
}
