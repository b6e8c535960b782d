import startMessages from '../../content/en/start.ftl';
import { defineCommand } from '../../commands/define.ts';
import { openDialog } from '../../store/ui.ts';

/** What became of the games against the computer. */
export const openStatistics = defineCommand({
  id: 'statistics',
  group: 'game',
  label: () => startMessages().statistics,
  while: ['watching', 'ai'],
  run: () => openDialog('statistics'),
});
