import { useEffect } from 'react';
import { refuse, say, useUi } from '../store/ui.ts';
import { isKey } from '#kit/keys/keys.ts';
import type { Command } from '../game/command.ts';

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
  } else if (!event.repeat) tellWhy(meant);
}

/** A key that does nothing now says why. */
function tellWhy(meant: readonly Command[]): void {
  const why = meant.find(({ silent }) => !silent)?.why() ?? null;
  if (typeof why === 'string') say(why);
  else if (why) refuse(why);
}

/** Keys run the same commands as the buttons; a dialog in front has the keyboard to itself. */
export function useCommandKeys(commands: () => readonly Command[]): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event, commands());
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [commands]);
}
