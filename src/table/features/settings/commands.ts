import startMessages from '../../content/en/start.ftl';
import { defineCommand } from '../../commands/define.ts';
import { openDialog } from '../../store/ui.ts';

/** Opens the dialog, during a replay too. */
export const openSettings = defineCommand({
  id: 'settings',
  group: 'game',
  label: () => startMessages().settings.title,
  keys: ',',
  keyText: ',',
  while: ['watching', 'ai'],
  run: () => openDialog('settings'),
});
