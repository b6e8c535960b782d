import { defineCommand } from '../../commands/define.ts';
import { openDialog } from '../../store/ui.ts';
import { settingsWords } from './settings-words.ts';

/** Opens the dialog, during a replay too. */
export const openSettings = defineCommand({
  id: 'settings',
  group: 'game',
  label: () => settingsWords().title,
  keys: ',',
  keyText: ',',
  while: ['watching', 'rival'],
  run: () => openDialog('settings'),
});
