import { defineCommand } from '#table/commands/define.ts';
import { openDialog } from '#table/store/ui.ts';
import { historyWords } from './words.ts';

export const showHistory = defineCommand({
  id: 'history',
  group: 'game',
  label: () => historyWords().command,
  short: () => historyWords().short,
  icon: 'book',
  while: ['rival', 'watching'],
  run: () => openDialog('history'),
});
