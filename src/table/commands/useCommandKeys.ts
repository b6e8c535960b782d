import { useEffect } from 'react';
import { refuse, say, useTable } from '../store/table.ts';
import { COMMAND_LIST, COMMANDS, type Command } from './commands.ts';
import { isKey } from '../../kit/keys/keys.ts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable]';

function onKey(event: KeyboardEvent): void {
  const { dialog, rule } = useTable.getState();
  const target = event.target instanceof Element ? event.target : null;
  const typing = target?.closest(`${FIELDS}, [data-modal]`);
  // A dialog that has just closed itself has used the key up.
  if (event.defaultPrevented || typing || dialog || rule) return;
  const meant = COMMAND_LIST.filter((one) => isKey(event, one.keys) && one.offered());
  const command = meant.find((one) => one.enabled());
  if (command) {
    event.preventDefault();
    // A key held down carries the game on once.
    if (!(event.repeat && command === COMMANDS.end)) command.run();
  } else if (!event.repeat) tellWhy(meant);
}

/** A key that does nothing now says why; putting down what is not in hand goes without saying. */
function tellWhy(meant: readonly Command[]): void {
  const why = meant.find((one) => one !== COMMANDS.cancel)?.why() ?? null;
  if (typeof why === 'string') say(why);
  else if (why) refuse(why);
}

/** Keys run the same commands as the buttons; a dialog in front has the keyboard to itself. */
export function useCommandKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
