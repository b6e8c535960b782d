import { useHotkeys } from 'react-hotkeys-hook';
import { useTable } from '../../store/table.ts';
import { COMMAND_LIST } from '../commands.ts';

/** Keys run the same commands as the buttons; a dialog in front has the keyboard to itself. */
export function useCommandKeys(): void {
  const keys = COMMAND_LIST.filter((command) => command.keys);
  useHotkeys(
    keys.map((command) => command.keys).join(','),
    (event, { hotkey }) => {
      const { dialog, rule } = useTable.getState();
      const command = keys.find((one) => one.keys.split(',').includes(hotkey));
      // A dialog that has just closed itself has used the key up.
      if (event.defaultPrevented || dialog || rule || !command?.enabled()) return;
      event.preventDefault();
      command.run();
    },
    { useKey: false },
  );
}
