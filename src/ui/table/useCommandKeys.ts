import { useEffect } from 'react';
import { useTable } from '../../store/table.ts';
import { COMMAND_LIST } from '../commands.ts';
import { isKey } from './keys.ts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable]';

function onKey(event: KeyboardEvent): void {
  const { dialog, rule } = useTable.getState();
  const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  // A dialog that has just closed itself has used the key up.
  if (event.defaultPrevented || typing || dialog || rule) return;
  const command = COMMAND_LIST.find((one) => isKey(event, one.keys) && one.enabled());
  if (!command) return;
  event.preventDefault();
  command.run();
}

/** Keys run the same commands as the buttons; a dialog in front has the keyboard to itself. */
export function useCommandKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
