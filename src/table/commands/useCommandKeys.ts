import { useEffect } from 'react';
import { backOrOnText } from '../text/log.ts';
import { useGame } from '../store/game.ts';
import { say, useUi } from '../store/ui.ts';
import { digitOf, isKey } from '#kit/keys/keys.ts';
import { TWO_FINGER_TAP } from '#kit/panzoom/gestures.ts';
import type { Command, Gesture } from '../game/command.ts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable]';

/** Letters typed while the dialog that they are meant for is still loading. */
let ahead = '';

/** Returns the typed letters, for that dialog's input field. */
export function takeTypedAhead(): string {
  const typed = ahead;
  ahead = '';
  return typed;
}

/** Collects letters; Enter must not press the button that still has focus. */
function typeAhead(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  // oxlint-disable-next-line typescript/no-misused-spread -- each letter is one key press
  if (key === 'Backspace') ahead = [...ahead].slice(0, -1).join('');
  // oxlint-disable-next-line typescript/no-misused-spread -- each letter is one key press
  else if ([...key].length === 1 && !ctrlKey && !metaKey && !altKey) ahead += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
}

/** The commands of a key. On layouts with signs in the digit row, a key means its digit if its sign is no command. */
function commandsOf(event: KeyboardEvent, all: readonly Command[]): Command[] {
  const offered = all.filter((one) => one.offered());
  const bySign = offered.filter(({ keys }) => isKey(event, keys));
  const digit = digitOf(event);
  return bySign.length || !digit ? bySign : offered.filter(({ keys }) => isKey(event, keys, digit));
}

function onKey(event: KeyboardEvent, all: readonly Command[]): void {
  const { dialog, rule } = useUi.getState();
  const target = event.target instanceof Element ? event.target : null;
  const inDialog = target?.closest('[data-modal]');
  if (dialog && !inDialog && !event.defaultPrevented) return typeAhead(event);
  // The dialog has handled the key by closing itself.
  if (event.defaultPrevented || inDialog || target?.closest(FIELDS) || dialog || rule) return;
  ahead = '';
  const meant = commandsOf(event, all);
  const command = meant.find((one) => one.enabled());
  if (command) {
    event.preventDefault();
    if (!(event.repeat && command.once)) command.run();
  } else if (!event.repeat) meant.find(({ silent }) => !silent)?.run();
}

/** Runs the command of a gesture, or shows why it is disabled. */
export function runByGesture(gesture: Gesture, all: readonly Command[]): void {
  const meant = all.filter((one) => one.gesture === gesture && one.offered());
  (meant.find((one) => one.enabled()) ?? meant.find(({ silent }) => !silent))?.run();
}

/** Runs commands by keys and map gestures; a modal dialog receives all keys itself. */
export function useCommandKeys(commands: () => readonly Command[]): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event, commands());
    const onTap = (): void => {
      const before = useGame.getState().timeline;
      runByGesture('twoFingerTap', commands());
      const { timeline } = useGame.getState();
      // A gesture has no label and may have been meant as zoom, so the undone step is named.
      if (before && timeline && timeline.cursor < before.cursor) say(backOrOnText(before, timeline));
    };
    document.addEventListener('keydown', listen);
    document.addEventListener(TWO_FINGER_TAP, onTap);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener(TWO_FINGER_TAP, onTap);
    };
  }, [commands]);
}
